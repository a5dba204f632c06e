import { type Kysely, sql } from 'kysely'
import { REVIEW_PAGE_SIZE, type Review } from '#contracts/boot.ts'
import { isBadTag, LEAST_BAD_TAGS } from '#contracts/review-rules.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext } from '../operation/context.ts'
import { selectShownReviews, toReview } from './shown-review-rows.ts'

interface TagCount {
  tag: string
  count: number
}

/** A page of the reviews a store received, newest first, and how often each tag was given. */
export async function listStoreReviews(
  { kysely }: Pick<HostContext, 'kysely'>,
  storeSeq: number,
  page: number,
) {
  const [rows, tags, total] = await Promise.all([
    selectShownReviews(kysely)
      .where('review.store_seq', '=', storeSeq)
      .orderBy('review.visible_at', 'desc')
      .orderBy('review.review_seq', 'desc')
      .limit(REVIEW_PAGE_SIZE + 1)
      .offset((page - 1) * REVIEW_PAGE_SIZE)
      .execute(),
    countShownTags(kysely, storeSeq),
    kysely
      .selectFrom('review')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('store_seq', '=', storeSeq)
      .where('visible_at', 'is not', null)
      .where('hidden_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return {
    items: rows
      .slice(0, REVIEW_PAGE_SIZE)
      .map((row): Review => toReview(row, new Set(tags.map(({ tag }) => tag)))),
    page,
    total: total.count,
    hasNext: rows.length > REVIEW_PAGE_SIZE,
    tagCounts: tags,
  }
}

/** How often each tag was given; a bad one only when several reviews have it. */
export async function countShownTags(db: Kysely<DB>, storeSeq: number): Promise<TagCount[]> {
  const { rows } = await sql<TagCount>`
    select tag, count(*)::int as count from review, unnest(tags) as tag
    where store_seq = ${storeSeq} and visible_at is not null and hidden_at is null
    group by tag order by count desc, tag`.execute(db)
  return rows.filter(({ tag, count }) => !isBadTag(tag) || count >= LEAST_BAD_TAGS)
}
