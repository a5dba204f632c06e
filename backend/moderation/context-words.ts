import type { Sign } from './signs.ts'
import { createWordFinder, type FoundWord, type Squeezed } from './squeezed.ts'

/** What the words around a number say about it. */
export type NumberContext =
  | 'PHONE'
  | 'ACCOUNT'
  | 'BANK'
  | 'WEAK_BANK'
  | 'POST'
  | 'OTHER_NUMBER'
  | 'NOTHING'

const WORDS: Record<NumberContext, readonly string[]> = {
  PHONE: [
    '전화',
    '전화번호',
    '연락처',
    '연락주',
    '연락하',
    '전번',
    'ㅈㅎ',
    'ㅈㅂ',
    '폰번',
    '폰넘',
    '핸드폰번호',
    '휴대폰번호',
    '핸폰',
    '제번호',
    '내번호',
    '문자주',
    '문자로',
    '문자하',
    '콜주',
    '010빼',
    '010붙',
    '앞에010',
    '010은빼',
    '010생략',
    '공일공생략',
    '공일공빼',
    '공일공붙',
  ],
  ACCOUNT: [
    ...'계게개겨걔케갸'
      .split('')
      .flatMap((first) => [...'좌자쟈좐죄쫘짜'].map((last) => first + last)),
    'ㄱㅈ',
    'ㄱ좌',
    '계ㅈ',
    '입금',
    '송금',
    '이체',
    '예금주',
    '통장',
    '무통장',
    '쏴주',
    'account',
  ],
  BANK: [
    '국민은행',
    '신한',
    '우리은행',
    '하나은행',
    '기업은행',
    '농협',
    '제일은행',
    '씨티은행',
    '케이뱅',
    '케뱅',
    'k뱅',
    '카카오뱅',
    '카카오은행',
    '토스뱅',
    '토스은행',
    '쿡민',
    '궁민',
    '국밍',
    '쉰한',
    '농헙',
    '농업인',
    '기은',
    '엔에이치',
    '케이비',
    '아이비케이',
    'kbank',
    'sh수협',
    '카카오뱅크',
    '카뱅',
    '토스뱅크',
    '토뱅',
    '수협',
    '대구은행',
    'im뱅크',
    '부산은행',
    '광주은행',
    '제주은행',
    '전북은행',
    '경남은행',
    '새마을금고',
    '새마을',
    '신협',
    '산업은행',
    '저축은행',
    '국민',
    '은행',
    '신ㅎ',
    'ㅅ한',
    '농ㅎ',
    'ㄴ협',
    '국ㅁ',
    'ㄱ민',
    '카ㅂ',
    'ㅋ뱅',
    '토ㅂ',
    'ㅌ뱅',
    '카카오',
    '토스',
    'kakao',
    'toss',
    'kookmin',
    'shinhan',
    'woori',
    'nonghyup',
    'kb',
    'ibk',
    'nh',
    'sc제일',
    'ㅋㅂ',
    'ㅋㅋㅇㅂㅋ',
    'ㅌㅂ',
    'ㄱㅁ',
    'ㅅㅎ',
    'ㄴㅎ',
    'ㅇㅎ',
  ],
  WEAK_BANK: ['우리', '하나', '기업', '제일', '씨티', '대구', '부산', '경남'],
  // A bank, and a parcel service.
  POST: ['우체국'],
  OTHER_NUMBER: [
    '운송장',
    '송장',
    '택배',
    '등기',
    '배송조회',
    '조회번호',
    '예약번호',
    '주문번호',
    '주문',
    '모델',
    '품번',
    '품명',
    '시리얼',
    '일련번호',
    '제품번호',
    '상품번호',
    '바코드',
    'imei',
    'isbn',
    's/n',
    'sn',
    '대한통운',
    '한진',
    '로젠',
    '롯데',
    '편의점',
    '승인번호',
    '접수번호',
    '사업자',
  ],
  // Begin like a bank, but are none.
  NOTHING: [
    '국민학교',
    '국민템',
    '국민육아',
    '국민카드',
    '국민가수',
    '신한카드',
    '하나투어',
    '우리아이',
    '우리애',
    '우리집',
    '기업용',
    '제일싼',
    '토스트',
    '카카오톡',
    '카카오프렌즈',
  ],
}

const find = createWordFinder(WORDS)

/** The words of a text that say what a number is, in order. */
export function contextWords(squeezed: Squeezed): FoundWord<NumberContext>[] {
  return find(squeezed)
}

/** The words before a range, nearest first, and those right after it; `words` are in order. */
export function contextOf(
  words: readonly FoundWord<NumberContext>[],
  signs: readonly Sign[],
  [from, to]: readonly [number, number],
): { before: readonly NumberContext[]; behind: readonly NumberContext[] } {
  const next = lowerBound(words, from)
  const before = words.slice(Math.max(0, next - 3), next).reverse()
  const behind = words.slice(next, next + 6).filter((word) => word.from >= to)
  return {
    before: before.filter((word) => from - word.to <= FAR).map(({ kind }) => kind),
    behind: behind
      .slice(0, 2)
      .filter((word) => isNear(signs, to, word.from))
      .map(({ kind }) => kind),
  }
}

/** Signs between a number and the word before it, at most. */
const FAR = 30

/** Words after a number belong to it only when they are near. */
const isNear = (signs: readonly Sign[], to: number, from: number) =>
  from - to <= 16 && (from - to <= 2 || !signs.slice(to, from).some(({ plain }) => plain === '\n'))

function lowerBound(words: readonly FoundWord<NumberContext>[], from: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.from ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
