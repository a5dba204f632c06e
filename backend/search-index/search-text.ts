import { canonicalText } from './korean/canonical.ts'
import { normaliseText } from './korean/normalise.ts'

/** Separates the parts of a search text; no normalised word contains it, so none matches across it. */
const PART_SEPARATOR = ' '

/**
 * The text by which a product is found: title and tags normalised, each followed by its canonical spelling where that
 * differs.
 */
export function searchTextOf(title: string, tags: readonly string[]): string {
  const parts = new Set<string>()
  for (const text of [title, ...tags]) {
    parts.add(normaliseText(text))
    parts.add(canonicalText(text))
  }
  parts.delete('')
  return [...parts].join(PART_SEPARATOR)
}
