const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const VOWELS = 21
const LASTS = 28
/** Initial consonants in the order of the syllables, and the plain one of each series: ㄲ and ㅋ are ㄱ. */
const FIRSTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const UNTENSED = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'
const PLAINEST = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅈㄱㄷㅂㅎ'
/** Vowels that are pronounced, or typed, as each other: ㅐ and ㅔ, ㅗ and ㅛ, ㅢ and ㅣ. */
const ALIKE_VOWELS = 'ㅏㅐㅏㅐㅓㅐㅓㅐㅗㅘㅐㅐㅗㅜㅝㅐㅟㅜㅡㅣㅣ'
/** Final consonants as they are pronounced. */
const ALIKE_LASTS = ' ㄱㄱㄱㄴㄴㄴㄷㄹㄱㅁㄹㄹㄹㅂㄹㅁㅂㅂㄷㄷㅇㄷㄷㄱㄷㅂㄷ'

export interface Syllable {
  first: number
  vowel: number
  last: number
}

/** @returns null for what is no syllable */
export function splitSyllable(letters: string, at: number): Syllable | null {
  const code = letters.charCodeAt(at)
  if (!(code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE)) return null
  const index = code - FIRST_SYLLABLE
  return {
    first: Math.floor(index / (VOWELS * LASTS)),
    vowel: Math.floor(index / LASTS) % VOWELS,
    last: index % LASTS,
  }
}

/** The initial consonant as a separate letter. */
export const initialOf = ({ first }: Syllable) => FIRSTS[first] ?? ''

/** The initial consonant of a syllable, or the separate one, without tension and aspiration; '' for other letters. */
export function seriesAt(letters: string, at: number): string {
  const syllable = splitSyllable(letters, at)
  const first = syllable ? syllable.first : FIRSTS.indexOf(letters[at] ?? ' ')
  return PLAINEST[first] ?? ''
}

/** Whether two syllables sound alike: 배 and 베, 쯩 and 증. */
export function soundAlike(one: Syllable, other: Syllable): boolean {
  return (
    UNTENSED[one.first] === UNTENSED[other.first] &&
    ALIKE_VOWELS[one.vowel] === ALIKE_VOWELS[other.vowel] &&
    ALIKE_LASTS[one.last] === ALIKE_LASTS[other.last]
  )
}

/** Whether only the vowels of two syllables differ, so that one may be a slip for the other: 렌 and 란. */
export function differInVowel(one: Syllable, other: Syllable): boolean {
  return (
    PLAINEST[one.first] === PLAINEST[other.first] &&
    ALIKE_LASTS[one.last] === ALIKE_LASTS[other.last]
  )
}
