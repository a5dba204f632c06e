import type { Kysely } from 'kysely'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { canBecome, type DamageState } from '#contracts/damage-report-rules.ts'
import type { DecisionReason } from '#contracts/decision-reasons.ts'
import type { DamageEventTable, DB } from '../db/schema.ts'
import type { DamageReportRow } from './damage-rows.ts'

/** A report for a change of it. @param ownerSeq the reporter, where nobody else may change it */
export async function lockReport(
  trx: Kysely<DB>,
  reportSeq: number,
  ownerSeq?: number,
): Promise<DamageReportRow | Refusal<'NOT_FOUND'>> {
  const row = await trx
    .selectFrom('damage_report')
    .selectAll()
    .where('report_seq', '=', reportSeq)
    .forUpdate()
    .executeTakeFirst()
  return row && (ownerSeq === undefined || row.user_seq === ownerSeq) ? row : refuse('NOT_FOUND')
}

/**
 * Takes a locked report into another state and writes its history.
 * @returns the number of the step in its history
 * @throws where no such step exists
 */
export async function moveReport(
  trx: Kysely<DB>,
  report: Pick<DamageReportRow, 'report_seq' | 'state'>,
  step: ReportStep,
): Promise<number> {
  if (!canBecome(report.state, step.state))
    throw new Error(`a report of damage cannot go from ${report.state} to ${step.state}`)
  return writeReportStep(trx, report.report_seq, step)
}

interface ReportStep {
  state: DamageState
  by: DamageEventTable['by_role']
  userSeq: number
  reasonCode?: DecisionReason | null
  note?: string
  at: Date
  set?: Partial<
    Pick<DamageReportRow, 'submitted_at' | 'published_at' | 'hidden_until' | 'closed_at'>
  >
}

/**
 * Writes the state of a locked report and its history, wherever it comes from: a decision that is taken back goes no step
 * of `DAMAGE_STATES`.
 * @returns the number of the step in its history
 */
export async function writeReportStep(
  trx: Kysely<DB>,
  reportSeq: number,
  { state, by, userSeq, reasonCode = null, note = '', at, set = {} }: ReportStep,
): Promise<number> {
  await trx
    .updateTable('damage_report')
    .set({ state, updated_at: at, ...set })
    .where('report_seq', '=', reportSeq)
    .execute()
  const { event_seq: eventSeq } = await trx
    .insertInto('damage_event')
    .values({
      report_seq: reportSeq,
      state,
      by_role: by,
      user_seq: userSeq,
      reason_code: reasonCode,
      note,
      at,
    })
    .returning('event_seq')
    .executeTakeFirstOrThrow()
  return eventSeq
}
