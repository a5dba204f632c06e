import { Authenticator } from 'remix-auth'
import type { SocialProvider } from '#contracts/account.ts'
import { type SocialSetup, socialProviders } from '#contracts/social-login.ts'
import type { Log } from '../load-context.server.ts'
import { paths } from '../paths.ts'
import type { SocialProof, SocialRefusal, SocialSignIn } from './social-sign-in.ts'
import { AppleStrategy } from './strategies/apple.server.ts'
import { KakaoStrategy } from './strategies/kakao.server.ts'
import { NaverStrategy } from './strategies/naver.server.ts'
import { createPostedReturns } from './strategies/posted-returns.server.ts'
import type { ProviderStrategy } from './strategies/provider-strategy.server.ts'
import { faultOf, refusalOf, refusalOfCode } from './strategies/refusal-of.server.ts'
import { createStateCookies, type Start } from './strategies/state-cookies.server.ts'

export interface SocialSignInOptions {
  setup: SocialSetup
  /** Where providers send people back to; without a trailing slash. */
  publicOrigin: string
  /** Newest first; cookies of older ones are still taken. */
  cookieSecrets: readonly string[]
  /** The public origin is https. */
  secure: boolean
  /** Milliseconds until a provider's token answer is waited for no more. */
  deadlineMs?: number
  now?: () => number
  log?: Pick<Log, 'warn'>
}

/**
 * Signing in by way of the providers that are set up (remix-auth, a strategy each). What goes beyond the strategies is
 * here: their cookies are signed, serve once and are removed; whatever does not fit ends in a reason.
 */
export function createSocialSignIn(options: SocialSignInOptions): SocialSignIn {
  const { setup, publicOrigin, now = Date.now, log } = options
  const rules = { secrets: options.cookieSecrets, secure: options.secure }
  const stateCookies = createStateCookies(rules, now)
  const postedReturns = createPostedReturns(rules)
  const strategies = createStrategies(setup, publicOrigin, options.deadlineMs)
  const authenticator = new Authenticator<SocialProof>()
  for (const [provider, strategy] of strategies) authenticator.use(strategy, provider)
  const callback = (provider: SocialProvider) =>
    new URL(paths.socialCallback(provider), publicOrigin)

  async function authenticate(
    provider: SocialProvider,
    parameters: URLSearchParams,
    take: (state: string) => Start | SocialRefusal,
  ): Promise<{ proof: SocialProof; connectTo: number | null } | SocialRefusal> {
    const strategy = strategies.get(provider)
    if (!strategy || isRepeated(parameters)) return 'REFUSED'
    const { error, state, code, iss } = Object.fromEntries(parameters)
    if (error !== undefined) {
      if (state) take(state)
      const refusal = refusalOfCode(error, strategy.denials)
      if (refusal === 'PROVIDER_FAILED')
        log?.warn({ provider, fault: `error ${error.slice(0, 40)}` }, 'a provider refused us')
      return refusal
    }
    if (!state || !code) return 'REFUSED'
    // RFC 9207: another provider's answer, brought here.
    if (iss && strategy.issuer && iss !== strategy.issuer) return 'REFUSED'
    const start = take(state)
    if (typeof start === 'string') return start
    const request = returnTo(callback(provider), strategy.returnsBy, parameters, start.kept)
    const proof = await authenticator.authenticate(provider, request)
    return { proof, connectTo: start.connectTo ?? null }
  }

  return {
    providers: socialProviders(setup),

    async begin(provider, request, connectTo) {
      // Without the visitor's own query and cookies: a strategy would take a state in them for a return.
      const begun = await authenticator
        .authenticate(provider, new Request(callback(provider)))
        .catch((thrown: unknown) => thrown)
      if (!(begun instanceof Response)) throw begun
      const location = begun.headers.get('location') ?? ''
      const state = new URL(location).searchParams.get('state') ?? ''
      const [kept = ''] = begun.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1).join(''))
      const cookies = await stateCookies.remember(provider, request, { state, kept, connectTo })
      return sendTo(location, 302, cookies)
    },

    async relay(provider, request) {
      const strategy = strategies.get(provider)
      const cookie =
        strategy?.returnsBy === 'POST'
          ? await postedReturns.keep(provider, request, strategy.returned).catch(() => null)
          : null
      return sendTo(paths.socialCallback(provider), 303, cookie ? [cookie] : [])
    },

    async finish(provider, request) {
      const headers = new Headers({ 'cache-control': 'no-store' })
      try {
        const { forgotten, take } = await stateCookies.recall(provider, request)
        const posted = await postedReturns.take(provider, request)
        for (const cookie of [...forgotten, ...posted.forgotten])
          headers.append('set-cookie', cookie)
        const isPosted = strategies.get(provider)?.returnsBy === 'POST'
        const parameters = isPosted ? posted.parameters : new URL(request.url).searchParams
        const back = await authenticate(provider, parameters, take)
        if (typeof back === 'string') return { ok: false, reason: back, headers }
        return { ok: true, ...back, headers }
      } catch (error) {
        const reason = refusalOf(error)
        log?.warn({ provider, reason, fault: faultOf(error) }, 'sign-in by a provider failed')
        return { ok: false, reason, headers }
      }
    },
  }
}

function createStrategies(
  { naver, kakao, apple, fetch }: SocialSetup,
  publicOrigin: string,
  deadlineMs = 5_000,
): Map<SocialProvider, ProviderStrategy> {
  const common = (provider: SocialProvider) => ({
    redirectUri: new URL(paths.socialCallback(provider), publicOrigin),
    fetch,
    deadlineMs,
  })
  const strategies = new Map<SocialProvider, ProviderStrategy>()
  if (naver) strategies.set('naver', new NaverStrategy({ app: naver, ...common('naver') }))
  if (kakao) strategies.set('kakao', new KakaoStrategy({ app: kakao, ...common('kakao') }))
  if (apple) strategies.set('apple', new AppleStrategy({ app: apple, ...common('apple') }))
  return strategies
}

/** A parameter twice is an error (RFC 6749, 3.1): which one counts would be a guess. */
function isRepeated(parameters: URLSearchParams): boolean {
  const names = [...parameters.keys()]
  return new Set(names).size < names.length
}

/** The return as a strategy expects it: of our own address, with the one cookie that belongs to it. */
function returnTo(
  address: URL,
  method: 'GET' | 'POST',
  parameters: URLSearchParams,
  cookie: string,
): Request {
  if (method === 'POST')
    return new Request(address, { method, body: parameters, headers: { cookie } })
  address.search = parameters.toString()
  return new Request(address, { headers: { cookie } })
}

/** The address of a return carries a code: no page learns where the visitor comes from. */
function sendTo(location: string, status: 302 | 303, cookies: readonly string[]): Response {
  const headers = new Headers({
    location,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}
