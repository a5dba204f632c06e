import type { ActionFunctionArgs } from '@remix-run/node'
import { chatAnswer, chatQueries, onlyMethod, readBody } from '#app/features/chat/api/answers.ts'
import { parseParams, params as schemas } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

export const loader = () => onlyMethod('PUT')

/** Stores how far the member has read; 404 for a room of other users. */
export async function action({ context, request, params }: ActionFunctionArgs): Promise<Response> {
  requireUser(context, request)
  if (request.method !== 'PUT') return onlyMethod('PUT')
  const { roomId } = parseParams(schemas.chatRoom, params)
  const { lastReadSeq } = await readBody(chatQueries.read, request)
  return chatAnswer(await context.services.edge.markRead({ roomId, lastReadSeq }))
}
