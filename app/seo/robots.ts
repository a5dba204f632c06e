import { paths } from '../paths.ts'

/**
 * Areas that need a login or contain nothing to find. Public pages that are only `noindex` stay open:
 * a crawler has to read a page to see that it must not index it.
 */
const CLOSED = [
  '/api/',
  '/sandbox/',
  paths.chat(),
  paths.myStore(),
  paths.sellForm(),
  paths.signIn(),
  '/order/',
  '/onboarding',
] as const

/** The rules for crawlers, the same for all of them (Googlebot, Naver's Yeti, Daum). */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${paths.sitemapIndex()}`,
    '',
  ].join('\n')
}
