import type { SocialSettings } from '#contracts/social-login.ts'

/** How the companies outside are reached, as the environment says. */
export interface IntegrationSettings {
  /** Companies without settings are played by the sandbox under `/sandbox`; it is off where people are real. */
  sandbox: boolean
  /** The web host, to which providers send people back. */
  publicOrigin: string
  sms?: SmsSettings | undefined
  identity?: IdentitySettings | undefined
  social: Partial<SocialSettings>
}

/** An SMS API in the manner of Solapi: HMAC-SHA256 over date and salt. */
export interface SmsSettings {
  url: string
  apiKey: string
  apiSecret: string
  /** The registered number that texts come from. */
  sender: string
}

/** An identity agency in the manner of Mobilians: requests and answers signed with a shared key. */
export interface IdentitySettings {
  url: string
  serviceId: string
  /** Shared secret of the signatures. */
  signKey: string
}
