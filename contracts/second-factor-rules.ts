/** Rules of the operators' second factor. Without schemas, so that a page may import them in the browser. */
export const SECOND_FACTOR_RULES = {
  /** Hours for which operator rights are in force in a session after the second factor was passed. */
  validHours: 12,
  /** Minutes after a sign-in, or after a passed factor, within which factors may be set up or changed. */
  recentMinutes: 10,
  /** RFC 6238: SHA-1, six digits, thirty seconds; the step before and the step after count as well. */
  digits: 6,
  periodSeconds: 30,
  window: 1,
  /** Wrong codes of one account within the window until its codes are locked. */
  tries: 5,
  windowMinutes: 15,
  lockMinutes: 15,
  /** Minutes until a secret that was shown and not confirmed is replaced. */
  setupMinutes: 10,
  /** Minutes until a passkey challenge ends. */
  challengeMinutes: 5,
  recoveryCodes: 10,
  maxPasskeys: 10,
  maxPasskeyNameLength: 30,
} as const
