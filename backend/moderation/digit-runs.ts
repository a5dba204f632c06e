import type { Sign } from './signs.ts'

/** One digit of a run as it was written: positions are indices of signs. */
export interface RunDigit {
  digit: number
  kind: 'DIGIT' | 'SPOKEN' | 'ALIKE'
  from: number
  to: number
  /** Whether a gap separates it from the digit before, or the two are written in different ways. */
  startsGroup: boolean
  /** The signs between it and the digit before, without words. */
  gap: string
}

/** Digits of several signs; ㅇㅣㄹ and ㄱㅗㅇ are syllables split into letters. */
const WORDS: DigitWords = byFirst([
  [['하', '나'], 1],
  [['다', '섯'], 5],
  [['여', '섯'], 6],
  [['일', '곱'], 7],
  [['여', '덟'], 8],
  [['아', '홉'], 9],
  [['ㄱ', 'ㅗ', 'ㅇ'], 0],
  [['ㅇ', 'ㅕ', 'ㅇ'], 0],
  [['ㅇ', 'ㅣ', 'ㄹ'], 1],
  [[...'zero'], 0],
  [[...'one'], 1],
  [[...'two'], 2],
  [[...'three'], 3],
  [[...'four'], 4],
  [[...'five'], 5],
  [[...'six'], 6],
  [[...'seven'], 7],
  [[...'eight'], 8],
  [[...'nine'], 9],
])

/** Words that are used between the parts of a number. */
export const FILLER_WORDS = [
  '그리고',
  '다음에',
  '다음은',
  '다음',
  '이고',
  '이요',
  '하고',
  '다시',
  '대시',
  '대쉬',
  '하이픈',
  '바',
  '에',
  '의',
  '랑',
  '은',
  '는',
  '뒤는',
  '뒤에',
  '뒷자리',
  '뒤',
  '가운데',
  '중간',
  '끝',
  '점',
  '번',
  '요',
  'ㅡ',
] as const

const FILLERS: DigitWords = byFirst(FILLER_WORDS.map((word): [string[], number] => [[...word], -1]))

/** Signs between two digits of one number, at most; longer gaps separate numbers. */
const WIDEST_GAP = 12
const MOST_FILLERS = 3

/**
 * The numbers of a text in any notation: sequences of digits with signs or a few small words between them. Each sign is
 * scanned a constant number of times.
 */
export function digitRuns(signs: readonly Sign[]): RunDigit[][] {
  const runs: RunDigit[][] = []
  let run: RunDigit[] = []
  let last: RunDigit | null = null
  let gap = ''
  let width = 0
  let fillers = 0
  const close = () => {
    if (run.length > 0) runs.push(run)
    run = []
    last = null
  }
  for (let at = 0; at < signs.length; ) {
    // 이고 and 이요 begin with a possible digit, but are words.
    const filler = last !== null && fillers < MOST_FILLERS ? wordAt(signs, at, FILLERS) : null
    if (filler) {
      at += filler.length
      width += filler.length
      fillers += 1
      continue
    }
    const found = digitAt(signs, at, last, gap, width)
    if (found) {
      run.push(found)
      last = found
      at = found.to
      gap = ''
      width = 0
      fillers = 0
      continue
    }
    const sign = signs[at]
    width += 1
    if (sign?.kind === 'GAP' && width <= WIDEST_GAP) gap += sign.plain
    else {
      close()
      gap = ''
      fillers = 0
    }
    at += 1
  }
  close()
  return runs
}

function digitAt(
  signs: readonly Sign[],
  at: number,
  last: RunDigit | null,
  gap: string,
  width: number,
): RunDigit | null {
  const sign = signs[at]
  if (!sign) return null
  const word = wordAt(signs, at, WORDS)
  if (!word && sign.digit < 0) return null
  if (!word && sign.kind === 'ALIKE' && isInWord(signs, at)) return null
  const kind = word ? 'SPOKEN' : (sign.kind as RunDigit['kind'])
  return {
    digit: word ? word.digit : sign.digit,
    kind,
    from: at,
    to: at + (word ? word.length : 1),
    startsGroup: last === null || width > 0 || last.kind !== kind,
    gap: last === null ? '' : gap,
  }
}

/** The l of LP and the o of ok are letters: a letter beside them rules out a digit. */
const isInWord = (signs: readonly Sign[], at: number) =>
  isLatin(signs[at]) && (isLatinLetter(signs[at - 1]) || isLatinLetter(signs[at + 1]))

const isLatinLetter = (sign: Sign | undefined) => sign?.kind === 'LETTER' && isLatin(sign)

const isLatin = (sign: Sign | undefined) =>
  sign !== undefined && sign.plain.length === 1 && sign.plain >= 'a' && sign.plain <= 'z'

interface DigitWord {
  letters: readonly string[]
  length: number
  digit: number
}

export type DigitWords = ReadonlyMap<string, readonly DigitWord[]>

/** The longest of these words that begins at a sign. */
export function wordAt(signs: readonly Sign[], at: number, words: DigitWords): DigitWord | null {
  const candidates = words.get(signs[at]?.plain ?? '')
  if (!candidates) return null
  for (const word of candidates) if (isWordAt(signs, at, word)) return word
  return null
}

function isWordAt(signs: readonly Sign[], at: number, { letters, length }: DigitWord): boolean {
  for (let index = 1; index < length; index += 1)
    if (signs[at + index]?.plain !== letters[index]) return false
  return true
}

/** Words by their first sign, the longest first. */
export function byFirst(words: [readonly string[], number][]): DigitWords {
  const map = new Map<string, DigitWord[]>()
  for (const [letters, digit] of words.sort(([one], [other]) => other.length - one.length)) {
    const first = letters[0] ?? ''
    map.set(first, [...(map.get(first) ?? []), { letters, length: letters.length, digit }])
  }
  return map
}
