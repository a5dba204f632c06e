import { hasMoneyUnderWay } from '#backend/db/money-under-way.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { makeDefault, tellOfChange } from './default-account.ts'

type ChangeContext = Pick<HostContext, 'kysely' | 'now'>
type Owner = Pick<Viewer, 'userSeq'>

/** Lets payouts go to another account, a day from now. A repeat changes nothing. */
export function setDefaultBankAccount(
  { kysely, now }: ChangeContext,
  { userSeq }: Owner,
  bankAccountSeq: number,
): Promise<Record<never, never> | Refusal<'NOT_FOUND'>> {
  return kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const own = await trx
      .selectFrom('account_bank')
      .select('is_default')
      .where('user_seq', '=', userSeq)
      .where('bank_account_seq', '=', bankAccountSeq)
      .executeTakeFirst()
    if (!own) return refuse('NOT_FOUND')
    const isChanged = await makeDefault(trx, userSeq, bankAccountSeq, now())
    if (isChanged) await tellOfChange(trx, userSeq, 'DEFAULT')
    return {}
  })
}

/**
 * Deletes an account; of the others the newest becomes the default. The only one stays while money is on its way to it.
 * A repeat changes nothing.
 */
export function removeBankAccount(
  { kysely, now }: ChangeContext,
  { userSeq }: Owner,
  bankAccountSeq: number,
): Promise<Record<never, never> | Refusal<'IN_USE'>> {
  return kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const own = await trx
      .selectFrom('account_bank')
      .select(['bank_account_seq', 'is_default'])
      .where('user_seq', '=', userSeq)
      .orderBy('bank_account_seq', 'desc')
      .execute()
    const removed = own.find((row) => row.bank_account_seq === bankAccountSeq)
    if (!removed) return {}
    if (own.length === 1 && (await hasMoneyUnderWay(trx, userSeq))) return refuse('IN_USE')
    await trx.deleteFrom('account_bank').where('bank_account_seq', '=', bankAccountSeq).execute()
    const next = own.find((row) => row.bank_account_seq !== bankAccountSeq)
    if (removed.is_default && next) await makeDefault(trx, userSeq, next.bank_account_seq, now())
    await tellOfChange(trx, userSeq, 'REMOVED')
    return {}
  })
}
