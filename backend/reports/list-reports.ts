import type { HostContext } from '#backend/operation/context.ts'
import { countForDesk } from '#backend/operation/count-for-desk.ts'
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
  const rows = await selectReports(kysely)
    .where('report.state', '=', state)
    .orderBy('report.report_seq', state === 'OPEN' ? 'asc' : 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const counted = await countForDesk(
    kysely,
    kysely.selectFrom('report').where('state', '=', state),
    { page, pageSize: PAGE_SIZE, shown: rows.length },
  )
  return { items: rows.map(toReport), ...counted }
}
