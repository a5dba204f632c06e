import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/** Those of the products that nobody can see: there are none of these numbers, or they have gone. */
export async function unseenProducts(
  kysely: Kysely<DB>,
  productSeqs: readonly number[],
): Promise<number[]> {
  if (productSeqs.length === 0) return []
  const rows = await kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select('product_seq')
    .where('product_seq', 'in', productSeqs)
    .where('visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
    .execute()
  const visible = new Set(rows.map(({ product_seq }) => product_seq))
  return productSeqs.filter((productSeq) => !visible.has(productSeq))
}

export const unseenMessage = (productSeqs: readonly number[]) =>
  `${productSeqs.join(', ')}번 상품은 없거나 내려간 상품이에요.`
