import type { HostContext } from '#backend/operation/context.ts'
import { type BankCode, isBankCode } from '#contracts/banks.ts'
import { openAccount } from './sealed-account.ts'

export interface PayoutAccount {
  bankAccountSeq: number
  bankCode: BankCode
  accountNo: string
  holderName: string
  /** No money goes there before. */
  holdUntil: Date
}

/** Where a member's money goes; null where they have no account, or one of other keys. */
export async function payoutAccountOf(
  { kysely, keys }: Pick<HostContext, 'kysely' | 'keys'>,
  userSeq: number,
): Promise<PayoutAccount | null> {
  const row = await kysely
    .selectFrom('account_bank')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('is_default', '=', true)
    .executeTakeFirst()
  const secrets = row && openAccount(keys, userSeq, row.sealed)
  if (!row || !secrets || !isBankCode(row.bank_code)) return null
  return {
    ...secrets,
    bankAccountSeq: row.bank_account_seq,
    bankCode: row.bank_code,
    holdUntil: row.payout_hold_until,
  }
}
