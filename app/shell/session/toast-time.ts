/** How long a toast is shown (SPEC.md section 9). */
export const TOAST_MILLISECONDS = 1_500

/** How long something is shown that can be followed: it has to be read, and reached. */
export const TOAST_CARD_MILLISECONDS = 6_000
