/** Where the cafe reports what its members do with their links. */
export const CAFE_CALL_PATH = '/webhooks/cafe'
/** Headers of a call between us and the cafe, both ways: ISO 8601, and HMAC-SHA256 in hexadecimal. */
export const CAFE_DATE_HEADER = 'x-cafe-date'
export const CAFE_SIGNATURE_HEADER = 'x-cafe-signature'

/** Digits and letters that no other looks like. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 8

export const CAFE_CODE_RULES = {
  minutes: 10,
  /** Wrong codes that one member may send in so many minutes. */
  tries: 10,
  length: CODE_LENGTH,
} as const

/** A code out of random bytes, one for each sign. */
export const cafeCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) =>
    CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length),
  ).join('')

/** A typed code as it is compared; null where it cannot be one. */
export function readCafeCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode =
    code.length === CODE_LENGTH && [...code].every((sign) => CODE_ALPHABET.includes(sign))
  return isCode ? code : null
}

/** ABCD-EFGH */
export const showCafeCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** Why a link was not made, with the sentence for the member; `status` is that of HTTP. */
export const CAFE_REFUSALS = {
  CODE_WRONG: { status: 404, message: '없는 코드예요. 글자를 다시 확인해 주세요.' },
  CODE_EXPIRED: { status: 410, message: '코드의 유효 시간 10분이 지났어요.' },
  CODE_USED: { status: 409, message: '이미 사용한 코드예요.' },
  TAKEN: { status: 409, message: '이미 다른 두손 계정과 연동된 카페 회원이에요.' },
  ALREADY: { status: 409, message: '이 두손 계정은 이미 카페 회원과 연동돼 있어요.' },
  LATER: {
    status: 409,
    message: '연동을 해제하고 30일 동안은 다른 카페 회원과 연동할 수 없어요.',
  },
  NOT_AGREED: { status: 409, message: '먼저 안내를 확인하고 동의해 주세요.' },
  BOARD_GONE: { status: 409, message: '올릴 수 없는 게시판이에요. 다른 게시판을 골라 주세요.' },
  FULL: { status: 409, message: '카페에는 상품을 200개까지 올릴 수 있어요.' },
  NOT_LINKED: { status: 409, message: '먼저 카페와 연동해 주세요.' },
  CAFE_DOWN: { status: 502, message: '카페에 연결하지 못했어요. 잠시 후 다시 시도해 주세요.' },
  LIMITED: { status: 429, message: '코드를 여러 번 시도했어요. 잠시 후 다시 시도해 주세요.' },
} as const
export type CafeRefusal = Exclude<
  keyof typeof CAFE_REFUSALS,
  'NOT_LINKED' | 'NOT_AGREED' | 'BOARD_GONE' | 'FULL'
>

/** Goods of one member that are shown in the cafe, and that are chosen at once. */
export const CAFE_SHARE_RULES = { most: 200, atOnce: 50, pageSize: 50, pictures: 5 } as const

/** Why a product is not in the cafe as it should be, with the sentence for its seller. */
export const CAFE_SHARE_PROBLEMS = {
  CAFE_DOWN: '카페가 대답하지 않아요. 다시 올려 볼게요.',
  BOARD_GONE: '이 게시판에는 올릴 수 없어요. 다른 게시판으로 옮겨 주세요.',
  REFUSED: '카페의 규칙에 맞지 않아 올라가지 않았어요. 글을 고치면 다시 올려 볼게요.',
} as const
export type CafeShareProblem = keyof typeof CAFE_SHARE_PROBLEMS
