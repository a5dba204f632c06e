import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { ProductFilter, ProductPage, RelaxableFilter } from '#contracts/search.ts'
import { findProducts } from './find-products.ts'
import { lookUp } from './look-up.ts'
import type { RowFilter } from './search-conditions.ts'

const PROPERTIES: Record<RelaxableFilter, (keyof ProductFilter)[]> = {
  categorySeq: ['categorySeq'],
  price: ['minPrice', 'maxPrice'],
  tradeStates: ['tradeStates'],
  conditions: ['conditions'],
  tradeMethods: ['tradeMethods'],
  regionCode: ['regionCode'],
  shippingIncluded: ['shippingIncluded'],
  safePay: ['safePay'],
  lowered: ['lowered'],
  periodDays: ['periodDays'],
}

/** How many products would be found without each single one of these filters; only those that find some, most first. */
export async function relaxFilters(
  kysely: Kysely<DB>,
  filter: RowFilter,
  names: readonly RelaxableFilter[],
  now: Date,
): Promise<ProductPage['relaxations']> {
  const relaxations: ProductPage['relaxations'] = []
  for (const name of names) {
    const relaxed = withoutFilter(filter, name)
    const { total, totalIsExact } = await findProducts(
      kysely,
      { filter: relaxed, sort: 'RECOMMENDED', offset: 0, limit: 1, now },
      await lookUp(kysely, relaxed),
    )
    if (total > 0) relaxations.push({ filter: name, total, totalIsExact })
  }
  return relaxations.sort((a, b) => b.total - a.total)
}

/** The filters of a query that can be dropped one by one. */
export function givenFilters(filter: ProductFilter): RelaxableFilter[] {
  return (Object.keys(PROPERTIES) as RelaxableFilter[]).filter((name) =>
    PROPERTIES[name].some((property) => isGiven(filter[property])),
  )
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

function withoutFilter(filter: RowFilter, name: RelaxableFilter): RowFilter {
  const relaxed = { ...filter }
  for (const property of PROPERTIES[name]) delete relaxed[property]
  return relaxed
}
