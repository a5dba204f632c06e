import { sql } from 'kysely'
import type { Image } from '#contracts/common.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { ownStoreSeq } from './own-store.ts'

const PAGE_SIZE = 20

interface BlockPage {
  items: { storeSeq: number; name: string; image: Image | null; blockedAt: string }[]
  total: number
  pageCount: number
}

/** The stores that the member has blocked, newest first. */
export async function listBlocks(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  page: number,
): Promise<BlockPage> {
  const own = await ownStoreSeq(kysely, userSeq)
  const blocks = kysely
    .selectFrom('store_block')
    .innerJoin('store', 'store.store_seq', 'store_block.blocked_store_seq')
    .where('store_block.store_seq', '=', own)
  const [rows, { total }] = await Promise.all([
    blocks
      .leftJoin('media', 'media.media_key', 'store.media_key')
      .select(['store.store_seq', 'store.name', 'store_block.created_at'])
      .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
      .orderBy('store_block.created_at', 'desc')
      .orderBy('store.store_seq', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    blocks.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  const items = rows.map((row) => ({
    storeSeq: row.store_seq,
    name: row.name,
    image: imageOf(row),
    blockedAt: row.created_at.toISOString(),
  }))
  return { items, total, pageCount: Math.ceil(total / PAGE_SIZE) }
}
