import type { Kysely } from 'kysely'
import type { UndoKind } from '#contracts/sanction-rules.ts'
import type { DB, UndoBefore } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'

/**
 * Notes that an operator may take this decision back for some minutes, with what is needed for it (`backend/undo/`). Call
 * it in the transaction of the decision.
 * @param words what was decided, for the operator
 */
export async function recordUndo(
  { now }: Pick<HostContext, 'now'>,
  trx: Kysely<DB>,
  operator: Pick<Viewer, 'userSeq'>,
  decided: {
    kind: UndoKind
    userSeq: number
    subjectSeq: number
    words: string
    before: UndoBefore
  },
): Promise<void> {
  await trx
    .insertInto('operator_undo')
    .values({
      operator_user_seq: operator.userSeq,
      user_seq: decided.userSeq,
      kind: decided.kind,
      subject_seq: decided.subjectSeq,
      words: decided.words,
      before: JSON.stringify(decided.before),
      at: now(),
    })
    .execute()
}
