import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { DisputeCaseView } from '#contracts/member-dispute.ts'
import { loadMessages } from '../chat/messages/load-messages.ts'
import { messageWords } from '../orders/evidence/evidence-words.ts'
import { disputeSideOf, selectDisputes, viewDispute } from './dispute-rows.ts'

/** Of the room, the newest. */
const MOST_MESSAGES = 100

/** One dispute for the operators' desk. It contains messages of both members, so the view is recorded with each of them. */
export async function getDisputeCase(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { disputeSeq }: { disputeSeq: number },
): Promise<DisputeCaseView | Refusal<'NOT_FOUND'>> {
  return context.kysely.transaction().execute(async (trx) => {
    const row = await selectDisputes(trx)
      .where('dispute_seq', '=', disputeSeq)
      .where('escalated_at', 'is not', null)
      .executeTakeFirst()
    if (!row) return refuse('NOT_FOUND')
    const members = { CLAIMANT: row.claimant_user_seq, RESPONDENT: row.respondent_user_seq }
    const reason = `회원 분쟁 ${disputeSeq}번 열람`
    for (const userSeq of Object.values(members))
      await recordOperatorAction(context, trx, operator, { userSeq, action: 'VIEW', reason })
    const messages = await loadMessages(trx, {
      roomId: row.room_id,
      now: context.now(),
      limit: MOST_MESSAGES,
    })
    const isOwn = disputeSideOf(row, operator.userSeq) !== null
    const view = await viewDispute(trx, row, 'OPERATOR')
    return {
      ...view,
      actions: isOwn ? [] : view.actions,
      members,
      isOwn,
      messages: messages.map((message) => ({
        messageSeq: message.messageSeq,
        storeSeq: message.sender.storeSeq,
        nickName: message.sender.nickName,
        text: messageWords(message),
        at: message.createdAt,
      })),
    }
  })
}
