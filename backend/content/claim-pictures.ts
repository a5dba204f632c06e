import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/**
 * Makes pictures that an operator has uploaded those of what operators write, within the transaction that writes it: the
 * sweep of unused photos leaves them alone from then on. The uploads of others cannot be taken.
 *
 * @returns those that are neither the operator's own uploads nor taken already
 */
export async function claimPictures(
  trx: Transaction<DB>,
  userSeq: number,
  mediaKeys: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(mediaKeys)]
  if (wanted.length === 0) return []
  const known = await trx
    .selectFrom('content_picture')
    .select('media_key')
    .where('media_key', 'in', wanted)
    .execute()
  const isKnown = new Set(known.map(({ media_key }) => media_key))
  const fresh = wanted.filter((key) => !isKnown.has(key))
  if (fresh.length === 0) return []
  const uploaded = await trx
    .selectFrom('listing_photo')
    .select('media_key')
    .where('media_key', 'in', fresh)
    .where('user_seq', '=', userSeq)
    .where('product_seq', 'is', null)
    .forUpdate()
    .execute()
  const own = new Set(uploaded.map(({ media_key }) => media_key))
  const missing = fresh.filter((key) => !own.has(key))
  if (missing.length > 0) return missing
  await trx
    .deleteFrom('listing_photo')
    .where('media_key', 'in', fresh)
    .where('user_seq', '=', userSeq)
    .where('product_seq', 'is', null)
    .execute()
  await trx
    .insertInto('content_picture')
    .values(fresh.map((media_key) => ({ media_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return []
}
