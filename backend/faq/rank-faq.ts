import { FAQ_LIMITS } from '#contracts/faq-rules.ts'
import { canonicalText } from '../search-index/korean/canonical.ts'
import { gramsOf, normaliseText } from '../search-index/korean/normalise.ts'
import { readFaqQuery } from './read-faq-query.ts'

interface Asked {
  question: string
  /** Other words that people ask with. */
  words: string
  answer: string
}

/** How much a part of the query counts that only the answer has. */
const IN_ANSWER = 0.35
/** How much a part counts that no entry has: people say more than they ask. */
const UNKNOWN = 0.35
/** Of the weight of the query, an entry that answers it has so much at least. */
const LEAST_SHARE = 0.15
/** The same of an entry that has one part of it alone, perhaps by chance: the word may be another one. */
const SHARE_OF_ONE = 0.45
/** The beginning of a word that so few entries have is enough alone. */
const FEW = 3
/** Endings and words of asking, which say nothing about the matter. */
const ASKING = new Set(
  '나요 어요 아요 해요 에요 예요 세요 네요 데요 까요 가요 니다 는데 은데 인데 하나 되나 있나 없나 인가 하는 했는 하고 해도 할수 수있 싶은 싶어 어떻 떻게 떡해 거예 건가 건지 는지 이에 는거 은거 려고 면은 에서 으로'.split(
    ' ',
  ),
)
/** Entries that have much less than the best are not shown. */
const LEAST_OF_BEST = 0.5

/** A text as it is compared: as typed, and in canonical spelling. */
const comparable = (text: string) => `${normaliseText(text)} ${canonicalText(text)}`

/**
 * Entries that answer a question in a person's own words, the best first. Korean endings and particles differ from one
 * way of asking to another, so parts of two letters are compared, not words: a part that few entries have counts most,
 * and one that every question has ("하나요") hardly at all.
 */
export function rankFaq<Entry extends Asked>(entries: readonly Entry[], keyword: string): Entry[] {
  const texts = entries.map(({ question, words, answer }) => ({
    asked: comparable(`${question} ${words}`),
    answer: comparable(answer),
  }))
  const parts = partsOf(readFaqQuery(keyword, entries)).map((part) => {
    const places = texts.map(({ asked, answer }) =>
      asked.includes(part.text) ? 1 : answer.includes(part.text) ? IN_ANSWER : 0,
    )
    const having = places.filter((place) => place > 0).length
    const rarity = Math.log(1 + entries.length / Math.max(1, having))
    const isTelling = part.begins && having <= FEW
    return { places, isTelling, weight: having === 0 ? UNKNOWN * rarity : rarity }
  })
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const scored = entries.map((entry, index) => ({
    entry,
    score: parts.reduce((sum, { places, weight }) => sum + weight * (places[index] ?? 0), 0),
    isSure:
      parts.filter(({ places }) => places[index] === 1).length > 1 ||
      parts.some(({ places, isTelling }) => isTelling && places[index] === 1),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score, isSure }) => {
      const least = isSure ? LEAST_SHARE : SHARE_OF_ONE
      return score > 0 && score >= least * total && score >= LEAST_OF_BEST * best
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, FAQ_LIMITS.found)
    .map(({ entry }) => entry)
}

interface Part {
  text: string
  /** It begins a word. */
  begins: boolean
}

/** The parts of a query: pairs of letters of each word, in the spelling that entries have too. */
function partsOf(keyword: string): Part[] {
  const all = new Map<string, Part>()
  for (const word of keyword.split(/\s+/u))
    for (const [index, text] of gramsOf(canonicalText(word)).entries())
      all.set(text, { text, begins: index === 0 || all.get(text)?.begins === true })
  const telling = [...all.values()].filter(({ text }) => !ASKING.has(text))
  return telling.length > 0 ? telling : [...all.values()]
}
