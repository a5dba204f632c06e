import { paths } from '#app/paths.ts'
import { readWebAddress } from '#contracts/web-address.ts'

/** Where a link leads, as the page before it tells; null for what cannot be followed. */
export function loadLink(request: Request, publicOrigin: string) {
  const { searchParams } = new URL(request.url)
  const address = readWebAddress(searchParams.get('to') ?? '', [new URL(publicOrigin).hostname])
  const link = address && {
    href: address.href,
    host: address.shownHost,
    asciiHost: address.asciiHost,
    kind: address.verdict.kind,
    brand: address.verdict.brand,
    isDisguised: address.verdict.isDisguised,
    isSecure: address.href.startsWith('https:'),
  }
  return { link, back: wayBack(request, publicOrigin) }
}

export type OutsideLink = NonNullable<ReturnType<typeof loadLink>['link']>

/** The page of ours that one came from; the way back works without script too. */
function wayBack(request: Request, publicOrigin: string): string {
  const referer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return paths.home()
  const { origin, pathname, search } = new URL(referer)
  const isOurs = origin === publicOrigin && pathname !== paths.link() && !pathname.startsWith('//')
  return isOurs ? `${pathname}${search}` : paths.home()
}
