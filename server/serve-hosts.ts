import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HostFetch } from '#app/services/client.server.ts'
import { sameText } from '#backend/integrations/signing.ts'
import { PROFILE_IMAGE_PATH } from '#contracts/boot.ts'
import { CHAT_MEDIA_PATH } from '#contracts/chat-constants.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { HOST_NAMES, type HostName, hostPath } from '#contracts/hosts.ts'
import {
  HANDOVER_PHOTO_FORM_PATH,
  LISTING_PHOTO_FORM_PATH,
  LISTING_PHOTO_PATH,
} from '#contracts/listing-photo-constants.ts'
import { HOSTS_SECRET_HEADER, SECRET_CHALLENGE } from './hosts-secret.ts'
import { refuseRemoteRequest } from './own-machine.ts'

export interface ServeHostsOptions {
  /** The secret that identifies the web server. Without it only this machine is served, and no caller is trusted. */
  secret: string | undefined
}

/** The same as for forms (`server/web.ts`): several times what users type. */
const MAXIMUM_BODY_BYTES = 1024 * 1024

const TOO_LARGE = { status: 413, message: '보낸 내용이 너무 커요. 줄여서 다시 보내 주세요.' }

/** Files go to their host whole, which bounds them by their kind. */
const UPLOADS = [
  `/${hostPath('edge')}${CHAT_MEDIA_PATH}`,
  `/${hostPath('boot')}${PROFILE_IMAGE_PATH}`,
  `/${hostPath('product')}${LISTING_PHOTO_PATH}`,
  `/${hostPath('product')}${LISTING_PHOTO_FORM_PATH}`,
  `/${hostPath('product')}${HANDOVER_PHOTO_FORM_PATH}`,
]

/** What the web server says of the visitor it calls for (`callerHeaders` of `app/services/client.server.ts`). */
const CALLER_HEADERS = ['x-device-uuid', 'x-client-address', 'x-client-user-agent']

/**
 * The hosts for other machines: each under `/<host>`, and `/healthz` of the process, which alone needs no secret. A call
 * without the secret is 401 before its body is read; a body of more than a megabyte is 413.
 */
export function serveHosts(
  hosts: Record<HostName, HostFetch>,
  { secret }: ServeHostsOptions,
): (request: Request) => Response | Promise<Response> {
  const byPath = new Map(HOST_NAMES.map((host) => [hostPath(host), hosts[host]]))
  const limitBody = bodyLimit({
    maxSize: MAXIMUM_BODY_BYTES,
    onError: () => refusal('TOO_LARGE', TOO_LARGE),
  })
  const app = new Hono()

  app.get('/healthz', (c) => c.text('ok'))
  app.use(async (c, next) => {
    if (secret !== undefined && !sameText(c.req.header(HOSTS_SECRET_HEADER) ?? '', secret))
      return refusal('UNAUTHORIZED', ERROR_CATALOGUE.UNAUTHORIZED, {
        'www-authenticate': SECRET_CHALLENGE,
      })
    return next()
  })
  app.use((c, next) => (UPLOADS.includes(c.req.path) ? next() : limitBody(c, next)))
  app.all('*', (c) => {
    const { raw } = c.req
    const url = new URL(raw.url)
    const [, first = '', ...rest] = url.pathname.split('/')
    const host = byPath.get(first)
    if (!host) return new Response('not found', { status: 404 })
    url.pathname = `/${rest.join('/')}`
    const headers = new Headers(raw.headers)
    headers.delete(HOSTS_SECRET_HEADER)
    if (secret === undefined) for (const name of CALLER_HEADERS) headers.delete(name)
    const { method, body, signal } = raw
    const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
    return host(new Request(url, init))
  })
  // Hosts answer and log their own errors; what remains is an aborted body.
  app.onError(() => refusal('GENERIC', ERROR_CATALOGUE.GENERIC))
  return (request) => app.fetch(request)
}

/** The same for a server of Node. */
export function hostsListener(
  hosts: Record<HostName, HostFetch>,
  options: ServeHostsOptions,
): RequestListener {
  const answer = getRequestListener(serveHosts(hosts, options))
  return (request, response) => {
    if (options.secret === undefined && refuseRemoteRequest(request, response)) return
    void answer(request, response)
  }
}

/** In the shape of the hosts' own answers; the rest of a body is not read. */
function refusal(
  code: string,
  { status, message }: { status: number; message: string },
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { defined: false, code, status, message },
    { status, headers: { connection: 'close', 'cache-control': 'no-store', ...headers } },
  )
}
