import { BROWSER_PAGES } from './browser-pages.ts'
import type { BuiltPath, PageId } from './pages.server.ts'

/** What a route module exports as `handle`: the id of its page. */
export interface PageHandle {
  path: BuiltPath
  pageId: PageId
  label: string
}

/** The handle of a page; written as `export const handle = pageHandle('/search')`. */
export function pageHandle(path: BuiltPath): PageHandle {
  return { path, ...BROWSER_PAGES[path] }
}
