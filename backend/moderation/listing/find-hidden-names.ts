import type { Sign } from '../signs.ts'
import type { Squeezed } from '../squeezed.ts'
import type { Span } from './find-words.ts'
import { CROSSED, INITIALS } from './pattern-marks.ts'

/** What people write with initials anyway: thanks, laughter, and the words of buying and selling. */
const CHAT = new Set(
  'ㅇㅋ,ㄱㅅ,ㅈㅅ,ㅅㄱ,ㄱㅊ,ㅎㅇ,ㅂㅇ,ㅇㅈ,ㄹㅇ,ㅈㄱㄴ,ㄴㄱ,ㅌㅍ,ㅌㅂ,ㅈㄱㄹ,ㅈㄱ,ㅁㄱㅂ,ㅅㅅㅍ,ㅅㅅ,ㅊㅊ,ㅂㅂ,ㄱㄴㄷ,ㄱㄴㄷㄹ,ㄱㄴ,ㅇㅅㅇ,ㅎㄷㄷ,ㄷㄱㄷㄱ,ㅅㅌㅊ,ㅎㅌㅊ,ㅁㅊ,ㅅㄹ,ㄱㄹ,ㅍㅎㅎ,ㅋㄷ,ㅇㄷ,ㅉㅉ,ㅅㅇ,ㅍㅍ,ㅍㅍㅍ,ㅍㅍㅍㅍ,ㅍㅁ'.split(
    ',',
  ),
)
/** Shapes: ㄱ자 선반, ㄷ형 책상. */
const SHAPE = /^(?:자|형|모양|타입)/
const CONSONANT = /[ㄱ-ㅎ]/
const VOWEL = /[ㅏ-ㅣ]/
const SYLLABLE = /[가-힣]/
const CROSS = new Set(['x', '×', '*', '○', '◯', '●', '✕', '⭕'])
/** What a cross behind one syllable means otherwise: 무x, 책x. */
const MOST_BEHIND = 3

/** Finds names that are not written out; each kind of disguise stands for a word of its own. */
export function findHiddenNames(
  signs: readonly Sign[],
  text: Squeezed,
): ReadonlyMap<string, readonly Span[]> {
  const toSpan = (from: number, to: number): Span => ({
    from: indexOf(text, from),
    to: indexOf(text, to),
  })
  const initials = initialsOf(signs).map(([from, to]) => toSpan(from, to))
  const crossed = crossedOf(signs).map(([from, to]) => toSpan(from, to))
  return new Map([
    [INITIALS, initials.filter(isSpan)],
    [CROSSED, crossed.filter(isSpan)],
  ])
}

const isSpan = ({ from, to }: Span) => to > from

/** The first letter that begins at this sign or after it. */
function indexOf(text: Squeezed, sign: number): number {
  const index = text.from.findIndex((from) => from >= sign)
  return index < 0 ? text.letters.length : index
}

const plainAt = (signs: readonly Sign[], at: number) => signs[at]?.plain ?? ''

function initialsOf(signs: readonly Sign[]): [number, number][] {
  const runs: [number, number][] = []
  for (let at = 0; at < signs.length; at += 1) {
    if (!CONSONANT.test(plainAt(signs, at))) continue
    let end = at + 1
    while (/[ㄱ-ㅣ]/.test(plainAt(signs, end))) end += 1
    if (isName(signs, at, end)) runs.push([at, end])
    at = end
  }
  return runs
}

function isName(signs: readonly Sign[], from: number, to: number): boolean {
  const letters = signs
    .slice(from, to)
    .map(({ plain }) => plain)
    .join('')
  const behind = signs
    .slice(to, to + 2)
    .map(({ plain }) => plain)
    .join('')
  if (/^[ㅋㅎㅠㅜㅡㄷㅇ]+$/.test(letters) || CHAT.has(letters) || SHAPE.test(behind)) return false
  const isAfterSyllable = SYLLABLE.test(plainAt(signs, from - 1))
  const isBeforeSyllable = SYLLABLE.test(plainAt(signs, to))
  if (letters.length === 1) return isAfterSyllable && !/[ㅋㅎㅇㄷㄴ]/.test(letters)
  // ㅊㅓㅇ is a syllable that is taken apart.
  if (VOWEL.test(letters)) return letters.replace(/[ㅠㅜㅡ]/g, '').length > 1
  return new Set(letters).size > 1 || isAfterSyllable || isBeforeSyllable
}

/** 구x 마몬트, 나x키; but not 네고x, 나이키x사카이, ●4만●. */
function crossedOf(signs: readonly Sign[]): [number, number][] {
  const runs: [number, number][] = []
  for (let at = 1; at < signs.length; at += 1) {
    if (!CROSS.has(plainAt(signs, at))) continue
    if (!SYLLABLE.test(plainAt(signs, at - 1)) || /[가-힣\d]/.test(plainAt(signs, at - 2))) continue
    let end = at + 1
    while (CROSS.has(plainAt(signs, end))) end += 1
    const last = end
    while (SYLLABLE.test(plainAt(signs, end))) end += 1
    // 펜x at the end says that there is none.
    if (end === signs.length && end === last) continue
    if (end - last <= MOST_BEHIND && !/\d/.test(plainAt(signs, last))) runs.push([at - 1, end])
  }
  return runs
}
