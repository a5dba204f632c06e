import type { ActionFunctionArgs } from '@remix-run/node'
import { chatAnswer, chatQueries, readBody } from '#app/features/chat/api/answers.ts'
import { onlyPost } from '#app/forms/only-post.server.ts'
import { parseParams, params as schemas } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

export const loader = onlyPost

/** Stores how far the member has read; 404 for a room of other users. */
export async function action({ context, request, params }: ActionFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const { roomId } = parseParams(schemas.chatRoom, params)
  const { lastReadSeq } = await readBody(chatQueries.read, request)
  return chatAnswer(await context.services.edge.markRead({ roomId, lastReadSeq }))
}
