import type { Undoable } from '#contracts/sanction.ts'
import { UNDO_MINUTES } from '#contracts/sanction-rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'

const MOST = 3

/** The caller's own decisions that can still be taken back, the newest first. */
export async function listUndoable(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ items: Undoable[] }> {
  const rows = await kysely
    .selectFrom('operator_undo')
    .select(['undo_seq', 'kind', 'words', 'at'])
    .where('operator_user_seq', '=', userSeq)
    .where('undone_at', 'is', null)
    .where('at', '>', new Date(now().getTime() - UNDO_MINUTES * 60_000))
    .orderBy('at', 'desc')
    .orderBy('undo_seq', 'desc')
    .limit(MOST)
    .execute()
  return {
    items: rows.map(({ undo_seq: undoSeq, kind, words, at }) => ({
      undoSeq,
      kind,
      words,
      until: undoUntil(at).toISOString(),
    })),
  }
}

export const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_MINUTES * 60_000)
