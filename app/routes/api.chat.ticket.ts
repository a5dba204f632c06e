import type { ActionFunctionArgs } from '@remix-run/node'
import { chatAnswer, onlyMethod } from '#app/features/chat/api/answers.ts'
import { requireUser } from '#app/session/guards.server.ts'

export const loader = () => onlyMethod('POST')

/** A ticket for one socket of the chat, so that no address contains an access token. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  requireUser(context, request)
  if (request.method !== 'POST') return onlyMethod('POST')
  return chatAnswer(await context.services.edge.createSocketTicket())
}
