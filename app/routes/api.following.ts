import type { ActionFunctionArgs } from '@remix-run/node'
import { pressFollow } from '#app/features/follow/press-follow.server.ts'

/** A pressed button of any store, 단골 맺기. */
export function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  return pressFollow(context, request)
}

export function loader(): Response {
  return new Response(null, { status: 405 })
}
