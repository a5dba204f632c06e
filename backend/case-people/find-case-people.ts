import { type Kysely, sql } from 'kysely'
import type { CasePerson } from '#contracts/case-person.ts'
import { MEMBER_DUTIES } from '#contracts/duties.ts'
import { LINK_RULES } from '#contracts/fraud-link-rules.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { clusterOf } from '../damage-reports/links/cluster-of.ts'
import { namesOf } from '../damage-reports/links/names-of.ts'
import type { DB } from '../db/schema.ts'
import { memberRecords } from '../fraud/member-records.ts'
import type { HostContext, Viewer } from '../operation/context.ts'

type Context = Pick<HostContext, 'kysely' | 'caller' | 'now' | 'keys'>

interface Wanted {
  userSeqs: readonly number[]
  storeSeqs: readonly number[]
  caseName: string
}

/**
 * What operators need to know of the people of a case beside the case: their past here, and accounts that may be theirs
 * too. The read is recorded with each of them in the same transaction; members who do not exist are left out.
 */
export async function findCasePeople(
  context: Context,
  operator: Pick<Viewer, 'userSeq' | 'duties'>,
  { userSeqs, storeSeqs, caseName }: Wanted,
): Promise<{ people: CasePerson[] }> {
  if (!MEMBER_DUTIES.some((duty) => operator.duties.includes(duty))) return { people: [] }
  return context.kysely.transaction().execute(async (trx) => {
    const people: CasePerson[] = []
    for (const userSeq of new Set([...userSeqs, ...(await membersOf(trx, storeSeqs))])) {
      const person = await findPerson(trx, context, userSeq)
      if (!person) continue
      people.push(person)
      await recordOperatorAction(context, trx, operator, {
        userSeq,
        action: 'VIEW',
        reason: `${caseName} 당사자의 이력 열람`,
      })
    }
    return { people }
  })
}

async function membersOf(trx: Kysely<DB>, storeSeqs: readonly number[]): Promise<number[]> {
  if (storeSeqs.length === 0) return []
  const stores = await trx
    .selectFrom('store')
    .select(['store_seq', 'user_seq'])
    .where('store_seq', 'in', storeSeqs)
    .execute()
  return stores
    .sort((one, other) => storeSeqs.indexOf(one.store_seq) - storeSeqs.indexOf(other.store_seq))
    .map(({ user_seq }) => user_seq)
}

async function findPerson(
  trx: Kysely<DB>,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  userSeq: number,
): Promise<CasePerson | null> {
  const at = now()
  const row = await trx
    .selectFrom('users')
    .leftJoin('store', 'store.user_seq', 'users.user_seq')
    .select(['users.status', 'users.created_at', 'users.identity_checked_at'])
    .select(['store.store_seq', 'store.name', 'store.trust_score', 'store.safe_trade_count'])
    .select([
      sql<number>`(select count(*)::int from report where reported_store_seq = store.store_seq)`.as(
        'received',
      ),
      sql<number>`(select count(*)::int from report
        where reported_store_seq = store.store_seq and report.state = 'ACTED')`.as('acted'),
      sql<number>`(select count(*)::int from report where reporter_store_seq = store.store_seq)`.as(
        'made',
      ),
      sql<number>`(select count(*)::int from member_dispute
        where claimant_user_seq = ${userSeq} or respondent_user_seq = ${userSeq})`.as('disputes'),
      sql<number>`(select count(*)::int from sanction where sanction.user_seq = ${userSeq}
        and sanction.state not in ('OVERTURNED', 'UNDONE'))`.as('sanctions'),
    ])
    .where('users.user_seq', '=', userSeq)
    .executeTakeFirst()
  if (!row) return null
  const { records } = await memberRecords(trx, keys, { userSeq, now: at })
  return {
    userSeq,
    nickName: row.name ?? '',
    status: row.status,
    joinedAt: row.created_at.toISOString(),
    isIdentityChecked: row.identity_checked_at !== null,
    storeSeq: row.store_seq,
    trustScore: row.trust_score,
    trades: row.safe_trade_count ?? 0,
    reports: { received: row.received, acted: row.acted, made: row.made },
    damage: records.length,
    disputes: row.disputes,
    sanctions: row.sanctions,
    linked: await linkedTo(trx, keys, { userSeq, now: at }),
  }
}

/** The accounts that are joined to a member directly; those behind them stand on the page of a report of damage. */
async function linkedTo(
  trx: Kysely<DB>,
  keys: Context['keys'],
  { userSeq, now }: { userSeq: number; now: Date },
): Promise<CasePerson['linked']> {
  const { links } = await clusterOf(trx, keys, { seeds: [userSeq], now })
  const direct = links.flatMap(({ members: [one, other], strength, reasons }) => {
    if (strength < LINK_RULES.joins || (one !== userSeq && other !== userSeq)) return []
    return [{ userSeq: one === userSeq ? other : one, reasons: reasons.map(({ kind }) => kind) }]
  })
  const names = await namesOf(
    trx,
    direct.map((each) => each.userSeq),
  )
  return direct.map((each) => ({ ...each, nickName: names.get(each.userSeq) ?? '' }))
}
