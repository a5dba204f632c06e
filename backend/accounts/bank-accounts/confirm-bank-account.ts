import type { Kysely, Selectable } from 'kysely'
import type { AccountBankCheckTable, DB } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { BANK_CODE_REFUSALS } from '#contracts/bank-account.ts'
import { MOST_BANK_ACCOUNTS, ONE_WON_RULES } from '#contracts/bank-account-constants.ts'
import type { AccountOwner } from './account-owner.ts'
import { makeDefault, tellOfChange } from './default-account.ts'
import { oneWonCode } from './sealed-account.ts'

type ConfirmContext = Pick<HostContext, 'kysely' | 'keys' | 'now'>
type Confirmed = { bankAccountSeq: number } | Refusal<keyof typeof BANK_CODE_REFUSALS>

/** The second step: the code of the deposit adds the account. Five tries, which are counted whatever else happens. */
export function confirmBankAccount(
  { kysely, keys, now }: ConfirmContext,
  { userSeq, status }: AccountOwner,
  { formKey, code, isDefault }: { formKey: string; code: string; isDefault: boolean },
): Promise<Confirmed> {
  const isRight = code === oneWonCode(keys, userSeq, formKey)
  return kysely.transaction().execute(async (trx): Promise<Confirmed> => {
    await lockOwnAccount(trx, userSeq, status)
    const check = await trx
      .selectFrom('account_bank_check')
      .selectAll()
      .where('user_seq', '=', userSeq)
      .where('form_key', '=', formKey)
      .executeTakeFirst()
    // A second click gets the answer of the first.
    if (check?.state === 'DONE' && check.bank_account_seq !== null && isRight)
      return { bankAccountSeq: check.bank_account_seq }
    if (check?.state !== 'SENT' || (check.expires_at ?? 0) <= now()) return refuse('CODE_EXPIRED')
    if (check.tries >= ONE_WON_RULES.tries) return refuse('CODE_VOID')
    if (!isRight) return countTry(trx, check)
    const refused = await findRefusal(trx, check)
    return refused ?? { bankAccountSeq: await addAccount(trx, check, isDefault, now()) }
  })
}

async function countTry(
  trx: Kysely<DB>,
  { user_seq: userSeq, form_key: formKey, tries }: Selectable<AccountBankCheckTable>,
): Promise<Refusal<'CODE_WRONG' | 'CODE_VOID'>> {
  await trx
    .updateTable('account_bank_check')
    .set({ tries: tries + 1 })
    .where('user_seq', '=', userSeq)
    .where('form_key', '=', formKey)
    .execute()
  const left = ONE_WON_RULES.tries - tries - 1
  if (left <= 0) return refuse('CODE_VOID')
  return refuse('CODE_WRONG', {
    message: `숫자가 맞지 않아요. 통장에 찍힌 숫자를 다시 확인해 주세요. ${left}번 더 적을 수 있어요.`,
  })
}

async function findRefusal(
  trx: Kysely<DB>,
  { user_seq: userSeq, number_hash: hash }: Selectable<AccountBankCheckTable>,
): Promise<Refusal<'ALREADY' | 'TOO_MANY'> | null> {
  const own = await trx
    .selectFrom('account_bank')
    .select('number_hash')
    .where('user_seq', '=', userSeq)
    .execute()
  if (own.some((row) => row.number_hash === hash)) return refuse('ALREADY')
  return own.length >= MOST_BANK_ACCOUNTS ? refuse('TOO_MANY') : null
}

async function addAccount(
  trx: Kysely<DB>,
  check: Selectable<AccountBankCheckTable>,
  isDefault: boolean,
  now: Date,
): Promise<number> {
  const { user_seq, bank_code, last_digits, number_hash, sealed } = check
  const { bank_account_seq: bankAccountSeq } = await trx
    .insertInto('account_bank')
    .values({
      user_seq,
      bank_code,
      last_digits,
      number_hash,
      sealed,
      payout_hold_until: now,
      created_at: now,
    })
    .returning('bank_account_seq')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('account_bank_check')
    .set({ state: 'DONE', bank_account_seq: bankAccountSeq })
    .where('user_seq', '=', user_seq)
    .where('form_key', '=', check.form_key)
    .execute()
  const other = await trx
    .selectFrom('account_bank')
    .select('bank_account_seq')
    .where('user_seq', '=', user_seq)
    .where('is_default', '=', true)
    .executeTakeFirst()
  if (isDefault || !other) await makeDefault(trx, user_seq, bankAccountSeq, now)
  await tellOfChange(trx, user_seq, 'ADDED')
  return bankAccountSeq
}
