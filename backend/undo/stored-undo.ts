import type { Selectable } from 'kysely'
import type { OperatorUndoTable } from '../db/schema.ts'

/** A decision that is taken back. */
export type StoredUndo = Selectable<OperatorUndoTable>

/** Null where something has changed since, so that it cannot be taken back; else whose inbox has changed. */
export type UndoOutcome = { userSeqs: number[] } | null
