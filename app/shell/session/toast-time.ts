/** How long a toast is shown (SPEC.md section 9). */
export const TOAST_MILLISECONDS = 1_500
