import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { PAGES, pageHandle } from '#app/page-ids.ts'
import { isBuilt, PATHS, type Path } from '#app/paths.ts'
import { readRoutes } from '#tests/support/remix-routes.ts'

/** Addresses that answer something other than a page: files for crawlers, data for the browser's script, ways in and out. */
const RESOURCE_ROUTES = [
  '/api/action-log',
  '/api/cafe-link',
  '/api/chat/rooms',
  '/api/chat/rooms/:roomId/changes',
  '/api/chat/rooms/:roomId/messages',
  '/api/chat/rooms/:roomId/read',
  '/api/chat/ticket',
  '/api/chat/users/:userSeq/unread-message-cnt',
  '/api/favorites',
  '/api/measuring-choice',
  '/api/my-page',
  '/api/panels/:name',
  '/api/products',
  '/api/session',
  '/api/state-info',
  '/api/suggestions',
  '/chat/:roomId/appointment/:appointmentSeq.ics',
  '/logout',
  '/robots.txt',
  '/rss.xml',
  '/signin/:provider',
  '/signin/:provider/callback',
  '/sitemap.xml',
  '/sitemap/:type/:page.xml',
]

/** Every path that no other route has; it shows the page of `/404`. */
const CATCH_ALL = '/*'

interface Documented {
  path: string
  pageId: string
  label: string
}

/** The rows of the tables in docs/pages.md; a row of two paths is two pages. */
function readDocumentedPages(): Documented[] {
  return readFileSync('docs/pages.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `/'))
    .flatMap((line) => {
      const [, paths = '', pageId = '', label = ''] = line.split('|').map((cell) => cell.trim())
      return paths
        .split(',')
        .map((path) => ({ path: unquote(path), pageId: unquote(pageId), label }))
    })
}

const unquote = (text: string) => text.trim().replaceAll('`', '')

interface RouteModule {
  default?: unknown
  handle?: unknown
}

const documented = readDocumentedPages()
const routes = readRoutes()
const modules = new Map<string, RouteModule>()

beforeAll(async () => {
  for (const { path, file } of routes)
    modules.set(path, (await import(/* @vite-ignore */ `../../app/${file}`)) as RouteModule)
})

const pagesOfRoutes = () =>
  routes.map(({ path }) => path).filter((path) => modules.get(path)?.default !== undefined)

describe('docs/pages.md, app/paths.ts, app/page-ids.ts and the routes agree', () => {
  it('docs/pages.md and app/paths.ts name the same paths', () => {
    expect(Object.keys(PATHS).sort()).toEqual(documented.map(({ path }) => path).sort())
  })

  it.each(documented)('$path has its page id and label', ({ path, pageId, label }) => {
    expect(PAGES[path as Path]).toEqual({ pageId, label })
  })

  it('every page that is built has a route, every page still to come has none, and there is no other', () => {
    const built = (Object.keys(PATHS) as Path[]).filter(isBuilt)
    expect(pagesOfRoutes().sort()).toEqual([...built, CATCH_ALL].sort())
  })

  it.each((Object.keys(PATHS) as Path[]).filter(isBuilt))(
    'the route of %s says which page it is',
    (path) => {
      expect(modules.get(path)?.handle).toEqual(pageHandle(path))
    },
  )

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
