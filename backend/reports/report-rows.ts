import type { Kysely } from 'kysely'
import type { UserStatus } from '#contracts/account.ts'
import type { Report } from '#contracts/report.ts'
import type { ReportKind, ReportReason } from '#contracts/report-constants.ts'
import { nickNameOf } from '../chat/rooms/nick-name.ts'
import type { DB } from '../db/schema.ts'

interface ReportRow {
  report_seq: number
  kind: ReportKind
  reason: ReportReason
  detail: string
  state: Report['state']
  created_at: Date
  closed_at: Date | null
  product_seq: number | null
  review_seq: number | null
  reporter_store_seq: number
  reporter_user_seq: number
  reporter_name: string
  reporter_status: UserStatus
  reported_store_seq: number
  reported_user_seq: number
  reported_name: string
  reported_status: UserStatus
}

/** Reports with the current names of both users. */
export function selectReports(db: Kysely<DB>) {
  return db
    .selectFrom('report')
    .innerJoin('store as reporter', 'reporter.store_seq', 'report.reporter_store_seq')
    .innerJoin('users as reporter_user', 'reporter_user.user_seq', 'reporter.user_seq')
    .innerJoin('store as reported', 'reported.store_seq', 'report.reported_store_seq')
    .innerJoin('users as reported_user', 'reported_user.user_seq', 'reported.user_seq')
    .select(['report.report_seq', 'report.kind', 'report.reason', 'report.detail', 'report.state'])
    .select(['report.created_at', 'report.closed_at', 'report.product_seq', 'report.review_seq'])
    .select(['report.reporter_store_seq', 'report.reported_store_seq'])
    .select(['reporter.user_seq as reporter_user_seq', 'reporter.name as reporter_name'])
    .select(['reported.user_seq as reported_user_seq', 'reported.name as reported_name'])
    .select(['reporter_user.status as reporter_status', 'reported_user.status as reported_status'])
}

export function toReport(row: ReportRow): Report {
  return {
    reportSeq: row.report_seq,
    kind: row.kind,
    reason: row.reason,
    detail: row.detail,
    state: row.state,
    reporter: {
      userSeq: row.reporter_user_seq,
      storeSeq: row.reporter_store_seq,
      nickName: nickNameOf({ name: row.reporter_name, user_status: row.reporter_status }),
    },
    reported: {
      userSeq: row.reported_user_seq,
      storeSeq: row.reported_store_seq,
      nickName: nickNameOf({ name: row.reported_name, user_status: row.reported_status }),
    },
    productSeq: row.product_seq,
    reviewSeq: row.review_seq,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  }
}
