import { type BuiltPath, PAGES, PATHS, type PageId, type Path } from './pages.server.ts'

interface BrowserPage {
  pageId: PageId
  label: string
}

type BrowserPages = Readonly<{ [P in Path]: P extends BuiltPath ? BrowserPage : null }>

/**
 * What the browser knows about each page; null for a page that is not built yet.
 * The build evaluates this module and sends its value (vite.config.ts), so that the table itself stays on the server.
 */
export const BROWSER_PAGES = Object.fromEntries(
  PATHS.map((path) => [path, browserPage(path)]),
) as BrowserPages

function browserPage(path: Path): BrowserPage | null {
  const { pageId, label, example } = PAGES[path]
  return example ? { pageId, label } : null
}
