import { randomUUID } from 'node:crypto'
import type { LoadContext } from '#app/load-context.server.ts'

/**
 * The claim of compensation of an order of the caller, or whether there can be one.
 * @throws 404 for an order that is not the caller's, was not paid through us, or is a sale without a claim
 */
export async function loadClaim(
  { services, now }: Pick<LoadContext, 'services' | 'now'>,
  orderSeq: number,
) {
  const [order, compensation, money] = await Promise.all([
    services.gateway.order({ orderSeq }),
    services.gateway.compensation({ orderSeq }),
    services.gateway.orderMoney({ orderSeq }),
  ])
  if (!order.ok) throw new Response(null, { status: order.status })
  if (!compensation.ok) throw new Response(null, { status: compensation.status })
  return {
    order: order.data,
    ...compensation.data,
    payout: money.ok ? money.data.compensation : null,
    now: now.toISOString(),
    /** Of the next step that is taken on this page. */
    eventKey: randomUUID(),
  }
}
