import type { Sign } from './signs.ts'

/** The letters of a text without the gaps between them: 카.톡, 카 톡 and ㅋㅏ톡 all read 카톡. */
export interface Squeezed {
  letters: string
  /** For each letter, the index of its sign, and of the sign after it. */
  from: readonly number[]
  to: readonly number[]
}

const FIRSTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const LASTS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'
/** Latin letters that are used as vowels: ㅋr톡. */
const VOWEL_ALIKE: Record<string, string> = { r: 'ㅏ', k: 'ㅏ', l: 'ㅣ', i: 'ㅣ', h: 'ㅗ' }

export function squeeze(signs: readonly Sign[]): Squeezed {
  let letters = ''
  const from: number[] = []
  const to: number[] = []
  const indices: number[] = []
  for (let index = 0; index < signs.length; index += 1)
    if (signs[index]?.kind !== 'GAP') indices.push(index)
  for (let at = 0; at < indices.length; ) {
    const composed = compose(signs, indices, at)
    const taken = composed?.taken ?? 1
    const first = indices[at] ?? 0
    const last = indices[at + taken - 1] ?? first
    const text = composed?.syllable ?? signs[first]?.plain ?? ''
    for (let unit = 0; unit < text.length; unit += 1) {
      from.push(first)
      to.push(last + 1)
    }
    letters += text
    at += taken
  }
  return { letters, from, to }
}

/** A syllable from separate letters: ㅋㅏ, ㅌㅗㄱ. */
function compose(
  signs: readonly Sign[],
  indices: readonly number[],
  at: number,
): { syllable: string; taken: number } | null {
  const own = signs[indices[at] ?? -1]?.plain.charCodeAt(0) ?? 0
  if (own < 0x3131 || own > 0x314e) return null
  const plainAt = (place: number) => signs[indices[place] ?? -1]?.plain ?? ' '
  const vowelAt = (place: number) => {
    const plain = plainAt(place)
    // ㅋr톡, but ㅋㅌ rabbit
    const isBeside = indices[place] === (indices[place - 1] ?? 0) + 1
    return VOWELS.indexOf((isBeside && VOWEL_ALIKE[plain]) || plain)
  }
  const first = FIRSTS.indexOf(plainAt(at))
  if (first < 0) return null
  const vowel = vowelAt(at + 1)
  if (vowel < 0) return null
  const last = LASTS.indexOf(plainAt(at + 2))
  const hasLast = last > 0 && vowelAt(at + 3) < 0
  const code = 0xac00 + (first * 21 + vowel) * 28 + (hasLast ? last : 0)
  return { syllable: String.fromCharCode(code), taken: hasLast ? 3 : 2 }
}

export interface FoundWord<Kind> {
  kind: Kind
  word: string
  /** Indices of signs, the end exclusive. */
  from: number
  to: number
  /** Index of the first letter after it, in the squeezed text. */
  next: number
}

/** Finds words in a squeezed text in one pass; where several begin at the same letter, the longest counts. */
export function createWordFinder<Kind extends string>(
  words: Record<Kind, readonly string[]>,
): (squeezed: Squeezed) => FoundWord<Kind>[] {
  const byFirst = new Map<number, { kind: Kind; word: string; second: number }[]>()
  for (const [kind, list] of Object.entries(words) as [Kind, readonly string[]][])
    for (const word of list) {
      const first = word.charCodeAt(0)
      const second = word.length > 1 ? word.charCodeAt(1) : ANY
      byFirst.set(first, [...(byFirst.get(first) ?? []), { kind, word, second }])
    }
  for (const list of byFirst.values())
    list.sort((one, other) => other.word.length - one.word.length)

  function wordAt(letters: string, at: number) {
    const list = byFirst.get(letters.charCodeAt(at))
    if (!list) return null
    const next = letters.charCodeAt(at + 1)
    for (const candidate of list)
      if (
        (candidate.second === next || candidate.second === ANY) &&
        letters.startsWith(candidate.word, at)
      )
        return candidate
    return null
  }

  return ({ letters, from, to }) => {
    const found: FoundWord<Kind>[] = []
    for (let at = 0; at < letters.length; ) {
      const hit = wordAt(letters, at)
      if (hit) {
        const { kind, word } = hit
        const next = at + word.length
        found.push({ kind, word, from: from[at] ?? 0, to: to[next - 1] ?? 0, next })
        at = next
      } else at += 1
    }
    return found
  }
}

/** The word has no second letter. */
const ANY = -1
