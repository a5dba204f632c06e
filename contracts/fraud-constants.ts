// Separate from fraud.ts, so that code in the browser does not import the schema library.

/** What a person who deceives is known by. */
export const IDENTIFIER_KINDS = {
  PHONE: '전화번호',
  ACCOUNT: '계좌번호',
  EMAIL: '이메일',
  MESSENGER: '메신저 아이디',
} as const
export type IdentifierKind = keyof typeof IDENTIFIER_KINDS

/** How people were deceived. */
export const FRAUD_METHODS = {
  NOT_SENT: { label: '돈만 받고 보내지 않음', short: '미발송' },
  OTHER_GOODS: { label: '다른 물건이나 빈 상자를 보냄', short: '다른 물건' },
  FAKE_PAYMENT_PAGE: { label: '가짜 안심결제 페이지로 유도', short: '가짜 결제 페이지' },
  REPEATED_PAYMENT: { label: '수수료·오류를 이유로 다시 입금하게 함', short: '추가 입금 요구' },
  COUNTERFEIT: { label: '가짜(위조품)를 진품으로 팖', short: '위조품' },
  FAKE_DEPOSIT: { label: '입금한 척하고 물건을 받아 감', short: '가짜 입금' },
  USED_COUPON: { label: '이미 쓴 쿠폰·상품권을 팖', short: '사용한 쿠폰' },
  THIRD_PARTY: { label: '판매자와 구매자 사이에 끼어들어 가로챔', short: '삼자 사기' },
  OTHER: { label: '그 밖의 방법', short: '기타' },
} as const satisfies Record<string, { label: string; short: string }>
export type FraudMethod = keyof typeof FRAUD_METHODS

/** Where it happened. */
export const FRAUD_CHANNELS = {
  DUSON: '두손',
  CAFE: '카페',
  OTHER_MARKET: '다른 중고거래 서비스',
  SOCIAL: 'SNS·오픈채팅',
  OTHER: '그 밖의 곳',
} as const
export type FraudChannel = keyof typeof FRAUD_CHANNELS

/** Amounts as they are published: never the exact one. `below` is exclusive, in won. */
export const AMOUNT_BANDS = {
  UNDER_50K: { label: '5만원 미만', below: 50_000 },
  UNDER_100K: { label: '5만~10만원', below: 100_000 },
  UNDER_300K: { label: '10만~30만원', below: 300_000 },
  UNDER_500K: { label: '30만~50만원', below: 500_000 },
  UNDER_1M: { label: '50만~100만원', below: 1_000_000 },
  UNDER_3M: { label: '100만~300만원', below: 3_000_000 },
  FROM_3M: { label: '300만원 이상', below: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, { label: string; below: number }>
export type AmountBand = keyof typeof AMOUNT_BANDS

/** The published band of an amount in won. */
export function amountBandOf(amount: number): AmountBand {
  const bands = Object.keys(AMOUNT_BANDS) as AmountBand[]
  return bands.find((band) => amount < AMOUNT_BANDS[band].below) ?? 'FROM_3M'
}

export const LOOKUP_RULES = {
  /** Of what is typed into the box. */
  length: 200,
  /** How long a result can be opened. */
  minutes: 10,
  /** Lookups a day of a visitor and of a member. */
  perDayAnonymous: 20,
  perDayMember: 100,
  /** The window that the peers' free lookups have; all time stands beside it. */
  recentMonths: 3,
} as const

/** Why nothing can be looked up. */
export const LOOKUP_REFUSALS = {
  EMPTY: {
    status: 400,
    message: '전화번호, 계좌번호, 이메일, 메신저 아이디 가운데 하나를 적어 주세요.',
  },
  TOO_LONG: {
    status: 400,
    message: `너무 길어요. 조회할 번호나 아이디 하나만 ${LOOKUP_RULES.length}자 안으로 적어 주세요.`,
  },
  TOO_SHORT: {
    status: 422,
    message: '번호가 너무 짧아요. 일부가 아니라 전체 번호를 적어 주세요.',
  },
  RESIDENT_NUMBER: {
    status: 422,
    message: '주민등록번호는 조회할 수 없어요. 지우고 다른 번호를 적어 주세요.',
  },
  UNREADABLE: {
    status: 422,
    message:
      '번호나 아이디를 찾지 못했어요. 전화번호, 계좌번호, 이메일, 메신저 아이디를 적어 주세요.',
  },
} as const satisfies Record<string, { status: number; message: string }>
export type LookupRefusal = keyof typeof LOOKUP_REFUSALS

/** A phone number is given to another person after a while: older reports do not count for who has it now. */
export const RECYCLED_AFTER_DAYS = 90
/** Who traded or talked with a reported member in these days is told. */
export const LOOK_BACK_DAYS = 30
