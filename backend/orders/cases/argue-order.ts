import type { Transaction } from 'kysely'
import {
  type ArguedStep,
  type CaseReason,
  isOpenCase,
  MOST_STATEMENTS,
  needsPhotos,
  reasonsFor,
  wordsProblem,
} from '#contracts/order-case-constants.ts'
import type { OrderState } from '#contracts/order-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { type Applied, applyToLocked, type OrderRefusal } from '../apply-trigger.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder, type OwnOrder } from '../own-order.ts'
import { sendSignals } from '../send-signals.ts'
import { sayWithPhotos } from './photos/say-with-photos.ts'

interface Argument {
  orderSeq: number
  step: ArguedStep
  reason: CaseReason | null
  text: string
  /** Of photos that were uploaded before, in their order. */
  photoIds: readonly string[]
  eventKey: string
}

type ArgueRefusal = OrderRefusal | Refusal<'LIMITED' | 'WORDS' | 'NO_PHOTO' | 'PHOTO_GONE'>

/** A member's step in a return or dispute, with what they have to say and to show; all of it is written or none. */
export async function argueOrder(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: Argument,
): Promise<{ state: OrderState } | ArgueRefusal> {
  const problem = wordsProblem(input)
  if (problem !== null) return refuse('WORDS', { message: problem })
  const { kysely, limiter, now } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const applied = await retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, input.orderSeq)
    if (!own) return refuse('NOT_FOUND')
    return write(trx, own, { ...input, userSeq, at: await orderTime(trx, now()) })
  })
  if (isRefusal(applied)) return applied
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state }
}

async function write(
  trx: Transaction<DB>,
  { order, role }: OwnOrder,
  input: Argument & { userSeq: number; at: Date },
): Promise<Applied | ArgueRefusal> {
  const { orderSeq, step, reason, text, photoIds, at } = input
  const isBusiness = order.snapshot.isBusiness ?? false
  if (reason !== null && !reasonsFor({ step, isBusiness }).includes(reason))
    return refuse('WORDS', { message: '이 거래에서는 고를 수 없는 이유예요.' })
  const key = `${role}:${input.eventKey}`
  const said = await trx
    .selectFrom('order_statement')
    .select(['step', 'statement_key'])
    .where('order_seq', '=', orderSeq)
    .where('role', '=', role)
    .execute()
  const same = said.find(({ statement_key }) => statement_key === key)
  if (same)
    return same.step === step
      ? { order, isNew: false, productChanged: false, rooms: [] }
      : refuse('KEY_USED')
  if (said.length >= MOST_STATEMENTS) return refuse('LIMITED')
  const applied =
    step === 'ADD'
      ? isOpenCase(order.state)
        ? { order, isNew: true, productChanged: false, rooms: [] }
        : refuse('NOT_POSSIBLE')
      : await applyToLocked(trx, order, {
          orderSeq,
          trigger: step,
          by: role,
          actorUserSeq: input.userSeq,
          eventKey: key,
          // The history has said why a cancellation was refused since before there were photos of it.
          detail: reason ? { reason } : step === 'REFUSE_CANCEL' && text ? { reason: text } : {},
          at,
        })
  if (isRefusal(applied)) return applied
  // Where the step is possible: otherwise a member would look for photos in vain.
  if (photoIds.length === 0 && needsPhotos({ step, reason })) return refuse('NO_PHOTO')
  const gone = await sayWithPhotos(trx, { orderSeq, role, step, reason, text, photoIds, key, at })
  return gone ?? applied
}
