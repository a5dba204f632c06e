import { contextOf, type NumberContext } from './context-words.ts'
import type { RunDigit } from './digit-runs.ts'
import type { Finding } from './finding.ts'
import type { Sign } from './signs.ts'
import type { FoundWord } from './squeezed.ts'

/** Digits of the longest number with the country's: +82 10 1234 5678, or 0082. */
const MOST_DIGITS = 15

interface Shape {
  /** How many digits the number has. */
  length: number
  /** Where its parts end. */
  parts: readonly number[]
  kind: 'MOBILE' | 'LANDLINE' | 'HALF'
}

/** The phone numbers of a text. A number begins and ends where a group of digits does. */
export function findPhones(
  signs: readonly Sign[],
  runs: readonly (readonly RunDigit[])[],
  words: readonly FoundWord<NumberContext>[],
): Finding[] {
  const findings: Finding[] = []
  for (const run of runs.flatMap(withBarsAsGaps)) {
    for (let at = 0; at < run.length; ) {
      const found = phoneAt(signs, run, at)
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

  /** 3333-02-4567891 behind a bank is one number, with no telephone in it. */
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

/** A run, and the run as it reads when what may be a 1 is a stroke between: 010ㅣ1234ㅣ5678. */
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

function phoneAt(signs: readonly Sign[], run: readonly RunDigit[], at: number): Shape | null {
  const first = run[at]
  // Within a word that is spelled only what is certain: 제번호이공일공… but no half of an account number.
  if (!first || (!first.startsGroup && first.kind !== 'SPOKEN')) return null
  const isMobile = ({ kind }: Shape) => kind === 'MOBILE'
  // Serial numbers begin with letters.
  const isLettered = /[a-z]/.test(signs[first.from - 1]?.plain ?? '')
  const digits = run
    .slice(at, at + MOST_DIGITS)
    .map(({ digit }) => digit)
    .join('')
  return (
    shapesOf(digits).find(
      (shape) =>
        endsGroup(run, at + shape.length) &&
        (isMobile(shape) || (first.startsGroup && !isLettered)),
    ) ?? null
  )
}

/** Whether a number may end before this digit: 5678이에요 ends before 이. */
function endsGroup(run: readonly RunDigit[], at: number): boolean {
  const next = run[at]
  return !next || next.startsGroup || next.kind === 'SPOKEN'
}

/** What the digits may be, the longest first. */
function shapesOf(digits: string): Shape[] {
  const [country] = /^(?:0?0?82)(?=0?(?:1[016789]|2|[3-6][1-5]|70|50))/.exec(digits) ?? ['']
  const rest = digits.slice(country.length)
  const zero = rest.startsWith('0') || country === '' ? '' : '0'
  const national = zero + rest
  const lead = country.length - zero.length
  return nationalShapes(national)
    .map(({ kind, length, parts }) => ({
      kind,
      length: length + lead,
      parts: [...(country ? [country.length] : []), ...parts.map((part) => part + lead)],
    }))
    .filter(({ length }) => length <= digits.length)
}

function nationalShapes(digits: string): Shape[] {
  if (/^010/.test(digits)) return [mobile(11)]
  if (/^01[16789]/.test(digits)) return [mobile(11), mobile(10)]
  if (/^050[2-8]/.test(digits)) return [landline(12, 4), landline(11, 4)]
  if (/^070/.test(digits)) return [landline(11, 3), landline(10, 3)]
  if (/^02/.test(digits)) return [landline(10, 2), landline(9, 2)]
  if (/^0(?:3[1-3]|4[1-4]|5[1-5]|6[1-4])/.test(digits)) return [landline(11, 3), landline(10, 3)]
  // 1588-0000 and the like are those of companies.
  if (/^1[5-9]/.test(digits)) return []
  return [{ kind: 'HALF', length: 8, parts: [4] }]
}

const mobile = (length: number): Shape => ({ kind: 'MOBILE', length, parts: [3, length - 4] })
const landline = (length: number, area: number): Shape => ({
  kind: 'LANDLINE',
  length,
  parts: [area, length - 4],
})

type Context = ReturnType<typeof contextOf>

function scoreOf(digits: readonly RunDigit[], shape: Shape, context: Context): number {
  const certain = digits.filter(({ kind }) => kind !== 'ALIKE').length
  if (certain < digits.length * 0.6) return 0
  const isPhone = context.before[0] === 'PHONE' || context.behind[0] === 'PHONE'
  const isOther = context.before[0] === 'OTHER_NUMBER' && !isPhone
  const isDisguised =
    digits.slice(0, 3).some(({ kind }) => kind !== 'DIGIT') ||
    digits.filter(({ kind }) => kind !== 'DIGIT').length >= 3
  const ends = groupEnds(digits)
  const isShaped = ends.every((end) => shape.parts.includes(end))
  const isSpelled = ends.length >= digits.length - 2
  // Half a number says nothing by itself: it needs its two parts, and somebody who calls it a phone number.
  if (shape.kind === 'HALF')
    return isPhone && (ends.length === 1 || isDisguised) && (isShaped || isDisguised) ? 4 : 0
  // What somebody calls a parcel's number may begin like an old mobile number, but hardly like one of today.
  const isToday = digits.slice(0, 3).every(({ digit }, index) => digit === (index === 1 ? 1 : 0))
  if (isOther && !isToday) return 0
  if (shape.kind === 'LANDLINE') {
    // 8261-6831-8096 is a parcel's.
    const [country] = shape.parts.length === 3 ? shape.parts : []
    if (country !== undefined && !ends.includes(country)) return 0
    if (isShaped && (ends.length > 0 || shape.length > 9)) return isPhone || ends.length > 0 ? 5 : 4
    return isSpelled || isDisguised ? 4 : isPhone && !isDated(digits) ? 4 : 0
  }
  if (isShaped || isSpelled) return 5
  if (isDated(digits) && !isPhone) return 0
  return isDisguised ? 5 : 4
}

/** Where groups of digits end, by how many digits stand before. */
function groupEnds(digits: readonly RunDigit[]): number[] {
  return digits.flatMap(({ startsGroup, gap, kind }, index) =>
    index > 0 && startsGroup && !isMixed(digits, index, gap, kind) ? [index] : [],
  )
}

/** Only the way of writing changes: 공1공. */
const isMixed = (digits: readonly RunDigit[], index: number, gap: string, kind: RunDigit['kind']) =>
  gap === '' && digits[index - 1]?.kind !== kind && digits[index - 1]?.to === digits[index]?.from

/** Days, times, amounts: 01.02~01.05 10:30. */
const isDated = (digits: readonly RunDigit[]) =>
  digits.slice(1).some(({ gap }) => /[:~,/\n%]/.test(gap))
