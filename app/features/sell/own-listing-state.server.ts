import { randomUUID } from 'node:crypto'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { OwnPanelState } from './own-listing-panel.tsx'

/** What the page of an own listing has for its seller; null when the host does not answer. */
export async function ownListingState(
  context: LoadContext,
  productSeq: number,
): Promise<OwnPanelState | null> {
  const answer = await optional(context, context.services.product.getListing({ productSeq }))
  if (!answer?.ok) return null
  const { tradeState, version, nextBumpAt, content } = answer.data
  return {
    productSeq,
    tradeState,
    version,
    nextBumpAt,
    price: content.price,
    formKey: randomUUID(),
  }
}
