import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { Image } from '#contracts/common.ts'
import type { ShownBlock } from '#contracts/content.ts'
import type { ShownArticle } from '#contracts/content-desk.ts'
import type { Article, ContentBlock } from '#contracts/content-rules.ts'

/** The parts of an article with the sizes of their pictures; a picture that does not exist is left out. */
export async function shownBlocks(
  kysely: Kysely<DB>,
  blocks: readonly ContentBlock[],
): Promise<ShownBlock[]> {
  const images = await imagesOf(kysely, mediaKeysIn(blocks))
  return blocks.flatMap((block): ShownBlock[] => {
    if (block.kind === 'list') return [{ ...block, items: [...block.items] }]
    if (block.kind === 'products') return [{ ...block, productSeqs: [...block.productSeqs] }]
    if (block.kind !== 'image') return [block]
    const image = images.get(block.mediaKey)
    return image ? [{ kind: 'image', image, alt: block.alt, caption: block.caption }] : []
  })
}

/** An article as its readers see it, whether it is stored or only typed. */
export async function shownArticle(kysely: Kysely<DB>, article: Article): Promise<ShownArticle> {
  const { mediaKey, blocks, title, summary, category, author } = article
  const [images, shown] = await Promise.all([
    imagesOf(kysely, [mediaKey]),
    shownBlocks(kysely, blocks),
  ])
  const image = images.get(mediaKey) ?? null
  return { title, summary, category, author, image, blocks: shown }
}

/** The pictures in the parts of an article. */
export const mediaKeysIn = (blocks: readonly ContentBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'image' ? block.mediaKey : []))

async function imagesOf(
  kysely: Kysely<DB>,
  mediaKeys: readonly string[],
): Promise<ReadonlyMap<string, Image>> {
  if (mediaKeys.length === 0) return new Map()
  const rows = await kysely
    .selectFrom('media')
    .select(['media_key as mediaKey', 'width', 'height', 'color'])
    .where('media_key', 'in', mediaKeys)
    .execute()
  return new Map(rows.map((image) => [image.mediaKey, image]))
}
