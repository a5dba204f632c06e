import type { SocialProvider } from './account-constants.ts'

/** The addresses of a social provider, real or sandbox. */
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

/** The data of our app at each provider. */
export interface SocialSettings {
  naver: SocialApp & { clientSecret: string }
  kakao: SocialApp & {
    clientSecret: string | null
    /** The app's number, as the token's information has it; null when it is unknown. */
    appId: number | null
  }
  apple: SocialApp & {
    teamId: string
    keyId: string
    /** PKCS#8 PEM of the ES256 key that signs the client secret. */
    privateKey: string
  }
}

/** The providers that are set up; only these have a button. */
export type SocialSetup = Partial<SocialSettings> & {
  /** Calls the endpoints; the sandbox answers in process. */
  fetch: typeof fetch
}

/** The providers that are set up, in the order of their buttons. */
export function socialProviders(setup: Partial<SocialSettings>): SocialProvider[] {
  return (['naver', 'kakao', 'apple'] as const).filter((provider) => setup[provider] !== undefined)
}
