/** Set for somebody who does not want to be counted, shown ads by a company, or recorded. */
export const REFUSAL_COOKIE = 'analytics_refused'

/** A year; who refuses has not to say so again every month. */
const SECONDS = 365 * 24 * 60 * 60

/** The Set-Cookie header that keeps somebody's choice. */
export function refusalCookie(isRefused: boolean, secure: boolean): string {
  const attributes = `Max-Age=${isRefused ? SECONDS : 0}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${REFUSAL_COOKIE}=${isRefused ? '1' : ''}; ${attributes}`
}

/**
 * Who has refused, by what a request brings: the browser's own setting (Global Privacy Control) stands above ours.
 */
export function refusedBy(headers: {
  get(name: string): string | null
}): 'person' | 'browser' | null {
  if (headers.get('sec-gpc')?.trim() === '1') return 'browser'
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.includes(`${REFUSAL_COOKIE}=1`) ? 'person' : null
}
