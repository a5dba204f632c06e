import { REFUSAL_COOKIE } from '#app/third-parties/analytics-consent/consent-cookie.ts'
import { TOAST_AFTER_LOGIN_COOKIE, USER_SEQ_COOKIE } from '#contracts/session-rules.ts'

/** Cookies whose values add nothing to what a report contains anyway. */
const WITH_VALUE: readonly string[] = [USER_SEQ_COOKIE, TOAST_AFTER_LOGIN_COOKIE, REFUSAL_COOKIE]

const MOST = 30

/**
 * The cookies as a report's context (SPEC.md section 8): all names, and the values of those that are known to hold
 * neither a session nor a token nor anything personal.
 */
export function cookieContext(cookies: string): Record<string, string> {
  const pairs = cookies.split('; ').filter(Boolean).slice(0, MOST)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, WITH_VALUE.includes(name) ? value.join('=').slice(0, 40) : '(removed)']
    }),
  )
}
