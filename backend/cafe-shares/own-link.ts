import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { Cafe, CafeBoard } from '../operation/cafe.ts'
import { IntegrationError } from '../operation/integrations.ts'

/** The member's link with the cafe, with what it says about goods that are shown there. */
export const findOwnLink = (db: Kysely<DB>, userSeq: number) =>
  db
    .selectFrom('cafe_link')
    .select(['link_key', 'share_agreed_at', 'auto_board_id'])
    .where('user_seq', '=', userSeq)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst()

/** The boards where a member may sell; null where the cafe does not answer, or was not told of the link yet. */
export async function readBoards(
  cafe: Cafe | null | undefined,
  linkKey: string,
): Promise<CafeBoard[] | null> {
  if (!cafe) return null
  try {
    const boards = await cafe.boards(linkKey)
    return boards === 'UNKNOWN' ? null : boards
  } catch (error) {
    if (error instanceof IntegrationError) return null
    throw error
  }
}
