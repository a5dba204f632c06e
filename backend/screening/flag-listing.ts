import type { Kysely } from 'kysely'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { DB } from '../db/schema.ts'

/**
 * Puts a listing on the operators' queue when it has findings of level REVIEW that no operator has cleared, and takes
 * it off when it has none any more. Call it in the transaction that wrote the listing, with all its findings.
 */
export async function flagListing(
  trx: Kysely<DB>,
  {
    productSeq,
    findings,
    now,
  }: { productSeq: number; findings: readonly ListingFinding[]; now: Date },
): Promise<void> {
  const review = findings.filter(({ level }) => level === 'REVIEW')
  const cleared = await clearedFindings(trx, productSeq)
  const isNew = review.some((finding) => !cleared.has(keyOf(finding)))
  if (!isNew) {
    await trx
      .deleteFrom('listing_flag')
      .where('product_seq', '=', productSeq)
      .where('state', '=', 'OPEN')
      .execute()
    return
  }
  const values = { findings: JSON.stringify(review) }
  await trx
    .insertInto('listing_flag')
    .values({ product_seq: productSeq, ...values, created_at: now })
    .onConflict((conflict) =>
      conflict.column('product_seq').where('state', '=', 'OPEN').doUpdateSet(values),
    )
    .execute()
}

/** What the last decision of an operator on this listing was about, where it was 문제 없음. */
async function clearedFindings(trx: Kysely<DB>, productSeq: number): Promise<Set<string>> {
  const last = await trx
    .selectFrom('listing_flag')
    .select(['state', 'findings'])
    .where('product_seq', '=', productSeq)
    .where('state', '<>', 'OPEN')
    .orderBy('flag_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return new Set(last?.state === 'CLEARED' ? last.findings.map(keyOf) : [])
}

const keyOf = ({ field, code, excerpt }: ListingFinding) => `${field} ${code} ${excerpt}`
