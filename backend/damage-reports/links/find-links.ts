import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { LINK_RULES, type LinkKind } from '#contracts/fraud-link-rules.ts'
import type { DB } from '../../db/schema.ts'
import type { FraudRecord } from '../../fraud/find-records.ts'
import { memberRecords } from '../../fraud/member-records.ts'
import { isPublished } from '../../fraud/published.ts'
import type { KeyRing } from '../../operation/key-ring.ts'
import { membersNamed } from '../members-named.ts'

/** One reason why two accounts may be one person's. */
export interface Link {
  from: number
  to: number
  kind: LinkKind
  /** What it rests on was last true then. */
  at: Date
}

type Keys = Pick<KeyRing, 'pseudonym' | 'unseal'>
type RecordsOf = (userSeq: number) => Promise<FraudRecord[]>

const YEAR_MS = 365 * DAY_MS
/** Of a member or of an identifier; more say nothing new. */
const MOST_REPORTS = 20

/** Every reason that leads from one of these members to another one. */
export async function findAccountLinks(
  db: Kysely<DB>,
  keys: Keys,
  { members, now }: { members: readonly number[]; now: Date },
): Promise<Link[]> {
  const read = new Map<number, ReturnType<typeof memberRecords>>()
  const recordsOf: RecordsOf = async (userSeq) => {
    const known = read.get(userSeq) ?? memberRecords(db, keys, { userSeq, now })
    read.set(userSeq, known)
    return (await known).records
  }
  const wasReported = async (userSeq: number) => (await recordsOf(userSeq)).length > 0
  const accounts = await linksOfAccounts(db, members, now)
  const devices = await linksOfDevices(db, members, now)
  const reports = await linksOfReports(db, keys, { members, recordsOf, now })
  for (const link of devices)
    if ((await wasReported(link.from)) && (await wasReported(link.to)))
      link.kind = 'DEVICE_OF_REPORTED'
  return [...accounts, ...devices, ...reports]
}

async function linksOfAccounts(
  db: Kysely<DB>,
  members: readonly number[],
  now: Date,
): Promise<Link[]> {
  const { rows } = await sql<{ from: number; to: number }>`
    select distinct own.user_seq as "from", other.user_seq as "to"
    from account_bank own
    join account_bank other on other.number_hash = own.number_hash and other.user_seq <> own.user_seq
    join users on users.user_seq = other.user_seq and users.status <> 'WITHDRAWN'
    where own.user_seq = any(${members}::bigint[])`.execute(db)
  return rows.map((row) => ({ ...row, kind: 'ACCOUNT', at: now }))
}

/** A device on which both signed in counts from the earlier of their last times. */
async function linksOfDevices(
  db: Kysely<DB>,
  members: readonly number[],
  now: Date,
): Promise<Link[]> {
  const { rows } = await sql<{ from: number; to: number; at: Date }>`
    with used as (
      select other.device_uuid, other.user_seq, max(other.last_used_at) as at
      from login_session other
      join users on users.user_seq = other.user_seq and users.status <> 'WITHDRAWN'
      where other.last_used_at >= ${new Date(now.getTime() - YEAR_MS)} and other.device_uuid in (
        select device_uuid from login_session
        where user_seq = any(${members}::bigint[]) and device_uuid is not null
      )
      group by 1, 2
    ), shared as (
      select device_uuid from used group by 1 having count(*) between 2 and ${LINK_RULES.membersOfDevice}
    )
    select own.user_seq as "from", other.user_seq as "to", max(least(own.at, other.at)) as at
    from shared
    join used own on own.device_uuid = shared.device_uuid and own.user_seq = any(${members}::bigint[])
    join used other on other.device_uuid = shared.device_uuid and other.user_seq <> own.user_seq
    group by 1, 2`.execute(db)
  return rows.map((row) => ({ ...row, kind: 'DEVICE' }))
}

/** One published report that names both, or two that have an identifier in common. */
async function linksOfReports(
  db: Kysely<DB>,
  keys: Keys,
  { members, recordsOf, now }: { members: readonly number[]; recordsOf: RecordsOf; now: Date },
): Promise<Link[]> {
  const links: Link[] = []
  for (const from of members) {
    const own = (await recordsOf(from)).slice(0, MOST_REPORTS).map(({ reportSeq }) => reportSeq)
    for (const { reportSeq, happenedOn } of await reportsBeside(db, own, now))
      for (const { userSeq: to } of await membersNamed(db, keys, reportSeq))
        if (to !== from) links.push({ from, to, kind: 'REPORT', at: new Date(happenedOn) })
  }
  return newest(links)
}

async function reportsBeside(
  db: Kysely<DB>,
  own: readonly number[],
  now: Date,
): Promise<{ reportSeq: number; happenedOn: string }[]> {
  if (own.length === 0) return []
  const { rows } = await sql<{ reportSeq: number; happenedOn: string }>`
    select report.report_seq as "reportSeq", report.happened_on as "happenedOn"
    from damage_report report
    where report.report_seq in (
      select other.report_seq from damage_identifier named
      join damage_identifier other on other.hash = named.hash
      where named.report_seq = any(${own}::bigint[])
    ) and ${isPublished(now)}
    order by report.happened_on desc limit ${MOST_REPORTS}`.execute(db)
  return rows
}

/** Of several reports that say the same of two members, the newest. */
function newest(links: readonly Link[]): Link[] {
  const byPair = new Map<string, Link>()
  for (const link of links) {
    const pair = `${link.from}-${link.to}`
    const earlier = byPair.get(pair)
    if (!earlier || earlier.at < link.at) byPair.set(pair, link)
  }
  return [...byPair.values()]
}
