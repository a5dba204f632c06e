import type { PostState } from '#contracts/announcement-rules.ts'
import type { BannerDeskRow, BannerDraft } from '#contracts/banner.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { bannerTable } from './banner-posts.ts'

type Context = Pick<HostContext, 'kysely' | 'now'>

/** Banners in one state, in their order. */
export async function listBannerDesk(
  context: Context,
  input: { state: PostState; page: number },
): Promise<{ items: BannerDeskRow[]; total: number; pageCount: number }> {
  const { rows, ...counts } = await bannerTable.listInState(context, input)
  return {
    items: rows.map((row) => {
      const { title, link, position, startsAt, endsAt } = bannerTable.contentOf(row)
      const updatedAt = row.updated_at.toISOString()
      return { bannerSeq: row.banner_seq, title, link, position, startsAt, endsAt, updatedAt }
    }),
    ...counts,
  }
}

/** One banner as operators edit it, with its versions, newest first. */
export async function getBannerDraft(
  context: Context,
  bannerSeq: number,
): Promise<BannerDraft | Refusal<'NOT_FOUND'>> {
  const found = await bannerTable.findDraft(context, bannerSeq)
  if (!found) return refuse('NOT_FOUND')
  return { ...bannerTable.contentOf(found.row), bannerSeq, ...found.history }
}
