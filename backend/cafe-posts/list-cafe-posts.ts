import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal } from '#backend/operation/refusal.ts'
import type { CafePosts } from '#contracts/cafe.ts'
import { MOST_DRAFTS } from '#contracts/listing-rules.ts'
import { readCafePosts } from './read-cafe-posts.ts'

/** The member's posts in the cafe, with what was brought over of each, and how many more drafts there is room for. */
export async function listCafePosts(
  context: Pick<HostContext, 'kysely' | 'integrations'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<CafePosts | Refusal<'NOT_LINKED' | 'CAFE_DOWN'>> {
  const found = await readCafePosts(context, userSeq)
  if (isRefusal(found)) return found
  const drafts = await context.kysely
    .selectFrom('listing_draft')
    .select('draft_id')
    .where('user_seq', '=', userSeq)
    .execute()
  const rows = await context.kysely
    .selectFrom('cafe_post')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .execute()
  const open = new Set(drafts.map(({ draft_id }) => draft_id))
  const taken = new Map(rows.map((row) => [row.post_id, row]))
  return {
    draftsLeft: Math.max(0, MOST_DRAFTS - drafts.length),
    posts: found.posts.map(({ postId, title, price, isSold, url, pictureIds, revision }) => {
      const row = taken.get(postId)
      return {
        ...{ postId, title, price, isSold, url, pictures: pictureIds.length },
        taken: row
          ? {
              draftId: open.has(row.draft_id) ? row.draft_id : null,
              isChanged: row.revision !== revision,
            }
          : null,
      }
    }),
  }
}
