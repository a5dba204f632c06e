import { spellingOf } from './spelling-of.ts'

/** Stands between two numbers that do not touch: 13 128 is not 13128. */
const APART = '\u0000'
const BETWEEN = /[\s\-_.'’·()[\]]/u
const LETTER = /\p{L}/u
const DIGIT = /\p{N}/u
const LATIN = /[a-z]/
const HANGUL = /[가-힣]/
/** What a number is followed by where it is an amount and no name: 에어팟 2개. */
const AMOUNT =
  /^(?:인치|세대|mm|cm|gb|tb|mb|kg|ml|리터|켤레|시간|개월|개입|%|만 ?원|천 ?원|만원|(?:개|대|벌|만|천|원|년|월|일|주|회|호|평|단|구|장|권|점|매|종|인용)(?![가-힣])|w(?![a-z]))/
const GLUED_LATIN = /^[a-z]{1,3}(?![a-z])/
const UNITS = /^(?:gb|tb|mm|cm|gps|lte|oled|pro|max|사)/
/** Four digits glued to a name begin a code: 1000xm5 is no X-M5. */
const CODE_BEFORE = /\d{4}$/
const UNIT = /^(?:gb|tb|mb|mm|cm|kg|ml)(?![a-z])/
/** Shorter Korean names are parts of other words. */
const SHORT = 2
/** The name of what has a model's name in it and is none: 라프시몬스. */
export const NOTHING = ''
/** How many letters choose what is compared. */
const HEAD = 2

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

/** What a title names (read-model.ts). */
export interface ReadModel {
  /** The model's name; of a thing that no list knows, the words that name it. Empty where nothing names it. */
  name: string
  /** Whether a list knows it. */
  isKnown: boolean
  /** All models that the title names, with their places in its spelling. */
  found: FoundName[]
}

/** What of a way to write a name is compared with texts. */
export const lettersOfWay = (way: string): string => lettersOf(spellingOf(way)).characters.join('')

/** Names that a text is searched for all at once. A tree of their letters would take six times the memory. */
export class NameFinder {
  readonly #names = new Map<string, string>()
  /** Of the names that begin with these letters, the lengths, the longest first. */
  readonly #lengths = new Map<string, number[]>()

  /** @param letters from lettersOfWay, of a way that was not added before */
  add(name: string, letters: string): void {
    this.#names.set(letters, name)
    const head = letters.slice(0, HEAD)
    const lengths = this.#lengths.get(head) ?? []
    if (lengths.includes(letters.length)) return
    this.#lengths.set(
      head,
      [...lengths, letters.length].sort((one, other) => other - one),
    )
  }

  /** The longest name at each place, from the first on; none is in another. @param spelling from spellingOf */
  find(spelling: string): FoundName[] {
    const letters = lettersOf(spelling)
    const found: FoundName[] = []
    for (let index = 0; index < letters.characters.length; index += 1) {
      const longest = this.#longestAt(spelling, letters, index)
      if (!longest) continue
      if (longest.name !== NOTHING)
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
    const head = characters.slice(start, start + HEAD).join('')
    const lengths = [...(this.#lengths.get(head) ?? []), ...(head.length === HEAD ? [1] : [])]
    for (const length of lengths) {
      const last = start + length - 1
      const name = this.#names.get(characters.slice(start, start + length).join(''))
      if (name === undefined || last >= characters.length) continue
      const isShort = length <= SHORT
      if (isWholeName(spelling, at[start] ?? 0, (at[last] ?? 0) + 1, isShort)) return { name, last }
    }
    return null
  }
}

function isWholeName(spelling: string, start: number, end: number, isShort: boolean): boolean {
  const [before = '', first = ''] = [spelling[start - 1], spelling[start]]
  const [last = '', after = ''] = [spelling[end - 1], spelling[end]]
  if (DIGIT.test(first) && (DIGIT.test(before) || LATIN.test(before))) return false
  if (
    LATIN.test(first) &&
    (LATIN.test(before) || isUnit(spelling, start) || CODE_BEFORE.test(spelling.slice(0, start)))
  )
    return false
  if (LATIN.test(last) && LATIN.test(after)) return false
  if (isShort && HANGUL.test(first) && (HANGUL.test(before) || HANGUL.test(after))) return false
  if (!DIGIT.test(last)) return true
  if (DIGIT.test(after)) return false
  const rest = spelling.slice(end)
  // 12.9 is no 12, but a laptop of 15 inches has 15.6.
  if (/^\.(?!6)\d/.test(rest)) return false
  if (AMOUNT.test(rest) || /^ (?:인치|세대|mm|gb|tb)/.test(rest)) return false
  return !(GLUED_LATIN.test(rest) && !UNITS.test(rest))
}

/** Whether a unit begins at a place: the gb of 32gb a급 is no Game Boy. */
const isUnit = (spelling: string, start: number) =>
  DIGIT.test(spelling[start - 1] ?? '') && UNIT.test(spelling.slice(start, start + 3))

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
