import { randomUUID } from 'node:crypto'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { Order } from '#contracts/order.ts'
import { orderNow } from '#contracts/order-clock.ts'
import type { ParcelView } from '#contracts/order-delivery.ts'

type Role = 'BUYER' | 'SELLER'

export const orderPage = (orderSeq: number, role: Role): string =>
  role === 'BUYER' ? paths.purchase(orderSeq) : paths.sale(orderSeq)

/**
 * An order of the caller.
 * @param role the side that the page is for; without, both
 * @throws 404 for what is not there, is another member's, or is seen from the other side
 */
export async function loadOwnOrder(
  { services }: Pick<LoadContext, 'services'>,
  orderSeq: number,
  role?: Role,
): Promise<Order> {
  const answer = await services.gateway.order({ orderSeq })
  if (!answer.ok) throw new Response(null, { status: answer.status })
  if (role && answer.data.role !== role) throw new Response(null, { status: 404 })
  return answer.data
}

/** The tracking number that another can take the place of; null where the parcels cannot be read. */
export async function loadPresentParcel(
  { services }: Pick<LoadContext, 'services'>,
  orderSeq: number,
): Promise<ParcelView | null> {
  const parcels = await services.gateway.orderParcels({ orderSeq })
  return (parcels.ok && parcels.data.items[0]) || null
}

/** Everything of the page of an order. */
export async function loadOrderPage(context: LoadContext, orderSeq: number, role: Role) {
  const order = await loadOwnOrder(context, orderSeq, role)
  const money = await context.services.gateway.orderMoney({ orderSeq })
  return {
    order,
    money: money.ok ? money.data : null,
    /** Of the next step that is taken on this page. */
    eventKey: randomUUID(),
    origin: context.publicOrigin,
    now: orderNow(context.now, order).toISOString(),
  }
}
