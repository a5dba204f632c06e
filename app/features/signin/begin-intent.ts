import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.ts'
import type { Intent } from '#app/session/session.ts'
import { destination } from './set-out.ts'
import { signInHref } from './sign-in-href.ts'

interface Begun {
  /** The page they are on; the request's own when absent. */
  redirectTo?: string | undefined
  intent: Intent
}

/**
 * Notes what somebody began that needs signing in; `completeSignIn` goes on with it when they sign in from that page.
 * @returns the page that they come back to
 */
export function noteIntent(
  { session }: Pick<LoadContext, 'session'>,
  request: Request,
  begun: Begun,
): string {
  const { pathname, search } = new URL(request.url)
  const redirectTo = destination({ journey: {} }, begun.redirectTo ?? `${pathname}${search}`)
  session.travel({ redirectTo, intent: begun.intent })
  return redirectTo
}

/**
 * The way to signing in for somebody who began something that needs it; `completeSignIn` goes on with it afterwards.
 */
export function askToSignIn(
  context: Pick<LoadContext, 'session'>,
  request: Request,
  begun: Begun,
): Response {
  return redirect(signInHref(noteIntent(context, request, begun)), 303)
}
