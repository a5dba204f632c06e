import type { Banner } from '#contracts/init.ts'
import type { HostContext } from '../operation/context.ts'

/** Banners that run now, in their order. */
export async function listBanners({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{ banners: Banner[] }> {
  const rows = await kysely
    .selectFrom('banner')
    .innerJoin('media', 'media.media_key', 'banner.media_key')
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
    .where('starts_at', '<=', now())
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now())]))
    .orderBy('sort_order')
    .orderBy('banner_seq')
    .execute()
  return {
    banners: rows.map((row) => ({
      bannerSeq: row.banner_seq,
      title: row.title,
      subtitle: row.subtitle,
      link: row.link,
      background: row.background,
      image: {
        mediaKey: row.media_key,
        width: row.width,
        height: row.height,
        color: row.color,
      },
    })),
  }
}
