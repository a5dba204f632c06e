/** No grapheme cluster that people type has more UTF-16 units; a text with more of them for each is an attack. */
const MOST_UNITS = 32

let segmenter: Intl.Segmenter | undefined

/** How many characters a reader sees; stops counting above `most` and gives `most + 1`. */
export function countGraphemes(text: string, most = Number.MAX_SAFE_INTEGER): number {
  if (text.length > most * MOST_UNITS) return most + 1
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })
  let count = 0
  for (const _grapheme of segmenter.segment(text)) {
    count += 1
    if (count > most) break
  }
  return count
}
