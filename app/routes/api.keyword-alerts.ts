import type { ActionFunctionArgs } from '@remix-run/node'
import { makeListAlert } from '#app/features/keyword-alerts/make-alert.server.ts'

/** The pressed alert button of a list. */
export function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  return makeListAlert(context, request)
}

export function loader(): Response {
  return new Response(null, { status: 405 })
}
