import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.ts'
import type { Intent } from '#app/session/session.ts'
import { destination } from './set-out.ts'
import { signInHref } from './sign-in-href.ts'

/**
 * The way to signing in for somebody who began something that needs it; `completeSignIn` goes on with it afterwards.
 *
 * @param begun.redirectTo the page they are on; the request's own when absent
 */
export function askToSignIn(
  { session }: Pick<LoadContext, 'session'>,
  request: Request,
  begun: { redirectTo?: string | undefined; intent: Intent },
): Response {
  const { pathname, search } = new URL(request.url)
  const redirectTo = destination({ journey: {} }, begun.redirectTo ?? `${pathname}${search}`)
  session.travel({ redirectTo, intent: begun.intent })
  return redirect(signInHref(redirectTo), 303)
}
