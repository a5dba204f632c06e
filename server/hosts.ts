import { getRequestListener } from '@hono/node-server'
import { openBackend } from '#backend/backend.ts'
import { CHAT_MEDIA_PATH } from '#contracts/chat-facts.ts'
import { HOST_NAMES, hostPath } from '#contracts/hosts.ts'
import { readEnvironmentOrExit } from './environment.ts'
import { openErrorReporting } from './error-reporting.ts'
import { stopGracefully } from './http.ts'
import { createHttpServer } from './http-server.ts'
import { createLog } from './log.ts'
import { exitWhenLost, exitWithReason } from './operator.ts'
import { serveHosts } from './serve-hosts.ts'

const UPLOADS = `/${hostPath('edge')}${CHAT_MEDIA_PATH}`

/** `npm run start:hosts`: the embedded hosts for other machines, each under `/<host>`. */
const environment = readEnvironmentOrExit(process.env)
const writtenLog = createLog(environment.logLevel)
const reporting = await openErrorReporting(environment.thirdParties.errors)
const log = reporting?.watch(writtenLog) ?? writtenLog
const backend = await openBackend({ ...environment, log }).catch(exitWithReason)
exitWhenLost(backend.database.lost, log)

const http = createHttpServer({ isUpload: (address) => address.startsWith(UPLOADS) })
http.answer(getRequestListener(serveHosts(backend.hosts)))
stopGracefully({
  http,
  drain: async () => undefined,
  close: async () => {
    await backend.close()
    await reporting?.close()
  },
  limitMs: 9_000,
})
http.server.listen(environment.hostsPort, environment.listenHost, () => {
  log.info({ port: environment.hostsPort, hosts: HOST_NAMES }, 'hosts listening')
})
