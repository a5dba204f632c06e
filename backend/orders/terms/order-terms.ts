import { type Kysely, sql, type Transaction } from 'kysely'
import type { OrderTerms } from '#contracts/order-states.ts'
import type { DB } from '../../db/schema.ts'

/** Whether terms are not among those that operators took back before they began. */
export const stands = sql<boolean>`not exists (
  select from order_terms_withdrawal back where back.terms_seq = order_terms.terms_seq
)`

/** The terms in force at a time; an order keeps the ones that it was made under. */
export async function termsAt(
  db: Kysely<DB>,
  at: Date,
): Promise<{ termsSeq: number; terms: OrderTerms }> {
  const { terms_seq: termsSeq, terms } = await termsInForce(db, at).executeTakeFirstOrThrow()
  return { termsSeq, terms }
}

/** The same as a query, for a part of a larger one. */
export const termsInForce = (db: Kysely<DB>, at: Date) =>
  db
    .selectFrom('order_terms')
    .select(['terms_seq', 'terms'])
    .where('effective_from', '<=', at)
    .where(stands)
    .orderBy('effective_from', 'desc')
    .limit(1)

/** The terms that a row of `orders` was made under. */
export const frozenTerms = sql<OrderTerms>`(
  select order_terms.terms from order_terms where order_terms.terms_seq = orders.terms_seq
)`

/** Terms that a transaction has read together with an order. */
const readings = new WeakMap<Kysely<DB>, { termsSeq: number; terms: OrderTerms }>()

/** Keeps the terms that were read together with an order. */
export function rememberTerms(trx: Transaction<DB>, termsSeq: number, terms: OrderTerms): void {
  readings.set(trx, { termsSeq, terms })
}

export async function termsOf(db: Kysely<DB>, termsSeq: number): Promise<OrderTerms> {
  const known = readings.get(db)
  if (known?.termsSeq === termsSeq) return known.terms
  const { terms } = await db
    .selectFrom('order_terms')
    .select('terms')
    .where('terms_seq', '=', termsSeq)
    .executeTakeFirstOrThrow()
  return terms
}
