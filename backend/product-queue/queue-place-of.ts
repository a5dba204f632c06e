import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { QueuePlace } from '#contracts/product-queue.ts'
import type { DB } from '../db/schema.ts'

/** Which place a row of `product_queue` has, as an expression; 1 is the next. @param own the row's alias */
export const placeInQueue = (own: string): RawBuilder<number> => sql<number>`(
  select count(*)::int from product_queue before
  where before.product_seq = ${sql.ref(`${own}.product_seq`)}
    and before.queue_seq <= ${sql.ref(`${own}.queue_seq`)}
    and before.state in ('WAITING', 'OFFERED')
)`

/** A member's place in the queue for a product; null where there is none. */
export async function queuePlaceOf(
  db: Kysely<DB>,
  { productSeq, userSeq }: { productSeq: number; userSeq: number },
): Promise<QueuePlace | null> {
  const { rows } = await sql<{ state: QueuePlace['state']; place: number; until: Date | null }>`
    select own.state, own.offer_until as until, ${placeInQueue('own')} as place
    from product_queue own
    where own.product_seq = ${productSeq} and own.user_seq = ${userSeq}
      and own.state in ('WAITING', 'OFFERED')`.execute(db)
  const [row] = rows
  return row
    ? { state: row.state, place: row.place, until: row.until?.toISOString() ?? null }
    : null
}
