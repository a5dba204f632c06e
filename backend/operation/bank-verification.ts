import type { BankCode } from '#contracts/banks.ts'
import type { CompanyOutcome } from './company-outcome.ts'

export interface BankAccount {
  bankCode: BankCode
  /** Digits only. */
  accountNo: string
}

/** Why a bank refuses an account. All but `MAINTENANCE` stay so until the account is another one. */
export type AccountRefusal =
  | 'NO_ACCOUNT'
  | 'CLOSED_ACCOUNT'
  | 'BLOCKED_ACCOUNT'
  | 'OTHER_OWNER'
  | 'MAINTENANCE'
  | 'REFUSED'

/** `LIMIT`: our own account has too little in it, or the day's limit is used up. */
export type PayOutRefusal = AccountRefusal | 'LIMIT'

export type HolderResult = CompanyOutcome<{ holderName: string }, AccountRefusal>
export type OneWonResult = CompanyOutcome<Record<never, never>, AccountRefusal>
export type PayOutResult = CompanyOutcome<{ paidAt: Date; bankReference: string }, PayOutRefusal>
/** `NOT_PAID`: the bank has no such payout, and none under way. */
export type PayOutState = CompanyOutcome<
  { paidAt: Date; bankReference: string },
  PayOutRefusal | 'NOT_PAID'
>

/** A payout as the bank knows it again. */
export interface PayOutKey {
  /** The same for each attempt of one payout: however often it is sent, money moves once. */
  idempotencyKey: string
  /** When the payout was decided: stored before the first attempt, the same for each. */
  decidedAt: Date
  /** Integer won. */
  amount: number
}

/** The bank that knows holders of accounts and pays out what waits in escrow. */
export interface BankVerification {
  /** 예금주 조회: whose account it is. `OTHER_OWNER` where it belongs to somebody born on another day. */
  holderOf(
    account: BankAccount & {
      /** 'YYYY-MM-DD' */
      birthDate: string
    },
  ): Promise<HolderResult>
  /** Deposits 1 won with a code as the sender's name, which only the account's owner can read. */
  sendOneWon(
    deposit: BankAccount & {
      holderName: string
      code: string
      idempotencyKey: string
    },
  ): Promise<OneWonResult>
  /**
   * Pays from the escrow account. `unknown` is neither yes nor no: ask `payOutState`, or send the same payout again, at
   * the latest within a week. `MAINTENANCE` and `LIMIT` are repeated with the same key, too.
   */
  payOut(
    payOut: BankAccount &
      PayOutKey & {
        holderName: string
        /** What the statement of the account says, at most ten letters. */
        printed: string
      },
  ): Promise<PayOutResult>
  payOutState(key: PayOutKey): Promise<PayOutState>
}
