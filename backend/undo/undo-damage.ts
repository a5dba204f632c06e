import type { Transaction } from 'kysely'
import type { DamageState } from '#contracts/damage-report-rules.ts'
import type { NoticeEvent } from '#contracts/notice.ts'
import { lockReport, writeReportStep } from '../damage-reports/lock-report.ts'
import type { DB } from '../db/schema.ts'
import { isRefusal } from '../operation/refusal.ts'
import { holdPayoutsAgain, releasePayouts } from '../orders/cases/hold-payouts.ts'
import { correctNotices } from './correct-notices.ts'
import type { StoredUndo, UndoOutcome } from './stored-undo.ts'

/**
 * A decision on a report of damage, or on the objection to it: the report waits for a decision again, and its history keeps
 * both. Nothing is taken back once somebody has gone on from the decision: edited, sent again, objected or withdrawn.
 */
export async function undoDamage(
  trx: Transaction<DB>,
  { operator_user_seq, subject_seq: reportSeq, before }: StoredUndo,
  now: Date,
): Promise<UndoOutcome> {
  const report = await lockReport(trx, reportSeq)
  const { damage, events } = before
  if (isRefusal(report) || !damage || report.version !== damage.version) return null
  const last = await trx
    .selectFrom('damage_event')
    .select('event_seq')
    .where('report_seq', '=', reportSeq)
    .orderBy('event_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.event_seq !== damage.eventSeq) return null
  const { state } = damage
  await writeReportStep(trx, reportSeq, {
    state,
    by: 'OPERATOR',
    userSeq: operator_user_seq,
    at: now,
    set: {
      published_at: momentOrNull(damage.publishedAt),
      hidden_until: momentOrNull(damage.hiddenUntil),
      closed_at: momentOrNull(damage.closedAt),
    },
  })
  if (damage.publishedAt === null)
    await releasePayouts(trx, { reportSeq, no: damage.eventSeq, now })
  if (report.state === 'REMOVED')
    await holdPayoutsAgain(trx, { reportSeq, no: damage.eventSeq, now })
  if (state === 'OBJECTED')
    await trx
      .updateTable('damage_objection')
      .set({ state: 'OPEN' })
      .where('report_seq', '=', reportSeq)
      .execute()
  const userSeqs = await correctNotices(trx, events, {
    now,
    correctionOf: (event, eventSeq) => corrected(event, { eventSeq, state }),
  })
  return { userSeqs }
}

const momentOrNull = (moment: string | null): Date | null =>
  moment === null ? null : new Date(moment)

function corrected(
  event: NoticeEvent,
  { eventSeq, state }: { eventSeq: number; state: DamageState },
): NoticeEvent {
  switch (event.kind) {
    case 'DAMAGE_STEP':
    case 'DAMAGE_NAMED':
      return { ...event, state, isUndone: true }
    case 'DAMAGE_LINKED':
      return { ...event, step: 'UNDONE' }
    case 'PARTNER_REPORTED': {
      const { reportSeq, reportedStoreSeq } = event
      return { kind: 'PARTNER_CLEARED', reportSeq, reportedStoreSeq, toldBy: eventSeq }
    }
    default:
      throw new Error(`a decision on a report of damage is not told by ${event.kind}`)
  }
}
