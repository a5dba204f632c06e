import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import {
  availableProvider,
  setOutToProvider,
} from '#app/features/social-sign-in/set-out-to-provider.ts'
import { paths } from '#app/paths.ts'

/** Nobody is sent anywhere by a link alone. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  availableProvider(context, params.provider)
  return redirect(paths.signIn(), 303)
}

export function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  return setOutToProvider(context, availableProvider(context, params.provider), request)
}
