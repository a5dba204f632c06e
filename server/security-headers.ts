/** Answers that are no page load nothing and cannot be framed. */
const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const TWO_YEARS_SECONDS = 63_072_000

/** Remix's data and SVG files have no charset of their own; a browser would guess. */
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

/** The headers of every answer, a refusal too. */
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

/** The headers of an answer that is given before routing. */
export function refusalHeaders(publicOrigin: string): Record<string, string> {
  return { ...fixedHeaders(publicOrigin), 'content-security-policy': NO_PAGE_POLICY }
}

/** Sets the headers of every answer; a page has its own Content-Security-Policy already (app/entry.server.tsx). */
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
 * Keeps the answers of a signed-in user, or of one who is signing in, out of every shared cache, and personal answers
 * out of the browser's own cache too.
 */
export function keepPrivate(headers: Headers, { isForOneAlone }: { isForOneAlone: boolean }): void {
  if (headers.get('cache-control')?.includes('no-store')) return
  headers.set('cache-control', isForOneAlone ? 'private, no-store' : 'private, no-cache')
}
