import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { DamageReport } from '#contracts/damage-report.ts'
import {
  damageObjectionOf,
  eventsOf,
  evidenceOf,
  gapsOf,
  identifiersOf,
  openDamageTarget,
  toDamageRow,
} from './damage-rows.ts'

/** An own report with everything that was typed. */
export async function getDamageReport(
  { kysely, keys }: Pick<HostContext, 'kysely' | 'keys'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { reportSeq }: { reportSeq: number },
): Promise<DamageReport | Refusal<'NOT_FOUND'>> {
  const row = await kysely
    .selectFrom('damage_report')
    .selectAll()
    .where('report_seq', '=', reportSeq)
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  const [named, evidence, events, objection] = await Promise.all([
    identifiersOf(kysely, [reportSeq]),
    evidenceOf(kysely, reportSeq),
    eventsOf(kysely, reportSeq),
    damageObjectionOf(kysely, reportSeq),
  ])
  const identifiers = named.get(reportSeq) ?? []
  return {
    ...toDamageRow(row, identifiers),
    version: row.version,
    target: openDamageTarget(keys, row),
    channel: row.channel,
    categorySeq: row.category_seq,
    happenedOn: row.happened_on,
    story: row.story,
    policeNo: row.police_no,
    evidence,
    gaps: gapsOf(row, { identifiers: identifiers.length, files: evidence.length }),
    events,
    objection: objection && {
      state: objection.state,
      at: objection.at,
      hiddenUntil: objection.hiddenUntil,
    },
  }
}
