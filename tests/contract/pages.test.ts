import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { BROWSER_PAGES } from '#app/browser-pages.ts'
import { routePattern } from '#app/error-reporting/route-pattern.ts'
import { pageHandle } from '#app/page-ids.ts'
import { BUILT_PATHS, PAGE_SECTIONS, PAGES, PATHS, type Path } from '#app/pages.server.ts'
import { robotsTxt } from '#app/seo/robots.ts'
import { readRoutes } from '#tests/support/remix-routes.ts'
import { unaligned } from '#tests/support/unaligned.ts'
import { PAGES_DOCUMENT, pagesDocument } from '../../scripts/pages-document.ts'

/** Addresses that answer something other than a page: files for crawlers, data for the browser's script, ways in and out. */
const RESOURCE_ROUTES = [
  '/api/action-log',
  '/api/cafe-link',
  '/api/chat/rooms',
  '/api/chat/rooms/:roomId',
  '/api/chat/rooms/:roomId/changes',
  '/api/chat/rooms/:roomId/messages',
  '/api/chat/rooms/:roomId/read',
  '/api/chat/ticket',
  '/api/chat/users/:userSeq/unread-message-cnt',
  '/api/color-scheme',
  '/api/color-scheme.css',
  '/api/favorites',
  '/api/following',
  '/api/keyword-alerts',
  '/api/listing-drafts',
  '/api/listing-help',
  '/api/measuring-choice',
  '/api/my-page',
  '/api/near',
  '/api/notices',
  '/api/notices/unread-count',
  '/api/panels/:name',
  '/api/photo-handover',
  '/api/product-cards',
  '/api/product-count',
  '/api/products',
  '/api/push',
  '/api/regions',
  '/api/session',
  '/api/state-info',
  '/api/suggestions',
  '/chat/:roomId/appointment/:appointmentSeq.ics',
  '/cs-center/qna/:qnaSeq/files/:fileId',
  '/damage-report/:reportSeq/evidence/:evidenceId',
  '/event/:eventSeq/entries.txt',
  '/logout',
  '/member-dispute/:disputeSeq/evidence/:evidenceId',
  '/member-dispute/:disputeSeq/pack.pdf',
  '/member-dispute/:disputeSeq/pack.zip',
  '/mystore/notices/:noticeSeq',
  '/mystore/purchases.csv',
  '/mystore/sales.csv',
  '/mystore/settings/data/:exportSeq.zip',
  '/operator/damage-reports/:reportSeq/evidence/:evidenceId',
  '/operator/disputes/:disputeSeq/evidence/:evidenceId',
  '/operator/disputes/:disputeSeq/pack.zip',
  '/operator/ledger.csv',
  '/operator/orders/:orderSeq/evidence.zip',
  '/operator/orders/:orderSeq/photos/:photoId',
  '/operator/questions/:qnaSeq/files/:fileId',
  '/order/:orderSeq/evidence.pdf',
  '/order/:orderSeq/evidence.zip',
  '/order/:orderSeq/photos/:photoId',
  '/product/form/share',
  '/robots.txt',
  '/rss.xml',
  '/signin/:provider',
  '/signin/:provider/callback',
  '/sitemap.xml',
  '/sitemap/:type/:page.xml',
]

/** Every path that no other route has; it shows the page of `/404`. */
const CATCH_ALL = '/*'

interface RouteModule {
  default?: unknown
  handle?: unknown
}

const routes = readRoutes()
const modules = new Map<string, RouteModule>()

beforeAll(async () => {
  for (const { path, file } of routes)
    modules.set(path, (await import(/* @vite-ignore */ `../../app/${file}`)) as RouteModule)
})

const pagesOfRoutes = () =>
  routes.map(({ path }) => path).filter((path) => modules.get(path)?.default !== undefined)

describe('the table of pages', () => {
  it('is what docs/pages.md shows; `npm run docs:pages` writes it', () => {
    expect(unaligned(readFileSync(PAGES_DOCUMENT, 'utf8'))).toBe(unaligned(pagesDocument()))
  })

  it('has every path once', () => {
    const sections = Object.values(PAGE_SECTIONS).flatMap((section) => Object.keys(section))
    expect(sections).toEqual(PATHS)
  })

  it('gives every page a page id of its own, and a second path that of the first', () => {
    const ids = PATHS.filter((path) => !PAGES[path].aliasOf).map((path) => PAGES[path].pageId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const path of PATHS) {
      const { aliasOf, notes: _notes, ...row } = PAGES[path]
      if (!aliasOf) continue
      const { notes: _others, ...first } = PAGES[aliasOf as Path]
      expect({ ...row, example: undefined }, path).toEqual({ ...first, example: undefined })
    }
  })

  it.each(PATHS)('%s has a snake_case page id and a Korean label', (path) => {
    const { pageId, label } = PAGES[path]
    expect(pageId).toMatch(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/)
    expect(label).toMatch(/[가-힣]/)
  })

  it.each(BUILT_PATHS)('the example of %s is an address of that page', (path) => {
    const { example = '' } = PAGES[path]
    if (example.startsWith('/'))
      expect(routePattern(new URL(example, 'http://localhost').pathname)).toBe(path)
    else expect(example).toMatch(/^(?:sitemap:|demo:|sign-in flow$)/)
  })

  it('closes no page to crawlers that search engines may list', () => {
    const closed = [...robotsTxt('').matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start)
    expect(closed.length).toBeGreaterThan(3)
    const indexed = PATHS.filter((path) => PAGES[path].index)
    expect(indexed.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  })

  it('reaches the browser as page ids and labels of what is built', () => {
    for (const path of PATHS) {
      const { pageId, label, example } = PAGES[path]
      expect(BROWSER_PAGES[path], path).toEqual(example ? { pageId, label } : null)
    }
  })
})

describe('the table of pages and the routes agree', () => {
  it('every page that is built has a route, every page still to come has none, and there is no other', () => {
    expect(pagesOfRoutes().sort()).toEqual([...BUILT_PATHS, CATCH_ALL].sort())
  })

  it.each(BUILT_PATHS)('the route of %s says which page it is', (path) => {
    expect(modules.get(path)?.handle).toEqual(pageHandle(path))
  })

  it('the catch-all shows the page of /404', () => {
    expect(modules.get(CATCH_ALL)?.handle).toEqual(pageHandle('/404'))
  })

  it('there is no resource route but those listed here', () => {
    const resources = routes
      .map(({ path }) => path)
      .filter((path) => modules.get(path)?.default === undefined)
    expect(resources.sort()).toEqual(RESOURCE_ROUTES)
  })
})
