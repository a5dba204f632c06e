import { convertHangulToQwerty, convertQwertyToHangul, disassemble } from 'es-hangul'

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_PER_INITIAL = 588
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

const ONLY_INITIALS = /^[ㄱ-ㅎ]+$/
const LOOSE_JAMO = /[ㄱ-ㅎㅏ-ㅣ]/
const HANGUL = /[가-힣ㄱ-ㅎㅏ-ㅣ]/
const LATIN_LETTERS = /[a-z]/i

/** Initial consonants of the syllables; every other character stays: 아이폰15 is ㅇㅇㅍ15. */
export function choseongOf(norm: string): string {
  return Array.from(norm, (character) => {
    const code = character.charCodeAt(0)
    if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return character
    return INITIALS.charAt(Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL))
  }).join('')
}

/** All letters in the order they are typed: 아이폰 is ㅇㅏㅇㅣㅍㅗㄴ. */
export function jamoOf(norm: string): string {
  return disassemble(norm)
}

/** Whether only consonants were typed, as in ㅇㅇㅍ. */
export function isChoseong(norm: string): boolean {
  return ONLY_INITIALS.test(norm)
}

/**
 * What the same keys give on the other keyboard layout: dkdlvhs is 아이폰, ㅑㅔㅙㅜㄷ is iphone. Null when the result is
 * useless: no letters, both alphabets mixed, or Hangul that is not complete. With `unfinished` the last syllable may
 * still be a single letter, as while typing.
 */
export function otherKeyboard(text: string, unfinished = false): string | null {
  const hasLatin = LATIN_LETTERS.test(text)
  const hasHangul = HANGUL.test(text)
  if (hasLatin === hasHangul) return null
  if (hasHangul) return convertHangulToQwerty(text).toLowerCase()
  // Shift decides between ㄱ and ㄲ; a keyword in title case means none of it.
  const hangul = convertQwertyToHangul(/^[A-Z]/.test(text) ? text.toLowerCase() : text)
  const complete = unfinished ? hangul.replace(/[ㄱ-ㅎㅏ-ㅣ]$/, '') : hangul
  return LOOSE_JAMO.test(complete) || LATIN_LETTERS.test(complete) || complete === ''
    ? null
    : hangul
}

/**
 * Edit distance between two strings (insert, remove, replace, swap of neighbours), or `limit + 1` as soon as it must be
 * larger than `limit`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  return distances(left, right, limit, false)
}

/** Smallest edit distance between `typed` and any beginning of `word`, up to `limit`. */
export function prefixDistance(typed: string, word: string, limit: number): number {
  return distances(typed, word.slice(0, typed.length + limit), limit, true)
}

function distances(left: string, right: string, limit: number, anyPrefix: boolean): number {
  if (!anyPrefix && Math.abs(left.length - right.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  const distance = anyPrefix ? Math.min(...last) : at(last, right.length)
  return Math.min(distance, limit + 1)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
