import type { Kysely } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { Accusation, DamageRow } from '#contracts/damage-report.ts'
import { AMOUNT_BANDS, amountBandOf } from '#contracts/fraud-constants.ts'
import type { DB } from '../db/schema.ts'
import { damageObjectionOf, identifiersOf, toDamageRows } from './damage-rows.ts'
import { linkObjectionOf, reportsLinkedTo } from './links/linked-members.ts'
import { reportsNaming } from './reports-naming.ts'

/** The member's own reports, the newest first, and published ones that name the member or an account joined to the member's. */
export async function listDamageReports(
  { kysely, keys, now }: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ own: DamageRow[]; about: Accusation[] }> {
  const rows = await kysely
    .selectFrom('damage_report')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .orderBy('report_seq', 'desc')
    .limit(100)
    .execute()
  const named = await reportsNaming(kysely, keys, { userSeq, now: now() })
  const linked = await reportsLinkedTo(kysely, keys, { userSeq, now: now() })
  const about = await accusations(kysely, [...named, ...linked.keys()])
  return {
    own: await toDamageRows(kysely, rows),
    about: await Promise.all(
      about.map(async (accusation) => {
        const linkedBy = linked.get(accusation.reportSeq)
        if (!linkedBy || named.includes(accusation.reportSeq)) return accusation
        const objection = await linkObjectionOf(kysely, accusation.reportSeq, userSeq)
        return { ...accusation, linkedBy, objection }
      }),
    ),
  }
}

/** What is claimed of the member, without anything of who claims it. */
async function accusations(db: Kysely<DB>, reportSeqs: readonly number[]): Promise<Accusation[]> {
  if (reportSeqs.length === 0) return []
  const [rows, identifiers] = await Promise.all([
    db
      .selectFrom('damage_report')
      .selectAll()
      .where('report_seq', 'in', reportSeqs)
      .orderBy('published_at', 'desc')
      .execute(),
    identifiersOf(db, reportSeqs),
  ])
  const about: Accusation[] = []
  for (const row of rows) {
    const { method, amount, happened_on: happenedOn, published_at: publishedAt } = row
    if (!method || amount === null || !happenedOn || !publishedAt) continue
    const objection = await damageObjectionOf(db, row.report_seq)
    about.push({
      reportSeq: row.report_seq,
      state: row.state,
      method,
      happenedOn,
      amountBandLabel: AMOUNT_BANDS[amountBandOf(amount)].label,
      identifiers: identifiers.get(row.report_seq) ?? [],
      publishedAt: publishedAt.toISOString(),
      linkedBy: [],
      objection,
    })
  }
  return about
}
