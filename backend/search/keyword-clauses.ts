import { queryWords, type SearchWord } from '../search-index/korean/query-words.ts'
import { splitWord, type WordCounts } from './split-word.ts'

/**
 * One word of a query: it matches a search text that contains every term of at least one alternative. Alternatives are
 * the word as typed, its canonical spelling, and its parts when it is several words written without spaces.
 */
export interface WordClause {
  alternatives: string[][]
  /** A product of one of these categories matches whatever its text says, and any other only by its title. */
  categorySeqs?: number[]
}

/**
 * What a product's search text has to contain to match the keyword: every clause. No clause at all means that the
 * keyword has neither letter nor digit, and that nothing matches.
 *
 * 삼성노트북 equals 삼성 노트북: it is split where the dictionary knows both words better than the whole, and two words that are
 * written together contain each other's text anyway.
 */
export function keywordClauses(keyword: string, counts: WordCounts): WordClause[] {
  return wordClauses(queryWords(keyword), counts)
}

/** The same of words that were read already. */
export function wordClauses(words: readonly SearchWord[], counts: WordCounts): WordClause[] {
  return words.map(({ typed, canonical, meaning }) => {
    const alternatives = new Map<string, string[]>()
    for (const form of meaning?.withoutItself ? [] : [typed, canonical]) {
      const terms = splitWord(form, counts) ?? [form]
      alternatives.set(terms.join(' '), terms)
    }
    for (const text of meaning?.texts ?? []) alternatives.set(text, [text])
    return {
      alternatives: [...alternatives.values()],
      ...(meaning?.categorySeqs.length && { categorySeqs: meaning.categorySeqs }),
    }
  })
}

/** The title in a search text, and all of the text. */
export const titleOf = (norm: string) => norm.split(' ', 1)[0] ?? ''

/** Whether a search text matches; the same rule as the SQL of the search. */
export function matchesClauses(
  norm: string,
  clauses: readonly WordClause[],
  categoryPath: readonly number[] = [],
): boolean {
  return (
    clauses.length > 0 &&
    clauses.every(
      ({ alternatives, categorySeqs }) =>
        alternatives.some((terms) =>
          terms.every((term) => (categorySeqs ? titleOf(norm) : norm).includes(term)),
        ) || categorySeqs?.some((categorySeq) => categoryPath.includes(categorySeq)),
    )
  )
}
