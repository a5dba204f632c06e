import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleCallback } from '#app/features/signin/social/handle-callback.server.ts'
import { availableProvider } from '#app/features/signin/social/redirect-to-provider.server.ts'

// A resource route, as Remix refuses a page's post that comes from another site, and Apple's does.

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const provider = availableProvider(context, params.provider)
  // A return serves once: it is not used up by somebody who only asks whether it is there.
  if (request.method === 'HEAD') return new Response(null, { status: 204 })
  return handleCallback(context, provider, request)
}

export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  return context.social.relay(availableProvider(context, params.provider), request)
}
