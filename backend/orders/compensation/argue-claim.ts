import type { Transaction } from 'kysely'
import { MOST_STATEMENTS } from '#contracts/order-case-constants.ts'
import type { ClaimState } from '#contracts/order-claim-constants.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { sayWithPhotos } from '../cases/photos/say-with-photos.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder, type OwnOrder } from '../own-order.ts'
import { findClaim } from './read-claim.ts'
import { recordClaimStep } from './record-claim-step.ts'

interface Words {
  orderSeq: number
  text: string
  /** Of photos that were uploaded before, in their order. */
  photoIds: readonly string[]
  eventKey: string
}
type Said = { state: ClaimState } | Refusal<'NOT_FOUND' | 'NOT_POSSIBLE' | 'LIMITED' | 'PHOTO_GONE'>

/** Words and photos of a member about a claim that is not decided; the seller's first are the answer to it. */
export async function argueClaim(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: Words,
): Promise<Said> {
  const { kysely, limiter, now } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  return retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, input.orderSeq)
    if (!own) return refuse('NOT_FOUND')
    return write(trx, own, { ...input, userSeq, at: await orderTime(trx, now()) })
  })
}

async function write(
  trx: Transaction<DB>,
  { order, role }: OwnOrder,
  { orderSeq, text, photoIds, eventKey, userSeq, at }: Words & { userSeq: number; at: Date },
): Promise<Said> {
  const claim = await findClaim(trx, orderSeq)
  if (!claim) return refuse('NOT_FOUND')
  const key = `${role}:${eventKey}`
  const said = await trx
    .selectFrom('order_statement')
    .select(['step', 'statement_key'])
    .where('order_seq', '=', orderSeq)
    .where('role', '=', role)
    .execute()
  if (said.some(({ statement_key }) => statement_key === key)) return { state: claim.state }
  if (claim.state !== 'OPEN') return refuse('NOT_POSSIBLE', { message: '이미 결정된 신청이에요.' })
  if (said.length >= MOST_STATEMENTS) return refuse('LIMITED')
  const isAnswer = role === 'SELLER' && said.every(({ step }) => step !== 'CLAIM_ANSWER')
  const gone = await sayWithPhotos(trx, {
    orderSeq,
    role,
    step: isAnswer ? 'CLAIM_ANSWER' : 'ADD',
    reason: null,
    text,
    photoIds,
    key,
    at,
  })
  if (gone) return gone
  if (isAnswer)
    await recordClaimStep(trx, order, {
      name: 'CLAIM_ANSWER',
      by: role,
      actorUserSeq: userSeq,
      eventKey: key,
      at,
    })
  return { state: claim.state }
}
