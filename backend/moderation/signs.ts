export type SignKind =
  /** A digit of any script, also in a circle. */
  | 'DIGIT'
  /** A syllable or Chinese character that is read as a digit: 공, 일, 三. */
  | 'SPOKEN'
  /** A letter that looks like a digit: o, l, ㅇ, ㅣ. */
  | 'ALIKE'
  /** Any other letter. */
  | 'LETTER'
  /** Space, punctuation, symbols, emoji. */
  | 'GAP'
  /** Replaces a masked part: nothing is read across it. */
  | 'WALL'

/** A sign: one visible character of a text, and its position. */
export interface Sign {
  start: number
  end: number
  kind: SignKind
  digit: number
  /** Lower case, in its plainest form: full-width and styled letters as Latin ones. */
  plain: string
}

export const MASK = '●●●'
const MASK_SIGN = '●'

const SPOKEN = new Map<string, number>(
  [
    '공영령빵콩〇零',
    '일하一壹弌',
    '이둘二貳贰弍',
    '삼셋三參叁弎',
    '사넷四肆',
    '오五伍',
    '육륙六陸陆',
    '칠七柒',
    '팔八捌',
    '구九玖',
  ].flatMap((signs, digit) => [...signs].map((sign): [string, number] => [sign, digit])),
)
// 하 alone is no digit; 하나 is read in digit-runs.ts.
SPOKEN.delete('하')

const ALIKE = new Map<string, number>([
  ...[...'oㅇᄋ○◯οо°ø🅾⭕'].map((sign): [string, number] => [sign, 0]),
  ...[...'li|ㅣ│┃｜∣ı'].map((sign): [string, number] => [sign, 1]),
])

/** Zeros of scripts whose digits are consecutive and have no compatibility mapping to plain digits. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0,
  0xf20, 0x1040, 0x17e0, 0x1810,
]
/** Circled digits without a compatibility mapping: 1 to 9 each. */
const RINGED_ONES = [0x2776, 0x2780, 0x278a, 0x24f5]

/** The signs of a text. Invisible characters (joiners, selectors, direction marks) belong to the sign before them. */
export function readSigns(text: string): Sign[] {
  const signs: Sign[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0
    const end = at + (code > 0xffff ? 2 : 1)
    const last = signs.at(-1)
    if (isUnseen(code)) {
      if (last) last.end = end
      at = end
      continue
    }
    const jamo = composeJamo(text, at)
    signs.push(jamo ? toSign(jamo.syllable, at, jamo.end) : toSign(text.slice(at, end), at, end))
    at = jamo?.end ?? end
  }
  return signs
}

function toSign(written: string, start: number, end: number): Sign {
  const plain = plainOf(written)
  if (written === MASK_SIGN) return { start, end, kind: 'WALL', digit: -1, plain }
  const digit = digitOf(written, plain)
  if (digit >= 0) return { start, end, kind: 'DIGIT', digit, plain: String(digit) }
  const spoken = SPOKEN.get(plain)
  if (spoken !== undefined) return { start, end, kind: 'SPOKEN', digit: spoken, plain }
  const alike = ALIKE.get(plain)
  if (alike !== undefined) return { start, end, kind: 'ALIKE', digit: alike, plain }
  return { start, end, kind: isLetter(plain) ? 'LETTER' : 'GAP', digit: -1, plain }
}

function isLetter(plain: string): boolean {
  const code = plain.charCodeAt(0)
  if (isSyllable(code)) return true
  if (code < 0x80) return code >= 0x61 && code <= 0x7a
  return /[\p{L}\p{N}]/u.test(plain)
}

const isSyllable = (code: number) => code >= 0xac00 && code <= 0xd7a3

/** Most texts are Korean and plain Latin; these need no tables. */
function plainOf(written: string): string {
  const code = written.charCodeAt(0)
  if (code < 0x80) return written.toLowerCase()
  if (isSyllable(code) || (code >= 0x3131 && code <= 0x3163)) return written
  // Ⅱ is one sign, not two letters.
  if (code >= 0x2160 && code <= 0x217f) return written.toLowerCase()
  // Of a sign that represents several characters, such as ⑴, the one inside the brackets.
  const signs = [...written.normalize('NFKC').toLowerCase()]
  return signs.length === 3 && signs[0] === '(' ? (signs[1] ?? written) : (signs[0] ?? written)
}

function digitOf(written: string, plain: string): number {
  const code = plain.codePointAt(0) ?? 0
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  if (code < 0x80 || isSyllable(code)) return -1
  const own = written.codePointAt(0) ?? 0
  if (own === 0x24ff || own === 0x1f10b || own === 0x1f10c) return 0
  const one = RINGED_ONES.find((first) => own >= first && own < first + 9)
  if (one !== undefined) return own - one + 1
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? -1 : code - zero
}

const isUnseen = (code: number) => code > 0xac && !isSyllable(code) && isMark(code)

const isMark = (code: number) =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  (code >= 0x300 && code <= 0x36f) ||
  code === 0x20e3 ||
  code === 0xad ||
  code === 0xfeff ||
  code === 0x180e ||
  code === 0x115f ||
  code === 0x1160 ||
  code === 0x3164 ||
  code === 0xffa0

/** A syllable that is written as its parts (as in file names of macOS), composed so that it reads like any other. */
function composeJamo(text: string, at: number): { syllable: string; end: number } | null {
  const first = text.charCodeAt(at) - 0x1100
  const vowel = text.charCodeAt(at + 1) - 0x1161
  if (!(first >= 0 && first < 19 && vowel >= 0 && vowel < 21)) return null
  const last = text.charCodeAt(at + 2) - 0x11a7
  const hasLast = last > 0 && last < 28
  const code = 0xac00 + (first * 21 + vowel) * 28 + (hasLast ? last : 0)
  return { syllable: String.fromCharCode(code), end: at + (hasLast ? 3 : 2) }
}
