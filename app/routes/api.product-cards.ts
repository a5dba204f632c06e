import type { ActionFunctionArgs } from '@remix-run/node'
import { answerNamedCards } from '#app/features/recent/named-cards.server.ts'

/**
 * The cards of products that the browser names, for what only the browser knows. They are posted, so that what a visitor
 * viewed stands in no address and no log.
 */
export function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  return answerNamedCards(context, request)
}

export function loader(): Response {
  return new Response(null, { status: 405 })
}
