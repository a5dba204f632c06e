import type { Kysely } from 'kysely'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { DecisionReason } from '#contracts/decision-reasons.ts'
import type { DisputeFavour, DisputeTerms } from '#contracts/member-dispute-rules.ts'
import {
  type DisputeSide,
  disputeDueAt,
  type MemberDisputeAction,
  type MemberDisputeState,
  memberDisputeStateRow,
} from '#contracts/member-dispute-states.ts'
import type { DB } from '../db/schema.ts'
import { type DisputeRow, disputeSideOf } from './dispute-rows.ts'
import { tellSides } from './tell-sides.ts'

/** A dispute for a change of it. */
export async function lockDispute(
  trx: Kysely<DB>,
  disputeSeq: number,
): Promise<DisputeRow | Refusal<'NOT_FOUND'>> {
  const row = await trx
    .selectFrom('member_dispute')
    .selectAll()
    .where('dispute_seq', '=', disputeSeq)
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('NOT_FOUND')
}

export interface DisputeStep {
  action: MemberDisputeAction
  by: DisputeSide | 'OPERATOR' | 'TIMER'
  userSeq: number | null
  state: MemberDisputeState
  turn: DisputeSide | null
  favour?: DisputeFavour | undefined
  reasonCode?: DecisionReason | undefined
  /** What is offered or decided by it. */
  terms?: { want: DisputeTerms; amount: number | null } | undefined
  note: string
  at: Date
}

/**
 * Writes one step of a locked dispute: its next version, its history, its deadline, and what members are told.
 * @returns the events that tell them
 */
export async function moveDispute(
  trx: Kysely<DB>,
  dispute: DisputeRow,
  { action, by, userSeq, state, turn, favour, reasonCode, terms, note, at }: DisputeStep,
): Promise<number[]> {
  const { dispute_seq: disputeSeq } = dispute
  const place = dispute.version + 1
  const isNewState = state !== dispute.state || action === 'COUNTER'
  const saysYes = action === 'ACCEPT' || action === 'CONFIRM'
  const agreed = (side: DisputeSide, before: boolean) =>
    isNewState ? false : before || (saysYes && by === side)
  await trx
    .updateTable('member_dispute')
    .set({
      state,
      turn,
      version: place,
      updated_at: at,
      claimant_agreed: agreed('CLAIMANT', dispute.claimant_agreed),
      respondent_agreed: agreed('RESPONDENT', dispute.respondent_agreed),
      ...(isNewState && { due_at: disputeDueAt(state, at) }),
      ...(terms &&
        by !== 'TIMER' && { terms_want: terms.want, terms_amount: terms.amount, terms_by: by }),
      ...(action === 'COUNTER' && { offers: dispute.offers + 1 }),
      ...(action === 'DECIDE' && { decided_at: at }),
      ...(state === 'REVIEW' && !dispute.escalated_at && { escalated_at: at }),
      ...(memberDisputeStateRow(state).isEnd && { closed_at: at }),
    })
    .where('dispute_seq', '=', disputeSeq)
    .execute()
  await addDisputeEvent(trx, {
    disputeSeq,
    place,
    action,
    by,
    userSeq,
    state,
    favour,
    reasonCode,
    terms,
    note,
    at,
  })
  const from = userSeq === null ? null : disputeSideOf(dispute, userSeq)
  return tellSides(trx, dispute, { action, state, from })
}

/** Writes a step into the history of a dispute. @param event `place` is the version that it makes */
export async function addDisputeEvent(
  trx: Kysely<DB>,
  event: Omit<DisputeStep, 'turn'> & { disputeSeq: number; place: number },
): Promise<void> {
  await trx
    .insertInto('member_dispute_event')
    .values({
      dispute_seq: event.disputeSeq,
      place: event.place,
      action: event.action,
      by_role: event.by,
      user_seq: event.userSeq,
      state: event.state,
      favour: event.favour ?? null,
      reason_code: event.reasonCode ?? null,
      want: event.terms?.want ?? null,
      amount: event.terms?.amount ?? null,
      note: event.note,
      at: event.at,
    })
    .execute()
}

/** Whether the step that a member or an operator asks for is the one that made the present version: an answer was lost. */
export async function isDisputeRepeat(
  trx: Kysely<DB>,
  { dispute_seq, version }: Pick<DisputeRow, 'dispute_seq' | 'version'>,
  asked: Required<Pick<DisputeStep, 'action' | 'note'>> & {
    version: number
    userSeq: number
    want: DisputeTerms | null
    amount: number | null
    favour?: DisputeFavour
    reasonCode?: DecisionReason
  },
): Promise<boolean> {
  if (asked.version !== version - 1) return false
  const last = await trx
    .selectFrom('member_dispute_event')
    .select(['action', 'user_seq', 'want', 'amount', 'note', 'favour', 'reason_code'])
    .where('dispute_seq', '=', dispute_seq)
    .where('place', '=', version)
    .executeTakeFirst()
  return (
    last?.action === asked.action &&
    last.user_seq === asked.userSeq &&
    last.want === asked.want &&
    last.amount === asked.amount &&
    last.note === asked.note &&
    last.favour === (asked.favour ?? null) &&
    last.reason_code === (asked.reasonCode ?? null)
  )
}
