import type { Kysely } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { setBlock } from '#backend/stores/set-block.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { REPORT_LIMITED } from '#contracts/report.ts'
import type { ReportReason } from '#contracts/report-constants.ts'
import { loadMessages } from '../chat/messages/load-messages.ts'
import { findMembership, type Membership } from '../chat/rooms/find-membership.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { reportLimits } from '../limits/rules.ts'

interface NewReport {
  roomId: number
  reason: ReportReason
  detail: string
  block: boolean
}

/**
 * Reports the other member of a room. The last messages are stored as the reporter sees them now, whatever happens later
 * to the room or to either account. While a report is open, reporting the same room again returns it: it counts against
 * no limit and changes nothing.
 */
export async function reportRoom(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter' | 'chat'>,
  viewer: Pick<Viewer, 'userSeq'>,
  { roomId, reason, detail, block }: NewReport,
): Promise<{ reportSeq: number } | Refusal<'NOT_FOUND' | 'LIMITED'>> {
  const { kysely } = context
  const membership = await findMembership(kysely, viewer.userSeq, roomId)
  if (!membership) return refuse('NOT_FOUND')
  const { otherStoreSeq } = membership
  let reportSeq = await openReport(kysely, membership)
  if (reportSeq === null) {
    const limits = reportLimits(context, viewer.userSeq)
    const retryAfterSeconds = await context.limiter.take(limits)
    if (retryAfterSeconds !== null)
      return refuse('LIMITED', { message: REPORT_LIMITED.message, data: { retryAfterSeconds } })
    reportSeq = await retryingTransaction(kysely, (trx) =>
      insertReport(trx, membership, { reason, detail }, context.now()),
    )
  }
  if (block) await setBlock(context, viewer, { storeSeq: otherStoreSeq, blocked: true })
  return { reportSeq }
}

async function openReport(
  db: Kysely<DB>,
  { roomId, storeSeq }: Pick<Membership, 'roomId' | 'storeSeq'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('report')
    .select('report_seq')
    .where('room_id', '=', roomId)
    .where('reporter_store_seq', '=', storeSeq)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()
  return row?.report_seq ?? null
}

async function insertReport(
  trx: Kysely<DB>,
  { roomId, productSeq, storeSeq, otherStoreSeq, visibleFromSeq }: Membership,
  { reason, detail }: Pick<NewReport, 'reason' | 'detail'>,
  now: Date,
): Promise<number> {
  const limit = CHAT_RULES.reportedMessages
  const messages = await loadMessages(trx, { roomId, now, visibleFromSeq, limit })
  const row = await trx
    .insertInto('report')
    .values({
      room_id: roomId,
      product_seq: productSeq,
      reporter_store_seq: storeSeq,
      reported_store_seq: otherStoreSeq,
      reason,
      detail,
      evidence: JSON.stringify(messages.map(withoutName)),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['room_id', 'reporter_store_seq']).where('state', '=', 'OPEN').doNothing(),
    )
    .returning('report_seq')
    .executeTakeFirst()
  const reportSeq = row?.report_seq ?? (await openReport(trx, { roomId, storeSeq }))
  if (reportSeq === null) throw new Error('a report was closed while it was made')
  return reportSeq
}

/** Names are added when an operator reads the report, so that no name outlasts its account here. */
function withoutName({ sender, ...message }: ChatMessage): ChatMessage {
  return { ...message, sender: { storeSeq: sender.storeSeq, nickName: '' } }
}
