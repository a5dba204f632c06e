import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { queryWords, type SearchWord } from '../search-index/korean/query-words.ts'
import { EVERY_PRODUCT, priceBandTokens, tokenOf } from '../search-index/search-token.ts'
import { gramsOfTerm, type WordClause, wordClauses } from './keyword-clauses.ts'
import type { RowFilter } from './search-conditions.ts'
import { possibleParts } from './split-word.ts'

/** Token counts by token; a missing one is rare. */
export type TokenCounts = ReadonlyMap<string, number>

/** The inputs of the search planner: the meaning of the keyword, and how common its tokens are. */
export interface LookedUp {
  /** Null without a keyword. */
  clauses: WordClause[] | null
  counts: TokenCounts
}

/** What was looked up for one keyword; its readings have most words in common, and several are read at a time. */
export class LookUpMemory {
  readonly words = new Map<string, number>()
  readonly tokens = new Map<string, number>()
  readonly #found = new Map<string, Promise<unknown>>()
  readonly #asked = new Set<string>()
  readonly #reads: Promise<void>[] = []

  /**
   * What a filter finds, asked for once: several readings of a keyword come to the same clauses.
   * @param what how it is looked for; nothing else but filter and clauses may make a difference
   */
  once<Found>(
    what: string,
    { words: _words, keyword: _keyword, ...conditions }: RowFilter,
    clauses: readonly WordClause[] | null,
    find: () => Promise<Found>,
  ): Promise<Found> {
    const key = JSON.stringify([what, conditions, clauses])
    const found = (this.#found.get(key) as Promise<Found> | undefined) ?? find()
    this.#found.set(key, found)
    return found
  }

  /** Reads what was not asked for before in one query, and resolves when all that was ever asked for is there. */
  async read(
    kysely: Kysely<DB>,
    asked: { words: readonly string[]; tokens: readonly string[] },
  ): Promise<void> {
    const words = this.#takeNew('word', asked.words)
    const tokens = this.#takeNew('token', asked.tokens)
    if (words.length + tokens.length > 0) this.#reads.push(this.#load(kysely, words, tokens))
    await Promise.all(this.#reads)
  }

  async #load(kysely: Kysely<DB>, words: string[], tokens: string[]): Promise<void> {
    const { rows } = await sql<{ word: string | null; token: string | null; count: number }>`
      select norm as word, null as token, max(product_count) as count
      from search_keyword
      where norm = any(${words}::text[]) and strpos(keyword, ' ') = 0
      group by norm
      union all
      select null, token, product_count from search_token where token = any(${tokens}::text[])
    `.execute(kysely)
    for (const { word, token, count } of rows) {
      if (word !== null) this.words.set(word, count)
      else if (token !== null) this.tokens.set(token, count)
    }
  }

  #takeNew(kind: string, texts: readonly string[]): string[] {
    return [...new Set(texts)].filter((text) => {
      const key = `${kind} ${text}`
      const isNew = !this.#asked.has(key)
      this.#asked.add(key)
      return isNew
    })
  }
}

/** Looks up the dictionary and the token counts; what the memory has is not read again. */
export async function lookUp(
  kysely: Kysely<DB>,
  filter: RowFilter,
  memory: LookUpMemory = new LookUpMemory(),
): Promise<LookedUp> {
  const words = wordsOf(filter)
  // The products of one store are always found by its index, so there is nothing to compare.
  if (words === null && filter.storeSeq !== undefined) return { clauses: null, counts: new Map() }
  const forms = (words ?? []).flatMap(({ typed, canonical }) => [typed, canonical])
  const meanings = (words ?? []).flatMap(({ meaning }) => meaning ?? [])
  await memory.read(kysely, {
    words: forms.flatMap(possibleParts),
    tokens: [
      EVERY_PRODUCT,
      ...[...forms, ...meanings.flatMap(({ texts }) => texts)].flatMap(gramsOfTerm),
      ...meanings.flatMap(({ categorySeqs }) => categorySeqs.map(tokenOf.category)),
      ...filterTokens(filter).flat(),
    ],
  })
  return { clauses: words && wordClauses(words, memory.words), counts: memory.tokens }
}

/** Null where the filter has no words at all. */
function wordsOf({ words, keyword }: RowFilter): readonly SearchWord[] | null {
  if (words !== undefined) return words.length > 0 ? words : null
  return keyword === undefined ? null : queryWords(keyword)
}

/** The counted filters of a query: each a list of tokens of which a product has one. */
export function filterTokens(filter: RowFilter): string[][] {
  const tokens: string[][] = []
  if (filter.categorySeq !== undefined) tokens.push([tokenOf.category(filter.categorySeq)])
  if (filter.regionCode !== undefined) tokens.push([tokenOf.region(filter.regionCode)])
  if (filter.regionCodes?.length) tokens.push(filter.regionCodes.map(tokenOf.region))
  if (filter.tradeStates?.length) tokens.push(filter.tradeStates.map(tokenOf.tradeState))
  if (filter.conditions?.length) tokens.push(filter.conditions.map(tokenOf.condition))
  if (filter.tradeMethods?.length) tokens.push(filter.tradeMethods.map(tokenOf.tradeMethod))
  if (filter.shippingIncluded !== undefined)
    tokens.push([tokenOf.shippingIncluded(filter.shippingIncluded)])
  if (filter.safePay !== undefined) tokens.push([tokenOf.safePay(filter.safePay)])
  if (filter.lowered) tokens.push([tokenOf.lowered])
  const bands = priceBandTokens(filter.minPrice, filter.maxPrice)
  if (bands.length > 0) tokens.push(bands)
  return tokens
}
