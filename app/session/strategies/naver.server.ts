import type { SocialSettings } from '#contracts/social-login.ts'
import { type ProviderOptions, ProviderStrategy, stateOf } from './provider-strategy.server.ts'

/** Sign-in by Naver: its token request names the state again. */
export class NaverStrategy extends ProviderStrategy {
  override readonly name = 'naver'
  readonly #clientSecret: string

  constructor(options: ProviderOptions<SocialSettings['naver']>) {
    super(options, (tokens) => ({ provider: 'naver', accessToken: tokens.accessToken() }))
    this.#clientSecret = options.app.clientSecret
  }

  protected override exchangedWith(codeVerifier: string) {
    return { client_secret: this.#clientSecret, state: stateOf(codeVerifier) }
  }
}
