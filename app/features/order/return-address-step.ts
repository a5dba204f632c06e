import type { Order } from '#contracts/order.ts'
import type { ReturnAddressStep } from '#contracts/order-case-constants.ts'
import { isCourierType } from '#contracts/order-states.ts'

/** The step by which a seller says where the goods of a return go; null where it is not asked for. */
export function returnAddressStep({
  type,
  actions,
}: Pick<Order, 'type' | 'actions'>): ReturnAddressStep | null {
  if (actions.includes('GIVE_RETURN_ADDRESS')) return 'GIVE_RETURN_ADDRESS'
  return isCourierType(type) && actions.includes('APPROVE_RETURN') ? 'APPROVE_RETURN' : null
}
