/** No grapheme cluster that people type has more UTF-16 units; a text with more of them for each is an attack. */
const MOST_UNITS = 32

/** The segmenter copies its whole text for each cluster, so that a long text is counted in pieces. */
const PIECE_UNITS = 256

/** Hangul syllables and ASCII: each stands for itself. A carriage return is none, as it is one with the line feed after it. */
const SINGLE = /^[\n\x20-\x7e\uac00-\ud7a3]*$/

let segmenter: Intl.Segmenter | undefined

/** How many characters a reader sees; stops counting above `most` and gives `most + 1`. */
export function countGraphemes(text: string, most = Number.MAX_SAFE_INTEGER): number {
  if (text.length > most * MOST_UNITS) return most + 1
  if (SINGLE.test(text)) return Math.min(text.length, most + 1)
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })
  let count = 0
  let start = 0
  while (start < text.length && count <= most) {
    const piece = text.slice(start, start + PIECE_UNITS)
    const isLast = start + piece.length === text.length
    let found = 0
    let lastAt = 0
    for (const { index } of segmenter.segment(piece)) {
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
