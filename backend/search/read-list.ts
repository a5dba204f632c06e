import { normaliseText } from '../search-index/korean/normalise.ts'
import { queryWords } from '../search-index/korean/query-words.ts'
import type { ReadWord } from './read-word.ts'
import { ATTRIBUTE, isModifier } from './vocabulary.ts'

/** A hyphen after one letter is a part of a model: x-t5. */
const BETWEEN = /[/,|&+·・、，;:()[\]{}_~∼]+|(?<=\p{L}{2})-(?=\p{L})/u
/** What stands between several things, of which any will do. */
const LISTS = /[,|、，;&+]/u
/** Two things of which either may be meant, where few have both: 침대/매트리스. */
const EITHER = /(?<=[가-힣]{2})[/·](?=[가-힣]{2})/u
const OR = /[/,|&+·・、，;~∼]/u
const isList = (text: string) => LISTS.test(text) || EITHER.test(text)
/** 아이폰13/14 */
const TWO_NUMBERS = /([가-힣]{2,}) ?(\d{1,2})[/·](\d{1,2})(?![\p{L}\d])/gu
const NEXT_MODELS = 3
/** ps5, ps4 */
const LIST_OF_WORDS = /^\s*[^\s,、，+/|]+(?:\s*[,、，+/|]\s*[^\s,、，+/|]+)+\s*$/u
/** 레이밴 or 오클리 */
const OR_IN_WORDS = /(?<=\S)\s+(?:or|또는|혹은|아니면)\s+(?=\S)/giu
const QUOTES = /["'“”‘’`]+/gu
/** Between more words it stands between parts of a sentence. */
const MOST_WORDS_OF_LIST = 4

/** A query without quotes, and with a comma for a word that says or. */
export function plainSeparators(text: string): string {
  const bare = text.replace(QUOTES, ' ')
  const listed = bare.replace(OR_IN_WORDS, ',')
  return listed.trim().split(/\s+/).length < MOST_WORDS_OF_LIST ? listed : bare
}

/** The pieces of a query with separators: all of them, then any of them (나이키/아디다스); of several things any first. */
export function variantsOf(text: string): (string | string[])[][] {
  const { pieces, any } = piecesOf(text)
  if (listsOf(any).length === 0) return [pieces.flat()]
  return isListOfThings(text) ? [any.flat(), pieces.flat()] : [pieces.flat(), any.flat()]
}

/** Whether several things stand in a query, of which any will do. */
export function isListOfThings(text: string): boolean {
  if (!isList(text)) return false
  const named = listsOf(piecesOf(text).any).flat()
  return named.length > 0 && (named.every(isThing) || named.every(isModel))
}

const listsOf = (any: readonly (string | string[])[][]) =>
  any.flat().filter((each): each is string[] => Array.isArray(each))

/** What the separators leave, and the same with what stands between two of them as one. */
function piecesOf(text: string): { pieces: string[][]; any: (string | string[])[][] } {
  const raw = text
    .replace(TWO_NUMBERS, (all, name, one, other) =>
      Math.abs(Number(one) - Number(other)) <= NEXT_MODELS ? `${name}${one}/${name}${other}` : all,
    )
    .replace(LIST_OF_WORDS, (list) => list.replaceAll(/\s/g, ''))
    .split(/\s+/)
    .filter(Boolean)
  const pieces = raw.map((word) => word.split(BETWEEN).filter((each) => normaliseText(each)))
  const any = pieces.map((each, index) =>
    each.length > 1 && OR.test(raw[index] ?? '') ? [each] : each,
  )
  return { pieces, any }
}

/** Not a number, a model, a color or a kind, which narrow the thing beside them. */
const isThing = (word: string) =>
  /^\p{L}{2,}$/u.test(word) &&
  !ATTRIBUTE.test(normaliseText(word)) &&
  !isModifier(normaliseText(word))

/** ps5, x-t5; of several only one is meant (ps5, ps4). */
const isModel = (word: string) => /^[a-z]{1,4}-?\d/iu.test(word)

/** What was read as several words, as one that is searched for by its letters. */
export function inLetters(typed: string, words: readonly ReadWord[]): ReadWord[] {
  return queryWords(typed).map((word) => ({
    typed: word.typed,
    word,
    regionCodes: null,
    hits: Math.min(...words.map(({ hits }) => hits)),
    isKnown: words.every(({ isKnown }) => isKnown),
    importance: Math.max(0, ...words.map(({ importance }) => importance)),
    part: null,
    corrected: null,
  }))
}

/** One word that means any of several. */
export function eitherOf(typed: string, read: readonly ReadWord[]): ReadWord {
  const known = read.filter(({ isKnown, regionCodes }) => isKnown && regionCodes === null)
  const texts = known.flatMap(({ word: { meaning, typed: own, canonical } }) => [
    ...(meaning?.withoutItself ? [] : [own, canonical]),
    ...(meaning?.texts ?? []),
  ])
  const categorySeqs = known.flatMap(({ word }) => word.meaning?.categorySeqs ?? [])
  return {
    typed,
    word: {
      typed: normaliseText(typed),
      canonical: normaliseText(typed),
      meaning: { texts: [...new Set(texts)], categorySeqs, withoutItself: true },
    },
    regionCodes: null,
    hits: Math.max(0, ...known.map(({ hits }) => hits)),
    isKnown: known.length > 0,
    importance: Math.max(0, ...known.map(({ importance }) => importance)),
    part: null,
    corrected: null,
    anyOf: known.map(({ word }) => word),
  }
}
