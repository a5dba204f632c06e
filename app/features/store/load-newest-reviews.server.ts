import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { Review } from '#contracts/boot.ts'

/** Newest reviews that the preview of a store shows. */
const FEW_REVIEWS = 3

/** Data of the preview of a store. */
export interface NewestReviews {
  reviews: Review[]
  total: number
}

/**
 * @returns null when the host does not answer
 * @throws 400 for a query without a store
 */
export async function loadNewestReviews(
  context: LoadContext,
  query: URLSearchParams,
): Promise<NewestReviews | null> {
  const storeSeq = Number(query.get('storeSeq'))
  if (!Number.isSafeInteger(storeSeq) || storeSeq < 1) throw new Response(null, { status: 400 })
  const found = await optional(context, context.services.boot.storeReviews({ storeSeq, page: 1 }))
  return found && { reviews: found.items.slice(0, FEW_REVIEWS), total: found.total }
}
