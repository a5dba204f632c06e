import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import type { Intent } from '#app/session/session.ts'
import { destination } from './flow-redirects.server.ts'
import { signInHref } from './sign-in-href.ts'

interface Begun {
  /** The page of the intent; the request's own when absent. */
  redirectTo?: string | undefined
  intent: Intent
}

/**
 * Stores an intent that requires a sign-in; `completeSignIn` performs it after a sign-in from that page.
 * @returns the page to return to
 */
export function storeIntent(
  { session }: Pick<LoadContext, 'session'>,
  request: Request,
  begun: Begun,
): string {
  const { pathname, search } = new URL(request.url)
  const redirectTo = destination({ signInFlow: {} }, begun.redirectTo ?? `${pathname}${search}`)
  session.updateSignInFlow({ redirectTo, intent: begun.intent })
  return redirectTo
}

/**
 * Redirects to the sign-in with an intent that requires it; `completeSignIn` performs it afterwards.
 */
export function askToSignIn(
  context: Pick<LoadContext, 'session'>,
  request: Request,
  begun: Begun,
): Response {
  return redirect(signInHref(storeIntent(context, request, begun)), 303)
}
