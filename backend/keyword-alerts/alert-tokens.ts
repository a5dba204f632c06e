import type { AlertFilter } from '#contracts/search.ts'
import type { WordClause } from '../search/keyword-clauses.ts'
import type { TokenCounts } from '../search/look-up.ts'
import { gramsOf } from '../search-index/korean/normalise.ts'
import { regionLevels, tokenOf } from '../search-index/search-token.ts'

/**
 * The tokens by which an alert is found: every product that fits has one of them. Of what the filter requires the rarest is
 * taken, so that a new product is compared with as few alerts as possible. Null where nothing of the filter has a token: such an
 * alert would be compared with every product.
 */
export function alertTokens(
  filter: AlertFilter,
  clauses: readonly WordClause[] | null,
  counts: TokenCounts,
): string[] | null {
  const countOf = (token: string) => counts.get(token) ?? 0
  const choices = (clauses ?? []).map(({ alternatives }) => [
    ...new Set(
      alternatives.flatMap((terms) => {
        const [rarest] = terms.flatMap(gramsOf).sort((one, other) => countOf(one) - countOf(other))
        return rarest === undefined ? [] : [rarest]
      }),
    ),
  ])
  if (filter.categorySeq !== undefined) choices.push([tokenOf.category(filter.categorySeq)])
  const region = regionLevels(filter.regionCode ?? null).at(-1)
  if (region !== undefined) choices.push([tokenOf.region(region)])
  const costOf = (tokens: readonly string[]) =>
    tokens.reduce((sum, token) => sum + countOf(token), 0)
  return choices.sort((one, other) => costOf(one) - costOf(other))[0] ?? null
}
