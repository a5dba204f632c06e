import type { LoadContext } from '#app/load-context.server.ts'

/** Counts a search with results for the popular keywords. */
export function recordSearchHit({ forEachVisitor }: LoadContext, keyword: string): void {
  forEachVisitor(({ search }, visitorKey) => search.recordHit({ keyword, visitorKey }))
}
