import type { ContentCategory } from '#contracts/content-rules.ts'

/** Categories as addresses write them. */
export const CONTENT_SLUGS: Record<ContentCategory, string> = {
  SAFETY: 'safety',
  BUYING: 'buying',
  SELLING: 'selling',
  LIVING: 'living',
}

/** The category of a slug; undefined for none and for one that does not exist. */
export function contentCategoryOf(slug: string | null): ContentCategory | undefined {
  const found = Object.entries(CONTENT_SLUGS).find(([, name]) => name === slug)
  return found?.[0] as ContentCategory | undefined
}
