import type { ActionFunctionArgs } from '@remix-run/node'
import { storeDraft } from '#app/features/sell/store-draft.server.ts'
import { onlyPost } from '#app/forms/only-post.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** Stores a draft of the member's listing while it is written; 401 where no user is signed in. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  requireUser(context, request)
  return storeDraft(context, request)
}

export const loader = onlyPost
