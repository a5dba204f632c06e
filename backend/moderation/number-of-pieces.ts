import type { GuardReason } from '#contracts/chat-constants.ts'
import type { NumberContext } from './context-words.ts'
import type { RunDigit } from './digit-runs.ts'
import type { FoundWord } from './squeezed.ts'

export type SaidWord = FoundWord<NumberContext> & { said: string }

/** A part of a number: its digits as text, and values that are needed more than once. */
interface Piece {
  digits: string
  run: readonly RunDigit[]
  /** The number of its digits that are look-alikes. */
  alike: number
  /** 하나, 둘, 셋 */
  isCounted: boolean
}

const toPiece = (run: readonly RunDigit[]): Piece => ({
  digits: run.map(({ digit }) => digit).join(''),
  run,
  alike: run.filter(({ kind }) => kind === 'ALIKE').length,
  isCounted: run.some(({ from, to }) => to - from > 1),
})

/** Words of questions and negations: they announce no number. */
const QUESTION = /[?？]|까요|나요|가요|했|됐|안 |않|앞|사거리|옆|건너|근처|에서/
/** The end of a price. */
const ROUND = /00$/

/**
 * The number that the earlier parts form together with the beginning of the last one, where it is more than any of them.
 *
 * @returns how many digits of the last part belong to it
 */
export function numberOfPieces(
  pieces: readonly (readonly RunDigit[])[],
  head: readonly RunDigit[],
  words: readonly SaidWord[],
): { reason: GuardReason; length: number } | null {
  const begun = pieces.map(toPiece)
  const says = saysOf(words)
  for (let length = Math.min(head.length, LONGEST); length > 0; length -= 1) {
    const next = head[length]
    if (next && !next.startsGroup && next.kind !== 'SPOKEN') continue
    const reason = reasonOf([...begun, toPiece(head.slice(0, length))], says)
    if (reason) return { reason, length }
  }
  return null
}

/** Digits of the longest number that is found in parts. */
const LONGEST = 14

function reasonOf(pieces: readonly Piece[], says: Says): GuardReason | null {
  const all = sum(pieces, ({ digits }) => digits.length)
  if (all - sum(pieces, ({ alike }) => alike) < all * 0.5) return null
  let length = pieces.at(-1)?.digits.length ?? 0
  let isCounted = pieces.at(-1)?.isCounted ?? false
  const found: GuardReason[] = []
  // From the newest to the oldest; the finding that reaches back farthest counts.
  for (let from = pieces.length - 2; from >= 0; from -= 1) {
    const rest = length
    // More digits after its first part than any number has.
    if (rest > LONGEST) break
    length += pieces[from]?.digits.length ?? 0
    isCounted ||= pieces[from]?.isCounted ?? false
    const parts = pieces.slice(from)
    if (isPhone(parts, rest, says)) found.push('PHONE')
    else if (isResident(parts)) found.push('RESIDENT_NUMBER')
    else if (!isCounted && isAccount(parts, length, says)) found.push('ACCOUNT')
  }
  return found.at(-1) ?? null
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0)

/** What the words around say, computed once for all combinations of the parts. */
interface Says {
  phone: boolean
  account: boolean
}

const saysOf = (words: readonly SaidWord[]): Says => ({
  phone: words.some(
    ({ kind, word, said }) => kind === 'PHONE' && NUMBER.test(word) && !QUESTION.test(said),
  ),
  account:
    !words.some(({ kind }) => kind === 'OTHER_NUMBER') &&
    words.some(
      ({ kind, said }) =>
        (kind === 'ACCOUNT' || kind === 'BANK' || kind === 'WEAK_BANK' || kind === 'POST') &&
        said.length <= 20 &&
        !QUESTION.test(said),
    ),
})

const MOBILE_DIGITS = 11

/** @param rest digits after the first part */
function isPhone(parts: readonly Piece[], rest: number, says: Says): boolean {
  const [first] = parts
  if (!first) return false
  // 010 begins a group of the first part: 제 번호 12 010 would too.
  const start = first.digits.length - (MOBILE_DIGITS - rest)
  const starts = start === 0 || (first.run[start]?.startsGroup ?? false)
  if (start >= 0 && rest < MOBILE_DIGITS && starts) {
    const digits =
      first.digits.slice(start) +
      parts
        .slice(1)
        .map((part) => part.digits)
        .join('')
    if (digits.startsWith('010')) return true
  }
  const shape = parts.map(({ digits }) => digits.length).join()
  if (/^(?:3,[34],4|2,[34],4)$/.test(shape) && /^0(?:1[16-9]|2|[3-6][1-5]|70)$/.test(first.digits))
    return true
  return shape === '4,4' && says.phone && !parts.every(({ digits }) => ROUND.test(digits))
}

/** Of the words of phones, those that announce a number. */
const NUMBER = /번|010|공일공|연락처/

const isResident = (parts: readonly Piece[]) =>
  parts.length === 2 &&
  parts[1]?.digits.length === 7 &&
  /^[1-8]/.test(parts[1].digits) &&
  isDay(parts[0]?.digits ?? '')

const isDay = (digits: string) => /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits)

function isAccount(parts: readonly Piece[], length: number, says: Says): boolean {
  if (length < 10 || length > LONGEST || parts.length > 6) return false
  return says.account && !parts.some(({ digits }) => ROUND.test(digits))
}
