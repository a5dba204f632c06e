import type { SocialProvider } from '#contracts/account.ts'
import { registeredCallback, type World } from '../world.ts'

export const REQUEST_FIELDS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'scope',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const

/** What a login page is asked with; missing fields are empty. */
export type AuthorizationRequest = Record<(typeof REQUEST_FIELDS)[number], string>

export type CheckedRequest =
  | { kind: 'FINE'; request: AuthorizationRequest }
  /** There is no redirect, as it is not known that our app asked. The page shows the reason. */
  | { kind: 'REFUSED'; reason: string }
  /** Sent back with an OAuth error (RFC 6749 section 4.1.2.1). */
  | { kind: 'ERROR'; request: AuthorizationRequest; error: string }

/** Scopes that each provider knows; all others are refused. Naver has none: it looks past them. */
const SCOPES: Record<SocialProvider, readonly string[] | null> = {
  naver: null,
  kakao: ['openid', 'profile_nickname', 'profile_image', 'account_email'],
  apple: ['openid', 'name', 'email'],
}

/** Checks what a login page was asked with as strictly as OAuth 2.1 has it. */
export function checkRequest(
  world: World,
  provider: SocialProvider,
  fields: Record<string, string | undefined>,
): CheckedRequest {
  const request = readRequest(fields)
  if (request.client_id !== world.social[provider].clientId)
    return refused('등록되지 않은 앱이에요. (client_id)')
  if (request.redirect_uri !== registeredCallback(world, provider))
    return refused('등록되지 않은 주소로는 돌려보낼 수 없어요. (redirect_uri)')
  if (!/^[\x21-\x7e]{8,500}$/.test(request.state))
    return refused('로그인을 시작한 곳을 알 수 없어요. 처음부터 다시 해 주세요. (state)')
  const error = protocolError(provider, request)
  return error ? { kind: 'ERROR', request, error } : { kind: 'FINE', request }
}

/** Scopes as the provider reads them: Kakao's stand between commas. */
export function scopesOf(scope: string): string[] {
  return scope.split(/[ ,]/).filter((name) => name !== '')
}

function protocolError(provider: SocialProvider, request: AuthorizationRequest): string | null {
  const { response_type, response_mode, scope, nonce } = request
  if (response_type !== 'code') return 'unsupported_response_type'
  if (request.code_challenge_method !== 'S256') return 'invalid_request'
  if (!/^[\w-]{43}$/.test(request.code_challenge)) return 'invalid_request'
  if (nonce && !/^[\x21-\x7e]{8,200}$/.test(nonce)) return 'invalid_request'
  const known = SCOPES[provider]
  if (provider === 'kakao' && scope.includes(' ')) return 'invalid_scope'
  if (known && !scopesOf(scope).every((name) => known.includes(name))) return 'invalid_scope'
  if (provider !== 'apple') return ['', 'query'].includes(response_mode) ? null : 'invalid_request'
  // Apple gives a name or an address only by form_post.
  const wantsPerson = scopesOf(scope).some((name) => name === 'name' || name === 'email')
  return response_mode === 'form_post' || (!wantsPerson && ['', 'query'].includes(response_mode))
    ? null
    : 'invalid_request'
}

function refused(reason: string): CheckedRequest {
  return { kind: 'REFUSED', reason }
}

function readRequest(fields: Record<string, string | undefined>): AuthorizationRequest {
  const read = (name: keyof AuthorizationRequest) => fields[name] ?? ''
  return {
    client_id: read('client_id'),
    redirect_uri: read('redirect_uri'),
    response_type: read('response_type'),
    response_mode: read('response_mode'),
    state: read('state'),
    scope: read('scope'),
    nonce: read('nonce'),
    code_challenge: read('code_challenge'),
    code_challenge_method: read('code_challenge_method'),
  }
}
