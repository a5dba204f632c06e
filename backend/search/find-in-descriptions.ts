import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { type FindRequest, ORDER, STATE_RANK } from './find-products.ts'
import { hasWordEnd, lettersOf, type WordClause } from './keyword-clauses.ts'
import { allOf, countOf, inPriceRange, matches, rowConditions, where } from './search-conditions.ts'

/** More of them say nothing of what somebody is looking for. */
export const MOST_DESCRIBED = 100
/** The index knows no order, and a word may be in every description. */
export const MOST_LOOKED_AT = 2_000

export interface WithDescribed {
  /** The page's products in order. */
  productSeqs: number[]
  /** Products that only their descriptions found; at most MOST_DESCRIBED. */
  total: number
}

/**
 * Adds products that have every word in title, tags and description together to the few that titles and tags have found.
 * They stand after those; in 추천순 what is on sale stands before what is sold even so. A word of a description begins with
 * the word of the query (케이스를 has 케이스); a number and a syllable are whole words.
 * @param named all products that were found without descriptions, in their order
 * @param byState whether the order is 추천순
 */
export async function addDescribed(
  kysely: Kysely<DB>,
  { filter, sort, offset, limit, now }: FindRequest,
  clauses: readonly WordClause[],
  { named, byState }: { named: readonly number[]; byState: boolean },
): Promise<WithDescribed> {
  const words = clauses.filter(isOfWords)
  const isSearchable =
    words.length > 0 && words.every(({ alternatives }) => alternatives.length > 0)
  if (!isSearchable) return { productSeqs: named.slice(offset, offset + limit), total: 0 }
  const query = words.map(queryOf).join(' & ')
  const ofCategories = clauses.filter((clause) => !isOfWords(clause))
  const leastNamed = clauses.length > 1 ? Math.ceil(clauses.length / 2) : 0
  const conditions = [
    ...rowConditions(filter, ofCategories.length > 0 ? ofCategories : null, now),
    // Half of several words name the thing: 아이폰 without its 미개봉, not the 세트 of anything. With all of them it was found already.
    sql`${countOf(clauses.map(matches))} between ${leastNamed} and ${clauses.length - 1}`,
  ]
  const { rows } = await sql<{ total: number; product_seqs: number[] }>`
    with described as materialized (
      select product_seq, trade_state, row_number() over (order by ${ORDER[sort]}) as place from product_search
      where product_seq = any(array(
        select product_seq from (
          select product_seq, price from product
          where product_words(title, tags, body) @@ to_tsquery('simple', ${query}) and visibility = 'ACTIVE'
          limit ${MOST_LOOKED_AT}
        ) as looked_at ${where(inPriceRange(sql`price`, filter))}
      ))
      and ${allOf(conditions)}
      order by ${ORDER[sort]} limit ${MOST_DESCRIBED}
    ), listed as (
      select product_seq, trade_state, 0 as tier, place
      from unnest(${named}::bigint[]) with ordinality as named (product_seq, place) join product_search using (product_seq)
      union all
      select product_seq, trade_state, 1, place from described
    )
    select (select count(*)::int from described) as total,
      array(
        select product_seq from listed order by ${byState ? sql`${STATE_RANK},` : sql``} tier, place
        limit ${limit} offset ${offset}
      ) as product_seqs`.execute(kysely)
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
