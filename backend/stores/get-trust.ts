import { sql } from 'kysely'
import type { TrustChange } from '#contracts/boot.ts'
import type { TrustPart } from '#contracts/trust-score.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { trustPointsOfRow } from './trust-points-of-row.ts'

const PAGE_SIZE = 30

interface Trust {
  score: number
  points: Record<TrustPart, number>
  changes: TrustChange[]
  pageCount: number
}

/** The member's trust score with its parts, and what changed it, newest first: not a review after which it is the same. */
export async function getTrust(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  page: number,
): Promise<Trust> {
  const store = await kysely
    .selectFrom('store')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  const [rows, { total }] = await Promise.all([
    kysely
      .selectFrom('trust_change')
      .selectAll()
      .where('store_seq', '=', store.store_seq)
      .where('points', '<>', 0)
      .orderBy('change_seq', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    kysely
      .selectFrom('trust_change')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('store_seq', '=', store.store_seq)
      .where('points', '<>', 0)
      .executeTakeFirstOrThrow(),
  ])
  return {
    score: store.trust_score,
    points: trustPointsOfRow(store),
    changes: rows.map((row) => ({
      changeSeq: row.change_seq,
      event: row.event,
      count: row.count,
      points: row.points,
      score: row.score,
      at: row.at.toISOString(),
    })),
    pageCount: Math.ceil(total / PAGE_SIZE),
  }
}
