import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { Possession } from '#contracts/possession.ts'
import { POSSESSION_REFUSALS, type PossessionRefusal } from '#contracts/possession-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import { getPossession } from './get-possession.ts'
import { tellAskers } from './tell-askers.ts'

/** The seller sends no photo, and says why; only who asked sees it. The same refusal again changes nothing. */
export async function refusePossession(
  context: HostContext,
  viewer: Pick<Viewer, 'userSeq'>,
  { productSeq, reason }: { productSeq: number; reason: PossessionRefusal },
): Promise<Possession | Refusal<'NOT_FOUND' | 'CLOSED'>> {
  const own = await getPossession(context, viewer, productSeq)
  if (isRefusal(own)) return own
  if (!own.check) return refuse('CLOSED')
  const { checkSeq } = own.check
  const signals = await retryingTransaction(context.kysely, async (trx) => {
    const at = context.now()
    await trx
      .selectFrom('product')
      .select('product_seq')
      .where('product_seq', '=', productSeq)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const { state, refusal } = await trx
      .selectFrom('possession_check')
      .select(['state', 'refusal'])
      .where('check_seq', '=', checkSeq)
      .executeTakeFirstOrThrow()
    if (state === 'REFUSED' && refusal === reason) return []
    const closed = await trx
      .updateTable('possession_check')
      .set({ state: 'REFUSED', refusal: reason })
      .where('check_seq', '=', checkSeq)
      .where('state', '=', 'OPEN')
      .where('expires_at', '>', at)
      .returning('check_seq')
      .executeTakeFirst()
    if (!closed) return null
    const message = `실물 인증을 하지 못해요 · ${POSSESSION_REFUSALS[reason]}`
    return tellAskers(trx, { checkSeq, productSeq, message, isAnswered: false }, at)
  })
  if (!signals) return refuse('CLOSED')
  for (const signal of signals) context.chat.roomChanged(signal)
  return getPossession(context, viewer, productSeq)
}
