import { data, redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { handleCardAction } from '../cards/handle-card-action.server.ts'
import { handleSafetyAction } from '../safety/handle-safety-action.server.ts'
import type { ActionProblem } from './action-outcome.ts'
import { handleRoomAction } from './handle-room-action.server.ts'

const NOT_FOUND = 404

/**
 * Every form of a room's page; `intent` says which.
 * @throws 404 for a room of other people, 400 for a form that is none of ours
 */
export async function actInRoom(context: LoadContext, roomId: number, form: FormData) {
  const outcome =
    (await handleRoomAction(context, roomId, form)) ??
    (await handleCardAction(context, roomId, form)) ??
    (await handleSafetyAction(context, roomId, form))
  if (!outcome) throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  const { status, error, typed, toast, to } = outcome
  if (error && status === NOT_FOUND) throw new Response(null, { status })
  if (error) {
    const problem: ActionProblem = { intent: String(form.get('intent')), error, typed: typed ?? {} }
    return data(problem, { status })
  }
  if (toast) context.session.notify(toast)
  return redirect(to ?? paths.chatRoom(roomId), 303)
}
