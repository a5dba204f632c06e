import { canonicalSpelling, canonicalText } from './korean/canonical.ts'
import { foldText, normaliseText } from './korean/normalise.ts'

/** Separates the parts of a search text; no normalised word contains it, so none matches across it. */
const PART_SEPARATOR = ' '
const POINT_IN_NUMBER = /(\d)\.(?=\d)/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** Between the title, with its spellings and words, and the tags. */
export const TAGS_BEGIN = '  '

/**
 * The text by which a product is found: the title normalised, its canonical spelling where that differs, and its words, so
 * that 레고 as a word can be told from the one in 그레고리; and then the same of each tag without its words. The words have no
 * gram that the title does not have.
 */
export function searchTextOf(title: string, tags: readonly string[]): string {
  const parts = new Set([normaliseText(title), canonicalText(title)])
  for (const spelling of [foldText(title), canonicalSpelling(title)]) {
    for (const word of spelling.replace(POINT_IN_NUMBER, '$1').split(BETWEEN_WORDS)) parts.add(word)
    // 16GB/512GB is typed as one word too.
    for (const word of spelling.split(/\s+/u)) parts.add(normaliseText(word))
  }
  const others = new Set<string>()
  for (const tag of tags)
    for (const text of [normaliseText(tag), canonicalText(tag)]) others.add(text)
  for (const part of parts) others.delete(part)
  return [parts, others]
    .map((each) => [...each].filter(Boolean).join(PART_SEPARATOR))
    .filter(Boolean)
    .join(TAGS_BEGIN)
}
