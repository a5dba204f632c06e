import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { Article, ArticleProblem } from '#contracts/content-rules.ts'
import { mediaKeysIn } from './shown-blocks.ts'

/**
 * Makes the pictures that an operator has uploaded those of articles, within the transaction that writes one: the sweep of
 * unused photos leaves them alone from then on. Nobody else's uploads can be taken.
 */
export async function claimContentPictures(
  trx: Transaction<DB>,
  userSeq: number,
  { mediaKey, blocks }: Pick<Article, 'mediaKey' | 'blocks'>,
): Promise<ArticleProblem[]> {
  const wanted = [...new Set([mediaKey, ...mediaKeysIn(blocks)])]
  const known = await trx
    .selectFrom('content_picture')
    .select('media_key')
    .where('media_key', 'in', wanted)
    .execute()
  const isKnown = new Set(known.map(({ media_key }) => media_key))
  const fresh = wanted.filter((key) => !isKnown.has(key))
  if (fresh.length === 0) return []
  const uploaded = await trx
    .deleteFrom('listing_photo')
    .where('media_key', 'in', fresh)
    .where('user_seq', '=', userSeq)
    .where('product_seq', 'is', null)
    .returning('media_key')
    .execute()
  const claimed = new Set(uploaded.map(({ media_key }) => media_key))
  const isMissing = (key: string) => !isKnown.has(key) && !claimed.has(key)
  const message = '올린 사진을 찾을 수 없어요. 사진을 다시 올려 주세요.'
  const problems = [
    ...(isMissing(mediaKey) ? [{ field: 'cover', message }] : []),
    ...blocks.flatMap((block, index) =>
      block.kind === 'image' && isMissing(block.mediaKey)
        ? [{ field: `blocks.${index}.file`, message }]
        : [],
    ),
  ]
  if (problems.length > 0) return problems
  await trx
    .insertInto('content_picture')
    .values([...claimed].map((media_key) => ({ media_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return []
}
