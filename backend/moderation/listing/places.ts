import type { Sign } from '../signs.ts'
import type { Squeezed } from '../squeezed.ts'
import type { Span } from './find-words.ts'
import { ANY, type GroupSpans, type IndexedPattern } from './group-index.ts'
import type { Joint } from './pattern.ts'
import { beginsNoun, beginsWord, endsNoun, endsWord, isCount, isSum } from './word-edges.ts'

/** A text and what was found in it. */
export interface SearchedText {
  text: Squeezed
  signs: readonly Sign[]
  found: GroupSpans
  /** Those of the places where the word is disguised. */
  alike: ReadonlySet<Span>
  /** Between a title and the description that is read on from it. */
  seam: Seam | null
  /** A title whose other words are those of an ordinary thing. */
  isOrdinary: boolean
}

export interface Seam {
  /** The first letter of the description. */
  letter: number
}

/** Letters between two parts of a pattern, at most. */
const NEAR = 24
/** Letters between a thing and the noun that says what it is for: 와인 스테인리스 전동 오프너. */
const SAME_PHRASE = 14
/** Letters of a particle and an adverb: 담배는 하나도 없어요. */
const PARTICLE = 5
const PARTICLES =
  /^(?:[은는이가을를도만의에로랑와과]|으로|이나|이랑|에도|들은|등은|등을|같은|용)?(?:하나도|전혀|안에|따로|절대|이미|아예|모두|다)?$/
/** Signs behind a word in which a cross is looked for. */
const CROSS_REACH = 5
/** Occurrences of one part that are compared with those of the others. */
const MOST_PLACES = 100

/** Letters of a word that is often a part of other ones. */
const LONGEST_SHORT = 3
/** Said of anything that is for sale. */
const OFFER =
  /^(?:팝니다|판매|팔아|팔아요|팔|팔게요|삽니다|구매|구합니다|정리|처분|나눔|양도|드려요|직거래|급처|만|원|만원|장당|개당|미개봉|새상품|새제품)$/

/** Ends a phrase: after it another thing is named. */
const PHRASE_SIGNS = new Set([...',/+&·|\n;!?。、'])
const PHRASE_WORDS = /(?:팝니다|팔아요|판매|나눔|포함|증정|드려요|드립니다|하고|이랑|그리고|및)/
/** The noun is an addition to the thing and not what it is for: 위스키 전용잔 포함. */
const ADDED =
  /^(?:포함|증정|드림|드려|드립|까지|함께|같이|덤|서비스|추가|있음|있어|있습|있는|그대로|동봉|째|에담|에넣|도$|도드|도같|도포|와함|이랑|랑같|가득|꽉찬|꽉차|안[깠깐땄딴땀따]|보관(?![가대랙렉박백병상용장통팩함]))/
/** The noun is denied, and the thing is what it seems: 공병아님 조니워커. */
const DENIED = /^(?:은|는|이)?(?:아님|아닌|아니|아녜|안빈)/
/** A cross behind a word denies it: 커펌x, 가품 ❌; but not 소주 x 20, 졸x피뎀. */
const CROSSED_OUT = /^[가-힣]? ?[x×✕✖❌]+(?![\p{L}\p{N}]| ?\d)/u

/** Where all parts of a pattern occur together; of a part that occurs often, each occurrence is tried once. */
export function placesOf({ groups, joint }: IndexedPattern, reading: SearchedText): Span[][] {
  const places: (readonly Span[])[] = []
  for (const group of groups) {
    const spans = reading.found.get(group)
    if (!spans) return []
    places.push(
      spans.filter((span) => isNamed(span, reading, groups.length === 1)).slice(0, MOST_PLACES),
    )
  }
  const [first = [], ...others] = places
  // Of two parts one is in the title and one in the description; where both are in one, it is read by itself.
  const apart = reading.seam !== null && others.length === 1
  return first.flatMap((start) => {
    const parts = [start]
    for (const other of others) {
      const last = parts.at(-1) ?? start
      const next = other.find(
        (span) =>
          areJoined(last, span, joint, reading) &&
          (!apart || isAcross([last, span], reading.seam)) &&
          (others.length > 1 || areTelling(last, span, reading)),
      )
      if (!next) return []
      parts.push(next)
    }
    return [parts]
  })
}

/** What an exception makes harmless: of two nouns, each with each. `finds` is what the kind has found. */
export function harmlessIn(
  { groups, joint }: IndexedPattern,
  reading: SearchedText,
  finds: readonly Span[],
): Span[] {
  const [first = [], second, ...more] = groups.map((group) =>
    (group === ANY ? finds : (reading.found.get(group) ?? [])).slice(0, MOST_PLACES),
  )
  if (!second) return first
  if (more.length > 0) return placesOf({ groups, joint }, reading).flat()
  return first.flatMap((one) => {
    const joined = second.filter((other) => areJoined(one, other, joint, reading))
    return joined.length > 0 ? [one, ...joined] : []
  })
}

/**
 * Whether the letters of a term are a word, or its beginning or end: 진로 is not in 유진로봇. Beside another part of a
 * pair a single letter has to end one: 양 is not in 양도.
 */
function isNamed({ from, to }: Span, { text, signs }: SearchedText, isAlone: boolean): boolean {
  const letters = text.letters.slice(from, to)
  const written = signs.slice(text.from[from], text.to[to - 1]).map(({ plain }) => plain)
  // 1:1 is a number, and 1+1 is not.
  if (/^\d+$/.test(letters)) return !written.includes('+') && !isCount(text, from, to)
  if (to - from > LONGEST_SHORT || !/^[가-힣]+$/.test(letters)) return true
  // A syllable that is typed as separate letters hides a name.
  if (written.some((sign) => /[ㄱ-ㅣ]/.test(sign))) return true
  if (isSum(text, from, to)) return false
  if (isAlone) return beginsWord(text, from) || endsNoun(text, to)
  if (to - from > 1) return true
  // 콩 is not in 홍콩판: what is read as a particle follows a whole word.
  return endsWord(text, to) || (endsNoun(text, to) && beginsNoun(text, from))
}

/** Whether a pair says more than that something is for sale: the other part is then the whole word, 유로 but not 유로휠. */
function areTelling(one: Span, other: Span, { text }: SearchedText): boolean {
  const isOffer = ({ from, to }: Span) => OFFER.test(text.letters.slice(from, to))
  const isWhole = ({ from, to }: Span) => beginsWord(text, from) && endsNoun(text, to)
  if (isOffer(one)) return isWhole(other)
  return !isOffer(other) || isWhole(one)
}

function areJoined(one: Span, other: Span, joint: Joint, reading: SearchedText): boolean {
  return joint === '+'
    ? isNear(one, other, reading)
    : isBehind(one, other, reading, joint === '>' ? SAME_PHRASE : PARTICLE)
}

function isNear(one: Span, other: Span, reading: SearchedText): boolean {
  if (overlap(one, other)) return false
  const [before, behind] = one.from < other.from ? [one, other] : [other, one]
  if (behind.from - before.to > NEAR) return false
  const signs = signsBetween(before, behind, reading)
  // The break between the title and the description parts nothing.
  return signs.split('\n').length - (isAcross([one, other], reading.seam) ? 1 : 0) <= 1
}

export const isBehindSeam = ({ from }: Span, { letter }: Seam) => from >= letter

/** Whether some of the parts are in the title and some in the description, and none in both. */
export function isAcross(parts: readonly Span[], seam: Seam | null): boolean {
  if (!seam) return false
  const { letter } = seam
  return (
    parts.some(({ to }) => to <= letter) &&
    parts.some((part) => isBehindSeam(part, seam)) &&
    parts.every(({ from, to }) => to <= letter || from >= letter)
  )
}

/** Whether the second noun ends the phrase of the first: what it names is for the first, or looks like it. */
function isBehind(one: Span, other: Span, reading: SearchedText, reach: number): boolean {
  if (other.from < one.to || other.from - one.to > reach) return false
  const { letters } = reading.text
  const between = letters.slice(one.to, other.from)
  const behind = letters.slice(other.to, other.to + 4)
  // What is denied right behind a thing is not added to it: 와인 안들어있음.
  if (PHRASE_WORDS.test(between) || (reach !== PARTICLE && ADDED.test(behind))) return false
  if (reach === PARTICLE && !PARTICLES.test(between)) return false
  if (reach !== PARTICLE && (DENIED.test(between) || DENIED.test(behind))) return false
  // 지노트로핀 is no 노트: a noun that is neither right behind nor at an end of its word is a part of another one.
  const isNoun = other.from === one.to || beginsWord(reading.text, other.from)
  if (!isNoun && !endsNoun(reading.text, other.to)) return false
  const signs = signsBetween(one, other, reading)
  return ![...signs].some((sign) => PHRASE_SIGNS.has(sign))
}

/** Whether a cross right behind says that it is not there. */
export function isCrossedOut({ to }: Span, { text, signs }: SearchedText): boolean {
  const next = text.to[to - 1] ?? signs.length
  const behind = signs
    .slice(next, next + CROSS_REACH)
    .map(({ plain }) => plain)
    .join('')
  return CROSSED_OUT.test(behind)
}

function signsBetween(before: Span, behind: Span, { text, signs }: SearchedText): string {
  const from = text.to[before.to - 1] ?? 0
  const to = text.from[behind.from] ?? 0
  return signs
    .slice(from, to)
    .map(({ plain }) => plain)
    .join('')
}

export const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to

export const wholeOf = (parts: readonly Span[]): Span => ({
  from: Math.min(...parts.map(({ from }) => from)),
  to: Math.max(...parts.map(({ to }) => to)),
})
