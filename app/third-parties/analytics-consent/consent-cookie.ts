/** Set for a visitor who refuses analytics, advertising by other companies and recordings. */
export const REFUSAL_COOKIE = 'analytics_refused'

/** A year, so that a refusal has not to be repeated every month. */
const SECONDS = 365 * 24 * 60 * 60

/** The Set-Cookie header that stores the choice. */
export function refusalCookie(isRefused: boolean, secure: boolean): string {
  const attributes = `Max-Age=${isRefused ? SECONDS : 0}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${REFUSAL_COOKIE}=${isRefused ? '1' : ''}; ${attributes}`
}

/**
 * Who has refused, by a request's headers: the browser's own setting (Global Privacy Control) takes precedence over ours.
 */
export function refusedBy(headers: {
  get(name: string): string | null
}): 'person' | 'browser' | null {
  if (headers.get('sec-gpc')?.trim() === '1') return 'browser'
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.includes(`${REFUSAL_COOKIE}=1`) ? 'person' : null
}
