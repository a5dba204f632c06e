import { segmentsOf } from '#contracts/graphemes.ts'
import { MAX_KEYWORD_LENGTH } from '#contracts/search-limits.ts'

/**
 * A keyword in the form that searches and addresses use: NFC, one space between words, no control characters or halves
 * of characters, at most MAX_KEYWORD_LENGTH UTF-16 units. Empty when nothing is left to search for.
 */
export function normalizeKeyword(text: string): string {
  const clean = text
    // Much longer text cannot leave more than the limit; normalising it whole would be wasted work.
    .slice(0, MAX_KEYWORD_LENGTH * 20)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Surrogate}\uFFFD\u200B\u2060\uFEFF]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = withinLimit(clean).trim()
  // A path cannot end in a dot segment: browsers resolve /search/.. to the page above.
  return cut === '.' || cut === '..' ? '' : cut
}

/** Cuts between grapheme clusters: no half emoji, no syllable without its mark. */
function withinLimit(text: string): string {
  if (text.length <= MAX_KEYWORD_LENGTH) return text
  let end = 0
  for (const { index, segment } of segmentsOf(text)) {
    if (index + segment.length > MAX_KEYWORD_LENGTH) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/**
 * The keyword that the path of a search means, `/search/<keyword>`.
 * Invalid percent-encoding is decoded as far as possible.
 *
 * @returns `isClean` is false when the keyword has another address, where the visitor should be redirected
 */
export function keywordOfPath(pathname: string): { keyword: string; isClean: boolean } {
  const encoded = pathname.slice(pathname.lastIndexOf('/') + 1)
  const decoded = decode(encoded)
  const keyword = normalizeKeyword(decoded ?? salvage(encoded))
  return { keyword, isClean: decoded === keyword }
}

/** A part of a path as it was typed, as far as it can be decoded. */
export const decodeKeyword = (encoded: string): string => decode(encoded) ?? salvage(encoded)

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

function salvage(encoded: string): string {
  return encoded
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      new TextDecoder().decode(
        Uint8Array.from(bytes.slice(1).split('%'), (hex) => parseInt(hex, 16)),
      ),
    )
    .replace(/%[0-9a-f]?/gi, ' ')
}
