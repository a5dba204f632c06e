import { sql } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import { countForDesk } from '#backend/operation/count-for-desk.ts'
import type { DamageRow } from '#contracts/damage-report.ts'
import type { DamageState } from '#contracts/damage-report-rules.ts'
import { toDamageRows } from './damage-rows.ts'

const PAGE_SIZE = 30
const WAITING = ['RECEIVED', 'REVIEWING', 'OBJECTED'] as const
/** A member says that the account is not one with the named account. */
const HAS_OPEN_LINK = sql<boolean>`exists (
  select from fraud_link_objection link
  where link.report_seq = damage_report.report_seq and link.state = 'OPEN'
)`
const isIn = (state: DamageState) =>
  state === 'OBJECTED'
    ? sql<boolean>`(state = ${state} or ${HAS_OPEN_LINK})`
    : sql<boolean>`state = ${state}`
const isWaiting = (state: DamageState) => (WAITING as readonly DamageState[]).includes(state)

/** Reports in one state, objections to joined accounts among the objected ones: what waits for an operator the oldest first, the rest the newest first. */
export async function listDesk(
  { kysely }: Pick<HostContext, 'kysely'>,
  { state, page }: { state: Exclude<DamageState, 'DRAFT'>; page: number },
): Promise<{ items: DamageRow[]; total: number; pageCount: number }> {
  const direction = isWaiting(state) ? 'asc' : 'desc'
  const fitting = kysely.selectFrom('damage_report').where(isIn(state))
  const rows = await fitting
    .selectAll()
    .orderBy('updated_at', direction)
    .orderBy('report_seq', direction)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    items: await toDamageRows(kysely, rows),
    ...(await countForDesk(kysely, fitting, { page, pageSize: PAGE_SIZE, shown: rows.length })),
  }
}
