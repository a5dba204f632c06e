import type { ActionFunctionArgs } from '@remix-run/node'
import { answerNamedCards } from '#app/features/recent/named-cards.server.ts'
import { onlyPost } from '#app/forms/only-post.server.ts'

/**
 * The cards of products that the browser names, for what only the browser knows. They are posted, so that what a visitor
 * viewed stands in no address and no log.
 */
export function action({ context, request }: ActionFunctionArgs) {
  return answerNamedCards(context, request)
}

export const loader = onlyPost
