import { sql } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import type { Report } from '#contracts/report.ts'
import { selectReports, toReport } from './report-rows.ts'

const PAGE_SIZE = 30

interface ReportPage {
  items: Report[]
  total: number
  pageCount: number
}

/** Reports in one state: open ones the oldest first, closed ones the newest first. */
export async function listReports(
  { kysely }: Pick<HostContext, 'kysely'>,
  { state, page }: { state: Report['state']; page: number },
): Promise<ReportPage> {
  const [rows, { total }] = await Promise.all([
    selectReports(kysely)
      .where('report.state', '=', state)
      .orderBy('report.report_seq', state === 'OPEN' ? 'asc' : 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    kysely
      .selectFrom('report')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(toReport), total, pageCount: Math.ceil(total / PAGE_SIZE) }
}
