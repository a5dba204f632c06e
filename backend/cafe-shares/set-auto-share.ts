import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { findOwnLink, readBoards } from './own-link.ts'

/** Shows new listings by themselves on a board; null stops it. */
export async function setCafeAutoShare(
  { kysely, integrations }: Pick<HostContext, 'kysely' | 'integrations'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { boardId }: { boardId: string | null },
): Promise<
  { boardId: string | null } | Refusal<'NOT_LINKED' | 'NOT_AGREED' | 'BOARD_GONE' | 'CAFE_DOWN'>
> {
  const link = await findOwnLink(kysely, userSeq)
  if (!link) return refuse('NOT_LINKED')
  if (boardId !== null) {
    if (!link.share_agreed_at) return refuse('NOT_AGREED')
    const boards = await readBoards(integrations.cafe, link.link_key)
    if (!boards) return refuse('CAFE_DOWN')
    if (!boards.some((board) => board.boardId === boardId)) return refuse('BOARD_GONE')
  }
  const changed = await kysely
    .updateTable('cafe_link')
    .set({ auto_board_id: boardId })
    .where('user_seq', '=', userSeq)
    .where('link_key', '=', link.link_key)
    .where('unlinked_at', 'is', null)
    .returning('user_seq')
    .executeTakeFirst()
  return changed ? { boardId } : refuse('NOT_LINKED')
}
