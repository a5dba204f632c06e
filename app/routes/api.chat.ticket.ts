import type { ActionFunctionArgs } from '@remix-run/node'
import { chatAnswer } from '#app/features/chat/api/answers.ts'
import { onlyPost } from '#app/forms/only-post.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

export const loader = onlyPost

/** A ticket for one socket of the chat, so that no address contains an access token. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  requireUser(context, request)
  return chatAnswer(await context.services.edge.createSocketTicket())
}
