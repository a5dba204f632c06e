import { foldText, normaliseText } from './korean/normalise.ts'

/** Words of many titles that say nothing about the goods. */
const FILLER = new Set(
  `팝니다 팔아요 팔아용 판매 판매합니다 판매해요 급처 급매 급처분 급 새상품 새제품 새것 새거 미개봉 미사용 미착용 거의
  완전 상태 좋은 좋음 좋아요 깨끗 깨끗한 깔끔한 최상 최상급 상급 특급 풀박스 풀박 풀세트 풀구성 박스 정품 국내정품
  무료배송 무배 택포 택배 택배비 포함 별도 직거래 네고 가능 불가 네고가능 네고불가 쿨거래 쿨거 원가 할인 특가 정리 정리합니다
  사용감 사용 하자 있음 없음 단순 실사용 중고 에눌 가격 가격내림 내림 인하 예쁜 이쁜 귀여운 싸게 저렴하게 저렴 드려요 드립니다
  나눔 나눔합니다 무료나눔 교환 세트 일괄 판매중 예약중 판매완료 개 장 켤레 벌 년 월 일 및 외 단 총 급해요 오늘만 마지막`.split(
    /\s+/,
  ),
)

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
const STARTS_WITH_DIGIT = /^\p{N}/u
const ONLY_DIGITS = /^\p{N}+$/u
const LONGEST_KEYWORD = 30
/** Rare phrases are forgotten when there are more than this many, so that memory stays bounded. */
const MOST_CANDIDATES = 400_000
/** Favourites that weigh as much as one product. */
const FAVORITES_PER_PRODUCT = 10
/** Share of a keyword's products that one top category needs to be named with it. */
const CATEGORY_SHARE = 0.6

interface Candidate {
  keyword: string
  count: number
  favorites: number
  byCategory: Map<number, number>
}

export interface CollectedKeyword {
  keyword: string
  norm: string
  categorySeq: number | null
  productCount: number
  weight: number
}

/** Finds the words and short phrases that titles have in common: the keyword dictionary. */
export class KeywordCollector {
  readonly #candidates = new Map<string, Candidate>()

  add(title: string, topCategorySeq: number, favoriteCount: number): void {
    for (const phrase of new Set(phrasesOf(title))) {
      const key = foldText(phrase)
      let candidate = this.#candidates.get(key)
      if (!candidate) {
        candidate = { keyword: phrase, count: 0, favorites: 0, byCategory: new Map() }
        this.#candidates.set(key, candidate)
      }
      candidate.count += 1
      candidate.favorites += favoriteCount
      candidate.byCategory.set(topCategorySeq, (candidate.byCategory.get(topCategorySeq) ?? 0) + 1)
    }
    if (this.#candidates.size > MOST_CANDIDATES) this.#forgetRare()
  }

  /** The `most` weightiest keywords that at least `leastCount` products share. */
  collect(most: number, leastCount: number): CollectedKeyword[] {
    return [...this.#candidates.values()]
      .filter(({ count }) => count >= leastCount)
      .map((candidate) => ({
        keyword: candidate.keyword,
        norm: normaliseText(candidate.keyword),
        categorySeq: mainCategory(candidate),
        productCount: candidate.count,
        weight: candidate.count + Math.round(candidate.favorites / FAVORITES_PER_PRODUCT),
      }))
      .sort((a, b) => b.weight - a.weight || (a.keyword < b.keyword ? -1 : 1))
      .slice(0, most)
  }

  #forgetRare(): void {
    for (const [key, { count }] of this.#candidates) if (count === 1) this.#candidates.delete(key)
  }
}

function mainCategory({ count, byCategory }: Candidate): number | null {
  for (const [categorySeq, share] of byCategory)
    if (share >= count * CATEGORY_SHARE) return categorySeq
  return null
}

/** Words, neighbours, and name-number-name triples ("아이폰 15 프로") of a title. */
function phrasesOf(title: string): string[] {
  const words = title
    .normalize('NFC')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '' && !FILLER.has(word))
  const phrases: string[] = []
  words.forEach((word, index) => {
    if (STARTS_WITH_DIGIT.test(word)) return
    if (word.length > 1) phrases.push(word)
    const next = words[index + 1]
    if (next === undefined) return
    phrases.push(`${word} ${next}`)
    const afterNext = words[index + 2]
    if (afterNext !== undefined && ONLY_DIGITS.test(next) && !ONLY_DIGITS.test(afterNext))
      phrases.push(`${word} ${next} ${afterNext}`)
  })
  return phrases.filter((phrase) => phrase.length <= LONGEST_KEYWORD)
}
