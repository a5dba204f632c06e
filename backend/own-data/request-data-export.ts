import { HOUR_MS } from '#contracts/durations.ts'
import { DATA_EXPORT_RULES } from '#contracts/own-data-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/** Asks for a copy of everything about the member. Another tab's request of the same moment is the same request. */
export function requestDataExport(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ exportSeq: number } | Refusal<'LIMITED'>> {
  return retryingTransaction(kysely, async (trx) => {
    const now = clock()
    await trx
      .selectFrom('users')
      .select('user_seq')
      .where('user_seq', '=', userSeq)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const last = await trx
      .selectFrom('data_export')
      .select(['export_seq', 'state', 'requested_at'])
      .where('user_seq', '=', userSeq)
      .orderBy('export_seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last && (last.state === 'WAITING' || last.state === 'READY'))
      return { exportSeq: last.export_seq }
    const next = last && nextRequestAt(last.state, last.requested_at)
    if (next && next > now) return refuse('LIMITED')
    const { export_seq } = await trx
      .insertInto('data_export')
      .values({ user_seq: userSeq, requested_at: now, next_at: now })
      .returning('export_seq')
      .executeTakeFirstOrThrow()
    return { exportSeq: export_seq }
  })
}

/** When the member may ask again; at once after one that could not be made. */
export function nextRequestAt(state: string, requestedAt: Date): Date | null {
  if (state === 'FAILED') return null
  return new Date(requestedAt.getTime() + DATA_EXPORT_RULES.everyHours * HOUR_MS)
}
