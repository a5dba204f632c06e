import type { SignInFlow } from './session.ts'
import type { StoredSession } from './session-cookie.server.ts'

/** How long a sign-in leads back to the page where it began. */
const RETURN_MS = 60 * 60_000

/** How long an expired code is remembered, so that another can be requested in its place. */
const RESEND_MS = 30 * 60_000

/**
 * The parts of a sign-in flow that have not expired: a code expires half an hour after its own end, a sign-up and a
 * suspension with their tokens, the page to return to after an hour.
 */
export function activeFlow(
  { signInFlow, flowStartedAt = 0 }: Pick<StoredSession, 'signInFlow' | 'flowStartedAt'>,
  now: Date,
): SignInFlow | undefined {
  if (!signInFlow) return undefined
  const { sentCode, signUp, suspension, ...origin } = signInFlow
  const lives = (expiresAt: string, afterwards = 0) =>
    Date.parse(expiresAt) + afterwards > now.getTime()
  return {
    ...(now.getTime() - flowStartedAt < RETURN_MS && origin),
    ...(sentCode && lives(sentCode.expiresAt, RESEND_MS) && { sentCode }),
    ...(signUp && lives(signUp.expiresAt) && { signUp }),
    ...(suspension && lives(suspension.expiresAt) && { suspension }),
  }
}
