import { type Kysely, sql } from 'kysely'
import type { QueuePlace } from '#contracts/product-queue.ts'
import type { DB } from '../db/schema.ts'

/** A member's place in the queue for a product; null where there is none. */
export async function queuePlaceOf(
  db: Kysely<DB>,
  { productSeq, userSeq }: { productSeq: number; userSeq: number },
): Promise<QueuePlace | null> {
  const { rows } = await sql<{ state: QueuePlace['state']; place: number; until: Date | null }>`
    select own.state, own.offer_until as until, (
      select count(*)::int from product_queue before
      where before.product_seq = own.product_seq and before.queue_seq <= own.queue_seq
        and before.state in ('WAITING', 'OFFERED')
    ) as place
    from product_queue own
    where own.product_seq = ${productSeq} and own.user_seq = ${userSeq}
      and own.state in ('WAITING', 'OFFERED')`.execute(db)
  const [row] = rows
  return row
    ? { state: row.state, place: row.place, until: row.until?.toISOString() ?? null }
    : null
}
