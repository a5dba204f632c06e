import type { Transaction } from 'kysely'
import { type CaseReason, needsPhotos } from '#contracts/order-case-constants.ts'
import type { ClaimState } from '#contracts/order-claim-constants.ts'
import { isPaidType } from '#contracts/order-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import type { OrderRefusal } from '../apply-trigger.ts'
import { sayWithPhotos } from '../cases/photos/say-with-photos.ts'
import type { OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder } from '../own-order.ts'
import { termsOf } from '../terms/order-terms.ts'
import { claimMost, claimProblem } from './claim-terms.ts'
import { findClaim } from './read-claim.ts'
import { recordClaimStep } from './record-claim-step.ts'

type Claiming = Pick<HostContext, 'kysely' | 'keys' | 'caller' | 'limiter' | 'now'>

interface NewClaim {
  orderSeq: number
  reason: CaseReason
  text: string
  /** Of photos that were uploaded before, in their order. */
  photoIds: readonly string[]
  eventKey: string
}

type ClaimRefusal = OrderRefusal | Refusal<'LIMITED' | 'NO_PHOTO' | 'PHOTO_GONE'>

/** The buyer of a confirmed order claims compensation. The same key again is the same claim; another is refused. */
export async function claimCompensation(
  context: Claiming,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: NewClaim,
): Promise<{ state: ClaimState } | ClaimRefusal> {
  const { kysely, limiter, now } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  return retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, input.orderSeq)
    // There is nothing to claim of a sale, or of what was not paid through us.
    if (own?.role !== 'BUYER' || !isPaidType(own.order.type)) return refuse('NOT_FOUND')
    return write(trx, own.order, { ...input, at: await orderTime(trx, now()) })
  })
}

async function write(
  trx: Transaction<DB>,
  order: OrderRow,
  { orderSeq, reason, text, photoIds, eventKey, at }: NewClaim & { at: Date },
): Promise<{ state: ClaimState } | ClaimRefusal> {
  const key = `BUYER:${eventKey}`
  const known = await findClaim(trx, orderSeq)
  if (known?.claim_key === key)
    return known.reason === reason ? { state: known.state } : refuse('KEY_USED')
  if (known) return refuse('NOT_POSSIBLE', { message: '이미 보상을 신청한 거래예요.' })
  const terms = await termsOf(trx, order.terms_seq)
  const problem = claimProblem(order, { terms, most: await claimMost(trx, order, terms), at })
  if (problem) return refuse('NOT_POSSIBLE', { message: problem })
  if (photoIds.length === 0 && needsPhotos({ step: 'CLAIM', reason })) return refuse('NO_PHOTO')
  await trx
    .insertInto('order_claim')
    .values({
      order_seq: orderSeq,
      reason,
      state: 'OPEN',
      amount: null,
      claim_key: key,
      at,
      decided_at: null,
      paid_at: null,
    })
    .execute()
  const said = { orderSeq, role: 'BUYER', step: 'CLAIM', reason, text, photoIds, key, at } as const
  const gone = await sayWithPhotos(trx, said)
  if (gone) return gone
  await recordClaimStep(trx, order, {
    name: 'CLAIM',
    by: 'BUYER',
    actorUserSeq: order.buyer_user_seq,
    eventKey: key,
    detail: { reason },
    at,
  })
  return { state: 'OPEN' }
}
