import type { Policy } from '#contracts/account.ts'

/** One version of a text that users agree to. */
export type PolicyText = Policy

/** The body of a text as it is written in the files beside this one: indented lines, one paragraph a line. */
export function body(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
