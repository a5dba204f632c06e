import type { SignInJourney } from './session.ts'
import type { KeptSession } from './session-cookie.ts'

/** How long somebody who went to sign in is sent back to where they were. */
const WAY_BACK_MS = 60 * 60_000

/** How long after its end a code is remembered, so that another can be asked for in its place. */
const ANOTHER_CODE_MS = 30 * 60_000

/** The parts of a journey that have not ended: a code half an hour after its expiry, a sign-up at its, the way back after an hour. */
export function livingJourney(
  { journey, travelledAt = 0 }: Pick<KeptSession, 'journey' | 'travelledAt'>,
  now: Date,
): SignInJourney | undefined {
  if (!journey) return undefined
  const { sentCode, signUp, ...wayBack } = journey
  const lives = (expiresAt: string, afterwards = 0) =>
    Date.parse(expiresAt) + afterwards > now.getTime()
  return {
    ...(now.getTime() - travelledAt < WAY_BACK_MS && wayBack),
    ...(sentCode && lives(sentCode.expiresAt, ANOTHER_CODE_MS) && { sentCode }),
    ...(signUp && lives(signUp.expiresAt) && { signUp }),
  }
}
