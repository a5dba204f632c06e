import type { LoaderFunctionArgs } from '@remix-run/node'
import { chatAnswer, chatQueries, readQuery } from '#app/features/chat/api/answers.ts'
import { parseParams, params as schemas } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** New and changed messages of a room since a known change; 404 for a room of other users. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const { roomId } = parseParams(schemas.chatRoom, params)
  const asked = readQuery(chatQueries.changes, request)
  return chatAnswer(await context.services.edge.changes({ roomId, ...asked }))
}
