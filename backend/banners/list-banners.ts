import type { Banner } from '#contracts/banner.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext } from '../operation/context.ts'
import { isInPostState } from '../posts/post-state.ts'
import { nextChangeOfPosts } from '../posts/post-table.ts'

/** Banners that run now, in their order. */
export async function listBanners({ kysely, now }: Pick<HostContext, 'kysely' | 'now'>): Promise<{
  banners: Banner[]
  validUntil: string | null
}> {
  const at = now()
  const [rows, validUntil] = await Promise.all([
    kysely
      .selectFrom('banner')
      .leftJoin('media', 'media.media_key', 'banner.media_key')
      .select([
        'banner_seq',
        'title',
        'subtitle',
        'link',
        'background',
        'media.media_key',
        'width',
        'height',
        'color',
      ])
      .where(isInPostState('SHOWN', at, 'starts_at'))
      .orderBy('sort_order')
      .orderBy('banner_seq')
      .execute(),
    nextChangeOfPosts({ kysely }, 'banner', 'starts_at', at),
  ])
  return {
    banners: rows.map((row) => ({
      bannerSeq: row.banner_seq,
      title: row.title,
      subtitle: row.subtitle,
      link: row.link,
      background: row.background,
      image: imageOf(row),
    })),
    validUntil,
  }
}
