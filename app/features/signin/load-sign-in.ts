import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.ts'
import { problemOfAddress } from './known-sentence.ts'
import { codeStepOf } from './sent-code.ts'
import { destination } from './set-out.ts'

export type SignInMode = 'default' | 'signup'

/** What the sign-in page shows; somebody signed in already is sent on. */
export function loadSignIn(context: LoadContext, request: Request) {
  const { session, social, sandbox, now } = context
  const query = new URL(request.url).searchParams
  const redirectTo = destination(session, query.get('redirectTo'))
  if (session.viewer) throw redirect(redirectTo, 303)
  const mode: SignInMode = query.get('mode') === 'signup' ? 'signup' : 'default'
  return {
    mode,
    redirectTo,
    providers: [...social.providers],
    sandbox,
    problem: problemOfAddress(query),
    notice: session.takeNotice(),
    ...codeStepOf(context, request, 'SIGN_IN'),
    now: now.toISOString(),
  }
}
