import type { Image } from '#contracts/common.ts'
import type { FlaggedListing } from '#contracts/listing-desk.ts'
import type { FlagState } from '#contracts/listing-desk-constants.ts'
import { nickNameOf } from '../chat/rooms/nick-name.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext } from '../operation/context.ts'
import { countForDesk } from '../operation/count-for-desk.ts'

const PAGE_SIZE = 20

/** Flagged listings in one state: open ones the oldest first, closed ones the newest first. */
export async function listFlagged(
  { kysely }: Pick<HostContext, 'kysely'>,
  { state, page }: { state: FlagState; page: number },
): Promise<{ items: FlaggedListing[]; total: number; pageCount: number }> {
  const rows = await kysely
    .selectFrom('listing_flag as flag')
    .innerJoin('product', 'product.product_seq', 'flag.product_seq')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .innerJoin('users', 'users.user_seq', 'store.user_seq')
    .select(['flag.flag_seq', 'flag.state', 'flag.findings', 'flag.reason_code', 'flag.note'])
    .select(['flag.created_at', 'flag.closed_at'])
    .select(['product.product_seq', 'product.title', 'product.body', 'product.tags'])
    .select(['product.price', 'product.visibility'])
    .select(['store.store_seq', 'store.user_seq', 'store.name', 'users.status as user_status'])
    .where('flag.state', '=', state)
    .orderBy('flag.flag_seq', state === 'OPEN' ? 'asc' : 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const counted = await countForDesk(
    kysely,
    kysely.selectFrom('listing_flag').where('state', '=', state),
    { page, pageSize: PAGE_SIZE, shown: rows.length },
  )
  const images = await imagesOf(
    kysely,
    rows.map(({ product_seq }) => product_seq),
  )
  return {
    items: rows.map((row) => ({
      flagSeq: row.flag_seq,
      state: row.state,
      productSeq: row.product_seq,
      title: row.title,
      body: row.body,
      tags: row.tags,
      price: row.price,
      images: images.get(row.product_seq) ?? [],
      isVisible: row.visibility === 'ACTIVE',
      seller: { userSeq: row.user_seq, storeSeq: row.store_seq, nickName: nickNameOf(row) },
      findings: row.findings,
      reasonCode: row.reason_code,
      note: row.note,
      createdAt: row.created_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
    })),
    ...counted,
  }
}

async function imagesOf(
  kysely: HostContext['kysely'],
  productSeqs: readonly number[],
): Promise<Map<number, Image[]>> {
  const images = new Map<number, Image[]>()
  if (productSeqs.length === 0) return images
  const rows = await kysely
    .selectFrom('product_image')
    .innerJoin('media', 'media.media_key', 'product_image.media_key')
    .select(['product_image.product_seq', 'media.media_key', 'media.width', 'media.height'])
    .select('media.color')
    .where('product_image.product_seq', 'in', productSeqs)
    .orderBy('product_image.product_seq')
    .orderBy('product_image.position')
    .execute()
  for (const { product_seq: productSeq, ...row } of rows) {
    const image = imageOf(row)
    if (image) images.set(productSeq, [...(images.get(productSeq) ?? []), image])
  }
  return images
}
