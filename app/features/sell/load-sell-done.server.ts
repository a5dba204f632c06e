import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'

/**
 * The listing that was just registered.
 * @throws 404 for another member's, 410 for a deleted one
 */
export async function loadSellDone(context: LoadContext, productSeq: number) {
  const answer = await context.services.product.getListing({ productSeq })
  if (!answer.ok) throw new Response(null, { status: answer.status })
  return {
    listing: answer.data,
    /** Its page, for sharing. */
    url: `${context.publicOrigin}${paths.product(productSeq)}`,
    now: context.now.toISOString(),
  }
}
