import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { endQueue } from '../../product-queue/end-places.ts'
import { loadOffered } from '../offered.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import { putOnSale } from './pass-on.ts'

/** Ends the queue for the caller's own product; what was kept for a turn is for sale then. */
export async function closeQueue(
  context: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<{ closed: true } | Refusal<'NOT_FOUND'>> {
  const { kysely, now } = context
  const outcome = await retryingTransaction(kysely, async (trx) => {
    const own = await loadOffered(trx, productSeq, { isLocked: true })
    if (own?.sellerUserSeq !== userSeq) return refuse('NOT_FOUND')
    const at = await orderTime(trx, now())
    const { wasTurn } = await endQueue(trx, { productSeq, why: 'CLOSED', at })
    return wasTurn ? putOnSale(trx, { productSeq, at }) : { isChanged: false, rooms: [] }
  })
  if (isRefusal(outcome)) return outcome
  const { isChanged: productChanged, rooms } = outcome
  sendSignals(context, { product_seq: productSeq }, { productChanged, rooms })
  return { closed: true }
}
