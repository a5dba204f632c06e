import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { Condition, TradeState } from '#contracts/product.ts'
import { EXACT_TOTAL_LIMIT, type ProductPage } from '#contracts/search.ts'
import type { WordClause } from './keyword-clauses.ts'
import { indexCondition, type RowFilter, rowConditions, where } from './search-conditions.ts'

type Facets = NonNullable<ProductPage['facets']>

/** Without its own filter a facet may count more products than were found, but no more than this. */
const MOST_COUNTED = 5 * EXACT_TOTAL_LIMIT

/**
 * Counts beside the filter options: categories one level below the current one (top ones without), states and
 * conditions. States and conditions ignore their own filter, so that the unselected options show what selecting them
 * would add. Null when there are too many products to count.
 */
export async function countFacets(
  kysely: Kysely<DB>,
  filter: RowFilter,
  clauses: readonly WordClause[] | null,
  now: Date,
): Promise<Facets | null> {
  const { tradeStates, conditions, ...rest } = filter
  const inState = tradeStates?.length ? sql`trade_state = any(${tradeStates}::text[])` : sql`true`
  const inCondition = conditions?.length ? sql`condition = any(${conditions}::text[])` : sql`true`
  const child =
    filter.categorySeq === undefined
      ? sql`category_path[1]`
      : sql`category_path[array_position(category_path, ${filter.categorySeq}::int) + 1]`
  const { rows } = await sql<{
    category: number | null
    state: TradeState | null
    condition: Condition | null
    count: number
  }>`
    with base as materialized (
      select ${child} as category, trade_state, condition,
        ${inState} as in_state, ${inCondition} as in_condition
      from product_search
      ${where([indexCondition(rest, clauses), ...rowConditions(rest, clauses, now)])}
      limit ${MOST_COUNTED + 1}
    )
    select null::int as category, null as state, null as condition, count(*)::int as count
    from base
    union all
    select category, null, null, count(*)::int from base
    where in_state and in_condition and category is not null group by category
    union all
    select null, trade_state, null, count(*)::int from base where in_condition group by trade_state
    union all
    select null, null, condition, count(*)::int from base where in_state group by condition
  `.execute(kysely)

  const facets: Facets = { categories: [], tradeStates: [], conditions: [] }
  for (const { category, state, condition, count } of rows) {
    if (category !== null) facets.categories.push({ categorySeq: category, count })
    else if (state !== null) facets.tradeStates.push({ value: state, count })
    else if (condition !== null) facets.conditions.push({ value: condition, count })
    else if (count > MOST_COUNTED) return null
  }
  facets.categories.sort((a, b) => b.count - a.count || a.categorySeq - b.categorySeq)
  return facets
}
