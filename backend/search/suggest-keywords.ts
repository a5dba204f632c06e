import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { Suggestion } from '#contracts/search.ts'
import type { HostContext } from '../operation/context.ts'
import { canonicalText, otherNamesOf } from '../search-index/korean/canonical.ts'
import { isChoseong, jamoOf, otherKeyboard, prefixDistance } from '../search-index/korean/jamo.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'

const MOST_SUGGESTIONS = 10
/** With fewer rows than this, keywords that match a typing error are suggested too. */
const FEW_SUGGESTIONS = 3
/** Keywords that are also suggested inside their category. */
const SCOPED_KEYWORDS = 2
/** A longer typed prefix has no completions. */
const LONGEST_TYPED = 30
const MOST_SKIPPED_SYLLABLES = 2
/** Rows of one kind, so that those of another kind (ㅇㅍ: 원피스, then 아이폰) are shown too. */
const MOST_OF_INITIALS = 5
const LEAST_TYPED_FOR_SLIPS = 4
const MOST_COMPARED = 2_000

interface KeywordRow {
  keyword: string
  norm: string
  jamo: string
  category_seq: number | null
  category_name: string | null
}

/**
 * Up to ten keywords for what has been typed so far: those that start with it (also by an unfinished syllable, 아잎 →
 * 아이폰), by initial consonants (ㅇㅇㅍ, and with some left out ㅇㅍ), by other names (iph), by the other keyboard layout
 * (dkdl), that contain it, and last those that start with something similar. Those with the highest weight of each kind
 * first; the first two also inside their category.
 */
export async function suggestKeywords(
  { kysely }: Pick<HostContext, 'kysely'>,
  keyword: string,
): Promise<{ suggestions: Suggestion[] }> {
  const typed = normaliseText(keyword).slice(0, LONGEST_TYPED)
  if (typed === '') return { suggestions: [] }
  const found = new Map<string, KeywordRow>()
  const take = (rows: readonly KeywordRow[]) => {
    for (const row of rows) if (!found.has(row.norm)) found.set(row.norm, row)
  }
  const mostOfTier = isChoseong(typed) ? MOST_OF_INITIALS : MOST_SUGGESTIONS
  take(await findInTiers(kysely, tiersFor(keyword, typed), mostOfTier))
  if (found.size < FEW_SUGGESTIONS) take(await findSimilar(kysely, typed))
  return { suggestions: withCategories([...found.values()].slice(0, MOST_SUGGESTIONS)) }
}

/** Conditions in the order in which their keywords are shown. */
function tiersFor(keyword: string, typed: string): RawBuilder<unknown>[] {
  if (isChoseong(typed)) return tiersForInitials(typed)
  const beginsWith = (text: string) => sql`jamo like ${`${jamoOf(text)}%`}`
  const slipped = normaliseText(otherKeyboard(keyword.trim(), true) ?? '')
  const others = new Set([
    canonicalText(keyword),
    ...otherNamesOf(typed),
    slipped,
    ...otherNamesOf(slipped),
  ])
  others.delete(typed)
  others.delete('')
  return [
    sql`norm = ${typed}`,
    sql`norm like ${`${typed}%`}`,
    beginsWith(typed),
    ...[...others].map(beginsWith),
    ...(typed.length > 1 ? [sql`strpos(norm, ${typed}) > 1`] : []),
  ]
}

/**
 * Keywords with these initials: one word exactly, one word with syllables between them (ㅇㅍ → 아이폰), then all that start
 * with them.
 */
function tiersForInitials(typed: string): RawBuilder<unknown>[] {
  const scattered = `${Array.from(typed).join('%')}%`
  const isShortWord = sql`strpos(keyword, ' ') = 0
    and char_length(norm) <= ${typed.length + MOST_SKIPPED_SYLLABLES}`
  return [
    sql`choseong = ${typed} and strpos(keyword, ' ') = 0`,
    sql`choseong like ${scattered} and ${isShortWord}`,
    sql`choseong like ${`${typed}%`}`,
    sql`choseong like ${scattered}`,
  ]
}

async function findInTiers(
  kysely: Kysely<DB>,
  tiers: readonly RawBuilder<unknown>[],
  mostOfTier: number,
): Promise<KeywordRow[]> {
  const parts = tiers.map(
    (condition, tier) => sql`(
      select ${tier}::int as tier, * from search_keyword where ${condition}
      order by weight desc, keyword limit ${mostOfTier}
    )`,
  )
  const { rows } = await sql<KeywordRow>`
    select found.keyword, found.norm, found.jamo, found.category_seq, category.name as category_name
    from (${sql.join(parts, sql` union all `)}) as found
    left join category on category.category_seq = found.category_seq
    order by found.tier, found.weight desc, found.keyword`.execute(kysely)
  return rows
}

/** Keywords that start with something similar to what was typed: one typing error, two in a long word. */
async function findSimilar(kysely: Kysely<DB>, typed: string): Promise<KeywordRow[]> {
  const jamo = jamoOf(typed)
  if (jamo.length < LEAST_TYPED_FOR_SLIPS || isChoseong(typed)) return []
  const limit = jamo.length < 8 ? 1 : 2
  const { rows } = await sql<KeywordRow>`
    select keyword, norm, jamo, k.category_seq, category.name as category_name
    from search_keyword k
    left join category on category.category_seq = k.category_seq
    where char_length(jamo) >= ${jamo.length - limit}
      and (starts_with(jamo, ${jamo.slice(0, 2)}) or strpos(jamo, ${jamo.slice(1, 3)}) in (2, 3)
        or strpos(jamo, ${jamo.slice(2, 4)}) in (2, 3))
    order by weight desc, keyword
    limit ${MOST_COMPARED}`.execute(kysely)
  return rows
    .map((row) => ({ row, distance: prefixDistance(jamo, row.jamo, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .map(({ row }) => row)
}

function withCategories(rows: readonly KeywordRow[]): Suggestion[] {
  return rows
    .flatMap((row, index): Suggestion[] => {
      const plain = { keyword: row.keyword, categorySeq: null, categoryName: null }
      if (index >= SCOPED_KEYWORDS || row.category_name === null) return [plain]
      const { category_seq: categorySeq, category_name: categoryName } = row
      return [plain, { keyword: row.keyword, categorySeq, categoryName }]
    })
    .slice(0, MOST_SUGGESTIONS)
}
