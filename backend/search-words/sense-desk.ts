import { sql } from 'kysely'
import type { SearchSenseDraft, SearchSenseRow } from '#contracts/search-words.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { senseTable } from './sense-posts.ts'

const PAGE_SIZE = 30

/** Entries that have the word, or all of them, the last changed first. */
export async function listSearchSenses(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { word, isOn, page }: { word?: string | undefined; isOn: boolean; page: number },
): Promise<{ items: SearchSenseRow[]; total: number; pageCount: number }> {
  const wanted = word ? normaliseText(word) : ''
  let fitting = kysely.selectFrom('search_sense').where('is_hidden', '=', !isOn)
  if (wanted !== '')
    fitting = fitting.where(
      sql<boolean>`exists (select from jsonb_array_elements_text(words || texts) as each (word)
        where starts_with(each.word, ${wanted}))`,
    )
  const [rows, { total }] = await Promise.all([
    fitting
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('sense_seq')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    items: rows.map((row) => ({
      ...senseTable.contentOf(row),
      senseSeq: row.sense_seq,
      isOn: !row.is_hidden,
      isToCome: !row.is_hidden && row.starts_at !== null && row.starts_at > now(),
      isGrown: row.is_grown,
      updatedAt: row.updated_at.toISOString(),
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** One entry with its versions, newest first. */
export async function getSearchSense(
  context: Pick<HostContext, 'kysely' | 'now'>,
  senseSeq: number,
): Promise<SearchSenseDraft | Refusal<'NOT_FOUND'>> {
  const found = await senseTable.findDraft(context, senseSeq)
  if (!found) return refuse('NOT_FOUND')
  return { ...senseTable.contentOf(found.row), senseSeq, ...found.history }
}
