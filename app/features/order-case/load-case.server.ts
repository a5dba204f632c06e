import { randomUUID } from 'node:crypto'
import type { LoadContext } from '#app/load-context.server.ts'

/**
 * The return or dispute of an order of the caller.
 * @throws 404 for an order that is not there, or is not the caller's
 */
export async function loadCase({ services }: Pick<LoadContext, 'services'>, orderSeq: number) {
  const [order, told] = await Promise.all([
    services.gateway.order({ orderSeq }),
    services.gateway.orderCase({ orderSeq }),
  ])
  if (!order.ok) throw new Response(null, { status: order.status })
  if (!told.ok) throw new Response(null, { status: told.status })
  return {
    order: order.data,
    ...told.data,
    /** Of the next step that is taken on this page. */
    eventKey: randomUUID(),
  }
}
