import type { Guard } from '#contracts/chat.ts'
import type { GuardReason } from '#contracts/chat-constants.ts'
import { contextWords } from './context-words.ts'
import { digitRuns, type RunDigit } from './digit-runs.ts'
import { speaksOfMessenger } from './find-messengers.ts'
import { mayBeginNumber } from './might-match.ts'
import { moderateText } from './moderate-text.ts'
import { numberOfPieces } from './number-of-pieces.ts'
import { MASK, readSigns, type Sign } from './signs.ts'
import { squeeze } from './squeezed.ts'

/** How long earlier messages count. */
export const SEQUENCE_MILLISECONDS = 3 * 60_000
/** Messages of a room that are read back, at most. */
export const SEQUENCE_MESSAGES = 24

/** Longer texts are not parts of a sequence. */
const LONGEST = 80
/** Characters of earlier texts in which words are searched for, the newest first: all of them where the texts are short. */
const MOST_CHARACTERS = SEQUENCE_MESSAGES * LONGEST

const LEAD =
  /^(?:그리고|그다음은?|다음은?|뒷?자리는?|뒤는?|뒷번호는?|가운데는?|중간은?|끝은?|마지막은?|나머지는?|이어서|[\s.,~!:-]){0,6}/
const TAIL =
  /(?:이에요|이예요|예요|에요|입니다|입니당|이요|이고요|이구요|이고|구요|고요|임|요|번|[\s.,~!^ㅎㅋㅠ:-])+$/
const NAME =
  /^[\s@:]*([a-z0-9][a-z0-9._-]{3,29})[\s.!~]*(?:이에요|예요|에요|입니다|이요|요)?[\s.!~]*$/i
const UNITS = new Set('만천원개월시분호명층동살년세권장대cmkg%배단종켤벌박일')

/**
 * Whether a text may continue earlier messages: it begins with digits without a unit, or is a bare name. Cheap, and
 * false for nearly all messages.
 */
export function mayContinuePrevious(text: string): boolean {
  if (text.length > LONGEST) return false
  if (NAME.test(text) && /[a-z]/i.test(text)) return true
  const start = LEAD.exec(text)?.[0].length ?? 0
  const [first] = mayBeginNumber(text, start)
    ? digitRuns(readSigns(text.slice(start, start + FIRST)))
    : []
  const isLone = first?.length === 1 && text.length > start + FIRST
  const { head, signs } = first?.[0]?.from === 0 && !isLone ? headOf(text) : NO_HEAD
  const [last] = head.slice(-1)
  if (!last) return /^(?:\.[a-z]|(?:kakao|com|me|line)[./])/i.test(text)
  const rest = text.slice(signs[last.to - 1]?.end).trim()
  if (head.length === 1 && rest !== '') return false
  return !UNITS.has(signs[last.to]?.plain ?? '') && (rest.length <= SHORT || BEHIND.test(rest))
}

/** Code units that are enough to see whether a text begins with a digit, and with more than one. */
const FIRST = 14
const NO_HEAD = { head: [], signs: [] }

/** The text after the last part of a number is short, as a name is, or says what to do with it. */
const SHORT = 5
const BEHIND = /^(?:으?로|이에요|예요|에요|입니다|이요|요|번|연락|전화|문자|입금|송금|이체)/

/**
 * Moderates a text together with the recent messages of the same sender in the same room. A phone number, an account or a
 * name in another messenger that only all of them together contain is masked in the last; sent messages stay unchanged.
 *
 * @param before the earlier texts, the oldest first, as they were stored
 * @returns null where nothing was found
 */
export function moderateSequence(
  text: string,
  before: readonly string[],
): { text: string; guard: Guard } | null {
  const earlier = newest(before).map((said) => said.replaceAll(MASK, ' '))
  return number(text, earlier) ?? name(text, earlier) ?? address(text, earlier.at(-1))
}

/** The earlier texts to scan, the oldest first: limited in number, and long ones to their ends. */
function newest(before: readonly string[]): string[] {
  const recent: string[] = []
  let left = MOST_CHARACTERS
  for (const said of before.slice(-SEQUENCE_MESSAGES).toReversed()) {
    if (left === 0) break
    // A cut text stays too long to be a part of a sequence.
    const end = said.length <= LONGEST ? said : said.slice(-Math.max(left, LONGEST + 1))
    recent.unshift(end)
    left = Math.max(0, left - end.length)
  }
  return recent
}

function number(text: string, before: readonly string[]) {
  const { head, signs } = headOf(text)
  if (head.length === 0) return null
  const pieces: (readonly RunDigit[])[] = []
  for (const said of before.toReversed()) {
    const part = partOf(said)
    if (part.run === null) {
      if (part.hasDigits) break
      continue
    }
    pieces.unshift(part.run)
    if (!part.isWhole) break
  }
  if (pieces.length === 0) return null
  const words = [...before, text].flatMap((said) =>
    wordsOf(said).map((word) => ({ ...word, said })),
  )
  const found = numberOfPieces(pieces, head, words)
  return (
    found && masked(text, signs, found.reason, head[found.length - 1]?.to ?? 0, head[0]?.from ?? 0)
  )
}

/** 번호 alone means many things, but not as a message by itself. */
const wordsOf = (said: string) =>
  contextWords(
    squeeze(
      readSigns(/^\s*번호(?:는|가|요|예요|:)?[\s.]*$/.test(said) ? `제${said.trim()}` : said),
    ),
  )

/** The digits that a text begins with, after small words. */
function headOf(text: string): { head: readonly RunDigit[]; signs: readonly Sign[] } {
  const signs = readSigns(text)
  const start = LEAD.exec(text)?.[0].length ?? 0
  const run = digitRuns(signs).find(([first]) => (signs[first?.from ?? 0]?.start ?? 0) >= start)
  const first = run?.[0]
  const isHead =
    first &&
    !signs.slice(0, first.from).some(({ kind, start: at }) => at >= start && kind !== 'GAP')
  return { head: isHead ? run : [], signs }
}

/** The digits that a text ends with, and whether it contains anything else. */
function partOf(said: string): {
  run: readonly RunDigit[] | null
  isWhole: boolean
  hasDigits: boolean
} {
  if (said.length > LONGEST) return { run: null, isWhole: false, hasDigits: false }
  const signs = readSigns(said.replace(TAIL, ''))
  const runs = digitRuns(signs)
  const run = runs.at(-1)
  const first = run?.[0]
  const last = run?.at(-1)
  const hasDigits = runs.some((digits) => digits.some(({ kind }) => kind === 'DIGIT'))
  if (!run || !first || !last) return { run: null, isWhole: false, hasDigits }
  const isOther = (from: number, to: number) =>
    signs.slice(from, to).some(({ kind }) => kind !== 'GAP')
  // Digits at the end may belong to a word: to an address or a model name.
  const isWord = /[a-z=/]/.test(signs[first.from - 1]?.plain ?? '')
  if (isWord || isOther(last.to, signs.length)) return { run: null, isWhole: false, hasDigits }
  return { run, isWhole: !isOther(0, first.from), hasDigits }
}

function name(text: string, before: readonly string[]) {
  const found = NAME.exec(text)?.[1]
  if (!found || !/[a-z]/i.test(found)) return null
  const spoken = before.slice(-3).map((said) => {
    const signs = readSigns(said)
    return speaksOfMessenger(signs, squeeze(signs))
  })
  const isDistinctive = /[\d._]/.test(found)
  if (!spoken.includes('ID') && !(isDistinctive && spoken.includes('INVITE'))) return null
  return result(text.replace(found, MASK), 'MESSENGER')
}

/** An address that is split in two. */
function address(text: string, before: string | undefined) {
  if (before === undefined || before.length > LONGEST) return null
  if (!/[a-z0-9.:/점]\s*$/i.test(before) || !/^[.a-z]/i.test(text)) return null
  const alone = moderateText(before).guard
  const { guard } = moderateText(before.trimEnd() + text)
  const reason = guard?.reasons.find((one) => one === 'MESSENGER' || one === 'PAYMENT_LINK')
  if (!reason || guard?.level === 'WARN' || alone?.reasons.includes(reason)) return null
  return result(MASK, reason)
}

function masked(
  text: string,
  signs: readonly Sign[],
  reason: GuardReason,
  to: number,
  from: number,
) {
  const start = signs[from]?.start ?? 0
  const end = signs[to - 1]?.end ?? text.length
  return result(`${text.slice(0, start)}${MASK}${text.slice(end)}`, reason)
}

const result = (text: string, reason: GuardReason): { text: string; guard: Guard } => ({
  text,
  guard: { level: 'MASK', reasons: [reason] },
})
