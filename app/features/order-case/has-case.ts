import { CASE_STEPS, isOpenCase } from '#contracts/order-case-constants.ts'
import {
  isPaidType,
  type OrderState,
  type OrderTrigger,
  type OrderType,
  orderStateRow,
} from '#contracts/order-states.ts'

/** Whether the page of returns has something to do for a member. */
export const hasCase = (actions: readonly OrderTrigger[], state: OrderState): boolean =>
  isOpenCase(state) || actions.some((action) => action in CASE_STEPS)

/** Whether there was a return or a dispute, or an operator left words, so that what was said and decided can be read. */
export const hadCase = ({ events }: { events: readonly { trigger: string }[] }): boolean =>
  events.some(({ trigger }) => trigger in CASE_STEPS || trigger === 'CONTACT')

/** Whether a cancellation was refused, which may have been said with words and photos. */
export const hadRefusal = ({ events }: { events: readonly { trigger: string }[] }): boolean =>
  events.some(({ trigger }) => trigger === 'REFUSE_CANCEL')

/** Whether the members can look up the dispute standard: their money is held. */
export const mayComeToCase = ({ state, type }: { state: OrderState; type: OrderType }): boolean =>
  isPaidType(type) && orderStateRow(state).money === 'HELD' && state !== 'PAID'
