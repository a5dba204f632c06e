import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import type { SanctionEvidence } from '#contracts/sanction.ts'
import { SANCTION_LIMITS } from '#contracts/sanction-rules.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { sanctionEvidence } from './sanction-evidence.ts'

interface Grounds {
  earlier: number
  lastSeq: number
  evidence: (SanctionEvidence & { at: string })[]
}

/** What came before a sanction of a member, and what it can rest on; the view is recorded. */
export async function sanctionGrounds(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now' | 'keys'>,
  operator: Pick<Viewer, 'userSeq'>,
  { userSeq }: { userSeq: number },
): Promise<Grounds | Refusal<'NOT_FOUND'>> {
  return context.kysely.transaction().execute(async (trx) => {
    const member = await trx
      .selectFrom('users')
      .select('user_seq')
      .where('user_seq', '=', userSeq)
      .executeTakeFirst()
    if (!member) return refuse('NOT_FOUND')
    const evidence = await sanctionEvidence(context, trx, userSeq)
    await recordOperatorAction(context, trx, operator, {
      userSeq,
      action: 'VIEW',
      reason: '제재의 근거 열람',
    })
    return {
      ...(await earlierSanctions(trx, userSeq, context.now())),
      evidence: evidence.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    }
  })
}

/** How many sanctions of a member count, and the last of all. */
export async function earlierSanctions(
  db: Kysely<DB>,
  userSeq: number,
  now: Date,
): Promise<Pick<Grounds, 'earlier' | 'lastSeq'>> {
  const since = new Date(now.getTime() - SANCTION_LIMITS.countedDays * DAY_MS)
  const { earlier, last } = await db
    .selectFrom('sanction')
    .select(
      sql<number>`count(*) filter (where state not in ('OVERTURNED', 'UNDONE')
        and starts_at > ${since})::int`.as('earlier'),
    )
    .select(sql<number>`coalesce(max(sanction_seq), 0)::float8`.as('last'))
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  return { earlier, lastSeq: last }
}
