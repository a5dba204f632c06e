import type { SocialSettings } from '#contracts/social-login.ts'
import { type ProviderOptions, ProviderStrategy } from './provider-strategy.server.ts'

/** Nothing but what a person is called; joined by commas, where the standard has spaces. */
const SCOPES = ['profile_nickname']

/** Sign-in by Kakao: an app there may do without a secret. */
export class KakaoStrategy extends ProviderStrategy {
  override readonly name = 'kakao'
  readonly #clientSecret: string | null

  constructor(options: ProviderOptions<SocialSettings['kakao']>) {
    super(options, (tokens) => ({ provider: 'kakao', accessToken: tokens.accessToken() }))
    this.#clientSecret = options.app.clientSecret
  }

  protected override askedWith() {
    return { scope: SCOPES.join(',') }
  }

  protected override exchangedWith(): Record<string, string> {
    return this.#clientSecret === null ? {} : { client_secret: this.#clientSecret }
  }
}
