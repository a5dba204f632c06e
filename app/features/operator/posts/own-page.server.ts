import { PAGES, PATHS } from '#app/pages.server.ts'

const SEEN_BY_ALL = PATHS.filter(
  (path) => PAGES[path].access !== 'operator' && path !== '/404',
).map(
  (path) =>
    new RegExp(
      `^${path
        .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')
        .replace('*', '.+')}$`,
    ),
)

/** Whether an address, with its query, is that of a page of this site that members or visitors see. */
export function isOwnPage(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, 'http://own.invalid')) return false
  const { host, pathname } = new URL(address, 'http://own.invalid')
  return host === 'own.invalid' && SEEN_BY_ALL.some((pattern) => pattern.test(pathname))
}
