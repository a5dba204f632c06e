import { spelt } from '../search-index/korean/numerals.ts'
import { asBareNumber, asEndOfWord, asWord } from './keyword-clauses.ts'

const LETTER_NAMES: readonly (readonly [name: string, letter: string])[] = [
  ['더블유', 'w'],
  ['에이치', 'h'],
  ['에이', 'a'],
  ['에프', 'f'],
  ['아이', 'i'],
  ['제이', 'j'],
  ['케이', 'k'],
  ['에스', 's'],
  ['브이', 'v'],
  ['엑스', 'x'],
  ['와이', 'y'],
  ['제트', 'z'],
  ['비', 'b'],
  ['씨', 'c'],
  ['시', 'c'],
  ['디', 'd'],
  ['이', 'e'],
  ['지', 'g'],
  ['쥐', 'g'],
  ['엘', 'l'],
  ['엠', 'm'],
  ['엔', 'n'],
  ['오', 'o'],
  ['피', 'p'],
  ['큐', 'q'],
  ['알', 'r'],
  ['티', 't'],
  ['유', 'u'],
]
const SHORTEST_SPELLING = 3

/** The Latin letters that a word names one by one: 제이비엘 is JBL. Null for other words. */
export function spelledLetters(word: string): string | null {
  if (word.length < SHORTEST_SPELLING) return null
  const read = (rest: string): string | null => {
    if (rest === '') return ''
    for (const [name, letter] of LETTER_NAMES) {
      const after = rest.startsWith(name) ? read(rest.slice(name.length)) : null
      if (after !== null) return letter + after
    }
    return null
  }
  const letters = read(word)
  return letters !== null && letters.length > 1 ? letters : null
}

const LATIN_NAME = /^[a-z]{2,4}$/u

/** How a short Latin name is read out: JBL is 제이비엘. */
export function readOut(word: string): string | null {
  if (!LATIN_NAME.test(word)) return null
  return Array.from(word, (each) => LETTER_NAMES.find(([, letter]) => letter === each)?.[0]).join(
    '',
  )
}

/** Where one syllable is a word, and else where it ends one, for there the thing is named. */
export const syllableTerms = (syllable: string): string[][] => [
  [asWord(syllable)],
  [asEndOfWord(syllable)],
]

const GOODS = /(?:제품|용품|상품|물품|기기|류)$/u

/** The noun of a word for goods of a kind: 가전제품, 문구류. */
export const withoutGoods = (word: string): string | null =>
  GOODS.test(word) && word.replace(GOODS, '').length > 1 ? word.replace(GOODS, '') : null

const PARTICLES = [
  ...[
    '에서는',
    '에서도',
    '으로는',
    '이라도',
    '용으로',
    '용도로',
    '에서',
    '에게',
    '한테',
    '까지',
    '부터',
  ],
  ...[
    '처럼',
    '보다',
    '으로',
    '이랑',
    '하고',
    '이나',
    '이라',
    '인데',
    '이는',
    '에는',
    '에도',
    '만한',
    '가서',
  ],
  ...[
    '마다',
    '밖에',
    '로',
    '에',
    '이',
    '가',
    '은',
    '는',
    '을',
    '를',
    '랑',
    '과',
    '와',
    '도',
    '만',
    '의',
    '나',
    '요',
  ],
]

/** The nouns that a word may be with a particle, the shortest first: 캠핑에서 is 캠핑. */
export const withoutParticles = (word: string): string[] =>
  PARTICLES.filter((particle) => word.endsWith(particle) && word.length > particle.length + 1).map(
    (particle) => word.slice(0, -particle.length),
  )

/** The shortest of them; null where nothing is left. */
export const withoutParticle = (word: string): string | null => withoutParticles(word)[0] ?? null

export const isParticle = (text: string): boolean => PARTICLES.includes(text)

/** Whether a word is the noun, alone or with a particle. */
export const isWithParticle = (word: string, noun: string): boolean =>
  word === noun || (word.startsWith(noun) && isParticle(word.slice(noun.length)))

const OBLIQUE = /(?:에서|에게|한테|처럼|마다|부터|에다|으로|에)$/u

/** A word that says where, when or with what: 무릎에. The thing that is looked for is never one. */
export const isOblique = (word: string): boolean => word.length > 2 && OBLIQUE.test(word)

const OR = /(?:이랑|이나|하고|랑|나|와|과)$/u

/** Whether a word may be the first of two things: 침낭이랑 매트. */
export const saysOr = (word: string): boolean => OR.test(word)

/** Units that are written in several ways and are not one to the index: 45미리 is a length or a volume. */
const UNITS_ALIKE = [
  ['mm', '미리', '밀리', '밀리미터'],
  ['인용', '인', '인분', '명'],
  ['인치', '형', '인치형', 'in'],
  ['년식', '년형', '년'],
  ['g', '그램', 'gb'],
  ['t', 'tb', '테라'],
  ['피스', '조각', 'pcs', 'p'],
  ['세', '살'],
  ['평형', '평'],
  ['w', '와트'],
  ['hz', '헤르츠', '헤르쯔'],
  ['개입', '개', '매', '장', '팩'],
  ['단', '층'],
  ['m', '미터'],
  ['v', '볼트'],
  ['mah', '미리암페어', '밀리암페어'],
  ['도어', '문'],
  ['켤레', '족'],
  ['호', '호기'],
  ['세대', '세'],
  ['mp', '만화소'],
  ['월', '개월'],
]
/** Units that titles leave out: 270mm is written 270. */
const OFTEN_WITHOUT = new Set([
  'mm',
  '미리',
  '밀리',
  '밀리미터',
  '사이즈',
  '싸이즈',
  'cc',
  '씨씨',
  '호',
  '호기',
  '형',
  '인치',
  '인치형',
])
/** One of the unit is so many of a smaller one. */
const SMALLER_UNITS: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  리터: ['ml', 1_000],
  l: ['ml', 1_000],
  kg: ['g', 1_000],
  키로: ['g', 1_000],
  킬로: ['g', 1_000],
  미터: ['cm', 100],
  m: ['cm', 100],
  tb: ['gb', 1_000],
  테라: ['gb', 1_000],
}
const SIZE_IN_LETTERS = /^([smlx]{1,4}|[2-5]xl)사이즈$/u

/** A size as titles have it: m사이즈 is M. Null for other words. */
export function sizeInLetters(typed: string): string | null {
  const [, size] = SIZE_IN_LETTERS.exec(typed) ?? []
  return size === undefined ? null : asWord(size)
}

const NUMBER_AND_UNIT = /^(\d+)(\p{L}+)$/u

/** The other spellings of a number with a unit, and the number alone where titles leave the unit out. */
export function otherUnits(typed: string): string[] {
  const [, number = '', unit = ''] = NUMBER_AND_UNIT.exec(typed) ?? []
  if (number === '') return []
  const alike = UNITS_ALIKE.find((units) => units.includes(unit)) ?? []
  const same = alike.map((each) => `${number}${each}`)
  const smaller = SMALLER_UNITS[unit]
  if (smaller) same.push(`${Number(number) * smaller[1]}${smaller[0]}`)
  // 16 alone, not that of 16gb.
  if (OFTEN_WITHOUT.has(unit) && number.length > 1) same.push(asBareNumber(number))
  return same
}

/** 세대 and 단계 as they are said: 삼세대, 육인용. */
const NUMERAL_AND_UNIT =
  /^([일이삼사오육칠팔구]|[일이삼사오육칠팔구]?십[일이삼사오육칠팔구]?)(세대|단계|인용|인치|기가|테라|킬로|키로|단|칸|층|년식|개월)$/u
/** 다섯단; 한, 두, 세 and 네 begin other words (세단). */
const COUNTED = /^(다섯|여섯|일곱|여덟|아홉|열)(단|칸|층|구|인용|개|권|켤레|장)$/u
const COUNTS = ['다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** A number that is written as it is said, with its unit: 삼세대 is 3세대. Null for other words; 일단 is one of them. */
export function inDigits(typed: string): string | null {
  const [, counted = '', counter = ''] = COUNTED.exec(typed) ?? []
  if (counted !== '') return `${COUNTS.indexOf(counted) + 5}${counter}`
  const [, numeral = '', unit = ''] = NUMERAL_AND_UNIT.exec(typed) ?? []
  return numeral === '' || typed === '일단' ? null : `${spelt(numeral)}${unit}`
}

const UNITS_OF_WORDS: ReadonlySet<string> = new Set([
  ...UNITS_ALIKE.flat(),
  ...Object.keys(SMALLER_UNITS),
  ...['단계', '기가', '사이즈', '리터', '킬로', '키로', '칸', '구', '권', '자'],
])

/** Whether a word is a unit that was typed apart from its number: 5 단계. */
export const isUnit = (word: string): boolean => UNITS_OF_WORDS.has(word)
