import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DeskQueueState } from '#contracts/desk.ts'
import { DESK_COUNTED, DESK_QUEUES, type DeskQueue } from '#contracts/desk-constants.ts'
import { type Duty, QUEUE_DUTIES, sortedDuties } from '#contracts/duties.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { countDifferingDays } from '../orders/books/ledger-days.ts'
import { findTroubled } from '../orders/cases/troubles.ts'
import { orderTime } from '../orders/order-time.ts'

type Waiting = Omit<DeskQueueState, 'queue'>
type Read = (context: Pick<HostContext, 'kysely' | 'now'>) => Promise<Waiting>

/** Rows that wait, with their time as `since`; the database stops counting where the desk says "and more". */
async function waitingRows(kysely: Kysely<DB>, rows: RawBuilder<unknown>): Promise<Waiting> {
  const { rows: found } = await sql<{ open: number; since: Date | null }>`
    with waiting as (${rows})
    select (select count(*)::int from (select from waiting limit ${DESK_COUNTED + 1}) counted) as open,
      (select min(since) from waiting) as since`.execute(kysely)
  const [first] = found
  return { open: first?.open ?? 0, since: first?.since?.toISOString() ?? null }
}

const READ: Record<DeskQueue, Read> = {
  QUESTIONS: ({ kysely }) =>
    waitingRows(
      kysely,
      sql`select waiting_since as since from question
        where waiting_since is not null order by waiting_since limit ${DESK_COUNTED + 1}`,
    ),
  REPORTS: ({ kysely }) =>
    waitingRows(
      kysely,
      sql`select created_at as since from report where state = 'OPEN' order by report_seq limit ${DESK_COUNTED + 1}`,
    ),
  DAMAGE: ({ kysely }) =>
    waitingRows(
      kysely,
      sql`(select submitted_at as since from damage_report
          where state in ('RECEIVED', 'REVIEWING', 'OBJECTED') order by submitted_at limit ${DESK_COUNTED + 1})
        union all select at from fraud_link_objection where state = 'OPEN'`,
    ),
  DISPUTES: ({ kysely }) =>
    waitingRows(
      kysely,
      sql`select updated_at as since from member_dispute
        where state = 'REVIEW' and escalated_at is not null order by updated_at limit ${DESK_COUNTED + 1}`,
    ),
  APPEALS: ({ kysely }) =>
    waitingRows(
      kysely,
      sql`select appealed_at as since from sanction
        where appeal_state = 'RECEIVED' order by appealed_at limit ${DESK_COUNTED + 1}`,
    ),
  LISTINGS: ({ kysely }) =>
    waitingRows(
      kysely,
      sql`select created_at as since from listing_flag where state = 'OPEN' order by flag_seq limit ${DESK_COUNTED + 1}`,
    ),
  async ORDERS({ kysely, now }) {
    const at = await orderTime(kysely, now())
    const { items, total } = await findTroubled(kysely, { at, limit: 1, offset: 0 })
    return { open: total, since: items[0]?.troubles[0]?.since ?? null }
  },
  async LEDGER({ kysely }) {
    const { total, days } = await countDifferingDays({ kysely })
    // A day is compared when it is over.
    return { open: total, since: days[0] ? new Date(`${days[0]}T15:00:00Z`).toISOString() : null }
  },
}

/** How much waits in each queue of an operator's duties, and since when, in the order of the desk's menu. */
export async function getDeskQueues(
  context: Pick<HostContext, 'kysely' | 'now'>,
  { role, duties }: Pick<Viewer, 'role' | 'duties'>,
): Promise<{ queues: DeskQueueState[]; duties: Duty[]; isAdministrator: boolean }> {
  const names = (Object.keys(DESK_QUEUES) as DeskQueue[]).filter((queue) =>
    duties.includes(QUEUE_DUTIES[queue]),
  )
  const queues = await Promise.all(
    names.map(async (queue) => ({ queue, ...(await READ[queue](context)) })),
  )
  return { queues, duties: sortedDuties(duties), isAdministrator: role === 'ADMIN' }
}
