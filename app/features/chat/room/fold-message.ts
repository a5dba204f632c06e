import type { TextPart } from '#app/features/product/rich-text.ts'

/** A message that is longer is folded: in characters, and in lines that its writer broke. */
const LONGEST = 500
const MOST_LINES = 16
/** What is shown of it. */
const SHOWN = 350
const SHOWN_LINES = 10

/** The first parts of a long text; null for one that is shown whole. An address is never cut: it would lead elsewhere. */
export function foldMessage(parts: readonly TextPart[]): TextPart[] | null {
  const text = parts.map((part) => part.text).join('')
  if (text.length <= LONGEST && linesOf(text) <= MOST_LINES) return null
  const end = endOfShown(text)
  const shown: TextPart[] = []
  let at = 0
  for (const part of parts) {
    const left = end - at
    at += part.text.length
    if (part.text.length <= left) shown.push(part)
    else {
      const cut = part.href ? '' : part.text.slice(0, left).replace(/[\s.…]+$/, '')
      return [...shown, { text: `${cut}…` }]
    }
  }
  return null
}

const linesOf = (text: string) => text.split('\n').length

/** At a space where there is one, and not within a character. */
function endOfShown(text: string): number {
  const lines = text.split('\n').slice(0, SHOWN_LINES).join('\n')
  const start = lines.slice(0, SHOWN)
  if (start.length < SHOWN) return start.length
  const space = start.search(/\s\S*$/)
  if (space > SHOWN / 2) return space
  return /[\ud800-\udbff]$/.test(start) ? start.length - 1 : start.length
}
