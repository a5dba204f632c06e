import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { destination } from '../flow/flow-redirects.server.ts'
import { codeStepOf } from '../phone/sent-code.server.ts'
import { messageOfAddress } from './address-message.ts'

export type SignInMode = 'default' | 'signup'

/** The data of the sign-in page; a signed-in user is redirected onwards. */
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
    problem: messageOfAddress(query),
    notice: session.takeNotice(),
    /** The own suspension of a visitor who has just been signed out by it. */
    sanctionSeq: session.signInFlow.suspension?.sanctionSeq ?? null,
    ...codeStepOf(context, request, 'SIGN_IN'),
    now: now.toISOString(),
  }
}
