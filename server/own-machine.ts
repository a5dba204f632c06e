import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/*
 * Where the sandbox is on without being requested, anyone who reaches the server can sign in as any user. It then
 * serves this machine only: requests that name another host (another machine, or a page whose name was rebound to ours)
 * and requests from a proxy are refused, all of them, before any other code reads them.
 */

const LOOPBACK_NAME =
  /^(?:(?:[a-z0-9_-]+\.)*localhost|127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}|::1|\[::1\])$/i

/** Whether a name or address, without a port, is of the machine itself (RFC 6761 for names). */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAME.test(name)
}

/** The headers of proxies, balancers and tunnels, by their documented names. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-(?:ip|port)|(?:x-|true-|fastly-|fly-)client-ip|x-cluster-client-ip|cf-.+|cdn-loop|fly-.+|x-amzn?-.+|x-amz-cf-id|x-azure-.+|x-appengine-.+|x-cloud-trace-context|x-envoy-.+|x-arr-.+|x-vercel-.+|x-proxy.*|client-ip)$/i

/**
 * Whether a request comes from this machine to this machine, as far as its headers say. HTTP/1.0 counts as a proxy's:
 * nginx speaks it by default, with a Host of its own making and no other header.
 */
export function isOfThisMachine(request: IncomingMessage): boolean {
  const { httpVersionMajor, httpVersionMinor, rawHeaders } = request
  if (httpVersionMajor === 1 && httpVersionMinor === 0) return false
  const hosts: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase()
    if (FORWARDING.test(name)) return false
    if (name === 'host') hosts.push(rawHeaders[index + 1] ?? '')
  }
  const [host = '', ...others] = hosts
  return others.length === 0 && isLoopbackName(host.replace(/:\d{1,5}$/, ''))
}

const REFUSAL = `이 서버는 샌드박스로 열려 있어서 이 컴퓨터에서만 쓸 수 있어요.
다른 곳에서 쓰려면 운영자가 PUBLIC_ORIGIN을 정하고 SMS_·IDENTITY_ 설정을 넣어야 해요.

This server runs with its sandbox, in which every visitor can sign in as any user, and therefore answers this machine only.
Operator: set PUBLIC_ORIGIN (and TRUSTED_PROXY_HOPS behind a proxy) and the SMS_ and IDENTITY_ variables,
or SANDBOX=1 for a test site that everybody may enter as any user. See docs/running.md.
`

const HEADERS = {
  'content-type': 'text/plain;charset=UTF-8',
  'content-length': String(Buffer.byteLength(REFUSAL)),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  // A following body is not read.
  connection: 'close',
}

/** Answers 421 (Misdirected Request) to a request that is not of this machine. @returns whether it has */
export function refuseRemoteRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (isOfThisMachine(request)) return false
  response.writeHead(421, HEADERS).end(request.method === 'HEAD' ? undefined : REFUSAL)
  return true
}

/** The same for an upgrade, whose socket it ends. @returns whether it has */
export function refuseRemoteUpgrade(request: IncomingMessage, socket: Duplex): boolean {
  if (isOfThisMachine(request)) return false
  const head = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 421 Misdirected Request\r\n${head.join('')}\r\n${REFUSAL}`)
  return true
}

/** Warns in the log at start that any visitor can sign in as any member, and says who is served. */
export function warnOfSandbox(
  log: { warn(fields: object, message: string): void },
  { forThisMachineOnly }: { forThisMachineOnly: boolean },
): void {
  log.warn(
    { serves: forThisMachineOnly ? 'this machine only' : 'everybody' },
    'the sandbox is on: every visitor who is served can sign in as any user',
  )
}
