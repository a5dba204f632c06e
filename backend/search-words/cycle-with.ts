import { normaliseText } from '../search-index/korean/normalise.ts'

interface Entry {
  words: readonly string[]
  texts: readonly string[]
}

/**
 * A circle of words that an entry closes: a word whose text leads back to it by other entries. Words of one entry mean
 * each other, which is no circle. Only what the entry did not have before is followed.
 *
 * @param entries those that are switched on
 * @param before of the entry as it is among them; null of a new one
 */
export function cycleWith(
  entries: readonly Entry[],
  entry: Entry,
  before: Entry | null,
): string[] | null {
  const had = new Set(before?.texts.map(normaliseText))
  const words = new Set(entry.words.map(normaliseText))
  const isBefore = (other: Entry) =>
    before !== null &&
    JSON.stringify([other.words, other.texts]) === JSON.stringify([before.words, before.texts])
  const textsOf = new Map<string, string[]>()
  for (const other of entries) {
    if (isBefore(other)) continue
    for (const word of other.words.map(normaliseText))
      textsOf.set(word, [...(textsOf.get(word) ?? []), ...other.texts.map(normaliseText)])
  }
  const start = entry.words[0] ?? ''
  for (const text of entry.texts.map(normaliseText)) {
    if (words.has(text) || (before !== null && had.has(text))) continue
    const seen = new Set<string>()
    const open: string[][] = [[text]]
    for (let path = open.shift(); path; path = open.shift()) {
      const last = path.at(-1) ?? ''
      if (words.has(last)) return [start, ...path]
      if (seen.has(last)) continue
      seen.add(last)
      // A word that stands for itself too (버즈 of 이어폰 and of 버즈) leads nowhere new.
      for (const next of textsOf.get(last) ?? []) if (next !== last) open.push([...path, next])
    }
  }
  return null
}
