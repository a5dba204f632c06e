import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { enqueueEvent } from '#backend/notices/enqueue-event.ts'
import { PAYOUT_HOLD_HOURS } from '#contracts/bank-account-constants.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import type { NoticeFields } from '#contracts/notice.ts'

/**
 * Makes an account the one that payouts go to, from a day later on: whoever has taken over a member's account would
 * first change where its money goes.
 * @returns false where it is so already, or is no account of the member
 */
export async function makeDefault(
  trx: Kysely<DB>,
  userSeq: number,
  bankAccountSeq: number,
  now: Date,
): Promise<boolean> {
  const account = await trx
    .selectFrom('account_bank')
    .select('is_default')
    .where('user_seq', '=', userSeq)
    .where('bank_account_seq', '=', bankAccountSeq)
    .executeTakeFirst()
  if (!account || account.is_default) return false
  // One after the other: the index allows one default at any moment.
  await trx
    .updateTable('account_bank')
    .set({ is_default: false })
    .where('user_seq', '=', userSeq)
    .where('is_default', '=', true)
    .execute()
  await trx
    .updateTable('account_bank')
    .set({
      is_default: true,
      payout_hold_until: new Date(now.getTime() + PAYOUT_HOLD_HOURS * HOUR_MS),
    })
    .where('bank_account_seq', '=', bankAccountSeq)
    .execute()
  return true
}

/** Tells the member, who may not be the one who changed it. */
export async function tellOfChange(
  trx: Kysely<DB>,
  userSeq: number,
  change: NoticeFields['BANK_ACCOUNT_CHANGED']['change'],
): Promise<void> {
  const store = await trx
    .selectFrom('store')
    .select('store_seq')
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  if (store)
    await enqueueEvent(trx, {
      kind: 'BANK_ACCOUNT_CHANGED',
      toStoreSeq: store.store_seq,
      change,
    })
}
