import type { IdentityRequest, SocialProvider } from '#contracts/account.ts'
import type { BankVerification } from './bank-verification.ts'
import type { Cafe } from './cafe.ts'
import type { CourierTracking } from './courier-tracking.ts'
import type { PaymentCompany } from './payment-company.ts'

/** The external providers. Each has a real adapter; the sandbox answers the same calls on a development machine. */
export interface Integrations {
  sms: SmsSender
  identity: IdentityAgency
  /** A provider that is not set up is missing. */
  social: Partial<Record<SocialProvider, SocialIdentifier>>
  postcode: PostcodeSearch
  /** Null where nothing can be paid. */
  payment: PaymentCompany | null
  couriers: CourierTracking
  bank: BankVerification
  /** Null where there is none to link with. */
  cafe: Cafe | null
}

export interface PostcodePage {
  items: { zonecode: string; roadAddress: string; lotAddress: string }[]
  total: number
  hasNext: boolean
}

export interface PostcodeSearch {
  /**
   * Road addresses with their postcodes.
   * @returns `UNSEARCHABLE` for a keyword that is too short or too wide
   * @throws IntegrationError when it fails or is not set up
   */
  find(search: { keyword: string; page: number }): Promise<PostcodePage | 'UNSEARCHABLE'>
}

export interface SmsSender {
  /** Whether a text to this number could arrive; the sandbox has inboxes for numbers that no carrier assigns. */
  reaches(phoneNo: string): boolean
  /**
   * Submits one text for sending.
   * @param message `phoneNo` digits only; `text` at most 90 bytes in EUC-KR, longer is charged as LMS
   * @throws IntegrationError when the provider refuses or does not answer
   */
  send(message: { phoneNo: string; text: string }): Promise<void>
}

/** What an identity agency says of a person whose code was right. */
export interface ProvenIdentity {
  name: string
  phoneNo: string
  /** 'YYYY-MM-DD' */
  birthDate: string
  sex: 'MALE' | 'FEMALE'
  isForeigner: boolean
  /** 연계정보: the same for this person at every service; stored as a keyed hash only. */
  ci: string
}

export interface IdentityAgency {
  /**
   * Compares with the carrier's records and sends a code to the phone.
   * @returns the agency's transaction, or null when the records differ
   * @throws IntegrationError when the agency fails
   */
  request(person: IdentityRequest): Promise<{ transactionId: string } | null>
  /**
   * @returns the person; `WRONG` for another code, `EXPIRED` when the transaction is over
   * @throws IntegrationError when the agency fails, or its answer is not signed by it
   */
  confirm(answer: {
    transactionId: string
    code: string
  }): Promise<ProvenIdentity | 'WRONG' | 'EXPIRED'>
}

/** A user as a provider knows them. */
export interface SocialIdentity {
  providerUserId: string
  name: string | null
  /** Naver's, to notice that the one of a linked cafe member changed. Accounts are never found or joined by it. */
  email?: string | null
}

export interface SocialIdentifier {
  /**
   * Reads the owner of these tokens from the provider itself (or verifies its signature).
   * @returns null when they are not genuine, not for our app, or expired
   * @throws IntegrationError when the provider fails
   */
  identify(proof: {
    accessToken?: string | undefined
    idToken?: string | undefined
    nonce?: string | undefined
    name?: string | undefined
  }): Promise<SocialIdentity | null>
}

/** A provider that failed. `message` is for the log and contains nothing personal. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError'

  constructor(
    readonly provider: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${provider}: ${message}`, options)
  }
}
