import { sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import type { QueuedProduct } from '#contracts/product-queue.ts'
import { QUEUE_RULES, type QueueState } from '#contracts/product-queue-rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { placeInQueue } from '../../product-queue/queue-place-of.ts'
import { minutesAhead, orderTime } from '../order-time.ts'

/** Of those that are over. */
const MOST = 50

interface QueueRow {
  queue_seq: number
  product_seq: number
  title: string | null
  state: QueueState
  place: number | null
  until: Date | null
  joined_at: Date
  ended_at: Date | null
}

/** The caller's places: turns first, then those that wait, then what was over in the last 30 days, the newest first. */
export async function listQueue(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ items: QueuedProduct[]; minutesAhead: number }> {
  const at = await orderTime(kysely, now())
  const { rows } = await sql<QueueRow>`
    select own.queue_seq, own.product_seq, own.state, own.joined_at, own.ended_at,
      case own.state when 'OFFERED' then own.offer_until end as until,
      case when product.visibility = 'ACTIVE' and store.status = 'ACTIVE' then product.title end as title,
      case when own.ended_at is null then ${placeInQueue('own')} end as place
    from product_queue own
    join product on product.product_seq = own.product_seq
    join store on store.store_seq = product.store_seq
    where own.user_seq = ${userSeq}
      and (own.ended_at is null or own.ended_at > ${new Date(at.getTime() - QUEUE_RULES.shownDays * DAY_MS)})
    order by own.state <> 'OFFERED', own.state <> 'WAITING', own.ended_at desc, own.queue_seq
    limit ${QUEUE_RULES.perMember + MOST}`.execute(kysely)
  return {
    items: rows.map((row) => ({
      queueSeq: row.queue_seq,
      productSeq: row.product_seq,
      title: row.title,
      state: row.state,
      place: row.place,
      until: row.until?.toISOString() ?? null,
      joinedAt: row.joined_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
    minutesAhead: await minutesAhead(kysely),
  }
}
