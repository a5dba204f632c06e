import type { Kysely } from 'kysely'
import type { PointTerms } from '#contracts/point-rules.ts'
import type { DB } from '../db/schema.ts'

/** The rules of points in force at a time. */
export async function pointTermsAt(db: Kysely<DB>, at: Date): Promise<PointTerms> {
  const { terms } = await pointTermsInForce(db, at).executeTakeFirstOrThrow()
  return terms
}

/** The same as a query, for a part of a larger one. */
export const pointTermsInForce = (db: Kysely<DB>, at: Date) =>
  db
    .selectFrom('point_terms')
    .select('terms')
    .where('effective_from', '<=', at)
    .orderBy('effective_from', 'desc')
    .limit(1)
