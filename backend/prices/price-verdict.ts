import type { PriceVerdict } from '#contracts/standard-price.ts'
import type { HostContext } from '../operation/context.ts'
import { readModelGroup } from './read-price-group.ts'
import { MOST_COMPARED } from './read-price-rows.ts'
import { verdictOf } from './verdict-of.ts'

/** Where a product's price lies among those of sold goods like it, itself left out. */
export async function priceVerdict(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  productSeq: number,
): Promise<{ verdict: PriceVerdict | null }> {
  const fact = await kysely
    .selectFrom('price_fact')
    .innerJoin('product', 'product.product_seq', 'price_fact.product_seq')
    .select(['product.title', 'price_fact.price', 'price_fact.sold_price'])
    .select(['price_fact.condition', 'price_fact.exclusion', 'price_fact.options'])
    .where('price_fact.product_seq', '=', productSeq)
    .where('price_fact.is_shown', '=', true)
    .where('price_fact.model', '<>', '')
    .executeTakeFirst()
  if (!fact || fact.exclusion !== null) return { verdict: null }
  const now = clock()
  const group = await readModelGroup(kysely, fact.title, { now, most: MOST_COMPARED })
  if (!group) return { verdict: null }
  const others = group.rows.filter((row) => row.productSeq !== productSeq)
  const thing = {
    name: group.wish.model,
    price: fact.sold_price ?? fact.price,
    options: fact.options,
    condition: fact.condition,
  }
  return { verdict: verdictOf(others, thing, now) }
}
