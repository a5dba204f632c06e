import { disassemble } from 'es-hangul'
import { LRUCache } from 'lru-cache'

/*
 * How a word sounds, roughly: Latin and Korean spellings of one name come to nearly the same letters. Consonants that Korean
 * does not tell apart, or writes in one way, are one letter; ㅡ, which only carries a consonant, is none.
 */

const JAMO: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['ㄱㄲㅋ', 'k'],
    ['ㄴ', 'n'],
    ['ㄷㄸㅌ', 't'],
    ['ㄹ', 'l'],
    ['ㅁ', 'm'],
    ['ㅂㅃㅍ', 'p'],
    ['ㅅㅆ', 's'],
    ['ㅈㅉㅊ', 'c'],
    ['ㅎ', 'h'],
    ['ㅏㅑ', 'a'],
    ['ㅓㅕㅐㅒㅔㅖ', 'e'],
    ['ㅗㅛ', 'o'],
    ['ㅜㅠ', 'u'],
    ['ㅣ', 'i'],
    ['ㅡ', ''],
  ].flatMap(([letters = '', sound = '']) => Array.from(letters, (letter) => [letter, sound])),
)

/** Tried in their order at each place of a Latin word. */
const LATIN: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/^(?:tch|ch|j|dg)/, 'c'],
  [/^(?:sch|sh|ss|s)/, 's'],
  [/^(?:ph|f|v|bb|b|pp|p)/, 'p'],
  [/^(?:th|tt|t|dd|d)/, 't'],
  [/^(?:ck|cc|qu|q|kk|k)/, 'k'],
  [/^c(?=[eiy])/, 's'],
  [/^c/, 'k'],
  [/^x/, 'ks'],
  [/^z+/, 'c'],
  [/^ng(?![aeiou])/, 'N'],
  [/^gg?/, 'k'],
  [/^(?:mm|m)/, 'm'],
  [/^(?:nn|n)/, 'n'],
  // 포터, 기타: an r that closes a syllable is not heard.
  [/^r+(?![aeiouyr])/, ''],
  [/^[lr]+/, 'l'],
  [/^h/, 'h'],
  [/^e$/, ''],
  [/^(?:ee|ea|ie|i|y)/, 'i'],
  [/^(?:oo|ou|uu|u|w)/, 'u'],
  [/^(?:au|aw|oa|o)/, 'o'],
  [/^(?:ai|ay|ei|e)/, 'e'],
  [/^a+/, 'a'],
]

const FINAL_NG = /ㅇ(?![ㅏ-ㅣ])/gu

/** The sound of a Korean word. */
function soundOfHangul(word: string): string {
  const letters = disassemble(word).replace(FINAL_NG, 'N')
  return single(
    Array.from(letters, (letter) => JAMO[letter] ?? (letter === 'N' ? 'N' : '')).join(''),
  )
}

/** The sound of a word in Latin letters. */
function soundOfLatin(word: string): string {
  let sound = ''
  for (let rest = word; rest !== ''; ) {
    const [letters, heard] = LATIN.find(([pattern]) => pattern.test(rest)) ?? [/^./, '']
    sound += heard
    rest = rest.replace(letters, '')
  }
  return single(sound)
}

/** 룰루 has one l for the ear. */
const single = (sound: string) => sound.replace(/(.)\1+/g, '$1')

const VOWEL = /[aeiou]/
const NEAR = new Set(['kc', 'ck', 'sc', 'cs', 'st', 'ts', 'nN', 'Nn', 'pm', 'tc', 'ct'])

/** How far two sounds are apart: 1 for a consonant that is another, less for a vowel or a similar consonant. */
function soundDistance(left: string, right: string): number {
  let last = [0]
  for (const letter of right) last.push((last.at(-1) ?? 0) + missing(letter))
  for (const one of left) {
    const current = [(last[0] ?? 0) + missing(one)]
    for (const [index, other] of Array.from(right).entries())
      current.push(
        Math.min(
          (last[index] ?? 0) + replaced(one, other),
          (last[index + 1] ?? 0) + missing(one),
          (current[index] ?? 0) + missing(other),
        ),
      )
    last = current
  }
  return last.at(-1) ?? 0
}

const missing = (letter: string) =>
  VOWEL.test(letter) ? 0.4 : letter === 'l' || letter === 'h' ? 0.5 : 1

function replaced(one: string, other: string): number {
  if (one === other) return 0
  if (VOWEL.test(one) && VOWEL.test(other)) return 0.3
  return NEAR.has(one + other) ? 0.4 : 1.2
}

const consonantsOf = (sound: string) => sound.replace(/[aeiou]/g, '')

/** Words with fewer consonants sound like too many others. */
const LEAST_CONSONANTS = 3
/** Of the length of the sound. */
const MOST_APART = 0.13

const IN_LATIN = /^[a-z]+$/

/** The same few thousand words are compared with each name that was typed. */
const sounds = new LRUCache<string, string>({ max: 30_000 })

function soundOf(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  const sound = IN_LATIN.test(word) ? soundOfLatin(word) : soundOfHangul(word)
  sounds.set(word, sound)
  return sound
}

/** The word in the other letters that a Latin or Korean word sounds like; the first of equals. Null where none is near. */
export function soundsLike(word: string, words: Iterable<string>): string | null {
  const sound = soundOf(word)
  if (consonantsOf(sound).length < LEAST_CONSONANTS) return null
  let nearest = Math.max(0.5, sound.length * MOST_APART)
  let found: string | null = null
  for (const each of words) {
    if (IN_LATIN.test(each) === IN_LATIN.test(word)) continue
    const other = soundOf(each)
    if (other[0] !== sound[0] || Math.abs(other.length - sound.length) > 2) continue
    const distance = soundDistance(sound, other)
    if (distance > nearest || (found !== null && distance === nearest)) continue
    nearest = distance
    found = each
  }
  return found
}
