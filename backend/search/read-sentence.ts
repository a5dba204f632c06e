import type { ReadPart } from '#contracts/search.ts'
import { SAID_KINDS } from '../search-index/korean/descriptions.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { queryWords, type SearchWord } from '../search-index/korean/query-words.ts'
import {
  LIFE_WORDS,
  SENTENCE_WORDS,
  SPOKEN_ENDING,
  THING_WORDS,
  VERB_ENDING,
} from '../search-index/korean/sentence-words.ts'
import { SPELLED_NAMES } from '../search-index/korean/synonyms.ts'
import { nearestName } from './correct-keyword.ts'
import { type DescribedThing, readDescription } from './read-description.ts'
import { isName, isPlace, nounOf } from './sentence-nouns.ts'
import { spokenPieces } from './spoken-pieces.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isOblique, saysOr, withoutParticles } from './word-forms.ts'

/** A query without the words that only make it a sentence. */
export interface SentenceReading {
  /** What names the thing and says of which kind it is; several things of which any will do have a comma between them. */
  words: string[]
  /** The same with a kind and a thing as two words, where they were taken for one that has an entry. */
  apart: string[]
  /** As they were typed. */
  filler: string[]
  /** What a title may say as well; a product that does stands first. */
  wished: SearchWord[]
  /** Whether the words are what a thing was described as. */
  isDescribed: boolean
  /** What was described instead of named, or mistyped. */
  readAs: ReadPart[]
}

/** More words are a sentence, in which even a syllable of a thing may be a verb. */
const LEAST_WORDS_OF_SENTENCE = 3

/** Separates what a query is about from what is said around it. */
export function readSentence(typed: readonly string[], vocabulary: Vocabulary): SentenceReading {
  const pieces = spokenPieces(typed, vocabulary)
  const described = readDescription(pieces, vocabulary)
  const named = reading(pieces, null, vocabulary)
  if (!described) return named
  // Where the thing is not sold, the words that describe it are searched for.
  return { ...reading(pieces, described, vocabulary), apart: named.words }
}

const NOTHING = { filler: [], wished: [], isDescribed: false, readAs: [] }

function reading(
  pieces: readonly string[],
  described: DescribedThing | null,
  vocabulary: Vocabulary,
): SentenceReading {
  const left = pieces.filter((_, index) => !described?.said.has(index))
  const { words, readAs, isFirstOfTwo, ...sorted } = sortOut(left, described !== null, vocabulary)
  const around = described ? aroundThing(pieces, described, sorted.filler) : []
  // What describes the thing is told as the thing, and not as left out.
  const filler = sorted.filler.filter((piece) => !around.includes(piece))
  const said = [...filler, ...around]
  if (described) {
    words.push(described.thing)
    readAs.push({ kind: 'MEANING', typed: around.join(' '), label: described.thing })
  }
  if (words.length === 0) return { ...NOTHING, words: [...pieces], apart: [...pieces] }
  const apart = [...words]
  const kinds = pieces
    .filter((piece) => said.includes(piece))
    .flatMap((each) => kindsOf(each, vocabulary))
  const head = words.length - 1
  // A light notebook is a kind of notebook that has names; a good one is not.
  const entry = kinds
    .map((kind) => normaliseText(`${kind}${words[head]}`))
    .find((word) => vocabulary.senses.byWord.has(word))
  if (entry !== undefined) words.splice(0, words.length, ...asEntry(words, entry, vocabulary))
  const wished = [...said, ...kinds]
    .flatMap((each) => queryWords(each))
    .filter(({ typed }) => typed.length > 1)
  return {
    words: eitherOf(
      withoutRepeated(joined(words, vocabulary), described !== null, vocabulary),
      isFirstOfTwo,
    ),
    apart,
    filler,
    wished: [...new Map(wished.map((word) => [word.typed, word])).values()],
    isDescribed: described !== null,
    readAs,
  }
}

/** The pieces that describe a thing, with the filler between them: 손 시려울 때 끼는 거. */
function aroundThing(
  pieces: readonly string[],
  { said }: DescribedThing,
  filler: readonly string[],
): string[] {
  const [first, last] = [Math.min(...said), Math.max(...said)]
  return pieces.filter(
    (piece, index) => said.has(index) || (index > first && index < last && filler.includes(piece)),
  )
}

/** Words with the entry as the thing, without other kinds that it is too: a light tent is one for 백패킹. */
function asEntry(words: readonly string[], entry: string, { senses }: Vocabulary): string[] {
  const thing = words.at(-1) ?? ''
  const kinds = new Set(senses.byWord.get(entry)?.flatMap((sense) => sense.words))
  return [...words.slice(0, -1).filter((word) => !kinds.has(`${word}${thing}`)), entry]
}

/** What the pieces of a query are together. */
interface Pieces {
  norms: readonly string[]
  vocabulary: Vocabulary
  /** The pieces that describe a thing are not among them. */
  isDescribed: boolean
  isSentence: boolean
  /** Whether it is said as one speaks, not only a row of words. */
  isSpoken: boolean
  hasName: boolean
  /** What is said around a thing is said before it. */
  lastName: number
}

function readPieces(
  pieces: readonly string[],
  isDescribed: boolean,
  vocabulary: Vocabulary,
): Pieces {
  const norms = pieces.map(normaliseText)
  const isSentence = isDescribed || pieces.length >= LEAST_WORDS_OF_SENTENCE
  return {
    norms,
    vocabulary,
    isDescribed,
    isSentence,
    isSpoken: isSentence && (isDescribed || norms.some((norm) => isSaid(norm, vocabulary))),
    hasName: norms.some((norm) => isName(nounOf(norm, vocabulary), vocabulary)),
    lastName: norms.findLastIndex((norm) => isThingOrName(norm, vocabulary)),
  }
}

/** The pieces as words and filler. */
function sortOut(pieces: readonly string[], isDescribed: boolean, vocabulary: Vocabulary) {
  const all = readPieces(pieces, isDescribed, vocabulary)
  const words: string[] = []
  const filler: string[] = []
  const readAs: ReadPart[] = []
  const isFirstOfTwo = new Set<string>()
  for (const [index, piece] of pieces.entries()) {
    const norm = all.norms[index] ?? ''
    const noun = all.isSentence || CLEAR_PARTICLE.test(norm) ? nounOf(norm, vocabulary) : norm
    if (isFiller(all, index, noun) && !isThingAtEnd(all, index, words.length === 0)) {
      filler.push(piece)
      continue
    }
    const { word, corrected } = wordOf(all, norm, noun)
    if (corrected) readAs.push({ kind: 'MEANING', typed: piece, label: word })
    if (all.isSpoken && word !== norm && isOr(norm, word, all.norms[index + 1] ?? ''))
      isFirstOfTwo.add(word)
    words.push(word === norm ? piece : word)
  }
  return { words, filler, readAs, isFirstOfTwo }
}

/** Whether a piece only makes the query a sentence. */
function isFiller(all: Pieces, index: number, noun: string): boolean {
  const { norms, vocabulary, isDescribed, isSentence, isSpoken } = all
  const norm = norms[index] ?? ''
  if (SENTENCE_WORDS.has(norm)) return true
  if (!isSentence) return false
  const isNamed = isName(noun, vocabulary)
  const before = norms[index - 1] ?? ''
  return (
    SENTENCE_WORDS.has(noun) ||
    LIFE_WORDS.has(noun) ||
    (norm.length === 1 && !isThingOfSyllable(norms, index, vocabulary)) ||
    isCount(norm, before) ||
    isGeneric(noun, before, vocabulary) ||
    isNegated(norm, norms[index + 1] ?? '') ||
    (!isNamed && VERB_ENDING.test(norm)) ||
    (isSpoken && !isNamed && isAroundThing(all, index)) ||
    (isDescribed && norm !== noun && !isPlace(noun, vocabulary))
  )
}

/** What is said beside a thing, of a sentence as one speaks. */
const isAroundThing = ({ norms, isDescribed, lastName }: Pieces, index: number) => {
  const norm = norms[index] ?? ''
  return isDescribed ? !HAS_DIGIT.test(norm) : index < lastName && isAround(norm)
}

/** A thing at the end is what the sentence is about, whatever else the word can say. */
const isThingAtEnd = ({ norms, vocabulary, isDescribed }: Pieces, index: number, isOnly: boolean) =>
  index === norms.length - 1 &&
  !isDescribed &&
  (isOnly || ((norms[index] ?? '').length > 1 && vocabulary.senses.byWord.has(norms[index] ?? '')))

/** The word that a piece is searched as: without particles, and corrected where the sentence names nothing. */
function wordOf(
  { vocabulary, isSpoken, hasName, isDescribed }: Pieces,
  norm: string,
  noun: string,
): { word: string; corrected: boolean } {
  const isLost = isSpoken && !hasName && !isDescribed
  const corrected = isLost ? nearestName(norm, vocabulary.senses.spelled) : null
  if (corrected !== null) return { word: corrected, corrected: true }
  const isEither = isSpoken && /(?:이랑|이나)$/u.test(norm) && !isName(noun, vocabulary)
  const [first = noun] = isEither && noun === norm ? withoutParticles(norm) : []
  return { word: isEither ? first : noun, corrected: false }
}

/** Whether a word is one of a sentence, not of a title. */
const isSaid = (norm: string, vocabulary: Vocabulary) =>
  SENTENCE_WORDS.has(norm) ||
  (!isName(norm, vocabulary) && (VERB_ENDING.test(norm) || /..(?:하고|하게)$/u.test(norm)))

const isThingOrName = (norm: string, vocabulary: Vocabulary) => {
  const noun = nounOf(norm, vocabulary)
  return THING_WORDS.has(noun) || isName(noun, vocabulary)
}

const HAS_DIGIT = /\d/
/** Particles that are the end of hardly any name: 의자만. */
const CLEAR_PARTICLE = /..(?:만|을|를|에서|이랑|으로)$/u
const NUMERAL = /^(?:한|두|세|네|다섯|여섯|열|몇|여러|\d+)$/u
const COUNTER = /^(?:개|대|장|권|벌|쌍|병|잔|마리|켤레|자루|봉지)$/u

/** 두 개 are no dogs. */
const isCount = (norm: string, before: string) => COUNTER.test(norm) && NUMERAL.test(before)

/** 톱, and the 채 of 배드민턴 … 채. */
const isThingOfSyllable = (norms: readonly string[], at: number, { senses }: Vocabulary) =>
  senses.byWord.has(norms[at] ?? '') ||
  norms.slice(0, at).some((kind) => senses.byWord.has(`${kind}${norms[at]}`))

/** What only a sentence has: a verb, or where and when. */
const isAround = (norm: string) => SPOKEN_ENDING.test(norm) || isOblique(norm)

/** Whether any of two things will do: 이나 says so, and 이랑 only before another thing (강아지랑 산책할 …). */
const isOr = (norm: string, noun: string, next: string) =>
  /나$/u.test(norm) || (saysOr(norm) && !SAID_KINDS.has(noun) && next.length > 1 && !isVerb(next))

const isVerb = (norm: string) =>
  SENTENCE_WORDS.has(norm) || VERB_ENDING.test(norm) || SPOKEN_ENDING.test(norm)

/** 기계, 제품; but not that of 운동 기구, which has an entry. */
const isGeneric = (noun: string, before: string, { senses, categoryNouns }: Vocabulary) =>
  THING_WORDS.has(noun) && !senses.byWord.has(before + noun) && !categoryNouns.has(before + noun)

/** 게임은 안 해요 */
const isNegated = (norm: string, next: string) => /[은는]$/u.test(norm) && /^(?:안|못)$/u.test(next)

/** What a word of a sentence says of the kind of thing, as titles write it. */
function kindsOf(piece: string, vocabulary: Vocabulary): string[] {
  const norm = normaliseText(piece)
  const noun = nounOf(norm, vocabulary)
  return [...new Set([piece, noun, ...(SAID_KINDS.get(norm) ?? SAID_KINDS.get(noun) ?? [])])]
}

/** A kind and a thing that have an entry together are one word: 여자 코트, 캠핑 … 난로. */
function joined(words: readonly string[], { senses }: Vocabulary): string[] {
  const left = [...words]
  for (let thing = left.length - 1; thing > 0; thing -= 1)
    for (let kind = thing - 1; kind >= 0; kind -= 1) {
      const both = normaliseText(`${left[kind]}${left[thing]}`)
      const isName = kind === thing - 1 && SPELLED_NAMES.has(both)
      if (!isName && !senses.byWord.has(both)) continue
      left[thing] = both
      left.splice(kind, 1)
      thing -= 1
      kind = thing
    }
  return left
}

/** Without the kinds that the thing says already, and of one that is described its entry: 거실형 … 거실텐트. */
function withoutRepeated(
  words: readonly string[],
  isDescribed: boolean,
  { senses }: Vocabulary,
): string[] {
  const thing = words.at(-1) ?? ''
  const entries = isDescribed ? (senses.byWord.get(thing) ?? []) : []
  const said = [thing, ...entries.flatMap((each) => [...each.words, ...each.texts])]
  return words.filter((word) => word === thing || !isModifierOf(normaliseText(word), said))
}

const isModifierOf = (word: string, said: readonly string[]) =>
  said.some((each) => each !== word && normaliseText(each).startsWith(word) && word.length > 1)

/** Two things of which any will do, as one word: 침낭,매트. */
function eitherOf(words: readonly string[], isFirstOfTwo: ReadonlySet<string>): string[] {
  const left = [...words]
  for (let index = left.length - 2; index >= 0; index -= 1) {
    if (!isFirstOfTwo.has(left[index] ?? '')) continue
    left.splice(index, 2, `${left[index]},${left[index + 1]}`)
  }
  return left
}
