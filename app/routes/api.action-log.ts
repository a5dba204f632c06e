import type { ActionFunctionArgs } from '@remix-run/node'
import { onlyPost } from '#app/forms/only-post.server.ts'
import { receiveActions } from '#app/shell/action-log/receive-actions.server.ts'

export const loader = onlyPost

/** Accepts entries of the action log from any client; the browser never calls a host itself. */
export function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  return receiveActions(context, request)
}
