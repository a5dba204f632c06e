import type { LoaderFunctionArgs } from '@remix-run/node'
import { sessionSchema } from '#contracts/session.ts'

/** The session as the browser's script sees it (SPEC.md sections 3 and 4); the reason why it ended is sent once. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const session = sessionSchema.parse(context.session.read())
  return Response.json(session, { headers: { 'cache-control': 'no-store' } })
}
