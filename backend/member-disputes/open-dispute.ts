import { type Kysely, sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'
import {
  DISPUTE_LIMITS,
  type DisputeWant,
  disputeTypesFor,
  type MemberDisputeTypeName,
  memberDisputeType,
  type TradeWay,
} from '#contracts/member-dispute-rules.ts'
import { disputeDueAt } from '#contracts/member-dispute-states.ts'
import { monthsAfter } from '../db/retention.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { daysBetween } from '../orders/cases/standard-facts.ts'
import { orderTime } from '../orders/order-time.ts'
import { findDisputableRoom } from './find-rooms.ts'
import { addDisputeEvent } from './move-dispute.ts'
import { readDisputeTerms } from './read-terms.ts'
import { tellSides } from './tell-sides.ts'

interface DisputeForm {
  formKey: string
  roomId: number
  type: MemberDisputeTypeName
  way: TradeWay
  receivedOn: string | null
  story: string
  want: DisputeWant
  amount: number | null
}

type OpenRefusal = Refusal<
  'NOT_FOUND' | 'HAS_ORDER' | 'OPEN' | 'TOO_MANY' | 'WRONG_TYPE' | 'WRONG_DAY' | 'TERMS' | 'AMOUNT'
>

/**
 * Opens a dispute about the trade that a room names, and tells the other side. A trade whose money is held by us is talked
 * about with its order. The same form again is the same dispute.
 */
export async function openDispute(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  form: DisputeForm,
): Promise<{ disputeSeq: number } | OpenRefusal> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const earlier = await trx
      .selectFrom('member_dispute')
      .select('dispute_seq')
      .where('claimant_user_seq', '=', userSeq)
      .where('form_key', '=', form.formKey)
      .executeTakeFirst()
    if (earlier) return { disputeSeq: earlier.dispute_seq }
    const room = await findDisputableRoom(trx, userSeq, form.roomId)
    if (!room) return refuse('NOT_FOUND')
    const { orderSeq, disputeSeq: standing } = room
    if (orderSeq !== null) return refuse('HAS_ORDER', { data: { orderSeq } })
    if (standing !== null) return refuse('OPEN', { data: { disputeSeq: standing } })
    const at = await orderTime(trx, clock())
    if (!disputeTypesFor(room.role, form.way).includes(form.type)) return refuse('WRONG_TYPE')
    const { hasReceived } = memberDisputeType(form.type)
    const receivedOn = hasReceived ? form.receivedOn : null
    if (receivedOn !== null && !isCountable(receivedOn, at)) return refuse('WRONG_DAY')
    const terms = readDisputeTerms(form.type, form)
    if (isRefusal(terms)) return terms
    if (await hasOpenedMany(trx, userSeq, at)) return refuse('TOO_MANY')
    const opened = await trx
      .insertInto('member_dispute')
      .values({
        form_key: form.formKey,
        room_id: room.roomId,
        product_seq: room.productSeq,
        title: room.title,
        price: room.price,
        claimant_user_seq: userSeq,
        respondent_user_seq: room.otherUserSeq,
        claimant_store_seq: room.ownStoreSeq,
        respondent_store_seq: room.other.storeSeq,
        claimant_role: room.role,
        type: form.type,
        way: form.way,
        goods: room.goods,
        is_business: room.isBusiness,
        received_on: receivedOn,
        days: receivedOn === null ? null : daysBetween(kstMidnight(receivedOn), at),
        story: form.story,
        want: terms.want,
        amount: terms.amount,
        state: 'ASKED',
        turn: 'RESPONDENT',
        terms_want: terms.want,
        terms_amount: terms.amount,
        terms_by: 'CLAIMANT',
        due_at: disputeDueAt('ASKED', at),
        escalated_at: null,
        decided_at: null,
        closed_at: null,
        created_at: at,
        updated_at: at,
      })
      // The other side was faster by a moment.
      .onConflict((conflict) =>
        conflict.column('room_id').where('closed_at', 'is', null).doNothing(),
      )
      .returning(['dispute_seq', 'claimant_store_seq', 'respondent_store_seq'])
      .executeTakeFirst()
    if (!opened) return refuse('OPEN', { data: { disputeSeq: await openOf(trx, form.roomId) } })
    await addDisputeEvent(trx, {
      disputeSeq: opened.dispute_seq,
      place: 1,
      action: 'OPEN',
      by: 'CLAIMANT',
      userSeq,
      state: 'ASKED',
      terms,
      note: form.story,
      at,
    })
    await tellSides(trx, opened, { action: 'OPEN', state: 'ASKED', from: 'CLAIMANT' })
    return { disputeSeq: opened.dispute_seq }
  })
}

const isCountable = (day: string, at: Date): boolean =>
  day <= kstDay(at) && day >= kstDay(monthsAfter(at, -12 * DISPUTE_LIMITS.years))

async function openOf(db: Kysely<DB>, roomId: number): Promise<number> {
  const row = await db
    .selectFrom('member_dispute')
    .select('dispute_seq')
    .where('room_id', '=', roomId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.dispute_seq
}

async function hasOpenedMany(db: Kysely<DB>, userSeq: number, at: Date): Promise<boolean> {
  const { opened } = await db
    .selectFrom('member_dispute')
    .select(sql<number>`count(*)::int`.as('opened'))
    .where('claimant_user_seq', '=', userSeq)
    .where('created_at', '>', new Date(at.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  return opened >= DISPUTE_LIMITS.perDay
}
