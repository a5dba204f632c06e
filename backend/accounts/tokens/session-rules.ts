import { DAY_MS } from '#contracts/durations.ts'

/** A session ends this long after its last new tokens, */
const IDLE_MILLISECONDS = 60 * DAY_MS
/** and at the latest a year after signing in. */
const ABSOLUTE_MILLISECONDS = 365 * DAY_MS

export function sessionExpiresAt(signedInAt: Date, now: Date): Date {
  return new Date(
    Math.min(now.getTime() + IDLE_MILLISECONDS, signedInAt.getTime() + ABSOLUTE_MILLISECONDS),
  )
}

/** Within this time a rotated refresh token is given its successor again, to any client: tabs race. */
export const GRACE_MILLISECONDS = 30_000

/** Rotated tokens are stored as long as a browser may still have them, so that their use is noticed. */
export const ROTATED_RETENTION_MILLISECONDS = IDLE_MILLISECONDS

/** An ended session is stored this long, as a record of sign-ins. */
export const ENDED_RETENTION_MILLISECONDS = 90 * DAY_MS
