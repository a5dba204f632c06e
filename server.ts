import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createServiceClients } from '#app/services/client.server.ts'
import { createSocialSignIn } from '#app/session/create-social-sign-in.server.ts'
import { withoutDataPrefix } from '#app/shell/webview/data-prefix.ts'
import { openBackend } from '#backend/backend.ts'
import { CHAT_MEDIA_PATH, CHAT_SOCKET_PATH } from '#contracts/chat-constants.ts'
import { LISTING_PHOTO_PATH } from '#contracts/listing-photo-constants.ts'
import { clientAddress } from './server/client-address.ts'
import { listenForCommands } from './server/control-socket.ts'
import { createDevelopmentServer } from './server/development.ts'
import { readEnvironmentOrExit } from './server/environment.ts'
import { openErrorReporting } from './server/error-reporting.ts'
import { formTargets } from './server/form-targets.ts'
import {
  cachedFirst,
  dropForwardedHeaders,
  nameWebviewHost,
  stopGracefully,
} from './server/http.ts'
import { createHttpServer } from './server/http-server.ts'
import { createLog } from './server/log.ts'
import { exitWhenLost, exitWhenNotListening, exitWithReason } from './server/operator.ts'
import { refuseRemoteRequest, refuseRemoteUpgrade, warnOfSandbox } from './server/own-machine.ts'
import { reachHosts } from './server/reach-hosts.ts'
import { refusalHeaders } from './server/security-headers.ts'
import { createWeb, originRuleOf } from './server/web.ts'
import { welcome } from './server/welcome.ts'

const environment = readEnvironmentOrExit(process.env)
const { publicOrigin } = environment
const writtenLog = createLog(environment.logLevel)
const reporting = await openErrorReporting(environment.thirdParties.errors)
const log = reporting?.watch(writtenLog) ?? writtenLog
const backend = await openBackend({ ...environment, log }).catch(exitWithReason)
exitWhenLost(backend.database.lost, log)
const stopCommands = listenForCommands({ ...environment, database: backend.database, log })

const http = createHttpServer({
  // Vite serves files of the whole machine, wherever they are.
  limits: environment.mode === 'development' ? { pathSlashes: 100 } : {},
  refusalHeaders: refusalHeaders(publicOrigin),
  isUpload: (address) =>
    address.startsWith(CHAT_MEDIA_PATH) || address.startsWith(LISTING_PHOTO_PATH),
  upgrades: {
    handlers: {
      [CHAT_SOCKET_PATH]: (request, socket, head) => {
        if (environment.forThisMachineOnly && refuseRemoteUpgrade(request, socket)) return
        const forwardedFor = request.headers['x-forwarded-for']
        const address = clientAddress(
          request.socket.remoteAddress,
          Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
          environment.trustedProxyHops,
        )
        backend.chat.upgrade(request, socket, head, address)
      },
    },
    originRule: originRuleOf(publicOrigin, environment.shell.webviewOrigins),
    leavesToVite: environment.mode === 'development',
  },
})
const { server } = http
const development =
  environment.mode === 'development' ? await createDevelopmentServer(server) : undefined
/** Only where this process keeps the log of changes. */
const hasNothingAfter = environment.hostUrls.init ? undefined : backend.hasNothingAfter
const hosts = reachHosts(backend.hosts, environment.hostUrls, environment.hostsSecret)
let draining = false

const web = createWeb({
  build: development?.build ?? (await import(pathToFileURL(resolve('build/server/index.js')).href)),
  mode: environment.mode,
  publicOrigin,
  trustedProxyHops: environment.trustedProxyHops,
  cookieSecrets: backend.keys.cookieSecrets,
  social: createSocialSignIn({
    setup: backend.social,
    publicOrigin,
    cookieSecrets: backend.keys.cookieSecrets,
    secure: publicOrigin.startsWith('https:'),
    log,
  }),
  formTargets: formTargets(backend.social, publicOrigin),
  shell: environment.shell,
  appLinks: environment.appLinks,
  thirdParties: environment.thirdParties,
  observe: reporting?.observe,
  cachesPages: environment.mode === 'production',
  services: createServiceClients(hosts, {
    hasNothingAfter,
    ...(reporting && { observe: reporting.observeCall }),
  }),
  hasNothingAfter,
  media: backend.media,
  signCard: backend.signCard,
  fileHosts: hosts,
  sandbox: backend.sandbox,
  ready: async () => !draining && (await backend.database.ping().then(() => true)),
  log,
})

const listener = getRequestListener((request, { incoming }) =>
  web.fetch(request, { incoming: incoming as IncomingMessage }),
)
const answer = cachedFirst(web.sendCached, (request, response) => {
  dropForwardedHeaders(request)
  nameWebviewHost(request, environment.shell.webviewOrigins)
  if (!development) return void listener(request, response)
  development.middlewares(request, response, () => void listener(request, response))
})
http.answer((request, response) => {
  if (environment.forThisMachineOnly && refuseRemoteRequest(request, response)) return
  request.url = withoutDataPrefix(request.url ?? '/')
  answer(request, response)
})
stopGracefully({
  http,
  drain: () => {
    draining = true
    return backend.chat.drain()
  },
  close: async () => {
    stopCommands()
    await development?.close()
    await backend.close()
    await reporting?.close()
  },
  limitMs: 9_000,
})

exitWhenNotListening(server, {
  port: environment.port,
  host: environment.listenHost,
  variables: 'PORT, HOST',
})
server.listen(environment.port, environment.listenHost, () => {
  const { port } = server.address() as AddressInfo
  log.info({ port }, 'listening')
  if (backend.sandbox) warnOfSandbox(log, environment)
  process.stdout.write(
    welcome(port, backend.demoPeople, {
      sandbox: backend.sandbox !== undefined,
      forThisMachineOnly: environment.forThisMachineOnly,
    }),
  )
})
