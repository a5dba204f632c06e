import type { Kysely } from 'kysely'
import { sealAccount } from '#backend/accounts/bank-accounts/sealed-account.ts'
import type { DB } from '#backend/db/schema.ts'
import { accountNumberHash } from '#backend/keys/account-number-hash.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import type { BankCode } from '#contracts/banks.ts'

/** Inserts a verified bank account, which is the member's default from then on. */
export async function seedBankAccount(
  kysely: Kysely<DB>,
  keys: KeyRing,
  {
    userSeq,
    bankCode = '088',
    accountNo,
    holderName,
    at,
    holdUntil = at,
  }: {
    userSeq: number
    bankCode?: BankCode
    accountNo: string
    holderName: string
    at: Date
    /** Until when nothing is paid out to it. */
    holdUntil?: Date
  },
): Promise<void> {
  await kysely
    .updateTable('account_bank')
    .set({ is_default: false })
    .where('user_seq', '=', userSeq)
    .execute()
  await kysely
    .insertInto('account_bank')
    .values({
      user_seq: userSeq,
      bank_code: bankCode,
      last_digits: accountNo.slice(-4),
      number_hash: accountNumberHash(keys, bankCode, accountNo),
      sealed: sealAccount(keys, userSeq, { accountNo, holderName }),
      is_default: true,
      payout_hold_until: holdUntil,
      created_at: at,
    })
    .execute()
}
