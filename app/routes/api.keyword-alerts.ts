import type { ActionFunctionArgs } from '@remix-run/node'
import { makeListAlert } from '#app/features/keyword-alerts/make-alert.server.ts'
import { onlyPost } from '#app/forms/only-post.server.ts'

/** The pressed alert button of a list. */
export function action({ context, request }: ActionFunctionArgs) {
  return makeListAlert(context, request)
}

export const loader = onlyPost
