import { createSocialSignIn } from '#app/session/create-social-sign-in.server.ts'
import type { SocialReturn, SocialSignIn } from '#app/session/social-sign-in.ts'
import type { SocialProvider } from '#contracts/account.ts'
import type { SocialSettings } from '#contracts/social-login.ts'
import type { AuthorizationServer, Return } from '#tests/support/authorization-server.ts'

export const PUBLIC_ORIGIN = 'https://duson.example'
export const COOKIE_SECRETS = ['a secret of this test', 'an older one']
/** Changes what happens between us and the provider's token endpoint. */
export interface TokenHook {
  request?: (body: URLSearchParams) => void
  /** Replaces the provider's own response. */
  answer?: (real: () => Promise<Response>, init: RequestInit | undefined) => Promise<Response>
}

/** Our cookies in one browser, as it would store and send them. */
export class Browser {
  readonly cookies = new Map<string, string>()

  keep(headers: Headers): void {
    for (const set of headers.getSetCookie()) {
      const [pair = '', ...attributes] = set.split(/; */)
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Names of the cookies of starts with a provider. */
  starts(provider: SocialProvider): string[] {
    return [...this.cookies.keys()].filter((name) => name.startsWith(`__Host-oauth-${provider}-`))
  }

  /** Changes the values of these; null removes one. */
  change(provider: SocialProvider, to: (value: string) => string | null): void {
    for (const name of this.starts(provider)) {
      const value = to(this.cookies.get(name) ?? '')
      if (value === null) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

/** One user's sign-in at a provider, with our real code. */
export class Walk {
  readonly browser: Browser
  readonly social: SocialSignIn
  readonly token: TokenHook = {}
  /** Seconds that have passed. */
  later = 0
  readonly server: AuthorizationServer

  constructor(
    server: AuthorizationServer,
    options: {
      settings?: Partial<SocialSettings>
      secrets?: string[]
      browser?: Browser
      deadlineMs?: number
    } = {},
  ) {
    this.server = server
    this.browser = options.browser ?? new Browser()
    this.social = createSocialSignIn({
      setup: {
        ...server.settings,
        ...options.settings,
        fetch: (input, init) => this.#fetch(String(input), init),
      },
      publicOrigin: PUBLIC_ORIGIN,
      cookieSecrets: options.secrets ?? COOKIE_SECRETS,
      secure: true,
      deadlineMs: options.deadlineMs ?? 10_000,
      now: () => Date.now() + this.later * 1000,
    })
  }

  /** Presses the button; returns the address of the redirect. */
  async begin(provider: SocialProvider, connectTo?: number): Promise<URL> {
    const request = new Request(`${PUBLIC_ORIGIN}/signin/${provider}`, {
      method: 'POST',
      headers: { cookie: this.browser.header },
    })
    const response = await this.social.begin(provider, request, connectTo)
    this.browser.keep(response.headers)
    return new URL(response.headers.get('location') ?? '')
  }

  /** A user signs in at the provider, or refuses. */
  async visit(address: URL, who: { person?: string; refuses?: boolean } = {}): Promise<Return> {
    const back = await this.server.visit(address.href, who.person ?? 'somebody', who.refuses)
    if (!back) throw new NoReturn()
    return back
  }

  async leave(provider: SocialProvider, who?: { person?: string; refuses?: boolean }) {
    return this.visit(await this.begin(provider), who)
  }

  /** A form of the provider's page posts to us: without our Lax cookies. */
  async post(provider: SocialProvider, body: BodyInit | null, type?: string): Promise<void> {
    const response = await this.social.relay(
      provider,
      new Request(`${PUBLIC_ORIGIN}/signin/${provider}/callback`, {
        method: 'POST',
        body,
        headers: type ? { 'content-type': type } : {},
      }),
    )
    if (response.status !== 303 || response.headers.get('location')?.includes('?'))
      throw new Error('what was posted goes on in an address')
    this.browser.keep(response.headers)
  }

  async finish(provider: SocialProvider, parameters?: URLSearchParams): Promise<SocialReturn> {
    const query = parameters ? `?${parameters}` : ''
    const request = new Request(`${PUBLIC_ORIGIN}/signin/${provider}/callback${query}`, {
      headers: { cookie: this.browser.header },
    })
    const back = await this.social.finish(provider, request)
    this.browser.keep(back.headers)
    return back
  }

  /** The browser returns with what the provider gave it. */
  async arrive(provider: SocialProvider, back: Return): Promise<SocialReturn> {
    if (back.method === 'GET') return this.finish(provider, back.parameters)
    await this.post(provider, back.parameters)
    return this.finish(provider)
  }

  async #fetch(address: string, init: RequestInit | undefined): Promise<Response> {
    const body = new URLSearchParams(String(init?.body))
    this.token.request?.(body)
    const real = () => fetch(address, { ...init, body: body.toString() })
    return this.token.answer ? this.token.answer(real, init) : real()
  }
}

/** The provider shows a page of its own instead of a redirect back. */
export class NoReturn extends Error {}
