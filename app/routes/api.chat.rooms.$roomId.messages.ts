import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { chatAnswer, chatQueries, readBody, readQuery } from '#app/features/chat/api/answers.ts'
import { parseParams, params as schemas } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** A range of a room's messages; 404 for a room of other users. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const { roomId } = parseParams(schemas.chatRoom, params)
  const stretch = readQuery(chatQueries.messages, request)
  return chatAnswer(await context.services.edge.messages({ roomId, ...stretch }))
}

/** Sends a message when no socket can connect; the same id again is the same message. */
export async function action({ context, request, params }: ActionFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const { roomId } = parseParams(schemas.chatRoom, params)
  const draft = await readBody(chatQueries.message, request)
  return chatAnswer(await context.services.edge.sendMessage({ roomId, ...draft }))
}
