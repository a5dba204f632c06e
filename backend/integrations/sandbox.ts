import type { Kysely } from 'kysely'
import type { SocialSettings } from '#contracts/social-login.ts'
import type { DB } from '../db/schema.ts'
import type {
  BankSettings,
  CafeSettings,
  CourierSettings,
  IdentitySettings,
  MailSettings,
  PaymentSettings,
  PostcodeSettings,
  SmsSettings,
  TalkSettings,
} from './settings.ts'

/** Where the endpoints of its push service begin, on our own origin. */
export const SANDBOX_PUSH_PATH = '/sandbox/push/send/'

/** Stands in for all providers. */
export interface Sandbox {
  /** Our settings at each company that it plays. */
  sms: SmsSettings
  identity: IdentitySettings
  social: SocialSettings
  postcode: PostcodeSettings
  couriers: CourierSettings
  bank: BankSettings
  payment: PaymentSettings
  cafe: CafeSettings
  talk: TalkSettings
  mail: MailSettings
  /** Answers `/sandbox/*`. */
  fetch: (request: Request) => Response | Promise<Response>
  /** Sends no more of what it reports to us. */
  close(): Promise<void>
}

export interface SandboxOptions {
  kysely: Kysely<DB>
  publicOrigin: string
  now: () => Date
  /** Reaches our own server, to which the payment company reports. */
  fetch: typeof fetch
  log: { error(fields: object, message: string): void }
}

/** Opens the sandbox, with the state and the keys that it had before. */
export type OpenSandbox = (options: SandboxOptions) => Promise<Sandbox>
