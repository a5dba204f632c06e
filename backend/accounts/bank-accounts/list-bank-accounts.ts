import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { BankAccounts, BankCheck } from '#contracts/bank-account.ts'
import { ONE_WON_RULES } from '#contracts/bank-account-constants.ts'
import { isBankCode, maskAccountNo } from '#contracts/banks.ts'
import { maskName } from '#contracts/masks.ts'
import { openAccount } from './sealed-account.ts'

type ReadContext = Pick<HostContext, 'kysely' | 'keys' | 'now'>

/** The member's accounts, masked, and the one that waits for its code. */
export async function listBankAccounts(
  { kysely, keys, now }: ReadContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<BankAccounts> {
  const rows = await kysely
    .selectFrom('account_bank')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .orderBy('is_default', 'desc')
    .orderBy('bank_account_seq', 'desc')
    .execute()
  const items = rows.flatMap((row) => {
    const secrets = openAccount(keys, userSeq, row.sealed)
    if (!secrets || !isBankCode(row.bank_code)) return []
    return {
      bankAccountSeq: row.bank_account_seq,
      bankCode: row.bank_code,
      maskedNumber: maskAccountNo(row.bank_code, row.last_digits),
      maskedHolder: maskName(secrets.holderName),
      isDefault: row.is_default,
    }
  })
  const hold = rows.find((row) => row.is_default)?.payout_hold_until
  return {
    items,
    holdUntil: hold && hold > now() ? hold.toISOString() : null,
    isIdentityChecked: await isIdentityChecked(kysely, userSeq),
    check: await waitingCheck({ kysely, now }, userSeq),
  }
}

async function isIdentityChecked(kysely: HostContext['kysely'], userSeq: number): Promise<boolean> {
  const user = await kysely
    .selectFrom('users')
    .select('identity_checked_at')
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  return Boolean(user?.identity_checked_at)
}

async function waitingCheck(
  { kysely, now }: Pick<ReadContext, 'kysely' | 'now'>,
  userSeq: number,
): Promise<BankCheck | null> {
  const row = await kysely
    .selectFrom('account_bank_check')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isOpen =
    row?.state === 'SENT' && row.tries < ONE_WON_RULES.tries && (row.expires_at ?? 0) > now()
  if (!row?.expires_at || !isOpen || !isBankCode(row.bank_code)) return null
  return {
    formKey: row.form_key,
    maskedNumber: maskAccountNo(row.bank_code, row.last_digits),
    expiresAt: row.expires_at.toISOString(),
    triesLeft: ONE_WON_RULES.tries - row.tries,
  }
}
