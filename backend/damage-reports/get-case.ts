import { type Kysely, sql } from 'kysely'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { DamageCaseView } from '#contracts/damage-report.ts'
import type { DamageDecision, DamageState } from '#contracts/damage-report-rules.ts'
import type { DB } from '../db/schema.ts'
import { isPublished } from '../fraud/published.ts'
import {
  damageObjectionOf,
  eventsOf,
  evidenceOf,
  identifiersOf,
  openDamageTarget,
  toDamageRow,
} from './damage-rows.ts'
import { viewCluster } from './links/view-cluster.ts'

/** What an operator can decide in each state. */
export const DECISIONS_IN: Record<DamageState, readonly DamageDecision[]> = {
  DRAFT: [],
  RECEIVED: ['REVIEW'],
  REVIEWING: ['PUBLISH', 'RETURN'],
  PUBLISHED: [],
  RETURNED: [],
  OBJECTED: ['UPHOLD', 'REJECT'],
  REMOVED: [],
  WITHDRAWN: [],
}

/** One report for the operators' desk, with the identifiers as they were typed; the view is recorded with each member. */
export async function getDamageCase(
  context: Pick<HostContext, 'kysely' | 'keys' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { reportSeq }: { reportSeq: number },
): Promise<DamageCaseView | Refusal<'NOT_FOUND'>> {
  return context.kysely.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('damage_report')
      .innerJoin('store', 'store.user_seq', 'damage_report.user_seq')
      .selectAll('damage_report')
      .select('store.name as nick_name')
      .where('report_seq', '=', reportSeq)
      .where('submitted_at', 'is not', null)
      .executeTakeFirst()
    if (!row) return refuse('NOT_FOUND')
    const cluster = await viewCluster(trx, context.keys, { reportSeq, now: context.now() })
    const accused = cluster.members.filter(({ hops }) => hops === 0)
    const reason = `피해사례 ${reportSeq}번 열람`
    for (const userSeq of new Set([
      row.user_seq,
      ...cluster.members.map((member) => member.userSeq),
    ]))
      await recordOperatorAction(context, trx, operator, { userSeq, action: 'VIEW', reason })
    const isOwn = [row.user_seq, ...accused.map(({ userSeq }) => userSeq)].includes(
      operator.userSeq,
    )
    const objection = await damageObjectionOf(trx, reportSeq)
    return {
      ...toDamageRow(row, (await identifiersOf(trx, [reportSeq])).get(reportSeq) ?? []),
      version: row.version,
      target: openDamageTarget(context.keys, row),
      channel: row.channel,
      categorySeq: row.category_seq,
      happenedOn: row.happened_on,
      story: row.story,
      policeNo: row.police_no,
      evidence: await evidenceOf(trx, reportSeq),
      events: await eventsOf(trx, reportSeq),
      reporter: { userSeq: row.user_seq, nickName: row.nick_name },
      accused: accused.map(({ userSeq, nickName }) => ({ userSeq, nickName })),
      cluster,
      alike: await countAlike(trx, reportSeq, context.now()),
      objection,
      decisions: isOwn ? [] : [...DECISIONS_IN[row.state]],
    }
  })
}

async function countAlike(trx: Kysely<DB>, reportSeq: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct report.report_seq)::int as count from damage_identifier own
    join damage_identifier other on other.hash = own.hash and other.report_seq <> own.report_seq
    join damage_report report on report.report_seq = other.report_seq
    where own.report_seq = ${reportSeq} and ${isPublished(now)}`.execute(trx)
  return rows[0]?.count ?? 0
}
