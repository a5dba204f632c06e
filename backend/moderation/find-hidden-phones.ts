import type { RunDigit } from './digit-runs.ts'
import type { Finding } from './finding.ts'
import { groupOfFourAt, type LooseGroup, looseDigitAt, openingAt } from './loose-digits.ts'
import type { Sign } from './signs.ts'
import type { Squeezed } from './squeezed.ts'

/** Signs of any kind except digits between the parts of a number. */
const WIDEST = 10
/** Of the eight digits after 010, this many must be more than look-alikes. */
const CERTAIN = 4

/** Indicates that the parts of a number are in another order. */
const ORDER = /앞|뒤|뒷|가운데|중간|끝|빼|붙|생략|번호|자리/
const BACKWARDS = /거꾸로|반대로|뒤집|역순|뒤에서부터|뒤부터|끝에서부터/

/** How far before its opening a number may be: 뒷자리 2345 6789 이고 앞은 010. */
const REACH = 30

/**
 * Mobile numbers that are hidden by the signs between their digits. They are found from their opening, which has no
 * other use: after 010, in any notation, anything may separate two groups of four.
 */
export function findHiddenPhones(
  signs: readonly Sign[],
  runs: readonly (readonly RunDigit[])[],
  { letters }: Squeezed,
): Finding[] {
  const findings: Finding[] = BACKWARDS.test(letters) ? runs.flatMap(backwards) : []
  const groupAt = onceEach(signs, (at) => groupOfFourAt(signs, at))
  const pairAt = onceEach(signs, (at) => pairOf(signs, at, groupAt))
  const text = { signs, pairAt, saysOrder: ORDER.test(letters) }
  for (let at = 0; at < signs.length; ) {
    const to = interleavedAt(signs, at) ?? behindOpening(text, at)
    if (to) findings.push(phone(to))
    at = to && to[1] > at ? to[1] : at + 1
  }
  return findings
}

interface Text {
  signs: readonly Sign[]
  /** The two groups of four that begin at a sign. */
  pairAt: (at: number) => LooseGroup | null
  saysOrder: boolean
}

/** Caches the result for each sign, as many openings may precede the same sign. */
function onceEach<Found>(signs: readonly Sign[], find: (at: number) => Found | null) {
  const known: (Found | null | undefined)[] = Array(signs.length)
  return (at: number): Found | null => {
    let found = known[at]
    if (found === undefined) {
      found = find(at)
      known[at] = found
    }
    return found
  }
}

type Range = readonly [from: number, to: number]

const phone = (range: Range): Finding => ({ reason: 'PHONE', score: 5, range })

/** A number written from its end. */
function backwards(run: readonly RunDigit[]): Finding[] {
  const digits = run.map(({ digit }) => digit).join('')
  const end = digits.indexOf('010', 8)
  if (end < 8) return []
  return [phone([run[end - 8]?.from ?? 0, run[end + 2]?.to ?? 0])]
}

function behindOpening(text: Text, at: number): Range | null {
  const opened = openingAt(text.signs, at)
  if (opened === null) return null
  const pair = pairBehind(text, opened)
  if (pair) return [at, pair.to]
  if (!text.saysOrder) return null
  const from = Math.max(0, at - REACH)
  for (let start = from; start < at; start += 1) {
    const before = isWithinNumber(text.signs, start) ? null : text.pairAt(start)
    if (before && before.to <= at) return [before.from, opened]
  }
  return null
}

/** Two groups of four after an opening. */
function pairBehind({ signs, pairAt }: Text, from: number) {
  for (let at = from; at - from <= WIDEST; at += 1) {
    if (isEnd(signs[at])) return null
    const pair = pairAt(at)
    if (pair) return pair
    // A digit here belongs to another number.
    if (signs[at]?.kind === 'DIGIT') return null
  }
  return null
}

function pairOf(
  signs: readonly Sign[],
  at: number,
  groupAt: (at: number) => LooseGroup | null,
): LooseGroup | null {
  const first = groupAt(at)
  if (!first) return null
  for (let next = first.to; next - first.to <= WIDEST; next += 1) {
    if (isEnd(signs[next])) return null
    const second = groupAt(next)
    const isWhole = second && first.certain + second.certain >= CERTAIN && !goesOn(signs, second.to)
    if (isWhole) return { ...second, from: at }
    if (signs[next]?.kind === 'DIGIT') return null
  }
  return null
}

const isWithinNumber = (signs: readonly Sign[], at: number) =>
  signs[at]?.kind === 'DIGIT' && signs[at - 1]?.kind === 'DIGIT'

const isEnd = (sign: Sign | undefined) => sign === undefined || sign.kind === 'WALL'

const goesOn = (signs: readonly Sign[], at: number) => signs[at]?.kind === 'DIGIT'

/** Single digits with the same signs between each two: 0x1x0x2x… */
function interleavedAt(signs: readonly Sign[], at: number): Range | null {
  if (signs[at]?.digit !== 0 || isWithinWord(signs, at)) return null
  const between = betweenAt(signs, at + 1)
  if (between === '') return null
  let digits = ''
  let next = at
  while (digits.length < 11) {
    const found = looseDigitAt(signs, next)
    if (!found || !'010'.startsWith((digits + found.digit).slice(0, 3))) return null
    digits += found.digit
    next = found.to
    if (digits.length === 11) break
    if (betweenAt(signs, next, between.length) !== between) return null
    next += between.length
  }
  return [at, next]
}

const isWithinWord = (signs: readonly Sign[], at: number) =>
  signs[at]?.kind === 'ALIKE' && /^[a-z]$/.test(signs[at - 1]?.plain ?? '')

/** The one or two signs from a position on that are no digits. */
function betweenAt(signs: readonly Sign[], at: number, most = 2): string {
  let text = ''
  for (let next = at; next - at < most; next += 1) {
    const sign = signs[next]
    if (!sign || sign.digit >= 0 || sign.kind === 'WALL' || sign.plain.length > 1) break
    text += sign.plain
  }
  return text
}
