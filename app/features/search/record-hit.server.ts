import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'

/** Counts a search with results for the popular keywords. The page does not wait for it, and a failure is ignored. */
export function recordSearchHit(context: LoadContext, keyword: string): void {
  const { visitorKey, services } = context
  if (visitorKey === null) return
  optional(context, services.search.recordHit({ keyword, visitorKey })).catch(() => undefined)
}
