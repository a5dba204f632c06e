import { xmlElement } from './xml.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A page, or a file of the sitemap index. */
export interface SitemapEntry {
  path: string
  /** When it last really changed, ISO 8601; absent when it is unknown. */
  updatedAt?: string
}

/** A sitemap file (sitemaps.org protocol). */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', origin, entries)
}

/** The index of the sitemap files. */
export function sitemapIndexXml(origin: string, files: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', origin, files)
}

/** The latest of some times; undefined when there is none. */
export function latest(entries: readonly { updatedAt?: string }[]): string | undefined {
  let newest: string | undefined
  for (const { updatedAt } of entries)
    if (updatedAt && (!newest || Date.parse(updatedAt) > Date.parse(newest))) newest = updatedAt
  return newest
}

function document(
  root: string,
  item: string,
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const lines = entries.map(
    ({ path, updatedAt }) =>
      `<${item}>${xmlElement('loc', `${origin}${path}`)}${xmlElement('lastmod', updatedAt)}</${item}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${root}>\n`
}
