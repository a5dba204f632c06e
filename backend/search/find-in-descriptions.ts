import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { type FindRequest, ORDER } from './find-products.ts'
import { hasWordEnd, lettersOf, type WordClause } from './keyword-clauses.ts'
import { allOf, countOf, matches, rowConditions } from './search-conditions.ts'

/** More of them say nothing of what somebody is looking for. */
export const MOST_DESCRIBED = 100
/** The index knows no order, and a word may be in every description. */
const MOST_LOOKED_AT = 2_000

interface DescribedProducts {
  /** The page's products in order. */
  productSeqs: number[]
  /** At most MOST_DESCRIBED. */
  total: number
}

/**
 * Products that have every word in title, tags and description together, without those that titles and tags are enough to find.
 * A word of a description begins with the word of the query (케이스를 has 케이스); a number and a syllable are whole words.
 */
export async function findInDescriptions(
  kysely: Kysely<DB>,
  { filter, sort, offset, limit, now }: FindRequest,
  clauses: readonly WordClause[] | null,
): Promise<DescribedProducts> {
  const words = (clauses ?? []).filter(isOfWords)
  const isSearchable =
    words.length > 0 && words.every(({ alternatives }) => alternatives.length > 0)
  if (clauses === null || !isSearchable) return { productSeqs: [], total: 0 }
  const query = words.map(queryOf).join(' & ')
  const ofCategories = clauses.filter((clause) => !isOfWords(clause))
  const conditions = [
    ...rowConditions(filter, ofCategories.length > 0 ? ofCategories : null, now),
    sql`not ${allOf(clauses.map(matches))}`,
    // Half of several words name the thing: 아이폰 without its 미개봉, not the 세트 of anything.
    sql`${countOf(clauses.map(matches))} >= ${clauses.length > 1 ? Math.ceil(clauses.length / 2) : 0}`,
  ]
  const { rows } = await sql<{ total: number; product_seqs: number[] }>`
    with hits as materialized (
      select product_seq, rank, bumped_at, price from product_search
      where product_seq = any(array(
        select product_seq from product
        where product_words(title, tags, body) @@ to_tsquery('simple', ${query})
          and visibility = 'ACTIVE'
        limit ${MOST_LOOKED_AT}
      ))
      and ${allOf(conditions)}
      order by ${ORDER[sort]} limit ${MOST_DESCRIBED}
    )
    select (select count(*)::int from hits) as total,
      array(select product_seq from hits order by ${ORDER[sort]} limit ${limit} offset ${offset}) as product_seqs
  `.execute(kysely)
  const { total = 0, product_seqs: productSeqs = [] } = rows[0] ?? {}
  return { productSeqs, total }
}

/** A category is none of the words of a description. */
const isOfWords = ({ categorySeqs }: WordClause) => categorySeqs === undefined

/** A clause in the language of to_tsquery; terms have letters and digits alone. */
function queryOf({ alternatives }: WordClause): string {
  return `(${alternatives.map((terms) => `(${terms.map(wordOf).join(' & ')})`).join(' | ')})`
}

function wordOf(term: string): string {
  const letters = lettersOf(term)
  const isWhole = hasWordEnd(term) || letters.length === 1 || /^\d+$/.test(letters)
  return isWhole ? letters : `${letters}:*`
}
