import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { endPlace } from '../../product-queue/end-places.ts'
import { loadOffered } from '../offered.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import { passOn } from './pass-on.ts'

/** Gives the own place up; a turn goes to the next at once. Nothing where there is none. */
export async function leaveQueue(
  context: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<{ left: true }> {
  const { kysely, now } = context
  const passed = await retryingTransaction(kysely, async (trx) => {
    if (!(await loadOffered(trx, productSeq, { isLocked: true }))) return null
    const at = await orderTime(trx, now())
    const place = await endPlace(trx, { productSeq, userSeq, to: 'LEFT', at })
    if (!place) return null
    if (!place.wasTurn) return { isChanged: false, rooms: [] }
    return passOn(trx, { productSeq, storeSeq: place.storeSeq, at })
  })
  if (passed)
    sendSignals(
      context,
      { product_seq: productSeq },
      { productChanged: passed.isChanged, rooms: passed.rooms },
    )
  return { left: true }
}
