import { LRUCache } from 'lru-cache'
import type { LoadContext } from '#app/load-context.server.ts'

/** What belongs together is done within minutes. */
const STEP_MS = 5 * 60_000
const MOST_VISITORS = 20_000

/**
 * The last word that disappointed a visitor, and what they searched for after it. In the memory of this process alone, for
 * minutes, under a key that changes daily: the searches of a person are not stored one after the other.
 */
const steps = new LRUCache<string, { from: string; to?: string }>({
  max: MOST_VISITORS,
  ttl: STEP_MS,
})

/** Follows a search; one that is answered after another that was not is a step. */
export function followSearch(
  { forEachVisitor }: Pick<LoadContext, 'forEachVisitor'>,
  { keyword, isAnswered }: { keyword: string; isAnswered: boolean },
): void {
  forEachVisitor(async (_services, visitorKey) => {
    const before = steps.get(visitorKey)
    if (!isAnswered) steps.set(visitorKey, { from: keyword })
    else if (before && before.from !== keyword)
      steps.set(visitorKey, { from: before.from, to: keyword })
  })
}

/** Reports the step that led to a product; the host judges whether it says anything. */
export function followToProduct(
  { forEachVisitor }: Pick<LoadContext, 'forEachVisitor'>,
  productSeq: number,
): void {
  forEachVisitor(async ({ search }, visitorKey) => {
    const step = steps.get(visitorKey)
    if (!step?.to) return
    steps.delete(visitorKey)
    await search.recordStep({ from: step.from, to: step.to, productSeq, visitorKey })
  })
}
