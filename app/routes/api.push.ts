import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { actOnSubscription } from '#app/features/push/act-on-subscription.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** The key that a browser subscribes to our pushes with. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const key = await context.services.boot.pushKey()
  return Response.json(key, { headers: { 'cache-control': 'no-store' } })
}

/** Saves or removes a browser's subscription to the member's pushes; 401 without a session. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  requireUser(context, request)
  return actOnSubscription(context, request)
}
