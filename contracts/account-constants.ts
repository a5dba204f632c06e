/**
 * Constants of accounts: kinds, labels, rules. Without schemas, so that a page may import it in the browser;
 * contracts/account.ts has the schemas.
 */

/** The social providers that users sign in with (SPEC.md section 1). */
export const SOCIAL_PROVIDERS = ['naver', 'kakao', 'apple'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** How a user signed in. The login log shows `user-credentials` as `phone` (SPEC.md section 3). */
export const SIGN_IN_TYPES = [...SOCIAL_PROVIDERS, 'user-credentials'] as const
export type SignInType = (typeof SIGN_IN_TYPES)[number]

export const SIGN_IN_TYPE_LABELS: Record<SignInType, string> = {
  naver: '네이버',
  kakao: '카카오',
  apple: 'Apple',
  'user-credentials': '휴대폰 번호',
}

export const ROLES = ['USER', 'OPERATOR', 'ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** Whether a role may use the operators' pages and endpoints. */
export const isOperatorRole = (role: Role) => role !== 'USER'

/** USER is the specification's default; a suspended or withdrawn member cannot sign in. */
export const USER_STATUSES = ['USER', 'SUSPENDED', 'WITHDRAWN'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** Rules of one-time codes by SMS, for pages and for the hosts that store them. */
export const SMS_CODE_RULES = {
  digits: 6,
  /** Seconds until a code expires. */
  lifetimeSeconds: 180,
  /** Wrong attempts until a code is void. */
  tries: 5,
  /** Seconds until another code may be requested. */
  resendSeconds: 30,
} as const

/** Carriers as an identity agency names them (`commId` of SPEC.md section 3). */
export const COMM_IDS = ['SKT', 'KTF', 'LGT', 'SKM', 'KTM', 'LGM'] as const
export type CommId = (typeof COMM_IDS)[number]

export const COMM_ID_LABELS: Record<CommId, string> = {
  SKT: 'SKT',
  KTF: 'KT',
  LGT: 'LG U+',
  SKM: 'SKT 알뜰폰',
  KTM: 'KT 알뜰폰',
  LGM: 'LG U+ 알뜰폰',
}

/** Documents that a user agrees to, and other consents that are requested when an account is created. */
export const POLICY_KEYS = ['TERMS', 'PRIVACY', 'AGE_14', 'LOCATION', 'NAVER_CAFE_TO_APP'] as const
export type PolicyKey = (typeof POLICY_KEYS)[number]

/** Without these there is no account. */
export const REQUIRED_POLICIES = ['TERMS', 'PRIVACY', 'AGE_14'] as const satisfies PolicyKey[]

/** Consents to advertising, separate from the agreements (정보통신망법 제50조): one by day, another for 21:00–08:00. */
export const MARKETING_KEYS = ['MARKETING', 'NIGHT_MARKETING'] as const
export type MarketingKey = (typeof MARKETING_KEYS)[number]

/** The message when only advertising by night is agreed to. */
export const NIGHT_ALONE_MESSAGE = '밤에도 받으려면 혜택과 이벤트 소식 받기에도 동의해 주세요.'

/** Texts that bind without being agreed to one by one: each has a page, and no box at the sign-up. */
export const HOUSE_RULES = ['POST_POLICY', 'YOUTH_POLICY'] as const
export type HouseRule = (typeof HOUSE_RULES)[number]

/** Texts that have a page of their own, and that operators write. */
export const PUBLISHED_POLICIES = ['TERMS', 'PRIVACY', ...HOUSE_RULES] as const
export type PublishedPolicy = (typeof PUBLISHED_POLICIES)[number]

/** Why a member withdraws, for the operators. */
export const WITHDRAWAL_REASONS = {
  RARELY_USED: '자주 이용하지 않아요',
  NO_GOODS: '원하는 상품이 없어요',
  BAD_TRADE: '거래 중 불쾌한 일이 있었어요',
  PRIVACY: '개인정보가 걱정돼요',
  OTHER_ACCOUNT: '다른 계정을 쓰고 있어요',
  OTHER: '그 밖의 이유',
} as const
export type WithdrawalReason = keyof typeof WITHDRAWAL_REASONS

/** After a link ended, another member of the cafe can be linked only so many days later. */
export const CAFE_RELINK_DAYS = 30
