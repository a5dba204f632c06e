/** The push services of the browsers: an endpoint is an address that a browser names and that our server calls. */
const SERVICES = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com'])
/** Those that give each region or browser a name of its own. */
const SERVICE_DOMAINS = ['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com']

/**
 * An endpoint in its one form.
 * @param simulated the beginning of the endpoints of the sandbox's push service, where it is on
 * @returns null for what is no address of a known push service: another host, a port, a name and password, no https
 */
export function readPushEndpoint(endpoint: string, simulated: string | null): string | null {
  if (!URL.canParse(endpoint)) return null
  const { href, protocol, hostname, port, username, password, hash } = new URL(endpoint)
  if (username || password || hash) return null
  if (simulated && href.startsWith(simulated)) return href
  if (protocol !== 'https:' || port) return null
  const isKnown =
    SERVICES.has(hostname) || SERVICE_DOMAINS.some((domain) => hostname.endsWith(domain))
  return isKnown ? href : null
}
