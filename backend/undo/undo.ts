import type { Transaction } from 'kysely'
import type { UndoKind } from '#contracts/sanction-rules.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { undoUntil } from './list-undoable.ts'
import type { StoredUndo, UndoOutcome } from './stored-undo.ts'
import { undoDamage } from './undo-damage.ts'
import { undoDispute } from './undo-dispute.ts'
import { undoListing } from './undo-listing.ts'
import { undoReport } from './undo-report.ts'
import { undoRestore, undoSanction } from './undo-sanction.ts'

type Context = Pick<HostContext, 'kysely' | 'caller' | 'now' | 'chat'>

const UNDO: Record<
  UndoKind,
  (trx: Transaction<DB>, undo: StoredUndo, now: Date) => Promise<UndoOutcome>
> = {
  SANCTION: undoSanction,
  RESTORE: undoRestore,
  LISTING: undoListing,
  REPORT: undoReport,
  DAMAGE: undoDamage,
  DISPUTE: undoDispute,
}

/**
 * Takes an own decision of the last minutes back: everything is as it was before, and the notice about it is taken back,
 * or corrected where it was read. A decision that is taken back already stays so.
 */
export async function undo(
  context: Context,
  operator: Pick<Viewer, 'userSeq'>,
  { undoSeq }: { undoSeq: number },
): Promise<{ kind: UndoKind } | Refusal<'NOT_FOUND' | 'LATE' | 'CHANGED'>> {
  const outcome = await retryingTransaction(context.kysely, async (trx) => {
    const decided = await trx
      .selectFrom('operator_undo')
      .selectAll()
      .where('undo_seq', '=', undoSeq)
      .where('operator_user_seq', '=', operator.userSeq)
      .forUpdate()
      .executeTakeFirst()
    if (!decided) return refuse('NOT_FOUND')
    const { kind, user_seq: userSeq, words } = decided
    if (decided.undone_at) return { kind, userSeq, userSeqs: [] }
    const now = context.now()
    if (undoUntil(decided.at) <= now) return refuse('LATE')
    const done = await UNDO[kind](trx, decided, now)
    if (!done) return refuse('CHANGED')
    await trx
      .updateTable('operator_undo')
      .set({ undone_at: now })
      .where('undo_seq', '=', undoSeq)
      .execute()
    await recordOperatorAction(context, trx, operator, {
      userSeq,
      action: 'UNDONE',
      reason: `되돌림: ${words}`,
    })
    return { kind, userSeq, userSeqs: done.userSeqs }
  })
  if (isRefusal(outcome)) return outcome
  await wake(context, outcome)
  return { kind: outcome.kind }
}

async function wake(
  { kysely, chat }: Context,
  { kind, userSeq, userSeqs }: { kind: UndoKind; userSeq: number; userSeqs: number[] },
): Promise<void> {
  if (userSeqs.length > 0) chat.noticesChanged(userSeqs)
  if (kind !== 'SANCTION' && kind !== 'RESTORE') return
  chat.accountChanged(userSeq)
  const store = await kysely
    .selectFrom('store')
    .select('store_seq')
    .where('user_seq', '=', userSeq)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (store) chat.reachChanged({ storeSeq: store.store_seq, otherStoreSeq: null, isOpen: true })
}
