/** What is no page: files, data, and the sandbox beside the product. */
const NO_PAGES = ['/api/', '/media/', '/og/', '/assets/', '/sandbox', '/logout']

/** The path of an address of our own pages; null for another site, and for what the router cannot show. */
export function ownPath(href: string, publicOrigin: string): string | null {
  if (!URL.canParse(href)) return null
  const { origin, pathname, search, hash } = new URL(href)
  if (origin !== publicOrigin || NO_PAGES.some((start) => pathname.startsWith(start))) return null
  // '//other.example' would be another site again.
  return pathname.startsWith('//') ? null : `${pathname}${search}${hash}`
}
