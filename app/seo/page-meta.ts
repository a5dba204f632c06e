import type { MetaDescriptor } from '@remix-run/react'
import { BRAND } from '../brand.ts'
import { paths } from '../paths.ts'
import { type JsonLd, toDocument } from './json-ld.ts'
import type { PageCard, SignCard } from './page-card.ts'
import { oneLine } from './text.ts'

/** Longer titles are cut: a listing's title may have 60 characters, a keyword 100. */
const TITLE_LIMIT = 60
/** How much of a description search engines show, in Korean characters. */
const DESCRIPTION_LIMIT = 150
const SUBTITLE_LIMIT = 100
/** The browser cannot sign and does not read the picture's address, so it uses the server's value. */
const ONLY_OF_SERVER = { suppressHydrationWarning: true } as const
/** Every Open Graph picture is drawn in this size. */
const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const

export interface PageMeta {
  /** Without the product's name; absent only on the home page. */
  title?: string
  /** Plain text of any length; lines are joined and the text is cut. The product's own when absent. */
  description?: string
  /** Path and query of the canonical address of the page, made by `paths`. */
  canonical: string
  /** False: search engines must not index the page (pages.md, column "index"). */
  index?: boolean
  /** Open Graph type; `website` when absent. */
  type?: 'website' | 'article' | 'profile' | 'product'
  /**
   * Open Graph picture, 1200×630: one of its own, or one that is drawn with these words; with the page's title when
   * absent. They must not contain words from the address: any user could have them drawn under our name.
   */
  image?: { alt: string } & ({ path: string } | { card: PageCard })
  /** Structured data, from the builders of json-ld.ts. */
  jsonLd?: readonly JsonLd[]
  /** A picture to fetch before the page is parsed: the largest one above the fold. */
  preloadImage?: { src: string; srcSet: string; sizes: string }
}

type Matches = readonly { id: string; data: unknown }[]

/** What the root route's loader answers, so that every page's `meta` knows the web host. */
export interface SiteData {
  /** Scheme and host of canonical addresses, without a trailing slash. */
  publicOrigin: string
  /** On the server only (entry.server.tsx). */
  signCard?: SignCard
}

/**
 * Everything in a page's head that search engines and link previews read (SPEC.md section 2): the title ending in
 * the tagline, description, canonical address, robots, Open Graph, Twitter card and structured data.
 *
 * @param args the argument of the route's `meta`
 */
export function pageMeta({ matches }: { matches: Matches }, page: PageMeta): MetaDescriptor[] {
  const absolute = absoluteOn(siteOf(matches).publicOrigin)
  const title = documentTitle(page.title)
  const shortTitle = page.title ? oneLine(page.title, TITLE_LIMIT) : BRAND.name
  const description = oneLine(page.description || BRAND.description, DESCRIPTION_LIMIT)
  const url = absolute(page.canonical)
  const image = page.image ?? {
    card: { title: page.title ? shortTitle : BRAND.tagline },
    alt: page.title ? `${shortTitle} - ${BRAND.name}` : `${BRAND.name} - ${BRAND.tagline}`,
  }
  const imageUrl = absolute('path' in image ? image.path : cardPath(image.card, matches))
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { name: 'robots', content: robots(page.index ?? true) },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:locale', content: BRAND.locale },
    { property: 'og:title', content: shortTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: imageUrl, ...ONLY_OF_SERVER },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(OPEN_GRAPH_SIZE.width) },
    { property: 'og:image:height', content: String(OPEN_GRAPH_SIZE.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: shortTitle },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: imageUrl, ...ONLY_OF_SERVER },
    { name: 'twitter:image:alt', content: image.alt },
    ...(page.preloadImage ? [preloadLink(page.preloadImage)] : []),
    ...(page.jsonLd ?? []).map((build) => ({ 'script:ld+json': toDocument(build, absolute) })),
  ]
}

/** The head of a page that could not be shown: its own title, and noindex for search engines. */
export function errorMeta(title = '페이지를 찾을 수 없습니다'): MetaDescriptor[] {
  return [{ title: documentTitle(title) }, { name: 'robots', content: robots(false) }]
}

/** '<title> | 두손 - 두 손으로 건네는 중고거래'. */
export function documentTitle(title?: string): string {
  const site = `${BRAND.name} - ${BRAND.tagline}`
  return title ? `${oneLine(title, TITLE_LIMIT)} | ${site}` : site
}

function robots(index: boolean): string {
  return index ? 'index, follow, max-image-preview:large' : 'noindex, follow'
}

function preloadLink({ src, srcSet, sizes }: NonNullable<PageMeta['preloadImage']>) {
  return {
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    href: src,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    // React 18 knows the attribute only in this spelling.
    fetchpriority: 'high',
  }
}

function siteOf(matches: Matches): SiteData {
  const data = matches.find((match) => match?.id === 'root')?.data
  return isSiteData(data) ? data : { publicOrigin: '' }
}

/** The address of the picture that is drawn with these words. */
function cardPath({ title, subtitle }: PageCard, matches: Matches): string {
  const card = {
    title: oneLine(title, TITLE_LIMIT),
    ...(subtitle && { subtitle: oneLine(subtitle, SUBTITLE_LIMIT) }),
  }
  const signature = siteOf(matches).signCard?.(card)
  return paths.pageOpenGraph({ ...card, ...(signature && { signature }) })
}

function isSiteData(data: unknown): data is SiteData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'publicOrigin' in data &&
    typeof data.publicOrigin === 'string'
  )
}

/** Makes absolute addresses from paths. */
export function absoluteOn(origin: string): (path: string) => string {
  return (path) => `${origin}${path}`
}
