import type { IdentityRequest, SocialProvider } from '#contracts/account.ts'

/** The companies beyond us. Each has a real adapter; the sandbox answers the same calls on a machine of one's own. */
export interface Integrations {
  sms: SmsSender
  identity: IdentityAgency
  /** A provider that is not set up is missing. */
  social: Partial<Record<SocialProvider, SocialIdentifier>>
}

export interface SmsSender {
  /** Whether a text to this number could arrive; the sandbox has inboxes for numbers that no carrier assigns. */
  reaches(phoneNo: string): boolean
  /**
   * Hands one text over to be sent.
   * @param message `phoneNo` digits only; `text` at most 90 bytes in EUC-KR, longer is charged as LMS
   * @throws IntegrationError when the sender refuses or does not answer
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
  /** 연계정보: the same for this person at every service; kept as a keyed hash only. */
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

/** Who somebody is at a provider. */
export interface SocialIdentity {
  providerUserId: string
  name: string | null
  /** Naver's, to notice that the one of a linked cafe member changed. Accounts are never found or joined by it. */
  email?: string | null
}

export interface SocialIdentifier {
  /**
   * Asks the provider itself (or its signature) whose tokens these are.
   * @returns null when they are not genuine, not for our app, or over
   * @throws IntegrationError when the provider fails
   */
  identify(proof: {
    accessToken?: string | undefined
    idToken?: string | undefined
    nonce?: string | undefined
    name?: string | undefined
  }): Promise<SocialIdentity | null>
}

/** A company outside that did not do its part. `message` is for the log and carries nothing personal. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError'

  constructor(
    readonly company: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${company}: ${message}`, options)
  }
}
