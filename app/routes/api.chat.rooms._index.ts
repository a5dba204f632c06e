import type { LoaderFunctionArgs } from '@remix-run/node'
import { chatAnswer, chatQueries, readQuery } from '#app/features/chat/api/answers.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** The member's rooms as data, for the browser's script; 401 without a session. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const asked = readQuery(chatQueries.rooms, request)
  return chatAnswer({ data: await context.services.edge.rooms(asked) })
}
