import { IGNORED_ERROR_TEXTS } from '#contracts/errors.ts'

/** All that a browser reports about an error in another site's script. */
const OF_ANOTHER_SITE = /^Script error\.?$/

/** Whether an error is not reported (SPEC.md section 8). */
export function isIgnored(error: unknown): boolean {
  const text = error instanceof Error ? error.message : String(error)
  return OF_ANOTHER_SITE.test(text) || IGNORED_ERROR_TEXTS.some((ignored) => text.includes(ignored))
}
