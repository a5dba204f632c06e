/** The prefix of data requests on an origin of the app's webview (SPEC.md section 2). */
export const DATA_PREFIX = '/main-web'

/**
 * Whether only script requests the path, and no user opens it as a page: Remix's data requests and route manifest, the
 * requests of our own script under /api, and the sign-out that it sends.
 */
function isDataPath(pathname: string): boolean {
  return /(?:\.data|^\/__manifest|^\/api\/.+|^\/logout)$/.test(pathname)
}

/**
 * The address without its prefix; both are answered alike. Pages and files have no prefixed form, so that each has only
 * one address.
 *
 * @param address path and query as the request has them
 */
export function withoutDataPrefix(address: string): string {
  if (!address.startsWith(`${DATA_PREFIX}/`)) return address
  const plain = address.slice(DATA_PREFIX.length)
  const [pathname = ''] = plain.split('?', 1)
  return isDataPath(pathname) ? plain : address
}

type Fetch = typeof globalThis.fetch

/** `fetch` that puts the prefix before the data addresses of its own origin, and does not change any other. */
export function prefixedFetch(fetch: Fetch, origin: string): Fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    if (url.origin !== origin || !isDataPath(url.pathname)) return fetch(input, init)
    url.pathname = `${DATA_PREFIX}${url.pathname}`
    return fetch(input instanceof Request ? new Request(url, input) : url, init)
  }
}
