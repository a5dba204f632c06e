import type { LoadContext } from '#app/load-context.server.ts'
import type { ActionOutcome } from '../room/action-outcome.ts'
import { readReport } from './read-report.ts'

/** Carries out the forms of protection; null when the intent is not one of theirs. */
export async function handleSafetyAction(
  context: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome | null> {
  const intent = form.get('intent')
  if (intent === 'report') return report(context, roomId, form)
  if (intent === 'block') return block(context, roomId, form.get('blocked') !== '0')
  return null
}

async function report(
  { services }: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome> {
  const { report: posted, error, typed } = readReport(form)
  if (!posted) return { status: 400, ...(error && { error }), typed }
  const answer = await services.edge.report({ roomId, ...posted })
  if (!answer.ok) return { status: answer.status, error: { message: answer.message }, typed }
  return {
    status: 200,
    toast: posted.block
      ? '신고하고 차단했어요. 운영팀이 확인할게요.'
      : '신고했어요. 운영팀이 확인할게요.',
  }
}

async function block(
  { services }: LoadContext,
  roomId: number,
  blocked: boolean,
): Promise<ActionOutcome> {
  // Whom it is about is known from the room, never from what was posted.
  const room = await services.edge.room({ roomId })
  if (!room.ok) return { status: room.status, error: { message: room.message } }
  const answer = await services.boot.setBlock({ storeSeq: room.data.otherStoreSeq, blocked })
  if (!answer.ok) return { status: answer.status, error: { message: answer.message } }
  return { status: 200, toast: blocked ? '차단했어요.' : '차단을 풀었어요.' }
}
