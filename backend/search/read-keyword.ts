import type { ReadPart } from '#contracts/search.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { spelt } from '../search-index/korean/numerals.ts'
import { isFreeWord, isTradeWord } from '../search-index/korean/trade-words.ts'

/** What a query says besides the words that are searched for. */
export interface QueryReading {
  /** The words that are left; '' where there are none. */
  rest: string
  /** Won; null where it says nothing. */
  minPrice: number | null
  maxPrice: number | null
  /** Words that must not occur. */
  excluded: string[]
  parts: ReadPart[]
}

/** 안 쓰시는 책상 그냥 주실 분 */
const FREE_PHRASE =
  /(?<= )(?:(?:그냥|거저|공짜로|무료로)\s+(?:주실|주시는|주는|주실만한|가져가라는|나눠주실|나눔하실|얻을)(?:\s*수)?(?:\s*있(?:는|을까요|나요))?|나눔하(?:실|시는))(?:\s*분들?)?(?:\s*(?:계신가요|계세요|계실까요|있나요|있을까요|있으신가요|구해요|찾아요))?(?= )/u

const UNITS: Readonly<Record<string, number>> = {
  천: 1_000,
  만: 10_000,
  십만: 100_000,
  백만: 1_000_000,
}
const AMOUNT = String.raw`(\d[\d,]*(?:\.\d+)?)?\s*(천|만|십만|백만)?\s*원?`
/** 오만원, 십오만원; only with its 원, because 이만 and 천 are other words too. */
const SPELT = String.raw`[일이삼사오육칠팔구십백천만]+\s*원`
const NUMBER = String.raw`(?:${SPELT}|\d[\d,]*(?:\.\d+)?\s*(?:천|만|십만|백만)?\s*원?|(?:천|만|십만|백만)\s*원)`
const UP_TO =
  '이하|이하로|이하인|이하의|까지|까지만|까지는|아래|아래로|아래인|밑|밑으로|안쪽|안쪽으로|안쪽인|언더|이내|이내로|이내의|안으로|안에서|내로|안넘는|안 넘는|안넘게|안 넘게|넘지 않는|넘지않는|으로 살 수 있는|으로 살수있는|으로 살만한|로 살 수 있는|에 살 수 있는|으로'
const BELOW = '미만|미만으로|미만인|미만의'
const FROM = '이상|이상의|이상인|부터|넘는|넘게|위'
const ABOVE = '초과|초과인|초과하는'

const RANGE = new RegExp(
  `(${NUMBER})\\s*(?:~|∼|-|–|에서|부터)\\s*(${NUMBER})(?:\\s*(?:사이|정도|까지))?(?![\\p{L}\\d])`,
  'u',
)
const BAND = new RegExp(
  `(?<![\\d.일이삼사오육칠팔구십백천])(${SPELT}|\\d[\\d,]*\\s*(?:천|만|십만|백만)?\\s*원?)\\s*대(?:의|로|에|에서)?(?![\\p{L}\\d])`,
  'u',
)
const BOUND = new RegExp(
  `(${NUMBER})\\s*(?:보다\\s*)?(${UP_TO}|${BELOW}|${FROM}|${ABOVE}|짜리|정도|정도의|정도로|쯤|내외|내외로|선|선에서|전후|가량|안팎|언저리|언저리로)(?:\\s*(?:으로|에서)?\\s*(?:살 수 있는|살수있는|걸로|거로|것으로|것|거))?(?:이?면(?:\\s*(?:좋겠\\S*|돼요|됩니다))?|이?요|예요|이에요|에요|만요?|인)?(?![\\p{L}\\d])`,
  'u',
)
/** Phrases of asking, which are words of things one by one (사고, 볼 수). */
const ASKED =
  /(?<= )(?:사고\s*싶(?:어요|은데|습니다|은)|살\s*수\s*있(?:는|을까요|나요)|구할\s*수\s*있(?:는|을까요|나요)|(?:파|주|가져가)(?:실|시는)\s*(?:수\s*있는\s*)?분(?:\s*(?:계신가요|계실까요|있나요|있을까요|찾아요|찾습니다|구해요|구합니다))?|(?:대차|교환)\s*(?:가능\S*|환영\S*|되나요|돼요|됩니다)|그냥(?=\s+드)|추천\s*(?:좀|부탁(?:드려요|드립니다|해요)?|해\s*주세요|해\s*줘)|어디\s*없(?:나요|을까요))(?= )/gu
/** 1.5미터, of which titles say 150cm */
const METRES = /(?<![\d.])(\d\.\d)\s*(?:미터|m)(?![\p{L}\d])/gu
/** 30키로짜리, 다섯단짜리 */
const AS_MUCH = /(?<=[\p{L}\d])짜리(?=\s)/gu
/** What ends a sentence or a part of it: 있나요?, 파시는 분, */
const ENDS = /[?!~…]+(?= )|(?<=[요다까분죠여])[.,]+(?= )/gu
/** What a thing that costs about so much may cost. */
const ABOUT = 0.3

/** Whether a word is of asking, buying and selling. */
export const isTrade = (word: string): boolean => isTradeWord(word) || isFreeWord(word)

/** The filters that the words of a query mean, and what is left to search for. */
export function readKeyword(keyword: string): QueryReading {
  const parts: ReadPart[] = []
  let text = ` ${keyword} `
  const take = (typed: string, part: Omit<ReadPart, 'typed'>) => {
    parts.push({ ...part, typed: typed.trim() })
    text = text.replace(typed, ' ')
  }
  text = ` ${text.replaceAll(ENDS, ' ').trim()} `
  const [gift] = FREE_PHRASE.exec(text) ?? []
  if (gift !== undefined) take(gift, { kind: 'PRICE', label: '무료나눔' })
  text = ` ${text.trim()} `.replace(ASKED, ' ')
  const excluded = takeExcluded(text, take)
  const { minPrice, maxPrice } = takePrice(text, take)
  text = text.replace(METRES, (_, number) => `${Math.round(Number(number) * 100)}cm`)
  text = text.replace(AS_MUCH, '')
  let isFree = gift !== undefined
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (isFreeWord(word) && minPrice === null && maxPrice === null) {
      isFree = true
      take(` ${word} `, { kind: 'PRICE', label: '무료나눔' })
    } else if (isTradeWord(word)) take(` ${word} `, { kind: 'IGNORED', label: word })
    text = ` ${text.trim()} `
  }
  const left = text.replaceAll(/\s+/g, ' ').trim()
  // An emoji is no word.
  const rest = normaliseText(left) === '' ? '' : left
  // A query of nothing but such words is about them.
  const isEmpty = rest === '' && !isFree && minPrice === null && maxPrice === null
  if (isEmpty) return { rest: keyword, minPrice: null, maxPrice: null, excluded: [], parts: [] }
  return { rest, minPrice: isFree ? 0 : minPrice, maxPrice: isFree ? 0 : maxPrice, excluded, parts }
}

type Take = (typed: string, part: Omit<ReadPart, 'typed'>) => void

const EXCLUDING =
  '(?:아닌\\s*(?:거|것|걸|게|걸로|거로|것으로)(?:요|만)?|(?:제외하고|제외한|제외|빼고|뺀|말고|아닌)(?:요|는요?|여)?)'
/** What a thing had better not have; 소음 없는 is none of them, for 저소음 is said of the same. */
const DEFECT =
  '(?:생활\\s*)?(?:하자|기스|스크래치|흠집|찍힘|파손|고장|오염|얼룩|번인|잔상|보풀|구멍|변색|까짐)'
/** A word without the particle that stands before 빼고: 맥북은. */
const BEFORE_EXCLUDING = /(?<=[\p{L}\d]{2})(?:은|는|을|를)$/u

/** '-케이스', '케이스 제외', '케이스는 빼고요' */
function takeExcluded(text: string, take: Take): string[] {
  const found = [
    ...text.matchAll(/ [-−–](?=[\p{L}\d])([\p{L}\d]+)(?= )/gu),
    ...text.matchAll(new RegExp(` ([\\p{L}\\d]+)\\s+${EXCLUDING}(?=[ ,])`, 'gu')),
    ...text.matchAll(new RegExp(` (${DEFECT})(?:이|가|은|는)?\\s*없(?:는|이|고|으면)(?= )`, 'gu')),
  ]
  return found.map(([typed, said = '']) => {
    const word = said.replace(BEFORE_EXCLUDING, '')
    take(typed, { kind: 'EXCLUDED', label: `${word} 제외` })
    return word
  })
}

function takePrice(text: string, take: Take): { minPrice: number | null; maxPrice: number | null } {
  const range = RANGE.exec(text)
  if (range) {
    const [typed, one = '', other = ''] = range
    const unit = unitOf(other)
    const prices = [wonOf(one) * (unitOf(one) === 1 ? unit : 1), wonOf(other)].sort((a, b) => a - b)
    const [minPrice = 0, maxPrice = 0] = prices
    // Two small numbers are a size or a model: 1-2인용.
    if (maxPrice >= 1_000) {
      take(typed, { kind: 'PRICE', label: `${won(minPrice)}~${won(maxPrice)}` })
      return { minPrice, maxPrice }
    }
  }
  const band = BAND.exec(text)
  const from = band ? wonOf(band[1] ?? '') : 0
  if (band && from >= 1_000) {
    const width = 10 ** Math.floor(Math.log10(from))
    const isRound = from % width === 0
    const to = from + (isRound ? width : width / 10) - 1
    take(band[0], { kind: 'PRICE', label: `${won(from)}대` })
    return { minPrice: from, maxPrice: to }
  }
  const bounds = { minPrice: null, maxPrice: null, ...takeBound(text, take) }
  // 10만원 이상 20만원 이하
  const after = text.replace(BOUND, ' ')
  if ((bounds.minPrice === null) === (bounds.maxPrice === null)) return bounds
  const other = { minPrice: null, maxPrice: null, ...takeBound(after, take) }
  const prices = [bounds.minPrice ?? other.minPrice, bounds.maxPrice ?? other.maxPrice]
  const [minPrice = null, maxPrice = null] =
    prices[0] != null && prices[1] != null ? prices.sort((a, b) => Number(a) - Number(b)) : prices
  return { minPrice, maxPrice }
}

/** '5만원 이하', '10만원 이상', '3만원 정도' */
function takeBound(text: string, take: Take): Partial<Record<'minPrice' | 'maxPrice', number>> {
  const [typed, amount = '', word = ''] = BOUND.exec(text) ?? []
  const price = wonOf(amount)
  if (typed === undefined || price < 1_000) return {}
  for (const [words, label, bound] of [
    [UP_TO, '이하', { maxPrice: price }],
    [BELOW, '미만', { maxPrice: price - 1 }],
    [FROM, '이상', { minPrice: price }],
    [ABOVE, '초과', { minPrice: price + 1 }],
  ] as const) {
    if (!new RegExp(`^(?:${words})$`).test(word)) continue
    take(typed, { kind: 'PRICE', label: `${won(price)} ${label}` })
    return bound
  }
  take(typed, { kind: 'PRICE', label: `${won(price)} 안팎` })
  return { minPrice: Math.round(price * (1 - ABOUT)), maxPrice: Math.round(price * (1 + ABOUT)) }
}

const AMOUNT_PARTS = new RegExp(`^${AMOUNT}$`, 'u')

function unitOf(amount: string): number {
  const [, , unit = ''] = AMOUNT_PARTS.exec(amount.trim()) ?? []
  return UNITS[unit] ?? 1
}

/** '5만원' → 50,000; '만원' → 10,000 */
function wonOf(amount: string): number {
  if (SPELT_PARTS.test(amount.trim())) return spelt(amount.replace(/\s*원$/, '').trim())
  const [, digits] = AMOUNT_PARTS.exec(amount.trim()) ?? []
  return Math.round(Number((digits ?? '1').replaceAll(',', '')) * unitOf(amount))
}

const SPELT_PARTS = new RegExp(`^${SPELT}$`, 'u')

/** As a chip says it: 5만원, 12,500원. */
function won(price: number): string {
  if (price >= 10_000 && price % 10_000 === 0)
    return `${(price / 10_000).toLocaleString('ko-KR')}만원`
  return `${price.toLocaleString('ko-KR')}원`
}
