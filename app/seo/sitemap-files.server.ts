import type { LoadContext } from '../load-context.server.ts'
import { BUILT_PATHS, PAGES } from '../pages.server.ts'
import { type Path, paths, type SitemapType } from '../paths.ts'
import { latest, type SitemapEntry } from './sitemap.ts'

type Hosts = Pick<LoadContext, 'services'>

/** Built pages without parameters that search engines may list. */
const INDEXED = BUILT_PATHS.filter((path) => {
  const { index, aliasOf } = PAGES[path]
  return index && !aliasOf && !/[:*]/.test(path)
})

/** Pages that change whenever a product does. */
const LISTS: readonly Path[] = ['/', '/category', '/product/list']

/** Every file of the sitemap with the time of the newest change in it; empty files are left out. */
export async function sitemapFiles({ services }: Hosts): Promise<SitemapEntry[]> {
  const [pages, categories, exhibitions, events, prices, contents, products, stores] =
    await Promise.all([
      pageEntries({ services }),
      categoryEntries({ services }),
      exhibitionEntries({ services }),
      eventEntries({ services }),
      priceEntries({ services }),
      contentEntries({ services }),
      services.product.sitemapIndex(),
      services.boot.sitemapIndex(),
    ])
  return [
    ...oneFile('page', pages),
    ...oneFile('category', categories),
    ...oneFile('exhibition', exhibitions),
    ...oneFile('event', events),
    ...oneFile('price', prices),
    ...oneFile('content', contents),
    ...numbered('product', products.files),
    ...numbered('store', stores.files),
  ]
}

/** The entries of one file; none when there is no such file. */
export async function sitemapEntries(
  { services }: Hosts,
  type: SitemapType,
  page: number,
): Promise<SitemapEntry[]> {
  if (type === 'product' || type === 'store') {
    const { entries } = await (type === 'product'
      ? services.product.sitemap({ page })
      : services.boot.sitemap({ page }))
    const pathOf = type === 'product' ? paths.product : paths.store
    return entries.map(({ seq, updatedAt }) => ({ path: pathOf(seq), updatedAt }))
  }
  if (page > 1) return []
  if (type === 'page') return pageEntries({ services })
  if (type === 'price') return priceEntries({ services })
  if (type === 'content') return contentEntries({ services })
  if (type === 'event') return eventEntries({ services })
  return type === 'category' ? categoryEntries({ services }) : exhibitionEntries({ services })
}

async function pageEntries({ services }: Hosts): Promise<SitemapEntry[]> {
  const changed = latest((await services.init.categories()).categories)
  return INDEXED.map((path) => ({
    path,
    updatedAt: LISTS.includes(path) ? changed : undefined,
  }))
}

async function categoryEntries({ services }: Hosts): Promise<SitemapEntry[]> {
  const { categories } = await services.init.categories()
  return categories
    .filter(({ productCount }) => productCount > 0)
    .map(({ path, updatedAt }) => ({ path: paths.category(path), updatedAt }))
}

async function exhibitionEntries({ services }: Hosts): Promise<SitemapEntry[]> {
  const { exhibitions } = await services.init.exhibitions()
  return exhibitions.map(({ gnbSeq, updatedAt }) => ({ path: paths.exhibition(gnbSeq), updatedAt }))
}

/** The events that run, and those that ended last. */
async function eventEntries({ services }: Hosts): Promise<SitemapEntry[]> {
  const lists = await Promise.all(
    [false, true].map((ended) => services.init.events({ ended, page: 1 })),
  )
  return lists
    .flatMap(({ items }) => items)
    .map(({ eventSeq, updatedAt }) => ({ path: paths.event(eventSeq), updatedAt }))
}

async function priceEntries({ services }: Hosts): Promise<SitemapEntry[]> {
  const { items } = await services.standardPrice.notablePrices()
  return items.map(({ word, updatedAt }) => ({ path: paths.priceResult(word), updatedAt }))
}

async function contentEntries({ services }: Hosts): Promise<SitemapEntry[]> {
  const { entries } = await services.init.contentSitemap()
  return entries.map(({ seq, updatedAt }) => ({ path: paths.content(seq), updatedAt }))
}

function oneFile(type: SitemapType, entries: readonly SitemapEntry[]): SitemapEntry[] {
  return entries.length > 0 ? [{ path: paths.sitemap(type, 1), updatedAt: latest(entries) }] : []
}

function numbered(type: SitemapType, files: readonly { updatedAt: string }[]): SitemapEntry[] {
  return files.map(({ updatedAt }, index) => ({ path: paths.sitemap(type, index + 1), updatedAt }))
}
