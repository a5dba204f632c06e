import type { Kysely } from 'kysely'
import type { NoticeFields } from '#contracts/notice.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'

/** Tells the member of a step of a sanction. @returns the event; null for an account without a store */
export async function tellSanction(
  trx: Kysely<DB>,
  { user_seq, sanction_seq }: { user_seq: number; sanction_seq: number },
  step: NoticeFields['SANCTION']['step'],
): Promise<number | null> {
  const store = await trx
    .selectFrom('store')
    .select('store_seq')
    .where('user_seq', '=', user_seq)
    .executeTakeFirst()
  if (!store) return null
  return enqueueEvent(trx, {
    kind: 'SANCTION',
    sanctionSeq: sanction_seq,
    toStoreSeq: store.store_seq,
    step,
  })
}
