import { signUpLimits } from '#backend/limits/rules.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { deleteEnded } from '../sign-in/delete-ended.ts'
import { limited } from '../sign-in/limited.ts'
import { openSignUp } from './open-sign-up.ts'

/** Starts a sign-up without anything proven: the identity check will prove its number. */
export async function startSignUp(context: HostContext) {
  const wait = await context.limiter.take(signUpLimits(context))
  if (wait !== null) return limited(wait)
  const now = context.now()
  await deleteEnded(context.kysely, now)
  return openSignUp(context.kysely, { signInType: 'user-credentials' }, now)
}
