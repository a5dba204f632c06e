import type { GuardReason } from '#contracts/chat-facts.ts'
import type { NumberContext } from './context-words.ts'
import type { RunDigit } from './digit-runs.ts'
import type { FoundWord } from './squeezed.ts'

export type SaidWord = FoundWord<NumberContext> & { said: string }

/** Digits of a run as one text. */
const digitsOf = (run: readonly RunDigit[]) => run.map(({ digit }) => digit).join('')

/** Words that ask, or say no: they announce no number. */
const ASKING = /[?？]|까요|나요|가요|했|됐|안 |않|앞|사거리|옆|건너|근처|에서/
/** Prices end so. */
const ROUND = /00$/

/**
 * What the pieces of a number make together with the beginning of the last one, where that is more than any of them.
 *
 * @returns how many digits of the last piece belong to it
 */
export function numberOfPieces(
  pieces: readonly (readonly RunDigit[])[],
  head: readonly RunDigit[],
  words: readonly SaidWord[],
): { reason: GuardReason; length: number } | null {
  for (let length = Math.min(head.length, 14); length > 0; length -= 1) {
    const next = head[length]
    if (next && !next.startsGroup && next.kind !== 'SPOKEN') continue
    const reason = reasonOf([...pieces, head.slice(0, length)], words)
    if (reason) return { reason, length }
  }
  return null
}

function reasonOf(
  pieces: readonly (readonly RunDigit[])[],
  words: readonly SaidWord[],
): GuardReason | null {
  const certain = pieces.flat().filter(({ kind }) => kind !== 'ALIKE').length
  if (certain < pieces.flat().length * 0.5) return null
  const texts = pieces.map(digitsOf)
  for (let from = 0; from < texts.length - 1; from += 1) {
    const parts = texts.slice(from)
    if (isPhone(parts, pieces[from] ?? [], words)) return 'PHONE'
    if (/^\d{6},[1-8]\d{6}$/.test(parts.join()) && isDay(parts[0] ?? '')) return 'RESIDENT_NUMBER'
    if (!isCounting(pieces.slice(from)) && isAccount(parts, words)) return 'ACCOUNT'
  }
  return null
}

function isPhone(
  parts: readonly string[],
  first: readonly RunDigit[],
  words: readonly SaidWord[],
): boolean {
  const rest = parts.slice(1).join('')
  // 010 begins a group of the first part: 제 번호 12 010 would too.
  const starts = first.flatMap(({ startsGroup }, index) =>
    startsGroup || index === 0 ? [index] : [],
  )
  const whole = starts.map((start) => (parts[0] ?? '').slice(start) + rest)
  if (whole.some((digits) => /^010\d{8}$/.test(digits))) return true
  const shape = parts.map(({ length }) => length).join()
  if (
    /^(?:3,[34],4|2,[34],4)$/.test(shape) &&
    /^0(?:1[16-9]|2|[3-6][1-5]|70)$/.test(parts[0] ?? '')
  )
    return true
  const isSaid = words.some(
    ({ kind, word, said }) => kind === 'PHONE' && NUMBER.test(word) && !ASKING.test(said),
  )
  return shape === '4,4' && isSaid && !parts.every((part) => ROUND.test(part))
}

/** Of the words of phones, those that announce a number. */
const NUMBER = /번|010|공일공|연락처/

/** 하나 둘 셋 */
const isCounting = (pieces: readonly (readonly RunDigit[])[]) =>
  pieces.some((piece) => piece.some(({ from, to }) => to - from > 1))

const isDay = (digits: string) => /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits)

function isAccount(parts: readonly string[], words: readonly SaidWord[]): boolean {
  const { length } = parts.join('')
  if (length < 10 || length > 14 || parts.length > 6) return false
  if (parts.some((part) => ROUND.test(part)) || words.some(({ kind }) => kind === 'OTHER_NUMBER'))
    return false
  return words.some(
    ({ kind, said }) =>
      (kind === 'ACCOUNT' || kind === 'BANK' || kind === 'WEAK_BANK' || kind === 'POST') &&
      said.length <= 20 &&
      !ASKING.test(said),
  )
}
