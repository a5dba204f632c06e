import { sql } from 'kysely'
import type { Macro, MacroDraft } from '#contracts/macro.ts'
import type { QuestionCategory } from '#contracts/question-rules.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { macroTable } from './macro-posts.ts'

/** More are not offered beside an answer. */
const OFFERED = 50
const PAGE_SIZE = 30

/** Macros that are on, for an answer to a question of the category: its own first, then those for all. */
export async function listMacros(
  { kysely }: Pick<HostContext, 'kysely'>,
  { category }: { category: QuestionCategory },
): Promise<{ items: Macro[] }> {
  const rows = await kysely
    .selectFrom('answer_macro')
    .selectAll()
    .where('is_hidden', '=', false)
    .where((where) => where.or([where('category', '=', category), where('category', 'is', null)]))
    .orderBy(sql`category is null`)
    .orderBy('sort_order')
    .orderBy('macro_seq')
    .limit(OFFERED)
    .execute()
  return {
    items: rows.map((row) => ({ ...macroTable.contentOf(row), macroSeq: row.macro_seq })),
  }
}

/** Macros that are on or off, in their order. */
export async function listMacroDesk(
  { kysely }: Pick<HostContext, 'kysely'>,
  { isOn, page }: { isOn: boolean; page: number },
): Promise<{ items: (Macro & { updatedAt: string })[]; total: number; pageCount: number }> {
  const fitting = kysely.selectFrom('answer_macro').where('is_hidden', '=', !isOn)
  const [rows, { total }] = await Promise.all([
    fitting
      .selectAll()
      .orderBy('sort_order')
      .orderBy('macro_seq')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    items: rows.map((row) => ({
      ...macroTable.contentOf(row),
      macroSeq: row.macro_seq,
      updatedAt: row.updated_at.toISOString(),
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** One macro with its versions, newest first. */
export async function getMacroDraft(
  context: Pick<HostContext, 'kysely' | 'now'>,
  macroSeq: number,
): Promise<MacroDraft | Refusal<'NOT_FOUND'>> {
  const found = await macroTable.findDraft(context, macroSeq)
  if (!found) return refuse('NOT_FOUND')
  return { ...macroTable.contentOf(found.row), macroSeq, ...found.history }
}
