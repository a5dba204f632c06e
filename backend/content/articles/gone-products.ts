import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { ArticleProblem, ContentBlock } from '#contracts/content-rules.ts'
import { unseenMessage, unseenProducts } from '../unseen-products.ts'

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
  const unseen = new Set(await unseenProducts(kysely, added))
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'products') return []
    const gone = block.productSeqs.filter((seq) => unseen.has(seq))
    return gone.length === 0
      ? []
      : [{ field: `blocks.${index}.text`, message: unseenMessage(gone) }]
  })
}

const productsIn = (blocks: readonly ContentBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'products' ? block.productSeqs : []))
