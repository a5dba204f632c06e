import { type Kysely, sql } from 'kysely'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { consentsTo } from '../notices/consents-to.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/**
 * Advertises an event that runs to the members who consent to advertising: once for each event, and not beside another
 * operator who does it at the same time.
 */
export const promoteEvent = (
  { kysely, now, caller }: Pick<HostContext, 'kysely' | 'now' | 'caller'>,
  operator: Pick<Viewer, 'userSeq'>,
  eventSeq: number,
): Promise<{ at: string } | Refusal<'NOT_FOUND' | 'NOT_SHOWN' | 'PROMOTED'>> =>
  retryingTransaction(kysely, async (trx) => {
    const event = await trx
      .selectFrom('event')
      .select(['title', 'summary', 'is_hidden', 'starts_at', 'ends_at'])
      .where('event_seq', '=', eventSeq)
      .forUpdate()
      .executeTakeFirst()
    if (!event) return refuse('NOT_FOUND')
    const at = now()
    const isOver = event.ends_at !== null && event.ends_at <= at
    if (event.is_hidden || event.starts_at > at || isOver) return refuse('NOT_SHOWN')
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('event_promotion')
      .values({
        event_seq: eventSeq,
        operator_user_seq: operator.userSeq,
        address: caller.address,
        at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return refuse('PROMOTED')
    const { title, summary } = event
    await enqueueEvent(trx, { kind: 'PROMOTION', eventSeq, title, summary })
    return { at: at.toISOString() }
  })

/** When an event was advertised, and how many members would receive it now. */
export async function promotionOf(
  { kysely }: { kysely: Kysely<DB> },
  eventSeq: number,
): Promise<{ at: string | null; consenting: number }> {
  const { rows } = await sql<{ at: Date | null; consenting: number }>`
    select (select at from event_promotion where event_seq = ${eventSeq}) as at,
      (select count(*)::int from users
        where status = 'USER' and ${consentsTo(sql`users.user_seq`, 'MARKETING')}) as consenting`.execute(
    kysely,
  )
  const [row] = rows
  return { at: row?.at?.toISOString() ?? null, consenting: row?.consenting ?? 0 }
}
