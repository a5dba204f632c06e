import type { LoaderFunctionArgs } from '@remix-run/node'
import { chatAnswer } from '#app/features/chat/api/answers.ts'
import { parseParams, params as schemas } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** A room as it stands, for the browser's script; 404 for a room of other users. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  return chatAnswer(await context.services.edge.room(parseParams(schemas.chatRoom, params)))
}
