import { isOnTheWayIn } from '#app/shell/session/personal-data.ts'

/** The part of the Navigation API that is used here. */
interface BrowserHistory {
  currentEntry: { index: number } | null
  entries: () => readonly { index: number; url: string | null }[]
}

/**
 * How many entries of the browser's history lie behind the page that one came from; views of the same page and the way
 * through the sign-in are passed over.
 * @returns null where there is no such page, as for a shared link, or where the browser does not tell
 */
export function stepsBack(history: BrowserHistory | undefined, pathname: string): number | null {
  const current = history?.currentEntry?.index
  if (!history || current === undefined) return null
  const from = history.entries().findLast(({ index, url }) => {
    if (index >= current || !url || !URL.canParse(url)) return false
    const path = new URL(url).pathname
    return path !== pathname && !isOnTheWayIn(path)
  })
  return from ? from.index - current : null
}

/** The history of this window, where the browser has the Navigation API. */
export const browserHistory = (): BrowserHistory | undefined =>
  (window as { navigation?: BrowserHistory }).navigation
