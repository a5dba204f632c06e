import { type Cue, DESCRIPTIONS } from '../search-index/korean/descriptions.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { GENERAL_WORDS } from '../search-index/korean/sentence-words.ts'
import { isName, isSaidAround, nounOf } from './sentence-nouns.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isWithParticle, saysOr } from './word-forms.ts'

/** A thing that a sentence describes. */
export interface DescribedThing {
  thing: string
  /** Indexes of the pieces that describe it and say nothing else. */
  said: ReadonlySet<number>
}

/** The thing that the words describe by what it does (손 시려울 때 끼는 거); null where they name one instead. */
export function readDescription(
  pieces: readonly string[],
  vocabulary: Vocabulary,
): DescribedThing | null {
  const words = pieces.map(normaliseText)
  const isGeneral = (word: string) => GENERAL_WORDS.has(nounOf(word, vocabulary))
  const last = words.findLastIndex((word) => namesThing(word, vocabulary) && !isGeneral(word))
  const general = words.flatMap((word, index) => (index > last && isGeneral(word) ? [index] : []))
  const firstOfTwo = words.findIndex(
    (word) => saysOr(word) && isName(nounOf(word, vocabulary), vocabulary),
  )
  const hasParticle = (index: number) => nounOf(words[index] ?? '', vocabulary) !== words[index]
  const isBrandOf = (index: number) => {
    const before = words[index - 1] ?? ''
    return !isSaidAround(before) && namesThing(before, vocabulary) && !hasParticle(index - 1)
  }
  let best: (DescribedThing & { end: number }) | null = null
  for (const { thing, cues } of DESCRIPTIONS) {
    const found = cues.map((cue) => indexesOf(words, cue))
    const all = new Set(found.flat())
    if (found.some((each) => each.length === 0) || all.size < cues.length) continue
    // A thing that is named besides is what is looked for: 얼음 만드는 냉장고, 텐트 비 막는 거.
    if (last >= 0 && !all.has(last) && (general.length === 0 || last === 0)) continue
    // 닌텐도 게임 is not any game.
    if (all.has(last) && last > 0 && !all.has(last - 1) && isBrandOf(last)) continue
    // So are two things: 울타리랑 계단.
    if (firstOfTwo >= 0 && (all.has(firstOfTwo) || firstOfTwo + 1 === last)) continue
    const said = found.flatMap((each, index) => (cues[index]?.isKept ? [] : each))
    // What is said last is said of the thing: 커피를 마시려는데 원두 가는 기계.
    const end = Math.max(...[...all].filter((index) => !general.includes(index)))
    if (!best || end > best.end) best = { thing, said: new Set([...said, ...general]), end }
  }
  return best
}

const indexesOf = (words: readonly string[], { nouns, stems }: Cue) =>
  words.flatMap((word, index) =>
    stems.some((stem) => word.startsWith(stem)) || nouns.some((noun) => isWithParticle(word, noun))
      ? [index]
      : [],
  )

function namesThing(word: string, vocabulary: Vocabulary): boolean {
  const { senses, categoryNouns } = vocabulary
  const noun = nounOf(word, vocabulary)
  return noun.length > 1 && (senses.byWord.has(noun) || categoryNouns.get(noun)?.isWhole === true)
}
