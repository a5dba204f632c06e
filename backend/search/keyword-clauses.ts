import { gramsOf, normaliseText } from '../search-index/korean/normalise.ts'
import { queryWords, type SearchWord } from '../search-index/korean/query-words.ts'
import { TAGS_BEGIN } from '../search-index/search-text.ts'
import { tokenOf } from '../search-index/search-token.ts'
import { splitWord, type WordCounts } from './split-word.ts'

/**
 * One word of a query: it matches a search text that contains every term of at least one alternative. Alternatives are
 * the word as typed, its canonical spelling, and its parts when it is several words written without spaces.
 */
export interface WordClause {
  /**
   * A space at an end of a term stands for the end of a word of the title, and a number counts in the title; with # before
   * it in the tags too.
   */
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

/** A word of its own: 덱 of 카드 덱, not of 스팀덱. */
export const asWord = (text: string) => ` ${text} `
/** The end of a word, where the thing is named: 덱 of 스팀덱. */
export const asEndOfWord = (text: string) => `${text} `
/** A number that counts in the tags too. */
export const inTagsToo = (number: string) => `#${number}`

/** A number that something else may stand behind than another unit: 16 and 16형, not that of 16gb. */
export const asBareNumber = (number: string) => `${number}!`

/** A text of an entry as a term: =덱 is a word, -덱 the end of one, 덱- its beginning. */
export function termOf(text: string): string {
  const norm = normaliseText(text)
  if (text.startsWith('=')) return asWord(norm)
  if (text.startsWith('-')) return asEndOfWord(norm)
  return text.endsWith('-') ? ` ${norm}` : norm
}

/** Whether a text of an entry says where in a title it has to stand. */
export const isMarked = (text: string) => hasWordEnd(termOf(text))

/** What a term has of the text that it looks for. */
export const lettersOf = (term: string) => term.replace(/[#!]/g, '').trim()
export const hasWordEnd = (term: string) => term.startsWith(' ') || term.endsWith(' ')
/** The grams by which the index finds it, those with the end of a word too. */
export const gramsOfTerm = (term: string) => gramsOf(hasWordEnd(term) ? term : lettersOf(term))

const NUMBER = /^#?\d/
const UNIT = 'gb|tb|mb|g|kg|ml|l|w|hz|mah|cc|km|인용|개|년|세|살|평|권|구|도어'
const OTHER_UNIT = `(?![0-9]|(?:${UNIT})(?:[^a-z]|$))`

/**
 * The regular expression of a term that begins with a number, in JavaScript and in SQL: 8gb is no part of 18gb. Null of
 * other terms.
 */
export const numberPattern = (term: string) =>
  NUMBER.test(term) ? `(^|[^0-9])${lettersOf(term)}${afterNumber(term)}` : null

const afterNumber = (term: string) =>
  term.endsWith('!') ? OTHER_UNIT : /^#?\d+$/.test(term) ? '($|[^0-9])' : ''

/** Whether a search text, or the title in it, has the term; the same rule as the SQL of the search. */
function hasTerm(norm: string, term: string, onlyTitle: boolean): boolean {
  const title = norm.split(TAGS_BEGIN, 1)[0] ?? ''
  if (hasWordEnd(term)) return ` ${title} `.includes(term)
  const pattern = numberPattern(term)
  if (pattern !== null) return new RegExp(pattern, 'u').test(term.startsWith('#') ? norm : title)
  return (onlyTitle ? titleOf(norm) : norm).includes(term)
}

/** The title in a search text. */
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
          terms.every((term) => hasTerm(norm, term, categorySeqs !== undefined)),
        ) || categorySeqs?.some((categorySeq) => categoryPath.includes(categorySeq)),
    )
  )
}

type Counts = ReadonlyMap<string, number>

/** How many products have a word at most, whatever else narrows the list. */
export function hitsOf({ alternatives, categorySeqs = [] }: WordClause, counts: Counts): number {
  const hits = alternatives.map((terms) =>
    Math.min(...terms.flatMap(gramsOfTerm).map((gram) => counts.get(gram) ?? 0)),
  )
  const inCategories = countOfTokens(categorySeqs.map(tokenOf.category), counts)
  return hits.reduce((sum, count) => sum + count, inCategories)
}

/** How many products have one of the tokens at most. */
export const countOfTokens = (tokens: readonly string[], counts: Counts): number =>
  tokens.reduce((sum, token) => sum + (counts.get(token) ?? 0), 0)
