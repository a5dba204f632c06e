import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { OrderRowView } from '#contracts/order.ts'

type Role = 'BUYER' | 'SELLER'
export type Trouble = Pick<OrderRowView, 'orderSeq' | 'title' | 'state' | 'type' | 'other'> & {
  role: Role
}

export interface Troubles {
  /** The newest first; null where the orders cannot be read now. */
  orders: Trouble[] | null
  /** Whether a list of orders has more of them. */
  hasMore: Record<Role, boolean>
}

/** The member's orders with a return or a dispute under way, on either side. */
export async function loadTroubles(context: LoadContext): Promise<Troubles> {
  const { gateway } = context.services
  const [bought, sold] = await Promise.all([
    optional(context, gateway.orders({ role: 'BUYER', tab: 'TROUBLE' })),
    optional(context, gateway.orders({ role: 'SELLER', tab: 'TROUBLE' })),
  ])
  const hasMore = { BUYER: Boolean(bought?.next), SELLER: Boolean(sold?.next) }
  if (!bought || !sold) return { orders: null, hasMore }
  const orders = [...bought.items.map(as('BUYER')), ...sold.items.map(as('SELLER'))]
  return { orders: orders.sort((one, other) => other.orderSeq - one.orderSeq), hasMore }
}

const as =
  (role: Role) =>
  ({ orderSeq, title, state, type, other }: OrderRowView): Trouble => ({
    orderSeq,
    title,
    state,
    type,
    other,
    role,
  })
