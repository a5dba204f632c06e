/** The choice of an address that is written on the form itself. */
export const NEW_ADDRESS = 'new'

/** The digits of a typed number of points: `1,000P` is 1,000, and nothing is none. */
export const pointDigits = (typed: string): string => typed.replaceAll(/[\s,]|P$/gi, '')

/** What was typed as a number; 0 where it is none. */
export function pointsOf(typed: string): number {
  const digits = pointDigits(typed)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0
}

/** The choice of no cash receipt. */
export const NO_RECEIPT = 'NONE'
