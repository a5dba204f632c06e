import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { SignUpState } from '#contracts/main.ts'
import { findSignUp, signUpState } from './sign-up.ts'

/** The progress of a sign-up. */
export async function getSignUpState(
  { kysely, now }: HostContext,
  { signUpToken }: { signUpToken: string },
): Promise<SignUpState | Refusal<'SIGN_UP_EXPIRED'>> {
  const signUp = await findSignUp(kysely, signUpToken, now())
  return signUp ? signUpState(kysely, signUp) : refuse('SIGN_UP_EXPIRED')
}
