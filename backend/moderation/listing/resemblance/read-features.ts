import { readSigns } from '../../signs.ts'

/** Features are numbered below this; two that share a number share a weight. */
export const FEATURES = 2 ** 17

/** Letters of a description that are read: what is offered is said first, and the rest is the talk of any listing. */
const OPENING = 80
const GRAM_LENGTHS = [2, 3]

/** A word of a listing, and what it says by its letters. */
export interface FeaturedWord {
  isOfTitle: boolean
  /** Of the text it stands in, the end exclusive. */
  from: number
  to: number
  features: readonly number[]
}

/** The words of a listing with their features: the word itself, and its parts of two and three letters. */
export function readFeatures(title: string, body: string): FeaturedWord[] {
  return [...wordsOf(title, true), ...wordsOf(body.slice(0, OPENING), false)]
}

/** The features of a listing, each once. */
export function featuresOf(words: readonly FeaturedWord[]): number[] {
  return [...new Set(words.flatMap(({ features }) => features))]
}

function wordsOf(text: string, isOfTitle: boolean): FeaturedWord[] {
  const words: FeaturedWord[] = []
  let letters = ''
  let from = 0
  let to = 0
  const end = () => {
    if (letters !== '') words.push({ isOfTitle, from, to, features: lettersAs(letters, isOfTitle) })
    letters = ''
  }
  for (const sign of readSigns(text)) {
    if (sign.kind === 'GAP' || sign.kind === 'WALL') {
      end()
      continue
    }
    if (letters === '') from = sign.start
    letters += /\d/.test(sign.plain) ? '0' : sign.plain
    to = sign.end
  }
  end()
  return words
}

function lettersAs(letters: string, isOfTitle: boolean): number[] {
  // Of a number only that it is one.
  const word = ` ${letters.replace(/0+/g, '0')} `
  const features = [numberOf(isOfTitle ? WORD_OF_TITLE : WORD_OF_BODY, word, 0, word.length)]
  for (const length of GRAM_LENGTHS)
    for (let at = 0; at + length <= word.length; at += 1) {
      features.push(numberOf(ANYWHERE, word, at, at + length))
      if (isOfTitle) features.push(numberOf(IN_TITLE, word, at, at + length))
    }
  return features
}

/** What a feature is begins its hash (FNV-1a). */
const [WORD_OF_TITLE = 0, WORD_OF_BODY = 0, ANYWHERE = 0, IN_TITLE = 0] = ['=', '~', '', 't'].map(
  (kind) => [...kind].reduce((hash, sign) => hashed(hash, sign.charCodeAt(0)), 0x811c9dc5),
)

function numberOf(kind: number, word: string, from: number, to: number): number {
  let hash = kind
  for (let at = from; at < to; at += 1) hash = hashed(hash, word.charCodeAt(at))
  // The upper bits count too.
  return ((hash ^ (hash >>> 15)) >>> 0) % FEATURES
}

function hashed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}
