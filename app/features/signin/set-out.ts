import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.ts'
import { paths } from '#app/paths.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import type { AppSession } from '#app/session/session.ts'

/** Where somebody goes after signing in: what the query or form says, else where their journey began, else home. */
export function destination(session: Pick<AppSession, 'journey'>, said: unknown): string {
  return safeRedirectTo(said, safeRedirectTo(session.journey.redirectTo, paths.home()))
}

/** Keeps where somebody signs in from. What they had begun belongs to that place: from another one it is forgotten. */
export function setOutFrom(session: Pick<AppSession, 'journey' | 'travel'>, redirectTo: string) {
  if (session.journey.redirectTo !== redirectTo) session.travel({ redirectTo, intent: undefined })
}

/** Begins a sign-up with its token; a code sent before belongs to what was done with it. */
export function beginSignUp(
  { session }: Pick<LoadContext, 'session'>,
  signUp: { signUpToken: string; expiresAt: string },
): Response {
  session.travel({
    signUp: { token: signUp.signUpToken, expiresAt: signUp.expiresAt },
    sentCode: undefined,
  })
  return redirect(paths.policyAgreement(), 303)
}

/** Ends a sign-up that cannot go on, and says why where it can begin again. */
export function endSignUp({ session }: Pick<LoadContext, 'session'>, why?: string): Response {
  session.travel({ signUp: undefined, sentCode: undefined })
  if (why) session.notify(why)
  return redirect(paths.signIn(), 303)
}
