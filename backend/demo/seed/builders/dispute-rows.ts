import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { findDisputableRoom } from '#backend/member-disputes/find-rooms.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { disputeDueAt, memberDisputeStateRow } from '#contracts/member-dispute-states.ts'

type Row = Insertable<DB['member_dispute']>

/** Inserts a dispute of a room in which both have written; one that waits for the other side unless `state` says otherwise. */
export async function seedMemberDispute(
  kysely: Kysely<DB>,
  {
    roomId,
    claimantSeq,
    at,
    ...given
  }: { roomId: number; claimantSeq: number; at: Date } & Partial<Row>,
): Promise<{ disputeSeq: number }> {
  const room = await findDisputableRoom(kysely, claimantSeq, roomId)
  if (!room) throw new Error(`no two have talked in room ${roomId}`)
  const state = given.state ?? 'ASKED'
  const isBuyer = room.role === 'BUYER'
  const dispute = {
    form_key: randomUUID(),
    room_id: roomId,
    product_seq: room.productSeq,
    title: room.title,
    price: room.price,
    claimant_user_seq: claimantSeq,
    respondent_user_seq: room.otherUserSeq,
    claimant_store_seq: room.ownStoreSeq,
    respondent_store_seq: room.other.storeSeq,
    claimant_role: room.role,
    type: isBuyer ? 'HIDDEN_DEFECT' : 'NOT_PAID',
    way: 'PARCEL',
    goods: room.goods,
    is_business: room.isBusiness,
    received_on: isBuyer ? new Date(at.getTime() - DAY_MS).toISOString().slice(0, 10) : null,
    days: isBuyer ? 1 : null,
    story: isBuyer
      ? '설명에는 없던 고장이 있어요. 받은 날 바로 알렸지만 답을 듣지 못했어요.'
      : '물건을 보냈는데 약속한 날까지 돈이 들어오지 않았어요. 여러 번 물어봤어요.',
    want: isBuyer ? 'PART' : 'PAY',
    amount: 15_000,
    state,
    turn: state === 'ASKED' ? 'RESPONDENT' : null,
    terms_want: isBuyer ? 'PART' : 'PAY',
    terms_amount: 15_000,
    terms_by: 'CLAIMANT',
    due_at: disputeDueAt(state, at),
    escalated_at: state === 'REVIEW' ? at : null,
    decided_at: null,
    closed_at: memberDisputeStateRow(state).isEnd ? at : null,
    created_at: at,
    updated_at: at,
    ...given,
  } satisfies Row
  const { dispute_seq: disputeSeq } = await kysely
    .insertInto('member_dispute')
    .values(dispute)
    .returning('dispute_seq')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('member_dispute_event')
    .values({
      dispute_seq: disputeSeq,
      place: 1,
      action: 'OPEN',
      by_role: 'CLAIMANT',
      user_seq: claimantSeq,
      state: 'ASKED',
      favour: null,
      want: dispute.want,
      amount: dispute.amount,
      note: dispute.story,
      at,
    })
    .execute()
  return { disputeSeq }
}
