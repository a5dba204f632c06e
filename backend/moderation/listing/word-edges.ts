import type { Squeezed } from '../squeezed.ts'

/** What may follow a noun within its word: particles, and the words of selling. */
const TAILS =
  /^(?:팝니다|팔아|팔게|팔고|팔려|팔|판매|양도|나눔|교환|구합니다|구해|구매|삽니다|사요|처분|정리|급처|일괄|드립니다|드려|보내|남은|미개봉|새상품|새제품|세트|으로|이랑|하고|이나|입니다|이에요|예요|이요|들)/
/** Particles of one letter and units, where nothing follows them in the word. */
const SHORT_TAIL = /^[을를은는이가의도와과랑로만에요용외등병캔갑통장개매팩봉곽포환알정판권]$/

type Script = 'HANGUL' | 'LATIN' | 'DIGIT' | 'OTHER'

function scriptAt(letters: string, at: number): Script {
  const code = letters.charCodeAt(at)
  if ((code >= 0xac00 && code <= 0xd7a3) || (code >= 0x3131 && code <= 0x3163)) return 'HANGUL'
  if (code >= 0x61 && code <= 0x7a) return 'LATIN'
  return code >= 0x30 && code <= 0x39 ? 'DIGIT' : 'OTHER'
}

/** Whether something other than a letter stands before this letter. */
export function hasGapBefore({ from, to }: Squeezed, at: number): boolean {
  return at > 0 && (from[at] ?? 0) > (to[at - 1] ?? 0)
}

const isBreak = (text: Squeezed, at: number) =>
  at === 0 ||
  at >= text.letters.length ||
  hasGapBefore(text, at) ||
  scriptAt(text.letters, at) !== scriptAt(text.letters, at - 1)

/** Whether a word begins at this letter. */
export function beginsWord(text: Squeezed, at: number): boolean {
  return isBreak(text, at)
}

/** Whether a word ends before this letter. */
export const endsWord = isBreak

/** What is written before a name without a gap: its state, and what is done with it. */
const LEADS =
  /(?:미개봉|새상품|새제품|새거|정품|중고|면세|무료|급처|일괄|판매|나눔|완료|남은|국산|수입|최저가|특가)$/
const LONGEST_LEAD = 3

/** Whether a noun begins at this letter: at the beginning of the word, or behind a word of its state. */
export function beginsNoun(text: Squeezed, at: number): boolean {
  if (isBreak(text, at)) return true
  let start = at
  while (start > 0 && at - start < LONGEST_LEAD && !isBreak(text, start)) start -= 1
  return LEADS.test(text.letters.slice(start, at))
}

/** Whether a noun ends before this letter: at the end of the word, or before a particle or a word of selling. */
export function endsNoun(text: Squeezed, at: number): boolean {
  if (isBreak(text, at)) return true
  const rest = restOfWord(text, at)
  return TAILS.test(rest) || SHORT_TAIL.test(rest)
}

const LONGEST_TAIL = 8

function restOfWord(text: Squeezed, at: number): string {
  let end = at
  while (
    end < text.letters.length &&
    end - at < LONGEST_TAIL &&
    (end === at || !isBreak(text, end))
  )
    end += 1
  return text.letters.slice(at, end)
}

/** Whether there is a digit right before or behind this place: the letter beside it counts, as in 3권. */
const isBesideDigit = (text: Squeezed, at: number, digit: number) =>
  scriptAt(text.letters, digit) === 'DIGIT' && !hasGapBefore(text, at)

/**
 * Whether letters with a gap between them are one word: `담 배` is, 사진 담 배경 is not. A single letter before or after
 * a gap has to be a whole word, and none that counts: `3권 총 2만원` has no 권총.
 */
export function isOneWord(text: Squeezed, from: number, to: number): boolean {
  let first = -1
  let last = -1
  for (let at = from + 1; at < to; at += 1)
    if (hasGapBefore(text, at)) {
      if (first < 0) first = at
      last = at
    }
  if (first < 0) return true
  if (first - from === 1 && (!beginsWord(text, from) || isBesideDigit(text, from, from - 1)))
    return false
  return to - last > 1 || (endsNoun(text, to) && !isBesideDigit(text, to, to))
}

const ABBREVIATION = /^[a-z]{2,3}$/
const LATIN_UNIT = /^(?:mg|kg|mcg|ml|mw|mm|cm|km|gb|tb|iu|cc|ea|pcs|day|og|abv)$/

/** Whether an abbreviation is a part of a model number: db in DB2-B736, st in 15400st; but not in DB 1만건, nor mg in 5mg. */
export function isOfModel(text: Squeezed, from: number, to: number): boolean {
  const letters = text.letters.slice(from, to)
  if (!ABBREVIATION.test(letters) || LATIN_UNIT.test(letters)) return false
  if (from > 0 && isBesideDigit(text, from, from - 1)) return true
  if (to >= text.letters.length || !isBesideDigit(text, to, to)) return false
  let end = to
  while (scriptAt(text.letters, end) === 'DIGIT' && (end === to || !hasGapBefore(text, end)))
    end += 1
  return !isCounted(text, end)
}

/** Letters of the longest of these units. */
const LONGEST_UNIT = 2
/** What is counted, and prices: 3 is no strength of lenses in 3만원, nor in FX3. */
const COUNTED =
  /^(?:만|천|백|원|개|장|월|일|년|매|권|명|켤레|벌|대$|쌍|종|주년|단계|세대|인용|단|구|호|회|번|차|인치|평|캐럿|[a-z])/

/** Whether a number counts something, is a price or a part of a name. */
export function isCount(text: Squeezed, from: number, to: number): boolean {
  if (scriptAt(text.letters, from - 1) === 'LATIN' && !hasGapBefore(text, from)) return true
  return isCounted(text, to)
}

/** Whether 총 adds up what follows, and is no gun: 총 5개, 총168매. */
export const isSum = (text: Squeezed, from: number, to: number) =>
  text.letters.slice(from, to) === '총' && scriptAt(text.letters, to) === 'DIGIT'

const isCounted = (text: Squeezed, to: number) =>
  !hasGapBefore(text, to) && COUNTED.test(text.letters.slice(to, to + LONGEST_UNIT))
