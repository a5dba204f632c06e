import { HOST_NAMES, type HostName, hostPath } from '#contracts/hosts.ts'

/** The hosts for other machines: each under `/<host>`, and `/healthz` of the process. */
export function serveHosts(
  hosts: Record<HostName, (request: Request) => Promise<Response>>,
): (request: Request) => Response | Promise<Response> {
  const byPath = new Map(HOST_NAMES.map((host) => [hostPath(host), hosts[host]]))
  return (request) => {
    const url = new URL(request.url)
    const [, first = '', ...rest] = url.pathname.split('/')
    if (first === 'healthz') return new Response('ok')
    const host = byPath.get(first)
    if (!host) return new Response('not found', { status: 404 })
    url.pathname = `/${rest.join('/')}`
    return host(new Request(url, request))
  }
}
