import type { Kysely } from 'kysely'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { recordUndo } from '#backend/audit-log/record-undo.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import {
  DAMAGE_DECISIONS,
  type DamageDecision,
  type DamageState,
} from '#contracts/damage-report-rules.ts'
import { DECISION_REASONS, type DecisionReason, fitsDecision } from '#contracts/decision-reasons.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { holdPayouts, releasePayouts } from '../orders/cases/hold-payouts.ts'
import type { DamageReportRow } from './damage-rows.ts'
import { DECISIONS_IN } from './get-case.ts'
import { lockReport, moveReport } from './lock-report.ts'
import { membersNamed } from './members-named.ts'
import { tellNamed, tellReporter } from './tell-members.ts'

const BECOMES: Record<DamageDecision, DamageState> = {
  REVIEW: 'REVIEWING',
  PUBLISH: 'PUBLISHED',
  RETURN: 'RETURNED',
  UPHOLD: 'REMOVED',
  REJECT: 'PUBLISHED',
}
/** Decisions that a member reads the reason of. */
const NEEDS_NOTE: readonly DamageDecision[] = ['RETURN', 'UPHOLD', 'REJECT']

interface Decided {
  reportSeq: number
  decision: DamageDecision
  /** Null where a review begins. */
  reasonCode: DecisionReason | null
  note: string
}

/**
 * An operator's decision on a report or on the objection to it, which its operator can take back for some minutes. Nobody
 * decides on a report that they made or that names them. What a named member has sold is not paid out before an operator has
 * looked at it. The same decision again changes nothing.
 */
export async function decideReport(
  context: Pick<HostContext, 'kysely' | 'keys' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { reportSeq, decision, reasonCode, note }: Decided,
): Promise<
  { state: DamageState } | Refusal<'NOT_FOUND' | 'CLOSED' | 'OWN' | 'NOTE' | 'WRONG_REASON'>
> {
  if (!hasFittingReason(decision, reasonCode)) return refuse('WRONG_REASON')
  return retryingTransaction(context.kysely, async (trx) => {
    const report = await lockReport(trx, reportSeq)
    if (isRefusal(report)) return report
    if (report.submitted_at === null) return refuse('NOT_FOUND')
    const named = await membersNamed(trx, context.keys, reportSeq)
    const people = [report.user_seq, ...named.map(({ userSeq }) => userSeq)]
    if (people.includes(operator.userSeq)) return refuse('OWN')
    if (NEEDS_NOTE.includes(decision) && note === '') return refuse('NOTE')
    const state = BECOMES[decision]
    if (
      report.state === state &&
      (await isLastDecision(trx, report, operator, { reasonCode, note }))
    )
      return { state }
    if (!DECISIONS_IN[report.state].includes(decision)) return refuse('CLOSED')
    const at = context.now()
    const eventSeq = await moveReport(trx, report, {
      state,
      by: 'OPERATOR',
      userSeq: operator.userSeq,
      reasonCode,
      note,
      at,
      set: {
        ...(decision === 'PUBLISH' && { published_at: at }),
        ...(decision === 'REJECT' && { hidden_until: null }),
        ...(decision === 'UPHOLD' && { hidden_until: null, closed_at: at }),
      },
    })
    if (decision === 'UPHOLD' || decision === 'REJECT')
      await trx
        .updateTable('damage_objection')
        .set({ state: decision === 'UPHOLD' ? 'UPHELD' : 'REJECTED' })
        .where('report_seq', '=', reportSeq)
        .execute()
    if (decision === 'PUBLISH')
      for (const { userSeq: sellerSeq } of named)
        await holdPayouts(trx, { reportSeq, sellerSeq, no: eventSeq, now: at })
    if (decision === 'UPHOLD') await releasePayouts(trx, { reportSeq, no: eventSeq, now: at })
    const events: number[] = []
    if (decision !== 'REVIEW') events.push(await tellReporter(trx, report, state))
    if (decision === 'PUBLISH' || decision === 'UPHOLD' || decision === 'REJECT')
      events.push(...(await tellNamed(trx, context.keys, { named, reportSeq, state, now: at })))
    await recordOperatorAction(context, trx, operator, {
      userSeq: report.user_seq,
      action: 'DAMAGE_DECIDED',
      reason: `피해사례 ${reportSeq}번 ${DAMAGE_DECISIONS[decision]}${reasonCode ? ` (${DECISION_REASONS[reasonCode]})` : ''}${note && `: ${note}`}`,
    })
    if (decision !== 'REVIEW')
      await recordUndo(context, trx, operator, {
        kind: 'DAMAGE',
        userSeq: report.user_seq,
        subjectSeq: reportSeq,
        words: `피해사례 ${reportSeq}번 ${DAMAGE_DECISIONS[decision]}`,
        before: {
          events,
          damage: {
            eventSeq,
            version: report.version,
            state: report.state,
            publishedAt: report.published_at?.toISOString() ?? null,
            hiddenUntil: report.hidden_until?.toISOString() ?? null,
            closedAt: report.closed_at?.toISOString() ?? null,
          },
        },
      })
    return { state }
  })
}

const hasFittingReason = (decision: DamageDecision, code: DecisionReason | null): boolean =>
  decision === 'REVIEW' ? code === null : code !== null && fitsDecision('DAMAGE', decision, code)

/** A repeat after a lost answer. */
async function isLastDecision(
  trx: Kysely<DB>,
  { report_seq, state }: Pick<DamageReportRow, 'report_seq' | 'state'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { reasonCode, note }: Pick<Decided, 'reasonCode' | 'note'>,
): Promise<boolean> {
  const last = await trx
    .selectFrom('damage_event')
    .select(['state', 'user_seq', 'reason_code', 'note', 'by_role'])
    .where('report_seq', '=', report_seq)
    .orderBy('event_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    last?.state === state &&
    last.by_role === 'OPERATOR' &&
    last.user_seq === userSeq &&
    last.reason_code === reasonCode &&
    last.note === note
  )
}
