import type { Insertable, Selectable } from 'kysely'
import type { BannerContent } from '#contracts/banner.ts'
import { claimPictures } from '../content/claim-pictures.ts'
import type { DB } from '../db/schema.ts'
import { refuse } from '../operation/refusal.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { postOperations } from '../posts/post-operations.ts'
import { postTable } from '../posts/post-table.ts'
import { refuseTimes } from '../posts/refuse-times.ts'

type Row = Selectable<DB['banner']>

const columnsOf = (content: BannerContent) =>
  ({
    title: content.title,
    subtitle: content.subtitle,
    link: content.link,
    media_key: content.mediaKey,
    background: content.background.toLowerCase(),
    sort_order: content.position,
    starts_at: new Date(content.startsAt),
    ends_at: content.endsAt === null ? null : new Date(content.endsAt),
  }) satisfies Partial<Insertable<DB['banner']>>

const contentOf = (row: Row): BannerContent => ({
  title: row.title,
  subtitle: row.subtitle,
  link: row.link,
  mediaKey: row.media_key,
  background: row.background,
  position: row.sort_order,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
})

export const bannerTable = postTable('banner', {
  seqColumn: 'banner_seq',
  contentOf,
  headOf: (content) => content,
  start: 'starts_at',
  isOrdered: true,
})

const bannerPosts: PostKind<
  Row,
  ReturnType<typeof columnsOf>,
  BannerContent,
  'PAST' | 'ORDER' | 'PICTURE'
> = {
  ...bannerTable,
  columnsOf,
  refuseTyped: refuseTimes,
  async refuseStored(trx, { userSeq }, { mediaKey }) {
    const missing = await claimPictures(trx, userSeq, mediaKey === null ? [] : [mediaKey])
    return missing.length > 0 ? refuse('PICTURE') : null
  },
}

/** Banners as posts that operators write. */
export const bannerOperations = postOperations(
  bannerPosts,
  'bannerSeq',
  ({ banner_seq }) => banner_seq,
)
