import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import {
  availableProvider,
  redirectToProvider,
} from '#app/features/signin/social/redirect-to-provider.server.ts'
import { paths } from '#app/paths.ts'

/** A link alone does not redirect to a provider: that needs a post. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  availableProvider(context, params.provider)
  return redirect(paths.signIn(), 303)
}

export function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  return redirectToProvider(context, availableProvider(context, params.provider), request)
}
