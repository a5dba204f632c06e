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
  push: PushService
  /** Null where no company sends 알림톡 for us. */
  talk: TalkSender | null
  /** Null where no company sends mail for us. */
  mail: MailSender | null
}

/** Where a browser takes pushes. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushService {
  /** Our VAPID key, in base64url. */
  readonly publicKey: string
  /** @returns the endpoint in its one form, or null where it is of no known push service or the key is none */
  accepts(target: Pick<PushTarget, 'endpoint' | 'p256dh'>): string | null
  /**
   * Hands one message to the browser's push service.
   * @param message `topic` at most 32 characters of base64url: a newer message of a topic replaces the one that waits
   * @returns `GONE` where the browser takes no more
   * @throws IntegrationError when the push service refuses or does not answer
   */
  send(
    target: PushTarget,
    message: { payload: string; topic: string; isUrgent: boolean },
  ): Promise<'SENT' | 'GONE'>
}

export interface TalkSender {
  /** Whether a message to this number could arrive. */
  reaches(phoneNo: string): boolean
  /**
   * Sends one 알림톡 of a template that Kakao has approved.
   * @param message `key` is the same for each try of one message
   * @returns `NOT_SENT` where this person cannot get it, now or later: no KakaoTalk, or blocked
   * @throws IntegrationError when the provider refuses or does not answer
   */
  send(message: {
    phoneNo: string
    templateCode: string
    variables: Record<string, string>
    key: string
  }): Promise<'SENT' | 'NOT_SENT'>
}

export interface MailSender {
  /**
   * Submits one mail for sending.
   * @param message `key` is the same for each try of one mail; `unsubscribeUrl` null where it is no notice
   * @returns `NOT_SENT` where the provider refuses this address for good
   * @throws IntegrationError when the provider refuses or does not answer
   */
  send(message: {
    to: string
    subject: string
    text: string
    html: string
    unsubscribeUrl: string | null
    key: string
  }): Promise<'SENT' | 'NOT_SENT'>
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
