import type { SearchSense } from '#contracts/search-words.ts'
import { type MatchKind, SENSE_LIMITS } from '#contracts/search-words-rules.ts'
import type { HostContext } from '../operation/context.ts'
import { titleOf, type WordClause } from '../search/keyword-clauses.ts'
import { sensesWith } from '../search/load-senses.ts'
import { searchAndExplain } from '../search/search-products.ts'
import { loadVocabulary } from '../search/vocabulary.ts'

type Context = Pick<HostContext, 'kysely' | 'now'>

/** The first results of a keyword as they are, and as they would be with an entry. */
export async function trySearchSense(
  context: Context,
  input: { keyword: string; content: SearchSense; replaced: number | null },
) {
  const query = { keyword: input.keyword, pageSize: SENSE_LIMITS.tried }
  const senses = await sensesWith(context.kysely, input.content, input.replaced)
  const [before, after] = await Promise.all([
    searchAndExplain(context, query),
    searchAndExplain(context, query, senses),
  ])
  const shown = ({ page: { items, total } }: typeof before) => ({ items, total })
  return { before: shown(before), after: shown(after) }
}

/** How a keyword was read, and why its first results stand where they do. */
export async function explainSearch(context: Context, keyword: string) {
  const { kysely } = context
  const [{ page, filter, clauses }, { categoryNames }] = await Promise.all([
    searchAndExplain(context, { keyword, pageSize: SENSE_LIMITS.explained }),
    loadVocabulary(kysely),
  ])
  const productSeqs = page.items.map(({ productSeq }) => productSeq)
  const rows = productSeqs.length
    ? await kysely
        .selectFrom('product_search')
        .select(['product_seq', 'norm', 'category_path'])
        .where('product_seq', 'in', productSeqs)
        .execute()
    : []
  const found = new Map(rows.map((row) => [row.product_seq, row]))
  const named = (seqs: readonly number[] = []) => [
    ...new Set(seqs.flatMap((seq) => categoryNames.get(seq) ?? [])),
  ]
  const first = filter.firstCategorySeqs ?? []
  const read = (clauses ?? []).map((clause, index) => ({
    ...clause,
    word: filter.words?.[index]?.typed ?? (clause.alternatives[0] ?? []).join(' '),
    own: ownForms(filter.words?.[index], clause),
  }))
  return {
    total: page.total,
    corrected: page.correction?.to ?? null,
    readAs: page.readAs.map(({ typed, label }) => ({ typed, label })),
    words: read.map(({ word, own, alternatives, categorySeqs }) => ({
      word,
      others: alternatives.map((terms) => terms.join(' ')).filter((text) => !own.has(text)),
      categories: named(categorySeqs),
    })),
    firstCategories: named(first),
    items: page.items.map((card) => {
      const row = found.get(card.productSeq)
      return {
        card,
        isFirst: row ? row.category_path.some((seq) => first.includes(seq)) : false,
        matches: row ? read.map((clause) => matchOf(clause, row)) : [],
      }
    }),
  }
}

/** The alternatives that are the word itself. */
function ownForms(
  word: { typed: string; canonical: string; meaning?: { texts: readonly string[] } } | undefined,
  { alternatives }: WordClause,
): ReadonlySet<string> {
  const others = new Set(word?.meaning?.texts)
  const forms = alternatives.map((terms) => terms.join(' '))
  return new Set(
    forms.filter((text) => !others.has(text) || text === word?.typed || text === word?.canonical),
  )
}

/** The strongest reason for which a product has a word. */
function matchOf(
  { alternatives, own, categorySeqs }: WordClause & { own: ReadonlySet<string> },
  { norm, category_path }: { norm: string; category_path: readonly number[] },
): MatchKind {
  const title = titleOf(norm)
  const has = (text: string, terms: readonly string[]) => terms.every((term) => text.includes(term))
  const itself = alternatives.filter((terms) => own.has(terms.join(' ')))
  const others = alternatives.filter((terms) => !own.has(terms.join(' ')))
  if (itself.some((terms) => has(title, terms))) return 'TITLE'
  if (others.some((terms) => has(title, terms))) return 'OTHER_WORD'
  if (categorySeqs?.some((seq) => category_path.includes(seq))) return 'CATEGORY'
  return alternatives.some((terms) => has(norm, terms)) ? 'TEXT' : 'DESCRIPTION'
}
