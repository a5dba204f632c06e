import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { recordUndo } from '#backend/audit-log/record-undo.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { DECISION_REASONS, type DecisionReason, fitsDecision } from '#contracts/decision-reasons.ts'
import {
  DISPUTE_FAVOURS,
  DISPUTE_LIMITS,
  type DisputeFavour,
  type DisputeTerms,
  disputeTermsLabel,
} from '#contracts/member-dispute-rules.ts'
import {
  afterDisputeStep,
  type MemberDisputeState,
  memberDisputeStep,
} from '#contracts/member-dispute-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import { wonWords } from '../korea/korean-words.ts'
import { orderTime } from '../orders/order-time.ts'
import { disputeFacts, disputeSideOf } from './dispute-rows.ts'
import { isDisputeRepeat, lockDispute, moveDispute } from './move-dispute.ts'
import { readDisputeTerms } from './read-terms.ts'

interface Decision {
  disputeSeq: number
  version: number
  favour: DisputeFavour
  reasonCode: DecisionReason
  want: DisputeTerms
  amount: number | null
  note: string
}

type DecideRefusal = Refusal<
  'NOT_FOUND' | 'CLOSED' | 'STALE' | 'OWN' | 'NOTE' | 'TERMS' | 'AMOUNT' | 'WRONG_REASON'
>

/**
 * An operator's decision, which both sides then accept or not: no money of such a trade is with us. Its operator can
 * take it back for some minutes, as long as neither side has answered. Nobody decides on a dispute of their own. The same
 * decision again changes nothing.
 */
export async function decideDispute(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { disputeSeq, version, favour, reasonCode, want, amount, note }: Decision,
): Promise<{ state: MemberDisputeState } | DecideRefusal> {
  const { userSeq } = operator
  if (!fitsDecision('DISPUTE', favour, reasonCode)) return refuse('WRONG_REASON')
  return retryingTransaction(context.kysely, async (trx) => {
    const dispute = await lockDispute(trx, disputeSeq)
    if (isRefusal(dispute)) return dispute
    if (!dispute.escalated_at) return refuse('NOT_FOUND')
    if (disputeSideOf(dispute, userSeq)) return refuse('OWN')
    if ([...note].length < DISPUTE_LIMITS.leastNote) return refuse('NOTE')
    if ((want === 'NONE') !== (favour === 'RESPONDENT')) return refuse('TERMS')
    const terms =
      want === 'NONE' ? { want, amount: null } : readDisputeTerms(dispute.type, { want, amount })
    if (isRefusal(terms)) return terms
    const asked = {
      version,
      userSeq,
      action: 'DECIDE' as const,
      note,
      favour,
      reasonCode,
      ...terms,
    }
    if (await isDisputeRepeat(trx, dispute, asked)) return { state: dispute.state }
    const facts = disputeFacts(dispute)
    const step = memberDisputeStep(facts, 'DECIDE', 'OPERATOR')
    if (!step) return refuse('CLOSED')
    if (dispute.version !== version) return refuse('STALE')
    const { state, turn } = afterDisputeStep(facts, step, 'OPERATOR')
    const events = await moveDispute(trx, dispute, {
      action: 'DECIDE',
      by: 'OPERATOR',
      userSeq,
      state,
      turn,
      favour,
      reasonCode,
      terms,
      note,
      at: await orderTime(trx, context.now()),
    })
    const what = [disputeTermsLabel(terms.want), terms.amount && wonWords(terms.amount)]
    for (const member of [dispute.claimant_user_seq, dispute.respondent_user_seq])
      await recordOperatorAction(context, trx, operator, {
        userSeq: member,
        action: 'DISPUTE_DECIDED',
        reason: `회원 분쟁 ${disputeSeq}번 ${DISPUTE_FAVOURS[favour]} (${what.filter(Boolean).join(' ')}, ${DECISION_REASONS[reasonCode]}): ${note}`,
      })
    await recordUndo(context, trx, operator, {
      kind: 'DISPUTE',
      userSeq: dispute.claimant_user_seq,
      subjectSeq: disputeSeq,
      words: `회원 분쟁 ${disputeSeq}번 결정`,
      before: {
        events,
        dispute: {
          version: dispute.version + 1,
          terms: {
            want: dispute.terms_want,
            amount: dispute.terms_amount,
            by: dispute.terms_by,
          },
        },
      },
    })
    return { state }
  })
}
