import { sql } from 'kysely'
import type { AppealCase, AppealRow } from '#contracts/sanction.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { countForDesk } from '../operation/count-for-desk.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import {
  appealOf,
  decideAppealBy,
  type StoredSanction,
  sanctionFacts,
  toSanctionSummary,
} from './sanction-rows.ts'

const PAGE_SIZE = 30

/** Appeals that wait, the longest waiting first; or those that were decided, the newest first. */
export async function listAppeals(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { state, page }: { state: 'WAITING' | 'DECIDED'; page: number },
): Promise<{ items: AppealRow[]; total: number; pageCount: number }> {
  const isWaiting = state === 'WAITING'
  const found = kysely
    .selectFrom('sanction')
    .where(
      isWaiting
        ? sql<boolean>`appeal_state = 'RECEIVED'`
        : sql<boolean>`appeal_decided_at is not null`,
    )
  const rows = await found
    .innerJoin('store', 'store.user_seq', 'sanction.user_seq')
    .leftJoin('store as decider', 'decider.user_seq', 'sanction.decided_by')
    .selectAll('sanction')
    .select(['store.name as nick_name', 'decider.name as operator_name'])
    .orderBy(isWaiting ? 'appealed_at' : 'appeal_decided_at', isWaiting ? 'asc' : 'desc')
    .orderBy('sanction_seq', isWaiting ? 'asc' : 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    items: rows.flatMap((row) =>
      row.appealed_at === null
        ? []
        : [
            {
              ...toSanctionSummary(row, now()),
              userSeq: row.user_seq,
              nickName: row.nick_name,
              appealedAt: row.appealed_at.toISOString(),
              decideBy: decideAppealBy(row.appealed_at),
            },
          ],
    ),
    ...(await countForDesk(kysely, found, { page, pageSize: PAGE_SIZE, shown: rows.length })),
  }
}

/** Why an operator does not decide on an appeal; null for the one who may. */
export function appealObjection(
  { userSeq }: Pick<Viewer, 'userSeq'>,
  row: Pick<StoredSanction, 'appeal_state' | 'decided_by' | 'user_seq'>,
): AppealCase['objection'] {
  if (row.appeal_state !== 'RECEIVED') return 'DECIDED'
  if (row.user_seq === userSeq) return 'SELF'
  return row.decided_by === userSeq ? 'OWN_DECISION' : null
}

/** One appeal with the sanction and its evidence; the view is recorded with the member. */
export async function getAppealCase(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { sanctionSeq }: { sanctionSeq: number },
): Promise<AppealCase | Refusal<'NOT_FOUND'>> {
  return context.kysely.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('sanction')
      .innerJoin('store', 'store.user_seq', 'sanction.user_seq')
      .leftJoin('store as decider', 'decider.user_seq', 'sanction.decided_by')
      .leftJoin('store as judge', 'judge.user_seq', 'sanction.appeal_decided_by')
      .selectAll('sanction')
      .select(['store.name as nick_name', 'decider.name as decider', 'judge.name as judge'])
      .where('sanction_seq', '=', sanctionSeq)
      .executeTakeFirst()
    const appeal = row && appealOf(row)
    if (!row || !appeal) return refuse('NOT_FOUND')
    await recordOperatorAction(context, trx, operator, {
      userSeq: row.user_seq,
      action: 'VIEW',
      reason: `이의 신청 ${sanctionSeq}번 열람`,
    })
    return {
      ...sanctionFacts(row, context.now()),
      userSeq: row.user_seq,
      nickName: row.nick_name,
      appeal,
      evidence: row.evidence,
      note: row.note,
      operatorNickName: row.decider,
      appealOperatorNickName: row.judge,
      objection: appealObjection(operator, row),
    }
  })
}
