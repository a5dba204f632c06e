import type { SocialProvider } from './account-constants.ts'

/** Where a social provider is reached, real or sandbox. */
export interface SocialEndpoints {
  authorize: string
  token: string
  /** Naver and Kakao: the profile behind an access token. */
  profile?: string
  /** Kakao: which app an access token was issued to. */
  tokenInfo?: string
  /** Apple: keys that id_tokens are signed with, and their issuer. */
  jwks?: string
  issuer?: string
}

interface SocialApp {
  /** Our app's id at the provider; Apple's Services ID. */
  clientId: string
  endpoints: SocialEndpoints
}

/** What each provider needs to be told of our app. */
export interface SocialSettings {
  naver: SocialApp & { clientSecret: string }
  kakao: SocialApp & {
    clientSecret: string | null
    /** The app's number, as the token's information gives it; null when it is not known. */
    appId: number | null
  }
  apple: SocialApp & {
    teamId: string
    keyId: string
    /** PKCS#8 PEM of the ES256 key that signs the client secret. */
    privateKey: string
  }
}

/** The providers that are set up; a button is shown for these alone. */
export type SocialSetup = Partial<SocialSettings> & {
  /** Reaches the endpoints; the sandbox answers in process. */
  fetch: typeof fetch
}

/** The providers that are set up, in the order of their buttons. */
export function socialProviders(setup: Partial<SocialSettings>): SocialProvider[] {
  return (['naver', 'kakao', 'apple'] as const).filter((provider) => setup[provider] !== undefined)
}
