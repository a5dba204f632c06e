import type { ActionFunctionArgs } from '@remix-run/node'
import { pressFollow } from '#app/features/follow/press-follow.server.ts'
import { onlyPost } from '#app/forms/only-post.server.ts'

/** A pressed button of any store, 단골 맺기. */
export function action({ context, request }: ActionFunctionArgs) {
  return pressFollow(context, request)
}

export const loader = onlyPost
