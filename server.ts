import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createServiceClients } from '#app/services/client.ts'
import { createSocialSignIn } from '#app/session/create-social-sign-in.ts'
import { withoutDataPrefix } from '#app/shell/webview/data-prefix.ts'
import { openBackend } from '#backend/backend.ts'
import { CHAT_SOCKET_PATH } from '#contracts/chat-facts.ts'
import { clientAddress } from './server/client-address.ts'
import { createDevelopmentServer } from './server/development.ts'
import { readEnvironmentOrExit } from './server/environment.ts'
import { openErrorReporting } from './server/error-reporting.ts'
import { formTargets } from './server/form-targets.ts'
import {
  dispatchUpgrades,
  dropForwardedHeaders,
  nameWebviewHost,
  stopGracefully,
} from './server/http.ts'
import { createLog } from './server/log.ts'
import { exitWhenLost, exitWithReason } from './server/operator.ts'
import { reachHosts } from './server/reach-hosts.ts'
import { createWeb, originRuleOf } from './server/web.ts'
import { welcome } from './server/welcome.ts'

const environment = readEnvironmentOrExit(process.env)
const { publicOrigin } = environment
const writtenLog = createLog(environment.logLevel)
const reporting = await openErrorReporting(environment.thirdParties.errors)
const log = reporting?.watch(writtenLog) ?? writtenLog
const backend = await openBackend({ ...environment, log }).catch(exitWithReason)
exitWhenLost(backend.database.lost, log)

// A search for ten thousand Korean letters is an address of 90,000 bytes; it gets a page like any other.
const server = createServer({ maxHeaderSize: 128 * 1024 })
const development =
  environment.mode === 'development' ? await createDevelopmentServer(server) : undefined
const hosts = reachHosts(backend.hosts, environment.hostUrls)
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
  services: createServiceClients(reporting?.observeHosts(hosts) ?? hosts),
  media: backend.media,
  signCard: backend.signCard,
  edge: hosts.edge,
  sandbox: backend.sandbox,
  ready: async () => !draining && (await backend.database.ping().then(() => true)),
  log,
})

const listener = getRequestListener(web.fetch)
server.on('request', (request, response) => {
  dropForwardedHeaders(request)
  nameWebviewHost(request, environment.shell.webviewOrigins)
  request.url = withoutDataPrefix(request.url ?? '/')
  if (!development) return void listener(request, response)
  development.middlewares(request, response, () => void listener(request, response))
})
dispatchUpgrades(
  server,
  {
    [CHAT_SOCKET_PATH]: (request, socket, head) => {
      const forwardedFor = request.headers['x-forwarded-for']
      const address = clientAddress(
        request.socket.remoteAddress,
        Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
        environment.trustedProxyHops,
      )
      backend.chat.upgrade(request, socket, head, address)
    },
  },
  originRuleOf(publicOrigin, environment.shell.webviewOrigins),
)
stopGracefully({
  server,
  drain: () => {
    draining = true
    return backend.chat.drain()
  },
  close: async () => {
    await development?.close()
    await backend.close()
    await reporting?.close()
  },
  limitMs: 9_000,
})

server.listen(environment.port, environment.listenHost, () => {
  const { port } = server.address() as AddressInfo
  log.info({ port }, 'listening')
  process.stdout.write(
    welcome(port, backend.demoPeople, { sandbox: backend.sandbox !== undefined }),
  )
})
