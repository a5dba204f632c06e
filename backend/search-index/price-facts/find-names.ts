import { canonicalSpelling } from '../korean/canonical.ts'
import { SPELLINGS } from './words/spellings.ts'

/** Stands between two numbers that do not touch: 13 128 is not 13128. */
const APART = '\u0000'
const BETWEEN = /[\s\-_.'’·()[\]]/u
const LETTER = /\p{L}/u
const DIGIT = /\p{N}/u
const LATIN = /[a-z]/
const LATIN_OR_DIGIT = /[a-z0-9]/
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

/** Names that a text is searched for all at once. A tree of their letters would take six times the memory. */
export class NameFinder {
  readonly #names = new Map<string, string>()
  /** Of the names that begin with these letters, the lengths, the longest first. */
  readonly #lengths = new Map<string, number[]>()

  /** The first name for a way counts. */
  add(name: string, way: string): void {
    const letters = lettersOf(spellingOf(way)).characters.join('')
    if (letters === '' || this.#names.has(letters)) return
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

const spellings = SPELLINGS.flatMap(([name, ...ways]) =>
  ways.map((way) => [canonicalSpelling(way), name] as const),
).filter(([way, name]) => way !== name)
/** Shorter Latin spellings end the codes of models too: 7 in V7 lite. */
const LEAST_BEHIND_DIGIT = 4

interface Spelling {
  way: string
  name: string
  /** What may not stand before it, and what may not stand behind it. */
  notBefore: RegExp
  notBehind: RegExp | null
}

/** The spellings by their first letters, so that a place in a text is compared with few of them only; the longest first. */
const spellingsByHead = new Map<string, Spelling[]>()
for (const [way, name] of spellings.toSorted(([one], [other]) => other.length - one.length)) {
  const first = way[0] ?? ''
  const spelling = {
    way,
    name,
    notBefore: !/[a-z0-9]/u.test(first)
      ? HANGUL
      : LATIN.test(first) && way.length >= LEAST_BEHIND_DIGIT
        ? LATIN
        : LATIN_OR_DIGIT,
    notBehind: /[a-z]$/u.test(way) ? LATIN : /\d$/u.test(way) ? DIGIT : null,
  }
  // A space may be missing.
  for (const head of new Set([way.slice(0, HEAD), way.replace(/ /gu, '').slice(0, HEAD)]))
    spellingsByHead.set(head, [...(spellingsByHead.get(head) ?? []), spelling])
}

/** Where a spelling at a place of a text ends, in which its spaces may be missing; 0 where another word is there. */
function endOfSpelling(text: string, start: number, way: string): number {
  let at = start
  for (let index = 0; index < way.length; index += 1) {
    if (way[index] === ' ') while (text[at] === ' ') at += 1
    else if (text[at] !== way[index]) return 0
    else at += 1
  }
  return at
}
/** The maker of graphics cards, not a unit behind the card's number. */
const MAKER = /기가(?:바이트)?(?= *(?:이글|윈드|게이밍|어로스|오로스|비전))/gu
/** Behind the number of a card it is the maker: no capacity has four digits. */
const MAKER_BEHIND_CARD = /(?<=\d{4}) *기가(?:바이트)?(?![가-힣])/gu
/** 다이슨 브이11, 시디즈 티50 */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  브이: 'v',
  티: 't',
  에스: 's',
  엠: 'm',
  제트: 'z',
  에이: 'a',
  큐: 'q',
}
const LETTER_NAME = /(?<=\s|^)(브이|티|에스|엠|제트(?! ?\d{3} ?w)|에이|큐) ?(?=\d)/gu
const VARIANT_FIRST = /^((?:\S+ )?)(\d{1,2}) ?(프로 ?맥스|프로|미니|플러스)( ?)(.*?)아이폰(?=\s|$)/u
const BARE_CARD =
  /^([^\p{L}\p{N}]{0,3}|.{0,12}?(?:지포스|이엠텍|조텍|기가바이트|기가|갤럭시|msi|에이수스|컬러풀|팔릿|이노3d|pny|manli|만리|갤라즈|galaxy|그래픽카드) ?)((?:1[06][5678]0|20[678]0|30[56789]0|40[6789]0|50[6789]0))(?=\s*(?:ti|슈퍼|s(?![a-z])|[가-힣]|\s|$))/u
/** S24 울트라 at the beginning of a title. */
const BARE_PHONE =
  /^([^\p{L}\p{N}]{0,3})(s(?:[89]|10|2[0-6]))(?=\s*(?:울트라|플러스|fe|엣지|5g|e(?![a-z])|[가-힣]|\+|\s\d{2,3}(?!\d)))/u
const OLD_CARD = /^1/u
/** LG's own name of a notebook begins with its size. */
const GRAM_CODE = /(?:그램 ?)?(?<!\d)(1[3-7])(z(?:b|d)?9\d[npqrst])(?![a-z])/gu
/** 35.4, 35mm 1.4, XF35 1.4: the focal length of a lens and its aperture. */
const SHORT_LENS =
  /(?<![\d.a-z])(16|20|23|24|28|30|33|35|40|50|55|56|85|90|105|135)\.([248])(?![\d.]| ?(?:인치|kg|cm|mm|만|%|ml|v|w|시간|평|세대|기가|gb))/gu
const LENS = /(?<![\d.])(\d{1,3}) ?mm ?f?\/?(\d\.\d)(?![\d.])/gu
const MOUNTED_LENS = /(?<![a-z])(rf|xf|ef|fe) ?(\d{2,3}) ?f?(\d\.\d)(?![\d.])/gu

let latest = { text: '', spelling: '' }

/** A title or name in one spelling: 플러스 for the sign where it belongs to a model. */
export function spellingOf(text: string): string {
  // A title is read several times in a row, each time for something else.
  if (latest.text !== text) latest = { text, spelling: spell(text) }
  return latest.spelling
}

function spell(text: string): string {
  return (
    replaceSpellings(
      canonicalSpelling(text.replace(MAKER, '').replace(MAKER_BEHIND_CARD, ' gigabyte')),
    )
      .replace(
        /([a-z]{1,2}\d{1,4}|fe|버즈|노트 ?\d+|갤럭시 ?s\d+|아이폰 ?\d+)\+(?![가-힣a-z\d])/gu,
        '$1 플러스',
      )
      .replace(/(s2[1-5]) ?울(?![가-힣])/gu, '$1 울트라')
      .replace(/(?<![가-힣])갤(?= ?(?:s|a|z)? ?\d)/gu, '갤럭시 ')
      .replace(/아이패드 ?(12\.9|11|10\.5|9\.7|13) ?(?:인치 ?)?프로/gu, '아이패드 프로 $1')
      .replace(LETTER_NAME, (_, name: string) => LETTER_NAMES[name] ?? '')
      .replace(/라데온 (?=\d{4})/gu, '라데온 rx ')
      .replace(/갤럭시 +(2[0-5])(?!\d)/gu, '갤럭시 s$1')
      .replace(/((?:10|16|20)[5-8]0) ?s(?![a-z])/gu, '$1 슈퍼')
      .replace(VARIANT_FIRST, '$1아이폰 $2 $3 $5')
      .replace(BARE_CARD, (_, __, card: string) => `${OLD_CARD.test(card) ? 'gtx' : 'rtx'} ${card}`)
      .replace(BARE_PHONE, '$1갤럭시 $2')
      .replace(/스팀덱 (\d+ ?(?:gb|tb)?) ?(올레드|lcd)/u, '스팀덱 $2 $1')
      .replace(GRAM_CODE, '그램 $1 $2')
      .replace(SHORT_LENS, '$1mm f1.$2 ')
      .replace(LENS, '$1mm f$2 ')
      .replace(MOUNTED_LENS, '$1 $2mm f$3 ')
      // A good lens of Canon, not a litre; and that it is stabilized is said of all of them.
      .replace(/(?<=f\d(?:\.\d)? *)(?:리터|l)(?: *is)?(?= |$)/gu, 'l')
      .replace(/\s+/gu, ' ')
      .trim()
  )
}

function replaceSpellings(text: string): string {
  let replaced = ''
  let at = 0
  while (at < text.length) {
    const end = replaceSpellingAt(text, at)
    replaced += end ? end.written : text[at]
    at = end ? end.at : at + 1
  }
  return replaced
}

function replaceSpellingAt(text: string, start: number): { written: string; at: number } | null {
  const before = start > 0 ? (text[start - 1] ?? '') : ''
  for (const { way, name, notBefore, notBehind } of spellingsByHead.get(
    text.slice(start, start + HEAD),
  ) ?? []) {
    if (before !== '' && notBefore.test(before)) continue
    const at = endOfSpelling(text, start, way)
    const behind = text[at] ?? ''
    if (at === 0 || notBehind?.test(behind)) continue
    if (text.startsWith(name, start)) return { written: text.slice(start, at), at }
    return { written: HANGUL.test(behind) && /[a-z]$/u.test(way) ? `${name} ` : name, at }
  }
  return null
}
