import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.ts'
import type { SignUpState } from '#contracts/main.ts'
import { destination, endSignUp } from './set-out.ts'

/**
 * The sign-up that the visitor is on. Somebody signed in is sent on; who has none, or one whose time is over, begins
 * at /signin (both are thrown as redirects).
 */
export async function signUpInHand(
  context: LoadContext,
): Promise<{ signUpToken: string; state: SignUpState }> {
  const { services, session } = context
  if (session.viewer) throw redirect(destination(session, undefined), 303)
  const signUpToken = session.journey.signUp?.token
  if (!signUpToken) throw endSignUp(context)
  const state = await services.main.signUpState({ signUpToken })
  if (!state.ok) throw endSignUp(context, state.message)
  return { signUpToken, state: state.data }
}
