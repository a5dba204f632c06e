import { OAuth2RequestError } from 'arctic'
import type { SocialRefusal } from '../social-sign-in.ts'

/** Error codes (RFC 6749, 4.1.2.1 and 5.2) of a provider that cannot, or that does not know our app. */
const OF_THE_PROVIDER = new Set([
  'server_error',
  'temporarily_unavailable',
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
  'invalid_scope',
])

/** What an error code of a return, or of an answer to a token request, means. */
export function refusalOfCode(code: string, denials: readonly string[]): SocialRefusal {
  if (denials.includes(code)) return 'DENIED'
  return OF_THE_PROVIDER.has(code) ? 'PROVIDER_FAILED' : 'REFUSED'
}

/** What an error of a strategy means. */
export function refusalOf(error: unknown): SocialRefusal {
  // A strategy that would start all over.
  if (error instanceof Response) return 'REFUSED'
  // remix-auth-oauth2: no cookie or no code; a state of another start.
  if (error instanceof ReferenceError || error instanceof RangeError) return 'REFUSED'
  if (error instanceof OAuth2RequestError) return refusalOfCode(error.code, [])
  // arctic's classes of a provider that does not answer, or answers anything; tokens that are none.
  return 'PROVIDER_FAILED'
}

/** A name for the log that quotes nothing of what was sent or came back. */
export function faultOf(error: unknown): string {
  if (error instanceof OAuth2RequestError) return `error ${error.code.slice(0, 40)}`
  if (error instanceof Error && 'status' in error)
    return `${error.constructor.name} ${error.status}`
  return error instanceof Error ? error.constructor.name : typeof error
}
