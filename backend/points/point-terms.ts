import type { Kysely } from 'kysely'
import type { PointTerms } from '#contracts/point-rules.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'

/** The rules of points in force at a time. */
export async function pointTermsAt(db: Kysely<DB>, at: Date): Promise<PointTerms> {
  const [inForce] = await readTerms(db, { at })
  if (!inForce) throw new Error('no rules of points are in force')
  return inForce.terms
}

/** The same as a query, for a part of a larger one. */
export const pointTermsInForce = (db: Kysely<DB>, at: Date) =>
  db
    .selectFrom('point_terms')
    .select('terms')
    .where('effective_from', '<=', at)
    .orderBy('effective_from', 'desc')
    .limit(1)

const readTerms = preparedQuery((db, { at }: { at: Date }) => pointTermsInForce(db, at))
