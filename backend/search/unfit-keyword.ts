import { foldText, normaliseText } from '../search-index/korean/normalise.ts'

const LONGEST_COUNTED_KEYWORD = 30
/** As many digits as the shortest telephone number without area code. */
const DIGITS_OF_A_NUMBER = 7
const ADDRESS = /@|:\/\/|www\.|\.(?:com|net|org|kr|io|me|shop|co)(?![a-z])/

/** Words that are not shown among the popular ones: forbidden products, counterfeits, abuse. */
const BANNED =
  `짝퉁 레플리카 미러급 정품급 이미테이션 가품 담배 전자담배 액상 마약 대마 필로폰 물뽕 최음제 비아그라
  시알리스 총기 권총 도검 성인용품 야동 음란 조건만남 성매매 대포통장 대포폰 대출 도박 토토 바카라 카지노 신분증 주민등록증
  위조 헌혈증 암표 시발 씨발 병신 개새끼 좆 섹스 자위`.split(/\s+/)

/**
 * Whether a keyword must not be counted: it may hold something personal (telephone or account number, e-mail or web
 * address), is a sentence rather than a keyword, or is on the list of banned words.
 */
export function isUnfitKeyword(keyword: string): boolean {
  const folded = foldText(keyword)
  const norm = normaliseText(keyword)
  return (
    norm === '' ||
    norm.length > LONGEST_COUNTED_KEYWORD ||
    (norm.match(/\p{N}/gu)?.length ?? 0) >= DIGITS_OF_A_NUMBER ||
    ADDRESS.test(folded) ||
    BANNED.some((word) => norm.includes(word))
  )
}
