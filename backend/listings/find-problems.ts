import type { Kysely } from 'kysely'
import type { ListingContent } from '#contracts/listing.ts'
import {
  LISTING_FIELDS,
  type ListingProblem,
  type ListingProblemCode,
  listingProblem,
  problemsOf,
} from '#contracts/listing-rules.ts'
import type { DB } from '../db/schema.ts'

const HIGHEST_INT = 2_147_483_647

/** Whether a number that was sent can be one of a category's: a column would refuse any other. */
export const isStoredNumber = (number: number): boolean =>
  Number.isSafeInteger(number) && number > 0 && number <= HIGHEST_INT

/** Everything that is wrong with a tidied listing besides its photos' owner, in the order of the form. */
export async function findProblems(
  kysely: Kysely<DB>,
  content: ListingContent,
): Promise<ListingProblem[]> {
  const codes = [
    await categoryProblem(kysely, content.categorySeq),
    await regionProblem(kysely, content.regionCodes),
  ]
  return [
    ...problemsOf(content),
    ...codes.flatMap((code) => (code ? listingProblem(code) : [])),
  ].sort((a, b) => LISTING_FIELDS.indexOf(a.field) - LISTING_FIELDS.indexOf(b.field))
}

async function categoryProblem(
  kysely: Kysely<DB>,
  categorySeq: number,
): Promise<ListingProblemCode | null> {
  if (!isStoredNumber(categorySeq)) return 'CATEGORY_GONE'
  const rows = await kysely
    .selectFrom('category')
    .select(['category_seq', 'parent_seq'])
    .where((row) =>
      row.or([row('category_seq', '=', categorySeq), row('parent_seq', '=', categorySeq)]),
    )
    .execute()
  if (!rows.some((row) => row.category_seq === categorySeq)) return 'CATEGORY_GONE'
  return rows.some((row) => row.parent_seq === categorySeq) ? 'CATEGORY_BROAD' : null
}

async function regionProblem(
  kysely: Kysely<DB>,
  regionCodes: readonly string[],
): Promise<ListingProblemCode | null> {
  if (regionCodes.length === 0) return null
  // What no code can be is in no table, and the null character in no text of the database.
  if (!regionCodes.every((code) => /^\d{2,10}$/.test(code))) return 'REGION_UNKNOWN'
  const known = await kysely
    .selectFrom('region')
    .select('region_code')
    .where('region_code', 'in', regionCodes)
    .execute()
  return known.length === regionCodes.length ? null : 'REGION_UNKNOWN'
}
