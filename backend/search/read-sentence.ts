import { normaliseText } from '../search-index/korean/normalise.ts'
import { queryWords, type SearchWord } from '../search-index/korean/query-words.ts'
import { LIFE_WORDS, SENTENCE_WORDS, VERB_ENDING } from '../search-index/korean/sentence-words.ts'
import { SPELLED_NAMES } from '../search-index/korean/synonyms.ts'
import { coreOfRegion, isModifier, type Vocabulary } from './vocabulary.ts'
import { withoutParticle } from './word-forms.ts'

/** A query without the words that only make it a sentence. */
export interface SentenceReading {
  /** What names the thing and says of which kind it is. */
  words: string[]
  /** The same with a kind and a thing as two words, where they were taken for one that has an entry. */
  apart: string[]
  /** As they were typed. */
  filler: string[]
  /** What a title may say as well; a product that does stands first. */
  wished: SearchWord[]
}

/** More words are a sentence, in which even a syllable of a thing may be a verb. */
const LEAST_WORDS_OF_SENTENCE = 3

/** Separates what a query is about from what is said around it. */
export function readSentence(pieces: readonly string[], vocabulary: Vocabulary): SentenceReading {
  const isSentence = pieces.length >= LEAST_WORDS_OF_SENTENCE
  const words: string[] = []
  const filler: string[] = []
  for (const [index, piece] of pieces.entries()) {
    const norm = normaliseText(piece)
    const isLast = index === pieces.length - 1
    const noun = isSentence ? nounOf(norm, vocabulary) : norm
    const isFiller =
      SENTENCE_WORDS.has(norm) ||
      (isSentence &&
        (SENTENCE_WORDS.has(noun) ||
          LIFE_WORDS.has(noun) ||
          (norm.length === 1 && !vocabulary.senses.byWord.has(norm)) ||
          (!isName(noun, vocabulary) && VERB_ENDING.test(norm))))
    // A thing at the end is what the sentence is about, whatever else the word can say.
    const isThing = isLast && words.length === 0
    if (isFiller && !isThing) filler.push(piece)
    else words.push(noun === norm ? piece : noun)
  }
  if (words.length === 0) return { words: [...pieces], apart: [...pieces], filler: [], wished: [] }
  const apart = [...words]
  const head = words.length - 1
  for (const each of filler) {
    const kind = nounOf(normaliseText(each), vocabulary)
    const both = [each, kind].map((kindOf) => normaliseText(`${kindOf}${words[head]}`))
    const entry = both.find((word) => vocabulary.senses.byWord.has(word))
    if (entry === undefined) continue
    // A light notebook is a kind of notebook that has names; a good one is not.
    words[head] = entry
    break
  }
  const wished = filler.flatMap((each) => queryWords(each)).filter(({ typed }) => typed.length > 1)
  return { words: joined(words, vocabulary), apart, filler, wished }
}

/** A word of a sentence without its particle, where what is left is a name (캠핑에서). */
function nounOf(norm: string, vocabulary: Vocabulary): string {
  if (isName(norm, vocabulary)) return norm
  const noun = withoutParticle(norm)
  if (noun === null) return norm
  if (isName(noun, vocabulary) || SENTENCE_WORDS.has(noun)) return noun
  const shorter = withoutParticle(noun)
  return shorter !== null && isName(shorter, vocabulary) ? shorter : norm
}

function isName(norm: string, vocabulary: Vocabulary): boolean {
  const { senses, categoryNouns, regions } = vocabulary
  return (
    senses.byWord.has(norm) ||
    senses.listed.has(norm) ||
    categoryNouns.has(norm) ||
    isModifier(norm) ||
    regions.has(norm) ||
    (norm.length > 2 && regions.has(coreOfRegion(norm) ?? norm))
  )
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
