import { LIFE_WORDS, SENTENCE_WORDS, THING_WORDS } from '../search-index/korean/sentence-words.ts'
import { SPELLED_NAMES } from '../search-index/korean/synonyms.ts'
import { coreOfRegion, isModifier, type Vocabulary } from './vocabulary.ts'
import { withoutParticle, withoutParticles } from './word-forms.ts'

/** Whether a normalised word is the name of something that is sold, of a kind of it, or of a place. */
export function isName(norm: string, vocabulary: Vocabulary): boolean {
  const { senses, categoryNouns } = vocabulary
  return (
    senses.byWord.has(norm) ||
    senses.listed.has(norm) ||
    categoryNouns.has(norm) ||
    SPELLED_NAMES.has(norm) ||
    isModifier(norm) ||
    isPlace(norm, vocabulary)
  )
}

export const isPlace = (norm: string, { regions }: Vocabulary): boolean =>
  regions.has(norm) || (norm.length > 2 && regions.has(coreOfRegion(norm) ?? norm))

/** A word of a sentence without its particle, where what is left is known (캠핑에서). */
export function nounOf(norm: string, vocabulary: Vocabulary): string {
  const isKnown = (noun: string) => isName(noun, vocabulary) || isSaidAround(noun)
  if (isName(norm, vocabulary)) return norm
  const nouns = withoutParticles(norm)
  const shorter = nouns.flatMap((noun) => withoutParticle(noun) ?? [])
  return [...nouns, ...shorter].find(isKnown) ?? norm
}

/** Words that say nothing about the thing, or only what it is for. */
export const isSaidAround = (noun: string): boolean =>
  SENTENCE_WORDS.has(noun) || LIFE_WORDS.has(noun) || THING_WORDS.has(noun)
