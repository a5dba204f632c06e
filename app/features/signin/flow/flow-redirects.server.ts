import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import type { AppSession } from '#app/session/session.ts'

/** Where a sign-in leads: the target of the query or form, else the page where the flow began, else home. */
export function destination(session: Pick<AppSession, 'signInFlow'>, target: unknown): string {
  return safeRedirectTo(target, safeRedirectTo(session.signInFlow.redirectTo, paths.home()))
}

/** Stores the page where the sign-in began. An intent belongs to its page: a start from another page drops it. */
export function startFlowFrom(
  session: Pick<AppSession, 'signInFlow' | 'updateSignInFlow'>,
  redirectTo: string,
) {
  if (session.signInFlow.redirectTo !== redirectTo)
    session.updateSignInFlow({ redirectTo, intent: undefined })
}

/** Begins a sign-up with its token. It drops a code that was sent before, which belongs to another step. */
export function beginSignUp(
  { session }: Pick<LoadContext, 'session'>,
  signUp: { signUpToken: string; expiresAt: string },
): Response {
  session.updateSignInFlow({
    signUp: { token: signUp.signUpToken, expiresAt: signUp.expiresAt },
    sentCode: undefined,
  })
  return redirect(paths.policyAgreement(), 303)
}

/** Ends a sign-up that cannot continue and tells the reason on the sign-in page. */
export function endSignUp({ session }: Pick<LoadContext, 'session'>, reason?: string): Response {
  session.updateSignInFlow({ signUp: undefined, sentCode: undefined })
  if (reason) session.notify(reason)
  return redirect(paths.signIn(), 303)
}
