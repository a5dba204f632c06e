import type { ClaimState } from '#contracts/order-claim-constants.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder } from '../own-order.ts'
import { findClaim } from './read-claim.ts'
import { restartCompensation } from './restart-compensation.ts'

/** The buyer has mended the account that took no money, or wants it to be tried once more. */
export async function retryCompensation(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { orderSeq, eventKey }: { orderSeq: number; eventKey: string },
): Promise<{ state: ClaimState } | Refusal<'NOT_FOUND' | 'NOT_POSSIBLE' | 'LIMITED'>> {
  const { kysely, limiter, now } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  return retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, orderSeq)
    const claim = own?.role === 'BUYER' ? await findClaim(trx, orderSeq) : undefined
    if (!own || !claim) return refuse('NOT_FOUND')
    const begun = await restartCompensation(trx, own.order, {
      by: 'BUYER',
      actorUserSeq: userSeq,
      eventKey: `BUYER:${eventKey}`,
      at: await orderTime(trx, now()),
    })
    return begun ? { state: claim.state } : refuse('NOT_POSSIBLE')
  })
}
