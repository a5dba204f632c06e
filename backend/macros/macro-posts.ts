import type { Insertable, Selectable } from 'kysely'
import type { MacroContent } from '#contracts/macro.ts'
import { MACRO_PLACES } from '#contracts/macro-rules.ts'
import type { DB } from '../db/schema.ts'
import { refuse } from '../operation/refusal.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { postOperations } from '../posts/post-operations.ts'
import { postTable } from '../posts/post-table.ts'

type Row = Selectable<DB['answer_macro']>

const columnsOf = ({ position, ...content }: MacroContent) =>
  ({ ...content, sort_order: position }) satisfies Partial<Insertable<DB['answer_macro']>>

const contentOf = ({ label, category, text, sort_order }: Row): MacroContent => ({
  label,
  category,
  text,
  position: sort_order,
})

export const macroTable = postTable('answer_macro', {
  seqColumn: 'macro_seq',
  contentOf,
  headOf: ({ label }) => ({ title: label, startsAt: null, endsAt: null }),
  start: 'updated_at',
})

const macroPosts: PostKind<Row, ReturnType<typeof columnsOf>, MacroContent, 'PLACE'> = {
  ...macroTable,
  columnsOf,
  refuseTyped: ({ text }) => (MACRO_PLACES.unknownIn(text) === null ? null : refuse('PLACE')),
}

/** Macros of answers, which operators write as they write posts. */
export const macroOperations = postOperations(macroPosts, 'macroSeq', ({ macro_seq }) => macro_seq)
