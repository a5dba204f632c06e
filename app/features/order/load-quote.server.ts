import type { LoadContext } from '#app/load-context.server.ts'
import type { OrderQuote } from '#contracts/order.ts'

/**
 * What a product would cost the caller; null for the caller's own.
 * @throws 404 where there is no such product
 */
export async function loadQuote(
  { services }: Pick<LoadContext, 'services'>,
  productSeq: number,
): Promise<OrderQuote | null> {
  const answer = await services.gateway.quote({ productSeq })
  if (answer.ok) return answer.data
  if (answer.code === 'OWN') return null
  throw new Response(null, { status: answer.status })
}
