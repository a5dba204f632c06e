/** A member may choose another name so many days after the last choice. */
export const NAME_CHANGE_DAYS = 30

export const PROFILE_LIMITS = { shortestName: 2, longestName: 15, intro: 500 } as const

/** Names that make a member look like the operator, an authority or a payment service. */
const RESERVED = [
  '두손',
  '운영자',
  '운영팀',
  '운영진',
  '관리자',
  '고객센터',
  '고객지원',
  '고객상담',
  '상담원',
  '안전거래',
  '안전결제',
  '안심결제',
  '안심거래',
  '에스크로',
  '신고센터',
  '분쟁조정',
  '경찰',
  '사이버수사',
  '금융감독',
  '금감원',
  '검찰',
  '네이버페이',
  '카카오페이',
  '카카오뱅크',
  '토스페이',
  '토스뱅크',
  '중고나라',
  '번개장터',
  '당근마켓',
  'admin',
  'administrator',
  'operator',
  'official',
  'support',
  'helpdesk',
  'moderator',
  'duson',
  'doosohn',
  'doosone',
  'escrow',
  'police',
  'naverpay',
  'kakaopay',
  'tosspay',
] as const

/** The same at the beginning of a word; within one they are common syllables (성공식당). */
const RESERVED_BEGINNINGS = /(?:^|[^가-힣])(?:공식|공지|본사)/u

/** What is read as another letter in a Latin word. */
const READ_AS: Record<string, string> = {
  0: 'o',
  1: 'i',
  l: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  v: 'u',
}

/** Full Hangul syllables, Latin letters and digits; no letters that look like others, no single jamo. */
const ALLOWED = /^[가-힣a-z0-9 ._·-]+$/iu

export type StoreNameProblem = 'TOO_SHORT' | 'TOO_LONG' | 'CHARACTERS' | 'DIGITS' | 'RESERVED'

export const STORE_NAME_MESSAGES: Record<StoreNameProblem, string> = {
  TOO_SHORT: `이름은 ${PROFILE_LIMITS.shortestName}글자부터 쓸 수 있어요.`,
  TOO_LONG: `이름은 ${PROFILE_LIMITS.longestName}글자까지 쓸 수 있어요.`,
  CHARACTERS: '한글, 영문, 숫자와 빈칸, 점(. ·), 밑줄(_), 붙임표(-)만 쓸 수 있어요.',
  DIGITS: '숫자로만 된 이름은 쓸 수 없어요.',
  RESERVED: '운영자나 다른 회사로 보일 수 있는 이름은 쓸 수 없어요.',
}

/** A typed name as it is stored: composed, full-width letters as usual ones, single spaces. */
export function tidyStoreName(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/gu, ' ').trim()
}

/**
 * What two names that look alike have in common: letters and digits in lower case. The database keeps it unique
 * (`store.name_key`).
 */
export function storeNameKey(name: string): string {
  return name.toLowerCase().replace(/[^가-힣a-z0-9]/gu, '')
}

/** Why a tidied name cannot be chosen; null when it can, unless another store has one that looks alike. */
export function storeNameProblem(name: string): StoreNameProblem | null {
  const { shortestName, longestName } = PROFILE_LIMITS
  const key = storeNameKey(name)
  if (name.length > longestName) return 'TOO_LONG'
  if (!ALLOWED.test(name) && name.length > 0) return 'CHARACTERS'
  if (key.length < shortestName) return 'TOO_SHORT'
  if (/^\d+$/.test(key)) return 'DIGITS'
  return isReserved(key) || RESERVED_BEGINNINGS.test(name) ? 'RESERVED' : null
}

const readAloud = (key: string) => key.replace(/[0134578lv9]/g, (sign) => READ_AS[sign] ?? sign)
const RESERVED_KEYS = RESERVED.map((word) => readAloud(storeNameKey(word)))

/** Digits between the syllables of a Hangul word do not hide it; in a Latin word they are read as letters. */
function isReserved(key: string): boolean {
  const readings = [readAloud(key), readAloud(key.replace(/\d/g, ''))]
  return RESERVED_KEYS.some((word) => readings.some((reading) => reading.includes(word)))
}
