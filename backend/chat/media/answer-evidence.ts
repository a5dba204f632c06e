import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { callerOf } from '#backend/operation/authenticate.ts'
import type { Viewer } from '#backend/operation/context.ts'
import { isOperatorRole } from '#contracts/account.ts'
import { answerFile, askerOf, notThere } from './answer-download.ts'
import { findEvidence } from './find-media.ts'
import type { MediaHostContext } from './media-context.ts'

/** A video comes in many parts: looking at the same report's files again within so long is one look. */
const ONE_LOOK_MILLISECONDS = 3_600_000

/**
 * Answers an operator with a file that a report holds as evidence. That it was looked at is kept with whose it is, and
 * the browser keeps nothing. For everybody else nothing is there.
 * @throws ORPCError when the token does not hold
 */
export async function answerEvidence(
  context: MediaHostContext,
  request: Request,
  { reportSeq, mediaId }: { reportSeq: number; mediaId: string },
): Promise<Response> {
  const viewer = await askerOf(context, request)
  if (!viewer || !isOperatorRole(viewer.role)) return notThere()
  const found = await findEvidence(context, reportSeq, mediaId)
  if (!found) return notThere()
  await noteLook(context, request, viewer, { userSeq: found.userSeq, reportSeq })
  return answerFile(context, request, found, 'private, no-store')
}

async function noteLook(
  { kysely, now }: MediaHostContext,
  { headers }: Request,
  operator: Viewer,
  { userSeq, reportSeq }: { userSeq: number; reportSeq: number },
): Promise<void> {
  const caller = callerOf(headers)
  const reason = `채팅 신고 ${reportSeq}번의 사진·동영상 열람`
  const since = new Date(now().getTime() - ONE_LOOK_MILLISECONDS)
  const noted = await kysely
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
  if (!noted)
    await recordOperatorAction({ caller, now }, kysely, operator, {
      userSeq,
      action: 'VIEW',
      reason,
    })
}
