import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { Article, ArticleProblem } from '#contracts/content-rules.ts'
import { claimPictures } from '../claim-pictures.ts'
import { mediaKeysIn } from './shown-blocks.ts'

/** Takes the pictures of an article; one that cannot be taken is a problem at its field, and none is taken then. */
export async function claimContentPictures(
  trx: Transaction<DB>,
  userSeq: number,
  { mediaKey, blocks }: Pick<Article, 'mediaKey' | 'blocks'>,
): Promise<ArticleProblem[]> {
  const missing = new Set(await claimPictures(trx, userSeq, [mediaKey, ...mediaKeysIn(blocks)]))
  const message = '올린 사진을 찾을 수 없어요. 사진을 다시 올려 주세요.'
  return [
    ...(missing.has(mediaKey) ? [{ field: 'cover', message }] : []),
    ...blocks.flatMap((block, index) =>
      block.kind === 'image' && missing.has(block.mediaKey)
        ? [{ field: `blocks.${index}.file`, message }]
        : [],
    ),
  ]
}
