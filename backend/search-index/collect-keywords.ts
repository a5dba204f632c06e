import { foldText, normaliseText } from './korean/normalise.ts'

/** Words of many titles that say nothing about the product; the word after one is seldom a name either. */
const FILLER = new Set(
  `팝니다 팔아요 팔아용 팔게요 판매 판매합니다 판매해요 판매중 판매완료 예약중 정리 정리합니다 급처 급매 급처분 급 급해요 일괄
  새상품 새제품 새것 새거 새책급 미개봉 미사용 미착용 거의새것 거의 완전 상태 상태좋음 좋은 좋음 좋아요 깨끗 깨끗한 깨끗해요 깔끔한
  최상 최상급 상급 특급 s급 a급 b급 ss급 중고 실사용 실착 사용 사용감 하자 있음 없음 단순 적음 많음 넉넉 남음 안 씀 번 몇 회
  풀박스 풀박 풀세트 풀구성 박스 정품 국내정품 국내 해외 매장 백화점 직구 영수증 보증서 더스트백 구매 구입 as 보증 충전기포함
  무료배송 무배 택포 택배 택배비 포함 별도 직거래 직접 가져가실 분 분만 엘리베이터 실내 네고 가능 불가 네고가능 네고불가 쿨거래 쿨거
  원가 할인 특가 에눌 가격 가격내림 내림 인하 예쁜 이쁜 귀여운 싸게 저렴하게 저렴 드려요 드립니다 추천 선물용 입문용 자취용 학생용
  나눔 나눔합니다 무료나눔 교환 세트 완료 정상 작동 소독 세탁 분해 청소 교체 수리 배터리 개 장 켤레 벌 년 월 일 및 외 단 총 오늘만
  마지막 한꺼번에 꼭 필요하신 선착순`.split(/\s+/),
)

/** Words that describe products but name none: a keyword does not start with one. */
const ATTRIBUTES = new Set(
  `블랙 화이트 그레이 실버 골드 핑크 블루 레드 네이비 베이지 브라운 크림 그린 퍼플 옐로우 아이보리 카키 민트 티타늄 스페이스
  프로 맥스 미니 울트라 플러스 대형 소형 중형 여성 남성 여아 남아 커플 빈티지 한정판 스몰 미디엄 라지 xs xl xxl 클래식 시리즈`.split(
    /\s+/,
  ),
)

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
const STARTS_WITH_DIGIT = /^\p{N}/u
const ONLY_DIGITS = /^\p{N}+$/u
const IN_BRACKETS = /\[[^\]]*\]|\([^)]*\)/gu
const LONGEST_KEYWORD = 30
/** The product is named at the beginning of a title. */
const WORDS_OF_NAME = 5
/**
 * Rare phrases are dropped when there are more than this many, so that memory stays bounded. A cache would drop by age
 * and not by rarity.
 */
const MOST_CANDIDATES = 400_000
/** This many favorites weigh as much as one product. */
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

  /** The `most` keywords with the highest weight that at least `leastCount` products share. */
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

/** Words, neighbours, and name-number-name triples ("아이폰 15 프로") of the names in a title. */
function phrasesOf(title: string): string[] {
  const words = wordsOfName(title)
  const phrases: string[] = []
  words.forEach((word, index) => {
    if (STARTS_WITH_DIGIT.test(word) || ATTRIBUTES.has(foldText(word))) return
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

/** The first words of a title, from the first to the next one that says nothing. */
export function wordsOfName(title: string): string[] {
  const words = title.normalize('NFC').replace(IN_BRACKETS, ' ').split(BETWEEN_WORDS)
  const isFiller = (word: string) => word === '' || FILLER.has(foldText(word))
  const start = words.findIndex((word) => !isFiller(word))
  if (start < 0) return []
  const named = words.slice(start, start + WORDS_OF_NAME)
  const end = named.findIndex(isFiller)
  return end < 0 ? named : named.slice(0, end)
}

/** The words of a title that name the thing, without those that only describe it; each once. */
export function namingWords(title: string): string[] {
  const words = wordsOfName(title).filter((word) => !ATTRIBUTES.has(foldText(word)))
  return [...new Set(words.map((word) => word.toLowerCase()))]
}
