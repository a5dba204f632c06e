import type { Order } from '#contracts/order.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { findOwnOrder } from './own-order.ts'
import { viewOrder } from './view-order.ts'

/** An order of the caller, as buyer or seller. */
export async function getOrder(
  { kysely, keys, now }: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  orderSeq: number,
): Promise<Order | Refusal<'NOT_FOUND'>> {
  const own = await findOwnOrder(kysely, userSeq, orderSeq)
  if (!own) return refuse('NOT_FOUND')
  return viewOrder({ kysely, keys, now: now() }, own)
}
