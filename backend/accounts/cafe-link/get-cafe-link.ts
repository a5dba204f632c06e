import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { CafeLink } from '#contracts/main.ts'

/** The state of the member's link with the cafe. */
export function getCafeLink(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<CafeLink> {
  return readCafeLink(kysely, userSeq)
}

export async function readCafeLink(db: Kysely<DB>, userSeq: number): Promise<CafeLink> {
  const link = await db
    .selectFrom('cafe_link')
    .select('linked_at')
    .where('user_seq', '=', userSeq)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst()
  const naver = await db
    .selectFrom('social_account')
    .select('provider')
    .where('user_seq', '=', userSeq)
    .where('provider', '=', 'naver')
    .executeTakeFirst()
  return { linkedAt: link?.linked_at.toISOString() ?? null, hasNaver: naver !== undefined }
}
