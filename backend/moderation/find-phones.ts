import { contextOf, type NumberContext } from './context-words.ts'
import type { RunDigit } from './digit-runs.ts'
import type { Finding } from './finding.ts'
import type { Sign } from './signs.ts'
import type { FoundWord } from './squeezed.ts'

/** Digits of the longest number with its country code: +82 10 1234 5678, or 0082. */
const MOST_DIGITS = 15

interface Shape {
  /** The number of digits. */
  length: number
  /** The positions where its parts end. */
  parts: readonly number[]
  kind: 'MOBILE' | 'LANDLINE' | 'HALF'
}

/** The phone numbers of a text. A number begins and ends at the boundary of a digit group. */
export function findPhones(
  signs: readonly Sign[],
  runs: readonly (readonly RunDigit[])[],
  words: readonly FoundWord<NumberContext>[],
): Finding[] {
  const findings: Finding[] = []
  for (const run of runs.flatMap(withBarsAsGaps)) {
    const written = run.map(({ digit }) => digit).join('')
    for (let at = 0; at < run.length; ) {
      const found = phoneAt(signs, run, at, written)
      const range = found && rangeOf(run, at, found.length)
      const isWithin = found?.kind === 'LANDLINE' && isWithinAccount(run, at, range)
      const score =
        found && range && !isWithin
          ? scoreOf(run.slice(at, at + found.length), found, context(range))
          : 0
      if (found && range && score > 0) {
        findings.push({ reason: 'PHONE', score, range })
        at += found.length
      } else at += 1
    }
  }
  return findings

  /** 3333-02-4567891 after a bank is one number, without a phone number in it. */
  function isWithinAccount(
    run: readonly RunDigit[],
    at: number,
    range: readonly [number, number] | null,
  ): boolean {
    if (at === 0 || !range || (run[at]?.gap.length ?? 0) > 1) return false
    const { before, behind } = context([run[0]?.from ?? 0, range[1]])
    return [...before, ...behind].some((kind) => /ACCOUNT|BANK|POST/.test(kind))
  }

  function context(range: readonly [number, number]) {
    return contextOf(words, signs, range)
  }
}

/** A run, and the same run with each possible 1 as a separator: 010ㅣ1234ㅣ5678. */
function withBarsAsGaps(run: readonly RunDigit[]): (readonly RunDigit[])[] {
  const isBar = ({ kind, digit }: RunDigit | { kind: null; digit: number }) =>
    kind === 'ALIKE' && digit === 1
  if (!run.some(isBar)) return [run]
  const parted = run.flatMap((digit, index) => {
    if (isBar(digit)) return []
    const isBehind = isBar(run[index - 1] ?? { kind: null, digit: -1 })
    return [isBehind ? { ...digit, startsGroup: true } : digit]
  })
  return [run, parted]
}

function rangeOf(run: readonly RunDigit[], at: number, length: number): readonly [number, number] {
  return [run[at]?.from ?? 0, run[at + length - 1]?.to ?? 0]
}

function phoneAt(
  signs: readonly Sign[],
  run: readonly RunDigit[],
  at: number,
  written: string,
): Shape | null {
  const first = run[at]
  // Within a spelled word only an unambiguous number counts: 제번호이공일공… but no half of an account number.
  if (!first || (!first.startsGroup && first.kind !== 'SPOKEN')) return null
  // A number after a Latin letter is a serial number.
  const isAnyKind = first.startsGroup && !/[a-z]/.test(signs[first.from - 1]?.plain ?? '')
  for (const shape of shapesOf(written.slice(at, at + MOST_DIGITS)))
    if ((isAnyKind || shape.kind === 'MOBILE') && endsGroup(run, at + shape.length)) return shape
  return null
}

/** Whether a number may end before this digit: 5678이에요 ends before 이. */
function endsGroup(run: readonly RunDigit[], at: number): boolean {
  const next = run[at]
  return !next || next.startsGroup || next.kind === 'SPOKEN'
}

/** The possible shapes of the digits, the longest first. */
function shapesOf(digits: string): readonly Shape[] {
  // Nearly all digits with another beginning are at most half a number.
  const country = /^[08]/.test(digits) ? countryOf(digits) : ''
  const rest = digits.slice(country.length)
  const zero = rest.startsWith('0') || country === '' ? '' : '0'
  const lead = country.length - zero.length
  const shapes = nationalShapes(zero + rest)
  if (country === '') return shapes.filter(({ length }) => length <= digits.length)
  return shapes
    .map(({ kind, length, parts }) => ({
      kind,
      length: length + lead,
      parts: [country.length, ...parts.map((part) => part + lead)],
    }))
    .filter(({ length }) => length <= digits.length)
}

const countryOf = (digits: string): string =>
  /^(?:0?0?82)(?=0?(?:1[016789]|2|[3-6][1-5]|70|50))/.exec(digits)?.[0] ?? ''

const shape = (kind: Shape['kind'], length: number, ...parts: number[]): Shape => ({
  kind,
  length,
  parts,
})
const mobile = (length: number): Shape => shape('MOBILE', length, 3, length - 4)
const landline = (length: number, area: number): Shape =>
  shape('LANDLINE', length, area, length - 4)

const MOBILE = [mobile(11)]
const OLD_MOBILE = [mobile(11), mobile(10)]
const PERSONAL = [landline(12, 4), landline(11, 4)]
const SEOUL = [landline(10, 2), landline(9, 2)]
const OTHER_AREA = [landline(11, 3), landline(10, 3)]
const HALF = [shape('HALF', 8, 4)]

function nationalShapes(digits: string): readonly Shape[] {
  if (!digits.startsWith('0')) {
    // 1588-0000 and the like are company numbers.
    return /^1[5-9]/.test(digits) ? [] : HALF
  }
  if (/^010/.test(digits)) return MOBILE
  if (/^01[16789]/.test(digits)) return OLD_MOBILE
  if (/^050[2-8]/.test(digits)) return PERSONAL
  if (/^02/.test(digits)) return SEOUL
  if (/^0(?:70|3[1-3]|4[1-4]|5[1-5]|6[1-4])/.test(digits)) return OTHER_AREA
  return HALF
}

type Context = ReturnType<typeof contextOf>

function scoreOf(digits: readonly RunDigit[], shape: Shape, context: Context): number {
  const isPhone = context.before[0] === 'PHONE' || context.behind[0] === 'PHONE'
  // Half a number is not enough by itself: it needs its two parts, and words beside it that call it a phone number.
  if (shape.kind === 'HALF' && !isPhone) return 0
  const alike = count(digits, ({ kind }) => kind === 'ALIKE')
  if (digits.length - alike < digits.length * 0.6) return 0
  const isOther = context.before[0] === 'OTHER_NUMBER' && !isPhone
  const isDisguised =
    digits.slice(0, 3).some(({ kind }) => kind !== 'DIGIT') ||
    count(digits, ({ kind }) => kind !== 'DIGIT') >= 3
  const ends = groupEnds(digits)
  const isShaped = ends.every((end) => shape.parts.includes(end))
  const isSpelled = ends.length >= digits.length - 2
  if (shape.kind === 'HALF')
    return (ends.length === 1 || isDisguised) && (isShaped || isDisguised) ? 4 : 0
  // A number that is called a parcel number may begin like an old mobile number, but hardly like a current one.
  const isToday = digits.slice(0, 3).every(({ digit }, index) => digit === (index === 1 ? 1 : 0))
  if (isOther && !isToday) return 0
  if (shape.kind === 'LANDLINE') {
    // 8261-6831-8096 is a parcel number.
    const [country] = shape.parts.length === 3 ? shape.parts : []
    if (country !== undefined && !ends.includes(country)) return 0
    if (isShaped && (ends.length > 0 || shape.length > 9)) return isPhone || ends.length > 0 ? 5 : 4
    return isSpelled || isDisguised ? 4 : isPhone && !isDated(digits) ? 4 : 0
  }
  if (isShaped || isSpelled) return 5
  if (isDated(digits) && !isPhone) return 0
  return isDisguised ? 5 : 4
}

function count<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  let found = 0
  for (const item of items) if (is(item)) found += 1
  return found
}

/** The positions where groups of digits end, as a count of digits. */
function groupEnds(digits: readonly RunDigit[]): number[] {
  const ends: number[] = []
  for (let index = 1; index < digits.length; index += 1)
    if (digits[index]?.startsGroup && !isMixed(digits[index - 1], digits[index])) ends.push(index)
  return ends
}

/** Only the notation changes: 공1공. */
const isMixed = (before: RunDigit | undefined, next: RunDigit | undefined) =>
  next?.gap === '' && before?.kind !== next.kind && before?.to === next.from

/** Dates, times, amounts: 01.02~01.05 10:30. */
const isDated = (digits: readonly RunDigit[]) =>
  digits.slice(1).some(({ gap }) => /[:~,/\n%]/.test(gap))
