import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openBackend } from '#backend/backend.ts'
import { HOST_NAMES } from '#contracts/hosts.ts'
import { readEnvironmentOrExit } from './environment.ts'
import { openErrorReporting } from './error-reporting.ts'
import { stopGracefully } from './http.ts'
import { createLog } from './log.ts'
import { exitWhenLost, exitWhenNotListening, exitWithReason } from './operator.ts'
import { serveHosts } from './serve-hosts.ts'

/** `npm run start:hosts`: the embedded hosts for other machines, each under `/<host>`. */
const environment = readEnvironmentOrExit(process.env)
const writtenLog = createLog(environment.logLevel)
const reporting = await openErrorReporting(environment.thirdParties.errors)
const log = reporting?.watch(writtenLog) ?? writtenLog
const backend = await openBackend({ ...environment, log }).catch(exitWithReason)
exitWhenLost(backend.database.lost, log)

const server = createServer(getRequestListener(serveHosts(backend.hosts)))
stopGracefully({
  server,
  drain: async () => undefined,
  close: async () => {
    await backend.close()
    await reporting?.close()
  },
  limitMs: 9_000,
})
exitWhenNotListening(server, {
  port: environment.hostsPort,
  host: environment.listenHost,
  variables: 'HOSTS_PORT, HOST',
})
server.listen(environment.hostsPort, environment.listenHost, () => {
  log.info({ port: environment.hostsPort, hosts: HOST_NAMES }, 'hosts listening')
})
