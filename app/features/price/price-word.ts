import { decodeKeyword, normalizeKeyword } from '#app/features/search/keyword.ts'
import { MAX_KEYWORD_LENGTH } from '#contracts/search-limits.ts'

const AMOUNT = '\\d[\\d,.]*\\s*(?:억|천만|백만|만|천)?\\s*원?'
/** 10만원~20만원, 30만원 이하, 5만원대 */
const PRICE_RANGE = new RegExp(
  `(?:${AMOUNT}\\s*(?:~|〜|∼|-|에서|부터)\\s*\\d[\\d,.]*\\s*(?:억|천만|백만|만|천)?\\s*원(?:까지|대)?` +
    `|\\d[\\d,.]*\\s*(?:억|천만|백만|만|천)\\s*~\\s*\\d[\\d,.]*\\s*(?:억|천만|백만|만|천)` +
    `|\\d[\\d,.]*\\s*(?:억|천만|백만|만|천)?\\s*원\\s*(?:대|이하|이상|미만|까지|부터|정도|쯤)` +
    `|\\d[\\d,.]*\\s*(?:억|천만|백만|만)\\s*(?:대|이하|이상|미만))`,
  'gu',
)
const NAMING = /[\p{L}\p{N}]/u

/** What was typed into the field, as a word that prices are looked up for; or why there is none. */
export type PriceWord = { word: string; problem: null } | { word: null; problem: string | null }

export function priceWordOf(typed: string): PriceWord {
  const text = typed.trim()
  if (text === '') return { word: null, problem: null }
  if (text.length > MAX_KEYWORD_LENGTH)
    return {
      word: null,
      problem: `너무 길어요. 물건 이름만 ${MAX_KEYWORD_LENGTH}자 안으로 적어 주세요.`,
    }
  const word = normalizeKeyword(text)
  if (!NAMING.test(word)) return { word: null, problem: '물건 이름을 글자나 숫자로 적어 주세요.' }
  return { word, problem: null }
}

/** What the path of a result means, `/search-price/<word>`; no word where it says none or too much. */
export function typedOfPath(pathname: string): {
  typed: string
  word: string | null
  isClean: boolean
} {
  const typed = decodeKeyword(pathname.slice(pathname.lastIndexOf('/') + 1))
  const { word } = priceWordOf(typed)
  return { typed, word, isClean: word === typed }
}

/** The word without a range of prices, which says nothing of the thing: 아이폰 10만원~20만원. */
export function withoutRange(word: string): { name: string; hasRange: boolean } {
  const name = word.replace(PRICE_RANGE, ' ').replace(/\s+/gu, ' ').trim()
  return name === word || !NAMING.test(name)
    ? { name: word, hasRange: false }
    : { name, hasRange: true }
}

/** A single syllable or letter means many different things. */
export const isTooShort = (name: string) =>
  [...name].filter((character) => NAMING.test(character)).length < 2
