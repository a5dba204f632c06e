import type { LegalText } from '#contracts/account.ts'

/** One version of a text; the first has no reason. */
export type PolicyText = Omit<LegalText, 'reason'> & { reason?: string }

/** The body of a text as it is written in the files beside this one: indented lines, one paragraph a line. */
export function body(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
