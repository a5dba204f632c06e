import { redirect } from '@remix-run/node'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import type { ShownBlock } from '#contracts/content.ts'
import { CONTENT_SLUGS, contentCategoryOf } from './content-query.ts'

/** A page of the articles. An address that is not written as our links write it leads to the one that is. */
export async function loadContents(context: LoadContext, request: Request) {
  const query = new URL(request.url).searchParams
  const category = contentCategoryOf(query.get('category'))
  const { page, isClean } = pageNumber(query)
  const slug = category && CONTENT_SLUGS[category]
  if (!isClean || (query.has('category') && query.get('category') !== slug))
    throw redirect(paths.contents({ category: slug, page: page > 1 ? page : undefined }))
  const { validUntil: _, ...list } = await context.services.init.contents({
    page,
    ...(category && { category }),
  })
  if (page > 1 && list.items.length === 0) throw new Response(null, { status: 404 })
  return { ...list, category: category ?? null, page }
}

/**
 * An article with the goods that it shows, as they are now.
 * @throws 404 for one that is hidden, waits for its time or does not exist
 */
export async function loadContent(context: LoadContext, contentSeq: number) {
  const found = await context.services.init.content({ contentSeq })
  if (!found.ok) throw new Response(null, { status: found.status })
  const { blocks, related, validUntil: _, ...summary } = found.data
  return { ...summary, blocks, related, ...(await loadGoodsOf(context, blocks)) }
}

/** The cards of the goods in an article; what is hidden or deleted by now has none. */
export async function loadGoodsOf(context: LoadContext, blocks: readonly ShownBlock[]) {
  const productSeqs = blocks.flatMap((block) =>
    block.kind === 'products' ? block.productSeqs : [],
  )
  const items =
    productSeqs.length > 0 ? (await context.services.product.cards({ productSeqs })).items : []
  return { items, hearts: await heartsOf(context, items), now: context.now.toISOString() }
}
