import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { ArticleProblem, ContentBlock } from '#contracts/content-rules.ts'

/**
 * Products that an operator adds and nobody can see. Those that the article had before may have gone: it is edited all the
 * same.
 */
export async function goneProducts(
  kysely: Kysely<DB>,
  blocks: readonly ContentBlock[],
  before: readonly ContentBlock[],
): Promise<ArticleProblem[]> {
  const had = new Set(productsIn(before))
  const added = productsIn(blocks).filter((productSeq) => !had.has(productSeq))
  if (added.length === 0) return []
  const rows = await kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select('product_seq')
    .where('product_seq', 'in', added)
    .where('visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
    .execute()
  const visible = new Set(rows.map(({ product_seq }) => product_seq))
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'products') return []
    const gone = block.productSeqs.filter((seq) => !had.has(seq) && !visible.has(seq))
    if (gone.length === 0) return []
    const message = `${gone.join(', ')}번 상품은 없거나 내려간 상품이에요.`
    return [{ field: `blocks.${index}.text`, message }]
  })
}

const productsIn = (blocks: readonly ContentBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'products' ? block.productSeqs : []))
