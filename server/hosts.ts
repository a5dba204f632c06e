import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openBackend } from '#backend/backend.ts'
import { HOST_NAMES } from '#contracts/hosts.ts'
import { readEnvironmentOrExit } from './environment.ts'
import { stopGracefully } from './http.ts'
import { createLog } from './log.ts'
import { exitWhenLost, exitWithReason } from './operator.ts'
import { serveHosts } from './serve-hosts.ts'

/** `npm run start:hosts`: the embedded hosts for other machines, each under `/<host>`. */
const environment = readEnvironmentOrExit(process.env)
const log = createLog(environment.logLevel)
const backend = await openBackend({ ...environment, log }).catch(exitWithReason)
exitWhenLost(backend.database.lost, log)

const server = createServer(getRequestListener(serveHosts(backend.hosts)))
stopGracefully({ server, drain: () => undefined, close: () => backend.close(), limitMs: 9_000 })
server.listen(environment.hostsPort, environment.listenHost, () => {
  log.info({ port: environment.hostsPort, hosts: HOST_NAMES }, 'hosts listening')
})
