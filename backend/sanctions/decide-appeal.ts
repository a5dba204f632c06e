import { DECISION_REASONS, type DecisionReason, fitsDecision } from '#contracts/decision-reasons.ts'
import type { AppealState } from '#contracts/sanction-rules.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { appealObjection } from './appeal-desk.ts'
import { reopenAccount } from './reopen-account.ts'
import { lockSanction } from './sanction-rows.ts'
import { tellSanction } from './tell-sanction.ts'

interface AppealDecision {
  sanctionSeq: number
  isAccepted: boolean
  reasonCode: DecisionReason
  answer: string
}

/**
 * Decides on an appeal, once, by another operator than the one who decided on the sanction. An accepted one lifts what is
 * in force, and the sanction counts no more. The member is told. The same decision again is the same one.
 */
export async function decideAppeal(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now' | 'chat'>,
  operator: Pick<Viewer, 'userSeq'>,
  { sanctionSeq, isAccepted, reasonCode, answer }: AppealDecision,
): Promise<
  { state: AppealState } | Refusal<'NOT_FOUND' | 'DECIDED' | 'NOT_ALLOWED' | 'WRONG_REASON'>
> {
  if (!fitsDecision('APPEAL', isAccepted ? 'ACCEPT' : 'DENY', reasonCode))
    return refuse('WRONG_REASON')
  const outcome = await retryingTransaction(context.kysely, async (trx) => {
    const found = await trx
      .selectFrom('sanction')
      .select('user_seq')
      .where('sanction_seq', '=', sanctionSeq)
      .executeTakeFirst()
    if (!found) return refuse('NOT_FOUND')
    const { user_seq: userSeq } = found
    await trx
      .selectFrom('users')
      .select('user_seq')
      .where('user_seq', '=', userSeq)
      .forNoKeyUpdate()
      .execute()
    const row = await lockSanction(trx, sanctionSeq)
    if (!row?.appeal_state) return refuse('NOT_FOUND')
    const state: AppealState = isAccepted ? 'ACCEPTED' : 'DENIED'
    const isRepeated =
      row.appeal_decided_by === operator.userSeq &&
      row.appeal_state === state &&
      row.appeal_reason_code === reasonCode &&
      row.appeal_answer === answer
    if (isRepeated) return { state, userSeq, isOpened: false }
    const objection = appealObjection(operator, row)
    if (objection) return refuse(objection === 'DECIDED' ? 'DECIDED' : 'NOT_ALLOWED')
    const now = context.now()
    const isOpened = isAccepted && row.kind === 'SUSPENSION' && row.state === 'LIVE'
    if (isOpened) await reopenAccount(trx, userSeq, { state: 'OVERTURNED', at: now })
    await trx
      .updateTable('sanction')
      .set({
        appeal_state: state,
        appeal_reason_code: reasonCode,
        appeal_answer: answer,
        appeal_decided_by: operator.userSeq,
        appeal_decided_at: now,
        ...(isAccepted && { state: 'OVERTURNED' as const, ended_at: row.ended_at ?? now }),
      })
      .where('sanction_seq', '=', sanctionSeq)
      .execute()
    await tellSanction(trx, row, isAccepted ? 'APPEAL_ACCEPTED' : 'APPEAL_DENIED')
    await recordOperatorAction(context, trx, operator, {
      userSeq,
      action: isAccepted ? 'APPEAL_ACCEPTED' : 'APPEAL_DENIED',
      reason: `제재 ${sanctionSeq}번 (${DECISION_REASONS[reasonCode]}): ${answer}`,
    })
    return { state, userSeq, isOpened }
  })
  if (isRefusal(outcome)) return outcome
  const { state, userSeq, isOpened } = outcome
  if (isOpened) {
    context.chat.accountChanged(userSeq)
    const store = await context.kysely
      .selectFrom('store')
      .select('store_seq')
      .where('user_seq', '=', userSeq)
      .executeTakeFirst()
    if (store)
      context.chat.reachChanged({ storeSeq: store.store_seq, otherStoreSeq: null, isOpen: true })
  }
  return { state }
}
