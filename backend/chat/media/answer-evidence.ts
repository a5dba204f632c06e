import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { callerOf, requireDuty } from '#backend/operation/authenticate.ts'
import type { Viewer } from '#backend/operation/context.ts'
import { isOperatorRole } from '#contracts/account.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { answerFile, notFound, viewerOfRequest } from './answer-download.ts'
import { findEvidence, findOrderEvidence } from './find-media.ts'
import type { MediaHostContext } from './media-context.ts'

/** A video is requested in many ranges: requests for the files of the same report or order within this time are one view. */
const ONE_VIEW_MILLISECONDS = HOUR_MS

/**
 * Sends an operator a file that a report retains as evidence, or one of the room of an order with a dispute. The view is recorded with the owner of the file, and the
 * browser caches nothing. For all other users the file does not exist.
 * @throws ORPCError when the token is invalid, or the operator has another duty
 */
export async function answerEvidence(
  context: MediaHostContext,
  request: Request,
  { isOrder, seq, mediaId }: { isOrder: boolean; seq: number; mediaId: string },
): Promise<Response> {
  const viewer = await viewerOfRequest(context, request)
  if (!viewer || !isOperatorRole(viewer.role)) return notFound()
  requireDuty(viewer, isOrder ? 'TRADES' : 'SAFETY')
  const find = isOrder ? findOrderEvidence : findEvidence
  const found = await find(context, seq, mediaId)
  if (!found) return notFound()
  const reason = `${isOrder ? '주문' : '채팅 신고'} ${seq}번의 사진·동영상 열람`
  await recordView(context, request, viewer, { userSeq: found.userSeq, reason })
  return answerFile(context, request, found, 'private, no-store')
}

async function recordView(
  { kysely, now }: MediaHostContext,
  { headers }: Request,
  operator: Viewer,
  { userSeq, reason }: { userSeq: number; reason: string },
): Promise<void> {
  const caller = callerOf(headers)
  const since = new Date(now().getTime() - ONE_VIEW_MILLISECONDS)
  const recorded = await kysely
    .selectFrom('operator_action')
    .select('action_seq')
    .where('operator_user_seq', '=', operator.userSeq)
    .where('user_seq', '=', userSeq)
    .where('action', '=', 'VIEW')
    .where('reason', '=', reason)
    .where('address', 'is not distinct from', caller.address)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  if (!recorded)
    await recordOperatorAction({ caller, now }, kysely, operator, {
      userSeq,
      action: 'VIEW',
      reason,
    })
}
