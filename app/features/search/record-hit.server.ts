import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'

/** Counts a search that found something towards the popular keywords. Nobody waits for it, and it fails nothing. */
export function recordSearchHit(context: LoadContext, keyword: string): void {
  const { visitorKey, services } = context
  if (visitorKey === null) return
  optional(context, services.search.recordHit({ keyword, visitorKey })).catch(() => undefined)
}
