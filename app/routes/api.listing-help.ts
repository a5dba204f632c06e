import type { ActionFunctionArgs } from '@remix-run/node'
import { helpListing } from '#app/features/sell/help-listing.server.ts'
import { onlyPost } from '#app/forms/only-post.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** Says what helps to write a listing. It is posted: what a member writes stands in no address and no log. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  requireUser(context, request)
  return helpListing(context, request)
}

export const loader = onlyPost
