/** Characters before the first word found that stay in sight, where a text is cut for it. */
const BEFORE = 12

interface TextPart {
  text: string
  isFound: boolean
}

/** A text split into parts, with the searched words as parts of their own, found as the host does: as typed, without case. */
export function markedParts(text: string, words: string): TextPart[] {
  if (words === '') return [{ text, isFound: false }]
  return text
    .split(new RegExp(`(${escaped(words)})`, 'giu'))
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** A text for one line, cut at its beginning where the words would else not be in sight. */
export function aroundFound(text: string, words: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const [before = ''] = words === '' ? [] : line.split(new RegExp(escaped(words), 'iu'), 1)
  const letters = [...before]
  const isFar = before.length < line.length && letters.length > 2 * BEFORE
  return isFar ? `…${letters.slice(-BEFORE).join('')}${line.slice(before.length)}` : line
}

const escaped = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
