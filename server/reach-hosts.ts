import type { HostFetch } from '#app/services/client.server.ts'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'
import { HOSTS_SECRET_HEADER, isSecretRefused } from './hosts-secret.ts'

/**
 * Each host in process, or over HTTP where the environment names an address for it.
 * @param secret proves to hosts elsewhere that this server is the caller; sent to them alone
 */
export function reachHosts(
  embedded: Record<HostName, HostFetch>,
  urls: Partial<Record<HostName, string>>,
  secret: string | undefined,
): Record<HostName, HostFetch> {
  return Object.fromEntries(
    HOST_NAMES.map((host) => {
      const base = urls[host]
      return [host, base ? overHttp(base, secret) : embedded[host]]
    }),
  ) as Record<HostName, HostFetch>
}

function overHttp(base: string, secret: string | undefined): HostFetch {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const call = new Request(`${base}${pathname}${search}`, request)
    if (secret !== undefined) call.headers.set(HOSTS_SECRET_HEADER, secret)
    // A redirect would carry the secret to its target.
    const response = await fetch(call, { redirect: 'error' })
    // An error in our settings; passed on as it is, it would sign the visitor out.
    if (isSecretRefused(response)) throw new Error('the host does not accept our HOSTS_SECRET')
    return response
  }
}
