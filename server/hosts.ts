import { openBackend } from '#backend/backend.ts'
import { CHAT_MEDIA_PATH } from '#contracts/chat-constants.ts'
import { HOST_NAMES, hostPath } from '#contracts/hosts.ts'
import { LISTING_PHOTO_PATH } from '#contracts/listing-photo-constants.ts'
import { listenForCommands } from './control-socket.ts'
import { EnvironmentError, readEnvironmentOrExit } from './environment.ts'
import { openErrorReporting } from './error-reporting.ts'
import { missingSecretOfHosts } from './hosts-secret.ts'
import { stopGracefully } from './http.ts'
import { createHttpServer } from './http-server.ts'
import { createLog } from './log.ts'
import { exitWhenLost, exitWhenNotListening, exitWithReason } from './operator.ts'
import { warnOfSandbox } from './own-machine.ts'
import { hostsListener } from './serve-hosts.ts'

const UPLOADS = [
  `/${hostPath('edge')}${CHAT_MEDIA_PATH}`,
  `/${hostPath('product')}${LISTING_PHOTO_PATH}`,
]

/** `npm run start:hosts`: the embedded hosts for other machines, each under `/<host>`. */
const environment = readEnvironmentOrExit(process.env)
const missing = missingSecretOfHosts(environment.listenHost, environment.hostsSecret)
if (missing) exitWithReason(new EnvironmentError([missing]))
const writtenLog = createLog(environment.logLevel)
const reporting = await openErrorReporting(environment.thirdParties.errors)
const log = reporting?.watch(writtenLog) ?? writtenLog
const backend = await openBackend({ ...environment, log }).catch(exitWithReason)
exitWhenLost(backend.database.lost, log)
const stopCommands = listenForCommands({ ...environment, database: backend.database, log })

const http = createHttpServer({
  isUpload: (address) => UPLOADS.some((path) => address.startsWith(path)),
})
http.answer(hostsListener(backend.hosts, { secret: environment.hostsSecret }))
stopGracefully({
  http,
  drain: async () => undefined,
  close: async () => {
    stopCommands()
    await backend.close()
    await reporting?.close()
  },
  limitMs: 9_000,
})
exitWhenNotListening(http.server, {
  port: environment.hostsPort,
  host: environment.listenHost,
  variables: 'HOSTS_PORT, HOST',
})
http.server.listen(environment.hostsPort, environment.listenHost, () => {
  log.info({ port: environment.hostsPort, hosts: HOST_NAMES }, 'hosts listening')
  if (backend.sandbox) warnOfSandbox(log, environment)
})
