import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { DEMO_FACTS, DEMO_PEOPLE } from './demo-facts.ts'

/** Of DEMO_PEOPLE: the buyer first. */
const WHO = [1, 0, 2]

/** Demo people who wait for a product that its seller has reserved. */
export async function seedQueue(trx: Transaction<DB>, now: Date): Promise<void> {
  const { reservedProductSeq: productSeq } = DEMO_FACTS
  const stores = WHO.map((person) => DEMO_PEOPLE[person]?.storeSeq ?? 0)
  const waiting = await trx
    .selectFrom('store')
    .select(['store_seq', 'user_seq'])
    .where('store_seq', 'in', stores)
    .where('store_seq', '<>', ({ selectFrom }) =>
      selectFrom('product').select('store_seq').where('product_seq', '=', productSeq),
    )
    .execute()
  const inOrder = stores.flatMap((seq) => waiting.filter(({ store_seq }) => store_seq === seq))
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set({ queue_count: inOrder.length })
    .where('product_seq', '=', productSeq)
    .where('trade_state', '=', 'RESERVED')
    .executeTakeFirst()
  if (numUpdatedRows === 0n || inOrder.length === 0) return
  await trx
    .insertInto('product_queue')
    .values(
      inOrder.map(({ store_seq, user_seq }, place) => ({
        product_seq: productSeq,
        store_seq,
        user_seq,
        state: 'WAITING' as const,
        joined_at: new Date(now.getTime() - (WHO.length - place) * HOUR_MS),
        offer_until: null,
        ended_at: null,
      })),
    )
    .execute()
}
