import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import type { SignUpState } from '#contracts/main.ts'
import { destination, endSignUp } from './flow-redirects.server.ts'

/**
 * The sign-up of this visitor.
 * @throws the redirect onwards for a signed-in user, and to /signin where there is no sign-up or it has expired
 */
export async function requireSignUp(
  context: LoadContext,
): Promise<{ signUpToken: string; state: SignUpState }> {
  const { services, session } = context
  if (session.viewer) throw redirect(destination(session, undefined), 303)
  const signUpToken = session.signInFlow.signUp?.token
  if (!signUpToken) throw endSignUp(context)
  const state = await services.main.signUpState({ signUpToken })
  if (!state.ok) throw endSignUp(context, state.message)
  return { signUpToken, state: state.data }
}
