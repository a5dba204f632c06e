import { byFirst, wordAt } from './digit-runs.ts'
import type { Sign } from './signs.ts'

/** Words that are read as digits only where a number is expected: after an opening such as 010. */
const WORDS = byFirst(
  (
    [
      ['제로', 0],
      ['원', 1],
      ['하나', 1],
      ['한', 1],
      ['투', 2],
      ['두울', 2],
      ['두', 2],
      ['세엣', 3],
      ['서이', 3],
      ['너이', 4],
      ['네엣', 4],
      ['여덜', 8],
      ['하낳', 1],
      ['일곱', 7],
      ['쓰리', 3],
      ['스리', 3],
      ['세', 3],
      ['포', 4],
      ['네', 4],
      ['파이브', 5],
      ['다섯', 5],
      ['식스', 6],
      ['여섯', 6],
      ['세븐', 7],
      ['에잇', 8],
      ['에이트', 8],
      ['여덟', 8],
      ['나인', 9],
      ['아홉', 9],
      ['zero', 0],
      ['one', 1],
      ['two', 2],
      ['three', 3],
      ['four', 4],
      ['five', 5],
      ['six', 6],
      ['seven', 7],
      ['eight', 8],
      ['nine', 9],
      ...[...'ⅰⅱⅲⅳⅴⅵⅶⅷⅸ'].map((sign, index): [string, number] => [sign, index + 1]),
    ] satisfies [string, number][]
  ).map(([word, digit]) => [[...word], digit]),
)

/** Letters that look like a digit; too many of them are a word. */
const LETTERS = new Map([
  ['z', 2],
  ['s', 5],
  ['b', 6],
  ['g', 9],
  ['q', 9],
  ['!', 1],
])
/** Used for a zero in an opening. */
const ZEROS = new Set(['고', '꽁', '굥'])

export interface LooseDigit {
  digit: number
  isCertain: boolean
  to: number
}

/** The digit that begins at a sign, in the broadest sense. */
export function looseDigitAt(signs: readonly Sign[], at: number): LooseDigit | null {
  const sign = signs[at]
  if (!sign) return null
  const word = wordAt(signs, at, WORDS)
  if (word) return { digit: word.digit, isCertain: true, to: at + word.length }
  if (sign.digit >= 0) return { digit: sign.digit, isCertain: sign.kind !== 'ALIKE', to: at + 1 }
  const alike = LETTERS.get(sign.plain)
  return alike === undefined ? null : { digit: alike, isCertain: false, to: at + 1 }
}

/** Signs between two digits of one group, at most. */
const WITHIN = 2

/** The end of an opening 010 that begins at a sign, in any notation; its three digits are separated in the same way. */
export function openingAt(signs: readonly Sign[], at: number): number | null {
  const sign = signs[at]
  if (
    !sign ||
    (sign.digit !== 0 && !ZEROS.has(sign.plain) && sign.plain !== '제' && sign.plain !== 'z')
  )
    return null
  const before = signs[at - 1]
  if (before && before.end === sign.start && (before.kind === 'DIGIT' || isLatin(before)))
    return null
  const zero = zeroAt(signs, at)
  const one = zero === null ? null : nextOf(signs, zero, 1)
  const last = one && nextOf(signs, one.to, 0)
  return last && one.gap === last.gap ? last.to : null
}

const isLatin = ({ plain }: Sign) => /^[a-z]$/.test(plain)

function zeroAt(signs: readonly Sign[], at: number): number | null {
  if (ZEROS.has(signs[at]?.plain ?? '')) return at + 1
  const found = looseDigitAt(signs, at)
  return found?.digit === 0 ? found.to : null
}

function nextOf(signs: readonly Sign[], from: number, digit: 0 | 1) {
  let at = from
  while (at - from < WITHIN && signs[at]?.kind === 'GAP' && signs[at]?.plain !== '!') at += 1
  const to = digit === 0 ? zeroAt(signs, at) : oneAt(signs, at)
  if (to === null) return null
  const gap = signs
    .slice(from, at)
    .map(({ plain }) => plain)
    .join('')
  return { to, gap }
}

function oneAt(signs: readonly Sign[], at: number): number | null {
  const found = looseDigitAt(signs, at)
  return found?.digit === 1 ? found.to : null
}

export interface LooseGroup {
  from: number
  to: number
  certain: number
  digits: string
}

/** Four consecutive digits from a sign on, or an amount in thousands. */
export function groupOfFourAt(signs: readonly Sign[], from: number): LooseGroup | null {
  let digits = ''
  let certain = 0
  let at = from
  while (digits.length < 4) {
    const found = looseDigitAt(signs, at)
    if (!found) break
    digits += found.digit
    certain += found.isCertain ? 1 : 0
    at = found.to
    if (digits.length === 4) return { from, to: at, certain, digits }
    const start = at
    while (at - start < WITHIN && isSmallGap(signs[at])) at += 1
  }
  return amountAt(signs, from)
}

const isSmallGap = (sign: Sign | undefined) =>
  sign?.kind === 'GAP' && sign.plain !== '\n' && sign.plain !== '!'

const PLACES = ['천', '백', '십'] as const

/** 삼천사백오십육 */
function amountAt(signs: readonly Sign[], from: number): LooseGroup | null {
  let at = from
  let digits = ''
  for (const place of PLACES) {
    const spoken = signs[at]?.kind === 'SPOKEN' ? signs[at] : null
    if (spoken && signs[at + 1]?.plain === place) {
      digits += spoken.digit
      at += 2
    } else if (signs[at]?.plain === place) {
      digits += '1'
      at += 1
    } else if (place === '천') return null
    else digits += '0'
  }
  const last = signs[at]?.kind === 'SPOKEN' ? signs[at] : null
  digits += last ? last.digit : '0'
  const to = last ? at + 1 : at
  return /^[만원]/.test(signs[to]?.plain ?? '') ? null : { from, to, certain: 4, digits }
}
