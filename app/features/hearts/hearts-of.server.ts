import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { Hearts } from './heart-state.ts'

/** The most products that one page asks about. */
const MOST = 500

type Shown = readonly { productSeq: number }[] | null | undefined

/**
 * The hearts of all products that a page shows: one query. For an anonymous visitor there are none, so that the page is
 * the same for all of them.
 */
export async function heartsOf(
  context: Pick<LoadContext, 'session' | 'services' | 'log' | 'requestId'>,
  ...lists: Shown[]
): Promise<Hearts | null> {
  if (!context.session.viewer) return null
  const shown = [...new Set(lists.flatMap((list) => list ?? []).map((item) => item.productSeq))]
  if (shown.length === 0) return {}
  const productSeqs = shown.slice(0, MOST)
  const known = await optional(context, context.services.product.relations({ productSeqs }))
  if (!known) return null
  const favorites = new Set(known.favorites)
  const own = new Set(known.own)
  return Object.fromEntries(
    productSeqs.map((seq) => [seq, own.has(seq) ? 'OWN' : favorites.has(seq) ? 'ON' : 'OFF']),
  )
}
