import { CASE_STEPS } from '#contracts/order-case-constants.ts'
import {
  isPaidType,
  type OrderState,
  type OrderTrigger,
  type OrderType,
  orderStateRow,
} from '#contracts/order-states.ts'

const OPEN: readonly OrderState[] = [
  'RETURN_REQUESTED',
  'PARTIAL_REFUND_OFFERED',
  'RETURN_UNADDRESSED',
  'RETURN_APPROVED',
  'RETURN_SHIPPED',
  'RETURN_DELIVERED',
  'DISPUTED',
]

/** Whether a member can add words without a step. */
export const canAdd = (state: OrderState): boolean => OPEN.includes(state)

/** Whether the page of returns has something to do for a member. */
export const hasCase = (actions: readonly OrderTrigger[], state: OrderState): boolean =>
  canAdd(state) || actions.some((action) => action in CASE_STEPS)

/** Whether there was a return or a dispute, or an operator left words, so that what was said and decided can be read. */
export const hadCase = ({ events }: { events: readonly { trigger: string }[] }): boolean =>
  events.some(({ trigger }) => trigger in CASE_STEPS || trigger === 'CONTACT')

/** Whether a cancellation was refused, which may have been said with words and photos. */
export const hadRefusal = ({ events }: { events: readonly { trigger: string }[] }): boolean =>
  events.some(({ trigger }) => trigger === 'REFUSE_CANCEL')

/** Whether the members can look up the dispute standard: their money is held. */
export const mayComeToCase = ({ state, type }: { state: OrderState; type: OrderType }): boolean =>
  isPaidType(type) && orderStateRow(state).money === 'HELD' && state !== 'PAID'
