import { FILLER_WORDS } from './digit-runs.ts'
import { ADVANCE_WORDS } from './find-advance-payment.ts'
import { HIDDEN_HOST_WORDS } from './find-hidden-hosts.ts'
import { TALK_WORDS } from './messenger-words.ts'

/** The number of digits that every found number has at least. */
const FEWEST_DIGITS = 8
/** Morse signs of the shortest number. */
const FEWEST_MORSE = 40
/** Code units between the first 0 and the 1 of 010, and between its 1 and its last 0, at most: two signs and the end of a word. */
const OPENING_REACH = 8
/** Code units between a dot and the ending of an address after it. */
const DOT_REACH = 6

const UNKNOWN = 1
const GAP = 2
/** Counts as a digit. */
const DIGIT = 4
/** May occur within a number. */
const SOFT = 8
const ZERO = 16
const ONE = 32
const DOT = 64
/** May begin the ending of an address. */
const ENDING = 128
const MORSE = 256
/** ㅋ and the like, and the vowels that complete a syllable. */
const CONSONANT = 512
const VOWEL = 1024
/** Begins a word that is searched for. */
const WORD = 2048
const COMMA = 4096
/** May be a digit, or part of the word for one. */
const LETTER_DIGIT = 8192
/** Begins a word for a digit. */
const DIGIT_WORD = 16384

const CLASSES = new Uint16Array(0x10000).fill(UNKNOWN)
const PAIRS = new Uint8Array(0x10000)
const WORDS = new Map<number, number[][]>()

const pairOf = (first: number, second: number) => (Math.imul(first, 31) ^ second) & 0xffff

function classify(signs: string | readonly string[], flags: number): void {
  for (const sign of signs) {
    const code = sign.charCodeAt(0)
    CLASSES[code] = ((CLASSES[code] ?? 0) & ~UNKNOWN) | flags
  }
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCharCode(from + index),
  ).join('')
}

/* The characters with a known meaning: plain Latin, Korean, and common punctuation. Any other character needs the full scan. */
const PLAIN_GAPS = '\n !"#$%&\'()*+,-./:;<=>?@[\\]^_`{}~“”‘’♡♥★☆→←'
const LATIN = range(0x61, 0x7a)
classify(`${range(0xac00, 0xd7a3)}${range(0x3131, 0x3163)}${LATIN}|`, 0)
classify(`${PLAIN_GAPS}…`, GAP)
classify('0123456789', DIGIT)
classify('공영령빵콩일하나이둘삼셋사넷오육륙칠팔구섯곱덟홉ㅇㅣ|', DIGIT)
classify('olihv', LETTER_DIGIT)
classify(`${LATIN}ㄱㅗㅇㅕㅣㄹ다여아일`, SOFT)
classify(FILLER_WORDS.join(''), SOFT)
classify('하다여일아ㄱㅇzotfsen', DIGIT_WORD)
classify('0공영령빵콩고꽁굥제ㅇoz', ZERO)
classify('1일하한원olㅣi|!', ONE)
classify('.…점닷쩜', DOT)
classify(',', COMMA)
classify(`${LATIN}한닷컴`, ENDING)
classify('.…-_ㅡ', MORSE)
classify(range(0x3131, 0x314e), CONSONANT)
classify(`${range(0x314f, 0x3163)}rklih`, VOWEL)
for (const word of [
  ...TALK_WORDS.STRONG,
  ...TALK_WORDS.OPEN_CHAT,
  ...TALK_WORDS.WEAK,
  ...ADVANCE_WORDS.DEMAND,
  ...ADVANCE_WORDS.DEPOSIT,
  ...ADVANCE_WORDS.LINK,
  ...HIDDEN_HOST_WORDS,
  'http',
  'hxxp',
  'dot',
]) {
  const codes = [...word].map((sign) => sign.charCodeAt(0))
  const [first = 0, second] = codes
  classify(word.charAt(0), WORD)
  if (second !== undefined) PAIRS[pairOf(first, second)] = 1
  WORDS.set(first, [...(WORDS.get(first) ?? []), codes])
}
for (const small of LATIN) CLASSES[small.charCodeAt(0) - 32] = CLASSES[small.charCodeAt(0)] ?? 0

const smallOf = (code: number) => (code >= 0x41 && code <= 0x5a ? code + 32 : code)

/**
 * Whether a detector could find anything in a text: a cheap check in one pass over the text, with false positives but no
 * false negatives. It knows the shapes of findings (how many digits, which words, which signs), not what is harmless.
 */
export function mightMatch(text: string): boolean {
  let digits = 0
  let morse = 0
  let zero = -OPENING_REACH - 1
  let one = -OPENING_REACH - 1
  let dot = -DOT_REACH - 1
  let wasComma = false
  let wasConsonant = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const flags = CLASSES[code] ?? UNKNOWN
    if (flags & UNKNOWN) {
      if (!isPicture(code, text.charCodeAt(at + 1))) return true
      at += 1
      continue
    }
    if (flags & (DIGIT | LETTER_DIGIT | ZERO | ONE | DOT | ENDING | MORSE | COMMA)) {
      if (flags & ZERO && at - one <= OPENING_REACH) return true
      if (flags & ONE && at - zero <= OPENING_REACH) one = at
      // No number begins within a word.
      if (flags & ZERO && !(flags & ENDING && isLetter(text.charCodeAt(at - 1)))) zero = at
      if (flags & ENDING && (wasComma || at - dot <= DOT_REACH)) return true
      if (flags & MORSE) morse += 1
      if (flags & DIGIT || (flags & LETTER_DIGIT && isDigit(text, at, smallOf(code)))) digits += 1
    }
    if (morse >= FEWEST_MORSE || digits >= FEWEST_DIGITS) return true
    wasComma = (flags & COMMA) !== 0
    if (flags & DOT) dot = at
    if (flags & GAP) continue
    dot = flags & DOT ? at : -DOT_REACH - 1
    if (flags & VOWEL && wasConsonant) return true
    wasConsonant = (flags & CONSONANT) !== 0
    if (!(flags & (DIGIT | SOFT))) digits = 0
    if (flags & WORD && beginsWord(text, at, smallOf(code))) return true
  }
  return false
}

/** Whether a number may begin at a position of a text; every digit is accepted. */
export const mayBeginNumber = (text: string, at: number): boolean =>
  ((CLASSES[text.charCodeAt(at)] ?? UNKNOWN) & (DIGIT | LETTER_DIGIT | DIGIT_WORD | UNKNOWN)) !== 0

/** A letter that is separate, as a digit is, or the one letter of zero, one, two … that no other of these words has. */
function isDigit(text: string, at: number, letter: number): boolean {
  const before = smallOf(text.charCodeAt(at - 1))
  const behind = smallOf(text.charCodeAt(at + 1))
  if (letter === V) return before === E
  if (letter === H) return behind === R
  if (!isWordLetter(before) && !isWordLetter(behind)) return true
  if (letter === O) return before === R || before === W || behind === N || behind === U
  return letter === I && (behind === V || behind === X || behind === G || behind === N)
}

const [E, G, H, I, N, O, R, U, V, W, X, L] = [...'eghinoruvwxl'].map((sign) => sign.charCodeAt(0))

const isLetter = (code: number) => {
  const small = smallOf(code)
  return small >= 0x61 && small <= 0x7a
}

const isWordLetter = (code: number) =>
  code >= 0x61 && code <= 0x7a && code !== O && code !== L && code !== I

/** An emoji of one sign, outside the ranges with letters or digits. */
function isPicture(high: number, low: number): boolean {
  if (high < 0xd83c || high > 0xd83e || !(low >= 0xdc00 && low <= 0xdfff)) return false
  const code = (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000
  return code >= 0x1f300 && code <= 0x1faff
}

function beginsWord(text: string, at: number, first: number): boolean {
  const next = nextLetter(text, at + 1)
  const second = smallOf(text.charCodeAt(next))
  const words = WORDS.get(first) ?? []
  if (!PAIRS[pairOf(first, second)]) return words.some(({ length }) => length === 1)
  return words.some((codes) => isWord(text, at, codes))
}

function isWord(text: string, from: number, codes: readonly number[]): boolean {
  let at = from
  for (const code of codes) {
    if (smallOf(text.charCodeAt(at)) !== code) return false
    at = nextLetter(text, at + 1)
  }
  return true
}

/** The position of the next sign that is no gap. */
function nextLetter(text: string, from: number): number {
  let at = from
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= 0xd83c && code <= 0xd83e && isPicture(code, text.charCodeAt(at + 1))) at += 1
    else if (!((CLASSES[code] ?? 0) & GAP)) break
  }
  return at
}
