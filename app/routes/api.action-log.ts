import type { ActionFunctionArgs } from '@remix-run/node'
import { receiveActions } from '#app/shell/action-log/receive-actions.server.ts'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

/** Accepts entries of the action log from any client; the browser never calls a host itself. */
export function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  return receiveActions(context, request)
}
