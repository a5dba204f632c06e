const DAY = 86_400_000

/** A session ends so long after its last new tokens, */
const IDLE_MILLISECONDS = 60 * DAY
/** and at last a year after signing in. */
const ABSOLUTE_MILLISECONDS = 365 * DAY

export function sessionExpiresAt(signedInAt: Date, now: Date): Date {
  return new Date(
    Math.min(now.getTime() + IDLE_MILLISECONDS, signedInAt.getTime() + ABSOLUTE_MILLISECONDS),
  )
}

/** Within it a rotated refresh token is given its successor again, whoever asks: tabs race. */
export const GRACE_MILLISECONDS = 30_000

/** Rotated tokens are kept as long as a browser may still have them, so that whoever comes with one is noticed. */
export const ROTATED_KEPT_MILLISECONDS = IDLE_MILLISECONDS

/** A session that has ended is kept so long, as a record of who signed in. */
export const ENDED_KEPT_MILLISECONDS = 90 * DAY
