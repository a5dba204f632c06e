import { canonicalSpelling } from '../korean/canonical.ts'

/** Stands between two numbers that do not touch: 13 128 is not 13128. */
const APART = '\u0000'
const BETWEEN = /[\s\-_.'’·()[\]]/u
const LETTER = /\p{L}/u
const DIGIT = /\p{N}/u
const LATIN = /[a-z]/
const HANGUL = /[가-힣]/
/** What a number is followed by where it is an amount and no name: 에어팟 2개. */
const AMOUNT =
  /^(?:인치|세대|mm|cm|gb|tb|mb|kg|ml|리터|개|대(?![가-힣])|벌|만|천|원|년|월|개월|시간|일|주|%|프로?세스|회|호|w(?![a-z])|평|단|구|인용|켤레|장|권|점|매|종)/
const GLUED_LATIN = /^[a-z]{1,3}(?![a-z])/
const UNITS = /^(?:gb|tb|mm|cm|gps|lte|oled|pro|max|사)/
/** Shorter Korean names are parts of other words. */
const SHORT = 2

interface Branch {
  next: Map<string, Branch>
  name?: string
}

interface Letters {
  /** Letters and digits, and where two numbers are apart. */
  characters: string[]
  /** Of each, where it stands in the text. */
  at: number[]
}

export interface FoundName {
  name: string
  start: number
  end: number
}

/** Names that a text is searched for all at once. */
export class NameFinder {
  readonly #root: Branch = { next: new Map() }

  /** The first name for a way counts. */
  add(name: string, way: string): void {
    let branch = this.#root
    for (const character of lettersOf(spellingOf(way)).characters) {
      let next = branch.next.get(character)
      if (!next) {
        next = { next: new Map() }
        branch.next.set(character, next)
      }
      branch = next
    }
    branch.name ??= name
  }

  /** The longest name at each place, from the first on; none is in another. @param spelling from spellingOf */
  find(spelling: string): FoundName[] {
    const letters = lettersOf(spelling)
    const found: FoundName[] = []
    for (let index = 0; index < letters.characters.length; index += 1) {
      const longest = this.#longestAt(spelling, letters, index)
      if (!longest) continue
      found.push({
        name: longest.name,
        start: letters.at[index] ?? 0,
        end: (letters.at[longest.last] ?? 0) + 1,
      })
      index = longest.last
    }
    return found
  }

  #longestAt(
    spelling: string,
    { characters, at }: Letters,
    start: number,
  ): { name: string; last: number } | null {
    let branch: Branch | undefined = this.#root
    let longest: { name: string; last: number } | null = null
    for (let last = start; last < characters.length; last += 1) {
      branch = branch.next.get(characters[last] ?? '')
      if (!branch) break
      if (branch.name === undefined) continue
      const isShort = last - start < SHORT
      if (isWholeName(spelling, at[start] ?? 0, (at[last] ?? 0) + 1, isShort))
        longest = { name: branch.name, last }
    }
    return longest
  }
}

function isWholeName(spelling: string, start: number, end: number, isShort: boolean): boolean {
  const [before = '', first = ''] = [spelling[start - 1], spelling[start]]
  const [last = '', after = ''] = [spelling[end - 1], spelling[end]]
  if (DIGIT.test(first) && (DIGIT.test(before) || LATIN.test(before))) return false
  if (LATIN.test(first) && LATIN.test(before)) return false
  if (LATIN.test(last) && LATIN.test(after)) return false
  if (isShort && HANGUL.test(first) && (HANGUL.test(before) || HANGUL.test(after))) return false
  if (!DIGIT.test(last)) return true
  if (DIGIT.test(after)) return false
  const rest = spelling.slice(end)
  if (AMOUNT.test(rest.trimStart()) && !/^\s+(?:개|대|일|주|점|매|장)/.test(rest)) return false
  return !(GLUED_LATIN.test(rest) && !UNITS.test(rest))
}

function lettersOf(spelling: string): Letters {
  const characters: string[] = []
  const at: number[] = []
  let isApart = false
  for (let index = 0; index < spelling.length; index += 1) {
    const character = spelling[index] ?? ''
    if (!LETTER.test(character) && !DIGIT.test(character)) {
      // A sign that separates ends what a name can go across.
      if (!BETWEEN.test(character)) {
        characters.push('\u0001')
        at.push(index)
      }
      isApart = true
      continue
    }
    if (isApart && DIGIT.test(character) && DIGIT.test(characters.at(-1) ?? '')) {
      characters.push(APART)
      at.push(index)
    }
    characters.push(character)
    at.push(index)
    isApart = false
  }
  return { characters, at }
}

/** A title or name in one spelling: 플러스 for the sign where it belongs to a model. */
export function spellingOf(text: string): string {
  return canonicalSpelling(text)
    .replace(
      /([a-z]{1,2}\d{1,4}|fe|버즈|노트 ?\d+|갤럭시 ?s\d+|아이폰 ?\d+)\+(?![가-힣a-z\d])/gu,
      '$1 플러스',
    )
    .replace(/\s+/gu, ' ')
    .trim()
}
