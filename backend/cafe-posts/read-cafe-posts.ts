import type { Cafe, CafePost } from '#backend/operation/cafe.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'

/** The posts of the member of the cafe whom an account is linked with, as the cafe has them now. */
export async function readCafePosts(
  { kysely, integrations }: Pick<HostContext, 'kysely' | 'integrations'>,
  userSeq: number,
): Promise<
  { cafe: Cafe; linkKey: string; posts: CafePost[] } | Refusal<'NOT_LINKED' | 'CAFE_DOWN'>
> {
  const link = await kysely
    .selectFrom('cafe_link')
    .select('link_key')
    .where('user_seq', '=', userSeq)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst()
  if (!link) return refuse('NOT_LINKED')
  const { cafe } = integrations
  if (!cafe) return refuse('CAFE_DOWN')
  try {
    const posts = await cafe.posts(link.link_key)
    // It is told of the link yet.
    return posts === 'UNKNOWN' ? refuse('CAFE_DOWN') : { cafe, linkKey: link.link_key, posts }
  } catch (error) {
    if (error instanceof IntegrationError) return refuse('CAFE_DOWN', { cause: error })
    throw error
  }
}
