import type { Order } from '#contracts/order.ts'
import type { Statement } from '#contracts/order-case.ts'

/** What a dispute came to the operators by, where nobody opened it: the seller has let a time pass. */
export type CaseSilence =
  /** No answer to a return. `photos` are those that the buyer has attached to it. */
  | { kind: 'NO_ANSWER'; photos: number }
  /** No address for a return that operators had decided on. */
  | { kind: 'NO_ADDRESS' }

/** Of a dispute that waits for a decision; null where a member or an operator began it. */
export function caseSilence(
  { state, events }: Pick<Order, 'state' | 'events'>,
  statements: readonly Statement[],
): CaseSilence | null {
  if (state !== 'DISPUTED') return null
  const began = events.findLast(
    ({ fromState, toState }) => toState === 'DISPUTED' && fromState !== 'DISPUTED',
  )
  if (began?.trigger === 'MISS_RETURN_ADDRESS') return { kind: 'NO_ADDRESS' }
  if (began?.trigger !== 'TIME_OUT' || began.fromState !== 'RETURN_REQUESTED') return null
  const photos = statements
    .filter(({ role, at }) => role === 'BUYER' && at <= began.at)
    .reduce((sum, statement) => sum + statement.photos.length, 0)
  return { kind: 'NO_ANSWER', photos }
}
