import { BROWSER_PAGES } from '#app/browser-pages.ts'

/** The paths of all pages, those without a parameter first: `/product/list` is not a product. */
const PATTERNS = Object.keys(BROWSER_PAGES)
  .map((path) => ({ path, parts: path.split('/').slice(1) }))
  .sort((one, other) => placeholders(one.parts) - placeholders(other.parts))

function placeholders(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':') || part === '*').length
}

/** Which page a path belongs to, as in `/product/:productSeq`; without the values of its parameters. */
export function routePattern(pathname: string): string {
  const page = pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '')
  const parts = page.split('/').slice(1)
  if (parts[0] === 'api') return `/api/${parts[1]?.replace(/[^a-z-].*/i, '') ?? ''}`
  return PATTERNS.find((pattern) => isMatch(pattern.parts, parts))?.path ?? '/*'
}

function isMatch(pattern: readonly string[], parts: readonly string[]): boolean {
  const most = pattern.at(-1) === '*' ? Number.POSITIVE_INFINITY : pattern.length
  const least = pattern.filter((part) => !part.endsWith('?') && part !== '*').length
  if (parts.length > most || parts.length < least) return false
  return pattern.every(
    (part, index) => part === '*' || part.startsWith(':') || part === parts[index],
  )
}
