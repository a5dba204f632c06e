import type { Kysely } from 'kysely'
import { LINK_RULES, type LinkKind } from '#contracts/fraud-link-rules.ts'
import type { DB } from '../../db/schema.ts'
import { memberRecords } from '../../fraud/member-records.ts'
import type { KeyRing } from '../../operation/key-ring.ts'
import { toObjection } from '../damage-rows.ts'
import { membersNamed } from '../members-named.ts'
import { type Cluster, clusterOf } from './cluster-of.ts'

/** Members who are left out of a report's accounts: by an operator, or while their objection waits. */
async function leftOutOf(db: Kysely<DB>, reportSeq: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('fraud_link_objection')
    .select('user_seq')
    .where('report_seq', '=', reportSeq)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'UPHELD'),
        and([eb('state', '=', 'OPEN'), eb('hidden_until', '>', now)]),
      ]),
    )
    .execute()
  return rows.map(({ user_seq }) => user_seq)
}

/** The accounts that a report names, and those that are joined to them; and who is left out. */
export async function clusterOfReport(
  db: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym' | 'unseal'>,
  { reportSeq, now }: { reportSeq: number; now: Date },
): Promise<Cluster & { leftOut: number[] }> {
  const named = await membersNamed(db, keys, reportSeq)
  const leftOut = await leftOutOf(db, reportSeq, now)
  const seeds = named.map(({ userSeq }) => userSeq)
  return { ...(await clusterOf(db, keys, { seeds, excluded: leftOut, now })), leftOut }
}

/** The direct links of a member by which reports about other accounts concern this one. */
export async function reportsLinkedTo(
  db: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym' | 'unseal'>,
  { userSeq, now }: { userSeq: number; now: Date },
): Promise<Map<number, LinkKind[]>> {
  const reports = new Map<number, LinkKind[]>()
  const { members, links } = await clusterOf(db, keys, { seeds: [userSeq], now })
  const reasons = links
    .filter((link) => link.strength >= LINK_RULES.joins && link.members.includes(userSeq))
    .flatMap((link) => link.reasons.map(({ kind }) => kind))
  const own = await memberRecords(db, keys, { userSeq, now })
  const isOwn = new Set(own.records.map(({ reportSeq }) => reportSeq))
  for (const other of members) {
    if (other.userSeq === userSeq) continue
    const { records } = await memberRecords(db, keys, { userSeq: other.userSeq, now })
    for (const { reportSeq } of records)
      if (!isOwn.has(reportSeq)) reports.set(reportSeq, [...new Set(reasons)])
  }
  return reports
}

/** A member's objection to being joined to the account that a report names; null where there is none. */
export async function linkObjectionOf(db: Kysely<DB>, reportSeq: number, userSeq: number) {
  const row = await db
    .selectFrom('fraud_link_objection')
    .select(['state', 'text', 'hidden_until', 'at'])
    .where('report_seq', '=', reportSeq)
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  return row ? toObjection(row) : null
}
