/** Products by normalised dictionary word, for the words a query may be made of. */
export type WordCounts = ReadonlyMap<string, number>

const SHORTEST_PART = 2
/** Longer words are searched as typed. */
const LONGEST_SPLIT_WORD = 30
const TRAILING_DIGITS = /\p{N}+$/u
const DIGIT = /\p{N}/u

/** The dictionary words that must be known before this word can be split. */
export function possibleParts(word: string): string[] {
  if (!isSplittable(word)) return []
  const parts = new Set([word])
  for (let start = 0; start < word.length; start += 1) {
    for (let end = start + SHORTEST_PART; end <= word.length; end += 1)
      parts.add(word.slice(start, end))
  }
  return [...parts]
}

/**
 * Splits a word into dictionary words that are each sold at least as often as the whole, fewest parts first, then the
 * more common ones; null when it is one word. Digits stay with the word before them (노트북9), and a part has two
 * characters at least.
 */
export function splitWord(word: string, counts: WordCounts): string[] | null {
  if (!isSplittable(word)) return null
  const least = Math.max(1, counts.get(word) ?? 0)
  const best: ({ parts: string[]; weight: number } | undefined)[] = [{ parts: [], weight: 0 }]
  for (let end = SHORTEST_PART; end <= word.length; end += 1) {
    const following = word[end]
    if (following !== undefined && DIGIT.test(following)) continue
    for (let start = 0; start <= end - SHORTEST_PART; start += 1) {
      const before = best[start]
      const part = word.slice(start, end)
      const count = part === word ? 0 : countOf(part, counts)
      if (!before || count < least) continue
      const found = { parts: [...before.parts, part], weight: before.weight + Math.log(count) }
      const known = best[end]
      if (!known || isBetter(found, known)) best[end] = found
    }
  }
  return best[word.length]?.parts ?? null
}

function isSplittable(word: string): boolean {
  return word.length >= 2 * SHORTEST_PART && word.length <= LONGEST_SPLIT_WORD
}

function countOf(part: string, counts: WordCounts): number {
  return counts.get(part) ?? counts.get(part.replace(TRAILING_DIGITS, '')) ?? 0
}

function isBetter(
  found: { parts: string[]; weight: number },
  known: { parts: string[]; weight: number },
): boolean {
  if (found.parts.length !== known.parts.length) return found.parts.length < known.parts.length
  return found.weight > known.weight
}
