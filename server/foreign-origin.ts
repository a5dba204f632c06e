import type { IncomingMessage } from 'node:http'
import { paths } from '#app/paths.ts'

/** Methods that change nothing. */
const SAFE = /^(?:GET|HEAD|OPTIONS)$/

/** Apple returns users by a form of its own page; its state proves that our site started the sign-in. */
const ACCEPTED_FROM_ANYWHERE = new Set(['POST /signin/apple/callback'])

/**
 * A phone shares to the installed app by a POST that the browser itself begins: no page is its origin, which is 'null'
 * then, and only `Sec-Fetch-Site: none` says so, which no page can send.
 */
const SHARED_BY_THE_PHONE = `POST ${paths.shareToSell()}`

export interface OriginRule {
  publicOrigin: string
  /** Origins on which the app's webview opens our pages. */
  webviewOrigins: readonly string[]
  sessionCookieName: string
}

type Sent = Pick<Request, 'method' | 'url'> & { headers: { get(name: string): string | null } }

/**
 * Whether a request would change something and was not sent by a page of ours, whatever its content type. Browsers
 * state the origin of a request by `Origin`, and by `Sec-Fetch-Site` when they leave `Origin` out. A request with
 * neither and with a session is refused, because its origin is unknown. Without a session there is nothing to misuse,
 * so programs may post.
 */
export function isForeign(request: Sent, rule: OriginRule): boolean {
  if (SAFE.test(request.method)) return false
  const target = `${request.method} ${new URL(request.url).pathname}`
  if (ACCEPTED_FROM_ANYWHERE.has(target)) return false
  if (target === SHARED_BY_THE_PHONE && isBegunByBrowser(request)) return false
  return isFromElsewhere((name) => request.headers.get(name), rule)
}

const isBegunByBrowser = ({ headers }: Sent) =>
  headers.get('origin') === 'null' && headers.get('sec-fetch-site') === 'none'

/**
 * The same for the upgrade to a socket, to which no same-origin policy applies. Browsers always send the page's origin
 * with it, which therefore decides alone: a page of ours may open the socket on another host of ours.
 */
export function isForeignUpgrade(request: IncomingMessage, rule: OriginRule): boolean {
  return isFromElsewhere((name) => {
    if (name === 'sec-fetch-site' && request.headers.origin !== undefined) return null
    const value = request.headers[name]
    return typeof value === 'string' ? value : null
  }, rule)
}

function isFromElsewhere(
  header: (name: 'origin' | 'host' | 'sec-fetch-site' | 'cookie') => string | null,
  { publicOrigin, webviewOrigins, sessionCookieName }: OriginRule,
): boolean {
  const origin = header('origin')
  const site = header('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  if (origin !== null)
    return !webviewOrigins.includes(origin) && !isOurs(origin, header('host'), publicOrigin)
  if (site !== null) return false
  const cookies = (header('cookie') ?? '').split(';')
  return cookies.some((cookie) => cookie.trim().startsWith(`${sessionCookieName}=`))
}

/** Ours is the public origin, and any other host by which the visitor reached this server, over the same protocol. */
function isOurs(origin: string, host: string | null, publicOrigin: string): boolean {
  return origin === publicOrigin || origin === `${new URL(publicOrigin).protocol}//${host}`
}
