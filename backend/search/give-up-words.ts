import type { ReadWord } from './read-word.ts'

/** A word that the lists know as a thing. */
const LEAST_OF_THING = 3.5
/** The thing is named last: 백패킹 … 텐트. */
const HEAD = 0.7

/**
 * The words that are left when some are given up so that something is found: those that matter least first, one alone
 * before two. Null when not even one of those that matter most finds anything.
 */
export async function giveUpWords(
  given: readonly ReadWord[],
  count: (words: readonly ReadWord[]) => Promise<number>,
): Promise<ReadWord[] | null> {
  if (given.length === 0) return null
  const head = given.findLast(({ importance }) => importance >= LEAST_OF_THING)
  const words = given.map((word) =>
    word === head ? { ...word, importance: word.importance + HEAD } : word,
  )
  const inOrder = (left: readonly ReadWord[]) =>
    [...left].sort((a, b) => a.importance - b.importance || words.indexOf(a) - words.indexOf(b))
  let kept = words.filter(({ importance }) => importance >= 1)
  if (kept.length === 0) kept = inOrder(words).slice(-1)
  if (kept.length < words.length && (await count(kept)) > 0) return kept
  while (kept.length > 1) {
    const order = inOrder(kept)
    const most = order.at(-1)?.importance ?? 0
    for (const word of order) {
      if (word.importance >= most && word !== order[0]) break
      const left = kept.filter((each) => each !== word)
      if (left.some((each) => each.regionCodes === null) && (await count(left)) > 0) return left
    }
    kept = kept.filter((each) => each !== order[0])
  }
  return null
}
