/** Answers that are no page load nothing and are framed by nobody. */
const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const TWO_YEARS_SECONDS = 63_072_000

/** Remix's data and SVG files come without one; a browser would guess. */
const TEXT_WITHOUT_CHARSET = /^(?:text\/[\w.+-]+|[\w.-]+\/(?:[\w.-]+\+)?xml)$/

const NOT_NEEDED = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
]

/** What every answer carries, a refusal too. */
function fixedHeaders(publicOrigin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': NOT_NEEDED.map((feature) => `${feature}=()`).join(', '),
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}`,
    }),
  }
}

/** The headers of an answer that is given before any route is asked. */
export function refusalHeaders(publicOrigin: string): Record<string, string> {
  return { ...fixedHeaders(publicOrigin), 'content-security-policy': NO_PAGE_POLICY }
}

/** Sets what every answer carries; a page has its own Content-Security-Policy already (app/entry.server.tsx). */
export function securityHeaders(publicOrigin: string): (headers: Headers) => void {
  const fixed = Object.entries(fixedHeaders(publicOrigin))
  return (headers) => {
    for (const [name, value] of fixed) headers.set(name, value)
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', NO_PAGE_POLICY)
    const type = headers.get('content-type') ?? ''
    if (TEXT_WITHOUT_CHARSET.test(type)) headers.set('content-type', `${type}; charset=utf-8`)
  }
}

/**
 * Keeps an answer to somebody signed in, or on the way there, out of every shared cache, and what is about them alone
 * out of the browser's own too.
 */
export function keepPrivate(headers: Headers, { isForOneAlone }: { isForOneAlone: boolean }): void {
  if (headers.get('cache-control')?.includes('no-store')) return
  headers.set('cache-control', isForOneAlone ? 'private, no-store' : 'private, no-cache')
}
