import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleCallback } from '#app/features/signin/social/handle-callback.server.ts'
import { availableProvider } from '#app/features/signin/social/redirect-to-provider.server.ts'

// A resource route, because Remix refuses a post to a page from another site, and Apple posts from its site.

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const provider = availableProvider(context, params.provider)
  // A callback is valid once: a HEAD request does not consume it.
  if (request.method === 'HEAD') return new Response(null, { status: 204 })
  return handleCallback(context, provider, request)
}

export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  return context.social.relay(availableProvider(context, params.provider), request)
}
