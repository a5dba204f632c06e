import { sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import type { PossessionVerdict } from '#contracts/possession-rules.ts'
import { notifyRoom } from '../chat/cards/notify-room.ts'
import { touchMessage } from '../chat/messages/append-message.ts'
import { findMembership } from '../chat/rooms/find-membership.ts'
import { lockRoom } from '../chat/rooms/lock-room.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'

interface Verdict {
  roomId: number
  checkSeq: number
  verdict: PossessionVerdict
}

/**
 * A buyer who asked says whether the photo shows the thing and the code. The badge stands on the listing while more
 * confirm than doubt. The last word counts.
 */
export async function judgePossession(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId, checkSeq, verdict }: Verdict,
): Promise<ChatMessage | Refusal<'NOT_FOUND' | 'CLOSED'>> {
  const member = await findMembership(context.kysely, userSeq, roomId)
  if (member?.role !== 'BUYER') return refuse('NOT_FOUND')
  const judged = await retryingTransaction(context.kysely, async (trx) => {
    const at = context.now()
    await trx
      .selectFrom('product')
      .select('product_seq')
      .where('product_seq', '=', member.productSeq)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await lockRoom(trx, roomId, at)
    const asked = await trx
      .selectFrom('possession_asker as asker')
      .innerJoin('possession_check as request', 'request.check_seq', 'asker.check_seq')
      .select(['asker.message_seq', 'asker.verdict', 'request.state'])
      .where('asker.check_seq', '=', checkSeq)
      .where('asker.room_id', '=', roomId)
      .executeTakeFirst()
    if (!asked) return refuse('NOT_FOUND')
    if (asked.state !== 'ANSWERED') return refuse('CLOSED')
    if (asked.verdict === verdict) return asked.message_seq
    await trx
      .updateTable('possession_asker')
      .set({ verdict })
      .where('check_seq', '=', checkSeq)
      .where('room_id', '=', roomId)
      .execute()
    await sql`
      update possession_check set is_shown = (
        select count(*) filter (where verdict = 'CONFIRMED') > count(*) filter (where verdict = 'DOUBTED')
        from possession_asker where possession_asker.check_seq = possession_check.check_seq
      ) where check_seq = ${checkSeq}`.execute(trx)
    await touchMessage(trx, { roomId, messageSeq: asked.message_seq, at })
    return asked.message_seq
  })
  return isRefusal(judged) ? judged : notifyRoom(context, member, [judged])
}
