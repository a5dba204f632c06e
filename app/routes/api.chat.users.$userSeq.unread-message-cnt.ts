import type { LoaderFunctionArgs } from '@remix-run/node'
import { chatAnswer } from '#app/features/chat/api/answers.ts'
import { parseParams, params as schemas } from '#app/params.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** The member's number of unread messages (SPEC.md section 7); 401 without a session, 404 for another user's. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const { userSeq } = parseParams(schemas.member, params)
  const answer = await context.services.edge.unreadMessageCount({ userSeq })
  return chatAnswer(answer)
}
