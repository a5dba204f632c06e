/** No grapheme cluster that people type has more UTF-16 units; a text with more of them for each is an attack. */
const MOST_UNITS = 32

/** The segmenter copies its whole text for each cluster, so that a long text is counted in pieces. */
const PIECE_UNITS = 256

/**
 * Hangul, Chinese characters, Latin letters, punctuation and the signs of sellers (★, ※, ㎝): each stands for itself. What
 * joins to the sign before it is not among them, and neither is a carriage return, which is one with the line feed after it.
 */
const SINGLE =
  /^[\n\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u27bf\u3000-\u3029\u3030-\u3098\u309b-\u33ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d]*$/

let segmenter: Intl.Segmenter | undefined

/** The grapheme clusters of a text. To make a segmenter takes 10 ms in a browser, so the first text makes it. */
export function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Whether each UTF-16 unit of a text is a character that a reader sees. */
export const isOfSingles = (text: string): boolean => SINGLE.test(text)

/** How many characters a reader sees; stops counting above `most` and gives `most + 1`. */
export function countGraphemes(text: string, most = Number.MAX_SAFE_INTEGER): number {
  if (text.length > most * MOST_UNITS) return most + 1
  if (isOfSingles(text)) return Math.min(text.length, most + 1)
  let count = 0
  let start = 0
  while (start < text.length && count <= most) {
    const piece = text.slice(start, start + PIECE_UNITS)
    const isLast = start + piece.length === text.length
    let found = 0
    let lastAt = 0
    for (const { index } of segmentsOf(piece)) {
      found += 1
      lastAt = index
    }
    // The last cluster may go on in the next piece, where it is counted.
    const goesOn = !isLast && lastAt > 0
    count += goesOn ? found - 1 : found
    start += goesOn ? lastAt : piece.length
  }
  return Math.min(count, most + 1)
}
