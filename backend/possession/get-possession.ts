import type { Kysely } from 'kysely'
import type { Possession } from '#contracts/possession.ts'
import { possessionStateAt } from '#contracts/possession-rules.ts'
import type { DB } from '../db/schema.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/** What the seller of a product is asked for, and what became of it. */
export async function getPossession(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<Possession | Refusal<'NOT_FOUND'>> {
  const product = await kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select('product.title')
    .where('product_seq', '=', productSeq)
    .where('store.user_seq', '=', userSeq)
    .where('visibility', '<>', 'DELETED')
    .executeTakeFirst()
  if (!product) return refuse('NOT_FOUND')
  return { productSeq, title: product.title, check: await newestCheck(kysely, productSeq, now()) }
}

async function newestCheck(
  db: Kysely<DB>,
  productSeq: number,
  now: Date,
): Promise<Possession['check']> {
  const row = await db
    .selectFrom('possession_check as request')
    .leftJoin('media', 'media.media_key', 'request.media_key')
    .select(['request.check_seq', 'request.state', 'request.code', 'request.created_at'])
    .select(['request.expires_at', 'request.answered_at'])
    .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
    .select(({ selectFrom, fn }) =>
      selectFrom('possession_asker')
        .select(fn.countAll<number>().as('askers'))
        .whereRef('possession_asker.check_seq', '=', 'request.check_seq')
        .as('askers'),
    )
    .where('request.product_seq', '=', productSeq)
    .orderBy('request.check_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    checkSeq: row.check_seq,
    state: possessionStateAt({ state: row.state, expiresAt: row.expires_at }, now),
    code: row.code,
    askers: Number(row.askers ?? 0),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    image: imageOf(row),
  }
}
