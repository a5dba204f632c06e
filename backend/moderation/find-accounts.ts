import { contextOf, type NumberContext } from './context-words.ts'
import type { RunDigit } from './digit-runs.ts'
import { type Finding, SCORES } from './finding.ts'
import type { Sign } from './signs.ts'
import type { FoundWord } from './squeezed.ts'

const FEWEST = 10
const MOST = 16

/** Account numbers and resident registration numbers among the digits of a text; phone numbers are found first. */
export function findAccounts(
  signs: readonly Sign[],
  runs: readonly (readonly RunDigit[])[],
  words: readonly FoundWord<NumberContext>[],
  taken: readonly Finding[],
): Finding[] {
  const isTaken = new Uint8Array(signs.length)
  for (const { range } of taken) if (range) isTaken.fill(1, ...range)
  return runs
    .flatMap((run) => piecesOf(run, isTaken))
    .map((piece) => trimmed(piece, signs))
    .flatMap((piece): Finding[] => {
      const range = [piece[0]?.from ?? 0, piece.at(-1)?.to ?? 0] as const
      if (piece.length < FEWEST || piece.length > MOST) return []
      if (isResident(piece)) return [{ reason: 'RESIDENT_NUMBER', score: 5, range }]
      const score = accountScore(piece, contextOf(words, signs, range))
      return score > 0 ? [{ reason: 'ACCOUNT', score, range }] : []
    })
}

/** A number ends at another finding, a line break or an amount sign: these separate the entries of a list. */
function piecesOf(run: readonly RunDigit[], isTaken: Uint8Array): RunDigit[][] {
  const pieces: RunDigit[][] = [[]]
  for (const digit of run) {
    const isOther = isTaken[digit.from] === 1
    if (isOther || /[\n,:~()%]/.test(digit.gap)) pieces.push([])
    if (!isOther) pieces.at(-1)?.push(digit)
  }
  return pieces.filter(({ length }) => length >= FEWEST)
}

const UNITS = new Set('만천원개월일시분호명번층')

/** Without digits that only seem to belong to it: 하나 the bank, 이에요 after it, the 5 of 5만원. */
function trimmed(piece: readonly RunDigit[], signs: readonly Sign[]): readonly RunDigit[] {
  let from = piece.findIndex(({ kind, from: start, to }) => kind !== 'ALIKE' && to - start <= 1)
  if (from < 0) return []
  if (isParticle(piece[from], piece[from + 1], signs)) from += 1
  let end = piece.length
  if (UNITS.has(signs[piece[end - 1]?.to ?? -1]?.plain ?? '')) {
    const last = piece.findLastIndex(({ startsGroup, gap }) => startsGroup && gap.includes(' '))
    if (last > from) end = last
  }
  const isEnd = ({ kind, digit }: RunDigit) => kind === 'ALIKE' || (kind === 'SPOKEN' && digit <= 2)
  const isWritten = piece.slice(from, end).some(({ kind }) => kind === 'DIGIT')
  // A number in digits ends with a digit at the latest, so that no digit is cut off.
  if (isWritten) end = piece.findLastIndex((digit, index) => index < end && !isEnd(digit)) + 1
  return piece.slice(from, end)
}

/** The 이 of 수협이요, before the number itself. */
function isParticle(
  first: RunDigit | undefined,
  next: RunDigit | undefined,
  signs: readonly Sign[],
): boolean {
  if (first?.kind !== 'SPOKEN' || !next?.startsGroup || next.from - first.to < 1) return false
  const before = signs[first.from - 1]
  return before?.kind === 'LETTER' && signs[first.to]?.kind === 'LETTER'
}

/** @param piece of FEWEST to MOST digits */
function accountScore(
  piece: readonly RunDigit[],
  { before, behind }: ReturnType<typeof contextOf>,
) {
  const groups = groupLengths(piece)
  const near = [...before.slice(0, 2), ...behind.slice(0, 1)]
  if (before[0] === 'OTHER_NUMBER') return 0
  const isTracking = groups.length >= 3 && groups.every((size) => size === 4)
  const isPost = near.includes('POST')
  const isGrouped = groups.length >= 2 && groups.length <= 5 && !isTracking
  if (isPost && !isGrouped && !near.includes('ACCOUNT')) return 0
  return Math.min(
    SCORES.block - 1,
    (near.includes('ACCOUNT') ? 3 : 0) +
      (near.includes('BANK') ? 3 : near.includes('WEAK_BANK') || isPost ? 2 : 0) +
      (isGrouped ? 1 : 0) +
      (near.length > 0 ? 1 : 0),
  )
}

function groupLengths(piece: readonly RunDigit[]): number[] {
  const lengths: number[] = []
  for (const { startsGroup, gap, kind } of piece) {
    // Only the notation changes: 45六7.
    const isMixed = startsGroup && gap === '' && kind !== 'ALIKE' && lengths.length > 0
    if ((startsGroup && !isMixed) || lengths.length === 0) lengths.push(1)
    else lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1
  }
  return lengths
}

/** Six digits that are a date, a gap or none, and seven that begin with 1 to 8. */
function isResident(piece: readonly RunDigit[]): boolean {
  const groups = groupLengths(piece)
  if (piece.length !== 13 || groups.length !== 2 || groups[0] !== 6) return false
  const digits = piece.map(({ digit }) => digit).join('')
  return /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[1-8]/.test(digits)
}
