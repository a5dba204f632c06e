import type { HostFetch } from '#app/services/client.ts'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'

/** Each host in process, or over HTTP where the environment names an address for it. */
export function reachHosts(
  embedded: Record<HostName, HostFetch>,
  urls: Partial<Record<HostName, string>>,
): Record<HostName, HostFetch> {
  return Object.fromEntries(
    HOST_NAMES.map((host) => {
      const base = urls[host]
      return [host, base ? overHttp(base) : embedded[host]]
    }),
  ) as Record<HostName, HostFetch>
}

function overHttp(base: string): HostFetch {
  return (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(`${base}${pathname}${search}`, request))
  }
}
