import { z } from 'zod'
import {
  credentialsSchema,
  identityRequestSchema,
  marketingKeySchema,
  oneTimeCodeSchema,
  phoneNoSchema,
  policyKeySchema,
  roleSchema,
  sentCodeSchema,
  signInOutcomeSchema,
  signInTypeSchema,
  signUpTokenSchema,
  socialProviderSchema,
  userStatusSchema,
  withdrawalReasonSchema,
} from './account.ts'
import { CAFE_RELINK_DAYS, NIGHT_ALONE_MESSAGE } from './account-constants.ts'
import {
  ADDRESS_NOT_FOUND,
  addressContentSchema,
  foundAddressSchema,
  maskedAddressSchema,
  newAddressSchema,
  ownAddressSchema,
  TOO_MANY_ADDRESSES,
} from './address.ts'
import {
  BANK_ACCOUNT_IN_USE,
  BANK_ACCOUNT_NOT_FOUND,
  BANK_ACCOUNT_REFUSALS,
  BANK_CODE_REFUSALS,
  bankAccountsSchema,
  bankCheckSchema,
  bankCodeAnswerSchema,
  newBankAccountSchema,
} from './bank-account.ts'
import { trustPointsSchema, vacationSchema } from './boot.ts'
import { cafeContract } from './cafe.ts'
import { casePeopleEndpoints } from './case-person.ts'
import { imageSchema, momentSchema, seqSchema, typedTextSchema, wonSchema } from './common.ts'
import { contentDeskEndpoints } from './content-desk.ts'
import { deskEndpoints } from './desk.ts'
import { MEMBER_DUTIES } from './duties.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { ERROR_CATALOGUE } from './errors.ts'
import { healthEndpoint } from './health.ts'
import { MOST_OWN_REGIONS, regionCodeSchema } from './init.ts'
import { operatorDeskEndpoints } from './operator-desk.ts'
import { orderStateSchema, orderTypeSchema } from './order.ts'
import { ownDataEndpoints } from './own-data.ts'
import { favoriteSchema } from './product.ts'
import { sanctionEndpoints, sanctionSummarySchema, suspensionTicketSchema } from './sanction.ts'
import {
  authenticatorCodeSchema,
  passedFactorSchema,
  passkeySchema,
  recoveryCodeSchema,
  recoveryCodesSchema,
  SECOND_FACTOR_RULES,
  secondFactorStateSchema,
  webAuthnJsonSchema,
} from './second-factor.ts'

const signedIn = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator' } as const
const operator = endpoint.meta({ ...DESK, duty: 'ANY' })
const forMembers = endpoint.meta({ ...DESK, duty: 'MEMBERS' })
const forCases = endpoint.meta({ ...DESK, duty: MEMBER_DUTIES })
/** For an operator's account, also before the second factor was passed. */
const operatorAccount = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'operator-account' })
/** Calls that wait for an external provider: an SMS sender, an identity agency, a social provider. */
const integrations = endpoint.meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'none' })

/** Refusals of several endpoints; a host may give more detail in the message. */
const REFUSALS = {
  LIMITED: {
    status: 429,
    message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  NO_SUCH_NUMBER: {
    status: 400,
    message: '없는 휴대폰 번호예요. 번호를 다시 확인해 주세요.',
  },
  SMS_FAILED: {
    status: 502,
    message: '인증번호를 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
  CODE_WRONG: { status: 400, message: '인증번호가 맞지 않아요. 다시 확인해 주세요.' },
  CODE_EXPIRED: {
    status: 400,
    message: '인증번호의 유효 시간이 지났어요. 새 인증번호를 받아 주세요.',
  },
  CODE_VOID: {
    status: 400,
    message: '인증번호를 여러 번 잘못 입력했어요. 새 인증번호를 받아 주세요.',
  },
  SUSPENDED: {
    status: 403,
    message: '이용이 제한된 계정이에요. 고객센터로 문의해 주세요.',
    /** For a caller who has proven to be the member: why, and until when. */
    data: suspensionTicketSchema.optional(),
  },
  SIGN_UP_EXPIRED: {
    status: 410,
    message: '가입 시간이 지났어요. 처음부터 다시 진행해 주세요.',
  },
  NOT_AGREED: { status: 409, message: '필수 약관에 먼저 동의해 주세요.' },
  /** Advertising by night needs a consent in addition to the one to advertising (정보통신망법 제50조 제3항). */
  NIGHT_ALONE: {
    status: 422,
    message: NIGHT_ALONE_MESSAGE,
  },
  PROVIDER_FAILED: {
    status: 502,
    message: '로그인 서비스에 연결하지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
  SOCIAL_REFUSED: {
    status: 400,
    message: '로그인 정보를 확인하지 못했어요. 다시 시도해 주세요.',
  },
  UNDER_14: {
    status: 403,
    message: '만 14세 미만은 가입할 수 없어요.',
  },
  IDENTITY_REFUSED: {
    status: 400,
    message: '입력한 정보가 통신사에 등록된 정보와 달라요. 다시 확인해 주세요.',
  },
  /** The default message of the agency's modal (SPEC.md section 8). */
  AGENCY_FAILED: {
    status: 502,
    message: '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  },
  IDENTITY_TAKEN: {
    status: 409,
    message: '이미 다른 계정에서 본인인증한 정보예요. 그 계정으로 로그인해 주세요.',
  },
} as const

const { LIMITED, NO_SUCH_NUMBER, SMS_FAILED, CODE_WRONG, CODE_EXPIRED, CODE_VOID, SUSPENDED } =
  REFUSALS
const { SIGN_UP_EXPIRED, NOT_AGREED, NIGHT_ALONE, PROVIDER_FAILED, SOCIAL_REFUSED } = REFUSALS
const { UNDER_14, IDENTITY_REFUSED, AGENCY_FAILED, IDENTITY_TAKEN } = REFUSALS

/** Refusals of the operators' second factor. */
const FACTOR_REFUSALS = {
  CODE_WRONG: { status: 400, message: '코드가 맞지 않아요. 다시 확인해 주세요.' },
  CODE_USED: {
    status: 409,
    message: '이미 사용한 코드예요. 인증 앱에 새 코드가 나오면 입력해 주세요.',
  },
  LOCKED: {
    status: 429,
    message: '코드를 여러 번 잘못 입력했어요. 잠시 후 다시 시도해 주세요.',
    data: z.object({ lockedUntil: momentSchema }),
  },
  NOT_SET_UP: { status: 409, message: '2단계 인증을 먼저 설정해 주세요.' },
  /** The first factor can be set up only soon after a sign-in. */
  SIGN_IN_AGAIN: {
    status: 403,
    message: '로그인한 지 시간이 지났어요. 다시 로그인한 뒤 설정해 주세요.',
  },
  FACTOR_NEEDED: {
    status: 403,
    message: '바꾸려면 2단계 인증을 다시 한 번 해 주세요.',
  },
  SETUP_EXPIRED: {
    status: 410,
    message: '설정 시간이 지났어요. 새 QR 코드를 인증 앱에 등록해 주세요.',
  },
  PASSKEY_REFUSED: {
    status: 400,
    message: '패스키를 확인하지 못했어요. 다시 시도해 주세요.',
  },
  TOO_MANY: {
    status: 409,
    message: `패스키는 ${SECOND_FACTOR_RULES.maxPasskeys}개까지 등록할 수 있어요.`,
  },
} as const
const { CODE_USED, LOCKED, NOT_SET_UP, SIGN_IN_AGAIN } = FACTOR_REFUSALS
const { FACTOR_NEEDED, SETUP_EXPIRED, PASSKEY_REFUSED, TOO_MANY } = FACTOR_REFUSALS
const WRONG_FACTOR_CODE = FACTOR_REFUSALS.CODE_WRONG

const verificationIdSchema = z.string().min(20).max(200)

/** What a provider returned for a user after its sign-in; the host asks the provider itself who the user is. */
export const socialProofSchema = z.object({
  provider: socialProviderSchema,
  accessToken: z.string().max(4_000).optional(),
  /** Only from Apple. */
  idToken: z.string().max(8_000).optional(),
  /** The nonce that the id_token has to contain. */
  nonce: z.string().max(200).optional(),
  /** Apple sends it with the tokens, only the first time. */
  name: typedTextSchema.max(40).optional(),
})

export const signUpStateSchema = z.object({
  signInType: signInTypeSchema,
  /** The number of the new account, if a code to it was confirmed. */
  phoneNo: phoneNoSchema.nullable(),
  /** As the provider returned it. */
  name: z.string().nullable(),
  agreed: z.boolean(),
  expiresAt: momentSchema,
  /** Set when the user already has an account: its ways to sign in. */
  existing: z
    .object({ maskedPhoneNo: z.string().nullable(), signInTypes: z.array(signInTypeSchema) })
    .nullable(),
})
export type SignUpState = z.infer<typeof signUpStateSchema>

export const deviceSchema = z.object({
  sessionId: z.string(),
  /** 'Chrome · Android' */
  deviceName: z.string(),
  signInType: signInTypeSchema,
  signedInAt: momentSchema,
  lastUsedAt: momentSchema,
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

export const stateInfoSchema = z.object({
  userSeq: seqSchema,
  storeSeq: seqSchema,
  nickName: z.string(),
  role: roleSchema,
  status: userStatusSchema,
  signInType: signInTypeSchema,
  /** '홍*동' */
  maskedName: z.string().nullable(),
  /** '010-****-5678' */
  maskedPhoneNo: z.string().nullable(),
  isIdentityChecked: z.boolean(),
  isMarketingAccept: z.boolean(),
  isNaverCafeToAppAccept: z.boolean(),
  /** The code by which new members name this member as the one who recommended the site. */
  recommendCode: z.string(),
})
export type StateInfo = z.infer<typeof stateInfoSchema>

const ADDRESS_LIMITED = {
  status: 429,
  message: '주소를 너무 자주 바꿨어요. 잠시 후 다시 시도해 주세요.',
}

/** Rows of one kind of waiting things, and favourites, that the member's own page shows. */
export const MY_PAGE_ROWS = 3
export const MY_PAGE_FAVORITES = 8

const waitingInRoom = { roomId: seqSchema, productTitle: z.string(), storeName: z.string() }

/** A price that another member offers. */
export const waitingOfferSchema = z.object({
  ...waitingInRoom,
  price: wonSchema,
  expiresAt: momentSchema,
})
export type WaitingOffer = z.infer<typeof waitingOfferSchema>

/** An appointment of today, or one that another member proposes. */
export const waitingAppointmentSchema = z.object({
  ...waitingInRoom,
  at: momentSchema,
  place: z.string(),
  isToAnswer: z.boolean(),
})
export type WaitingAppointment = z.infer<typeof waitingAppointmentSchema>

const waitingTradeSchema = z.object(waitingInRoom)
export type WaitingTrade = z.infer<typeof waitingTradeSchema>

/** An order in which it is the member's turn. */
const waitingOrderSchema = z.object({
  orderSeq: seqSchema,
  role: z.enum(['BUYER', 'SELLER']),
  type: orderTypeSchema,
  state: orderStateSchema,
  productTitle: z.string(),
  dueAt: momentSchema.nullable(),
  /** How far its clock is ahead (contracts/order-clock.ts). */
  minutesAhead: z.int(),
})
export type WaitingOrder = z.infer<typeof waitingOrderSchema>

/** A reserved product that the member can buy now before all others. */
const waitingTurnSchema = z.object({
  productSeq: seqSchema,
  productTitle: z.string(),
  until: momentSchema,
  /** How far its clock is ahead (contracts/order-clock.ts). */
  minutesAhead: z.int(),
})
export type WaitingTurn = z.infer<typeof waitingTurnSchema>

export const waitingSchema = z.object({
  orders: z.array(waitingOrderSchema),
  turns: z.array(waitingTurnSchema),
  unreadMessages: z.int(),
  unreadNotices: z.int(),
  offers: z.array(waitingOfferSchema),
  appointments: z.array(waitingAppointmentSchema),
  /** Trades that another member calls done. */
  trades: z.array(waitingTradeSchema),
  /** Trades of the last days that the member has not reviewed. */
  reviewsToWrite: z.int(),
  /** The member's listings that an operator has hidden. */
  hiddenByOperator: z.int(),
})
export type Waiting = z.infer<typeof waitingSchema>

export const myPageSchema = z.object({
  storeSeq: seqSchema,
  nickName: z.string(),
  intro: z.string(),
  image: imageSchema.nullable(),
  regionName: z.string().nullable(),
  trustScore: z.int(),
  trustPoints: trustPointsSchema,
  isIdentityChecked: z.boolean(),
  isBusiness: z.boolean(),
  vacation: vacationSchema.nullable(),
  followerCount: z.int(),
  followingCount: z.int(),
  favoriteCount: z.int(),
  /** Favourites that cost less than when they became one. */
  loweredFavoriteCount: z.int(),
  /** Received. */
  reviewCount: z.int(),
  writtenReviewCount: z.int(),
  blockCount: z.int(),
  draftCount: z.int(),
  /** Keyword alerts. */
  alertCount: z.int(),
  addressCount: z.int(),
  pointBalance: z.int(),
  /** Reports that the member made. */
  reportCount: z.int(),
  productCounts: z.object({
    onSale: z.int(),
    reserved: z.int(),
    sold: z.int(),
    hidden: z.int(),
  }),
  waiting: waitingSchema,
  /** The newest ones. */
  favorites: z.array(favoriteSchema),
  /** A warning of the last days. */
  warning: z.object({ sanctionSeq: seqSchema, at: momentSchema }).nullable(),
  joinedAt: momentSchema,
})
export type MyPage = z.infer<typeof myPageSchema>

export const consentsSchema = z.object({
  agreements: z.array(
    z.object({
      policyKey: policyKeySchema,
      version: z.string(),
      agreed: z.boolean(),
      at: momentSchema,
    }),
  ),
  marketing: z.array(
    z.object({
      marketingKey: marketingKeySchema,
      agreed: z.boolean(),
      at: momentSchema.nullable(),
    }),
  ),
})
export type Consents = z.infer<typeof consentsSchema>

export const cafeLinkSchema = z.object({
  linkedAt: momentSchema.nullable(),
  /** Whether a Naver account is connected, by which the cafe identifies the user. */
  hasNaver: z.boolean(),
})
export type CafeLink = z.infer<typeof cafeLinkSchema>

export const ownRegionsSchema = z.object({
  regionCodes: z.array(regionCodeSchema).max(MOST_OWN_REGIONS),
})

export const memberSummarySchema = z.object({
  userSeq: seqSchema,
  storeSeq: seqSchema.nullable(),
  nickName: z.string().nullable(),
  maskedName: z.string().nullable(),
  maskedPhoneNo: z.string().nullable(),
  role: roleSchema,
  status: userStatusSchema,
  joinedAt: momentSchema,
  lastSignedInAt: momentSchema.nullable(),
})
export type MemberSummary = z.infer<typeof memberSummarySchema>

/** What happened with the second factor of an operator's account. */
export const SECOND_FACTOR_ACTIONS = [
  'FACTOR_SET',
  'FACTOR_PASSED',
  'FACTOR_FAILED',
  'FACTOR_LOCKED',
  'FACTOR_RESET',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_RENEWED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
] as const
export type SecondFactorAction = (typeof SECOND_FACTOR_ACTIONS)[number]

export const memberDetailSchema = memberSummarySchema.extend({
  signInTypes: z.array(signInTypeSchema),
  isIdentityChecked: z.boolean(),
  deviceCount: z.int(),
  /** Rooms of the member's store in which something was said. */
  roomCount: z.int(),
  /** Goods that are on sale or reserved, and seen by others. */
  shownProductCount: z.int(),
  /** The newest first. */
  sanctions: z.array(sanctionSummarySchema),
  /** The operators' actions on this account, newest first. */
  actions: z.array(
    z.object({
      action: z.enum([
        'VIEW',
        'WARN',
        'SUSPEND',
        'RESTORE',
        'APPEAL_ACCEPTED',
        'APPEAL_DENIED',
        'UNDONE',
        'SIGN_OUT',
        'REPORT_ACTED',
        'REPORT_DISMISSED',
        'LISTING_CLEARED',
        'LISTING_HIDDEN',
        'ORDER_DECIDED',
        'DAMAGE_DECIDED',
        'DISPUTE_DECIDED',
        'QUESTION_ANSWERED',
        'ORDER_FROZEN',
        'OPERATOR_GRANTED',
        'OPERATOR_REVOKED',
        'DUTIES_CHANGED',
        ...SECOND_FACTOR_ACTIONS,
      ]),
      reason: z.string(),
      operatorNickName: z.string().nullable(),
      at: momentSchema,
    }),
  ),
})
export type MemberDetail = z.infer<typeof memberDetailSchema>

const NO_MEMBER = { status: 404, message: '찾으시는 회원이 없습니다.' }

/** Host `main`: accounts, tokens, user state, my page. */
export const mainContract = {
  health: healthEndpoint,

  // -- signing in

  /** Sends a one-time code; known and unknown numbers are answered alike. */
  requestSmsCode: integrations
    .route({ method: 'POST', path: '/v1/auth/sms-code' })
    .input(z.object({ phoneNo: phoneNoSchema }))
    .output(sentCodeSchema)
    .errors({ LIMITED, NO_SUCH_NUMBER, SMS_FAILED }),

  /** Another code to the same number, from 30 s after the last; the old one is void. */
  resendSmsCode: integrations
    .route({ method: 'POST', path: '/v1/auth/sms-code/resend' })
    .input(z.object({ verificationId: verificationIdSchema }))
    .output(sentCodeSchema)
    .errors({ LIMITED, SMS_FAILED, CODE_EXPIRED }),

  /** The right code signs in to the account of a known number; for a new number it begins a sign-up. */
  verifySmsCode: endpoint
    .route({ method: 'POST', path: '/v1/auth/sms-code/verify' })
    .input(z.object({ verificationId: verificationIdSchema, code: oneTimeCodeSchema }))
    .output(signInOutcomeSchema)
    .errors({ CODE_WRONG, CODE_EXPIRED, CODE_VOID, SUSPENDED, LIMITED }),

  /** A connected social account signs in; another begins a sign-up. It is never matched to an account by e-mail. */
  socialSignIn: integrations
    .route({ method: 'POST', path: '/v1/auth/social' })
    .input(socialProofSchema)
    .output(signInOutcomeSchema)
    .errors({ SOCIAL_REFUSED, PROVIDER_FAILED, SUSPENDED, LIMITED }),

  // -- sign-up: agreements, identity check, account

  /** Begins a sign-up without a verified number or social account yet (sub-mode signup). */
  startSignUp: endpoint
    .route({ method: 'POST', path: '/v1/auth/sign-up' })
    .output(z.object({ signUpToken: signUpTokenSchema, expiresAt: momentSchema }))
    .errors({ LIMITED }),

  signUpState: endpoint
    .route({ method: 'POST', path: '/v1/auth/sign-up/state' })
    .input(z.object({ signUpToken: signUpTokenSchema }))
    .output(signUpStateSchema)
    .errors({ SIGN_UP_EXPIRED }),

  /** Stores the agreements, with version and time; they have to include the required ones. */
  agreePolicies: endpoint
    .route({ method: 'POST', path: '/v1/auth/sign-up/agreements' })
    .input(
      z.object({
        signUpToken: signUpTokenSchema,
        policyKeys: z.array(policyKeySchema),
        isMarketingAccept: z.boolean(),
        isNightMarketingAccept: z.boolean(),
        isNaverCafeToAppAccept: z.boolean(),
        recommendCode: typedTextSchema.max(20).optional(),
      }),
    )
    .output(signUpStateSchema)
    .errors({ SIGN_UP_EXPIRED, NOT_AGREED, NIGHT_ALONE }),

  /** Has the agency send a code to the user's phone. A user under 14 is refused before anything is stored. */
  requestSignUpIdentity: integrations
    .route({ method: 'POST', path: '/v1/auth/sign-up/identity-check' })
    .input(identityRequestSchema.extend({ signUpToken: signUpTokenSchema }))
    .output(sentCodeSchema)
    .errors({ SIGN_UP_EXPIRED, NOT_AGREED, UNDER_14, IDENTITY_REFUSED, AGENCY_FAILED, LIMITED }),

  /**
   * The agency's code proves the identity: the account is created and signed in to. If the person already has an
   * account, the result is `EXISTING`, and `joinExisting` may follow.
   */
  confirmSignUpIdentity: integrations
    .route({ method: 'POST', path: '/v1/auth/sign-up/identity-check/confirm' })
    .input(
      z.object({
        signUpToken: signUpTokenSchema,
        verificationId: verificationIdSchema,
        code: oneTimeCodeSchema,
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('SIGNED_UP'), credentials: credentialsSchema }),
        z.object({ kind: z.literal('EXISTING'), state: signUpStateSchema }),
      ]),
    )
    .errors({
      SIGN_UP_EXPIRED,
      CODE_WRONG,
      CODE_EXPIRED,
      CODE_VOID,
      UNDER_14,
      SUSPENDED,
      AGENCY_FAILED,
    }),

  /** Signs in to the existing account of the verified person and connects the new way of signing in to it. */
  joinExisting: endpoint
    .route({ method: 'POST', path: '/v1/auth/sign-up/join' })
    .input(z.object({ signUpToken: signUpTokenSchema }))
    .output(credentialsSchema)
    .errors({ SIGN_UP_EXPIRED, SUSPENDED }),

  // -- tokens

  /**
   * New tokens for a refresh token, which is valid once. A repeated request with the same one shortly after, or while
   * its successor is unused, returns the same successor; otherwise the whole session ends (RFC 9700, 4.14.2).
   */
  refreshToken: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'refresh' })
    .route({ method: 'POST', path: '/common/token/refresh' })
    .input(z.object({ refreshToken: z.string().min(20).max(200) }))
    .output(credentialsSchema)
    .errors({
      /** Signed out elsewhere, withdrawn, or never issued: status code 400001. */
      FORCED_LOGOUT: { status: 401, message: ERROR_CATALOGUE.FORCED_LOGOUT.message },
      EXPIRED: { status: 401, message: '로그인이 만료되었습니다. 다시 로그인해 주세요.' },
      REUSED: {
        status: 401,
        message: '로그인 정보가 다른 곳에서 사용되어 로그아웃했어요. 다시 로그인해 주세요.',
      },
      SUSPENDED,
    }),

  /** Ends the session of the bearer token (SPEC.md section 7). */
  logout: signedIn.route({ method: 'POST', path: '/user/logout' }).output(z.object({})),

  // -- the caller's own account

  stateInfo: signedIn.route({ method: 'GET', path: '/user/state/info' }).output(stateInfoSchema),

  myPage: signedIn.route({ method: 'GET', path: '/v4/my-store/mypage' }).output(myPageSchema),

  /** The member's address book; names, numbers and addresses are masked. */
  addresses: signedIn
    .route({ method: 'GET', path: '/v1/user/addresses' })
    .output(z.object({ items: z.array(maskedAddressSchema) })),

  /** One address of the member as it was written. */
  address: signedIn
    .route({ method: 'GET', path: '/v1/user/addresses/{addressSeq}' })
    .input(z.object({ addressSeq: seqSchema }))
    .output(ownAddressSchema)
    .errors({ NOT_FOUND: ADDRESS_NOT_FOUND }),

  /** The first address is the default. */
  addAddress: signedIn
    .route({ method: 'POST', path: '/v1/user/addresses' })
    .input(newAddressSchema)
    .output(z.object({ addressSeq: seqSchema }))
    .errors({ TOO_MANY: TOO_MANY_ADDRESSES, LIMITED: ADDRESS_LIMITED }),

  changeAddress: signedIn
    .route({ method: 'PUT', path: '/v1/user/addresses/{addressSeq}' })
    .input(addressContentSchema.extend({ addressSeq: seqSchema, isDefault: z.boolean() }))
    .output(z.object({}))
    .errors({ NOT_FOUND: ADDRESS_NOT_FOUND, LIMITED: ADDRESS_LIMITED }),

  setDefaultAddress: signedIn
    .route({ method: 'PUT', path: '/v1/user/addresses/{addressSeq}/default' })
    .input(z.object({ addressSeq: seqSchema }))
    .output(z.object({}))
    .errors({ NOT_FOUND: ADDRESS_NOT_FOUND }),

  /** Repeating it changes nothing. */
  removeAddress: signedIn
    .route({ method: 'DELETE', path: '/v1/user/addresses/{addressSeq}' })
    .input(z.object({ addressSeq: seqSchema }))
    .output(z.object({})),

  /** Road addresses with their postcodes. The keyword is posted: it is where a member lives. */
  findRoadAddresses: endpoint
    .meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'user' })
    .route({ method: 'POST', path: '/v1/road-addresses/search' })
    .input(
      z.object({
        keyword: typedTextSchema.min(1).max(80),
        page: z.int().min(1).max(50).default(1),
      }),
    )
    .output(z.object({ items: z.array(foundAddressSchema), total: z.int(), hasNext: z.boolean() }))
    .errors({
      UNSEARCHABLE: {
        status: 422,
        message: '도로명과 건물 번호를 함께 적어 주세요. 예) 양화로 45',
      },
      UNAVAILABLE: {
        status: 502,
        message: '지금은 주소를 찾을 수 없어요. 우편번호와 주소를 직접 적어 주세요.',
      },
      LIMITED: {
        status: 429,
        message: '주소를 너무 자주 찾았어요. 우편번호와 주소를 직접 적어 주세요.',
      },
    }),

  /** The member's bank accounts, whose numbers are masked, and the one that waits for its code. */
  bankAccounts: signedIn
    .route({ method: 'GET', path: '/v1/user/bank-accounts' })
    .output(bankAccountsSchema),

  /** Asks the bank whose account it is, and deposits 1 won with a code in it. */
  requestBankAccount: endpoint
    .meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/bank-accounts/checks' })
    .input(newBankAccountSchema)
    .output(bankCheckSchema)
    .errors(BANK_ACCOUNT_REFUSALS),

  /** Adds the account whose code it is. The first is the default; a new default waits a day for its first money. */
  confirmBankAccount: signedIn
    .route({ method: 'POST', path: '/v1/user/bank-accounts' })
    .input(bankCodeAnswerSchema)
    .output(z.object({ bankAccountSeq: seqSchema }))
    .errors(BANK_CODE_REFUSALS),

  setDefaultBankAccount: signedIn
    .route({ method: 'PUT', path: '/v1/user/bank-accounts/{bankAccountSeq}/default' })
    .input(z.object({ bankAccountSeq: seqSchema }))
    .output(z.object({}))
    .errors({ NOT_FOUND: BANK_ACCOUNT_NOT_FOUND }),

  /** Repeating it changes nothing. */
  removeBankAccount: signedIn
    .route({ method: 'DELETE', path: '/v1/user/bank-accounts/{bankAccountSeq}' })
    .input(z.object({ bankAccountSeq: seqSchema }))
    .output(z.object({}))
    .errors({ IN_USE: BANK_ACCOUNT_IN_USE }),

  devices: signedIn
    .route({ method: 'GET', path: '/v1/user/devices' })
    .output(z.object({ devices: z.array(deviceSchema) })),

  /** Signs another device out at once; only sessions of the caller are found. */
  signOutDevice: signedIn
    .route({ method: 'DELETE', path: '/v1/user/devices/{sessionId}' })
    .input(z.object({ sessionId: typedTextSchema.min(1).max(100) }))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: '이미 로그아웃된 기기예요.' } }),

  signOutOtherDevices: signedIn
    .route({ method: 'POST', path: '/v1/user/devices/sign-out-others' })
    .output(z.object({ count: z.int() })),

  providers: signedIn.route({ method: 'GET', path: '/v1/user/providers' }).output(
    z.object({
      providers: z.array(
        z.object({ provider: socialProviderSchema, connectedAt: momentSchema.nullable() }),
      ),
      /** Whether the account can sign in by number, so that the last provider may be removed. */
      hasPhone: z.boolean(),
    }),
  ),

  connectProvider: endpoint
    .meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/providers' })
    .input(socialProofSchema)
    .output(z.object({}))
    .errors({
      SOCIAL_REFUSED,
      PROVIDER_FAILED,
      TAKEN: { status: 409, message: '이미 다른 계정에 연결된 소셜 계정이에요.' },
    }),

  disconnectProvider: signedIn
    .route({ method: 'DELETE', path: '/v1/user/providers/{provider}' })
    .input(z.object({ provider: socialProviderSchema }))
    .output(z.object({}))
    .errors({
      LAST_WAY: {
        status: 409,
        message:
          '로그인할 방법이 이것뿐이라 연결을 해제할 수 없어요. 먼저 휴대폰 본인인증을 해 주세요.',
      },
    }),

  ...cafeContract,

  /** Whether this account is linked with the user's membership of the Naver cafe (SPEC.md section 7). */
  cafeLink: signedIn
    .route({ method: 'POST', path: '/user/state/link/cafe-to-app' })
    .output(cafeLinkSchema),

  /** Links it by the connected Naver account, and stores the consent; a link that exists is not refused. */
  linkCafe: signedIn
    .route({ method: 'POST', path: '/user/state/cafe-to-app/link' })
    .output(cafeLinkSchema)
    .errors({
      NAVER_NEEDED: {
        status: 409,
        message: '네이버 계정을 먼저 연결해 주세요. 카페는 네이버 계정으로 회원님을 알아봐요.',
      },
      TAKEN: { status: 409, message: '이미 다른 두손 계정과 연동된 카페 회원이에요.' },
      LATER: {
        status: 409,
        message: `연동을 해제하고 ${CAFE_RELINK_DAYS}일 동안은 다른 카페 회원과 연동할 수 없어요.`,
      },
    }),

  unlinkCafe: signedIn
    .route({ method: 'DELETE', path: '/user/state/cafe-to-app/link' })
    .output(cafeLinkSchema),

  consents: signedIn.route({ method: 'GET', path: '/v1/user/consents' }).output(consentsSchema),

  /** Changes the optional consents: those to advertising and the optional agreements. */
  changeConsents: signedIn
    .route({ method: 'PUT', path: '/v1/user/consents' })
    .input(
      z.object({
        isMarketingAccept: z.boolean(),
        isNightMarketingAccept: z.boolean(),
        isLocationAccept: z.boolean(),
        isNaverCafeToAppAccept: z.boolean(),
      }),
    )
    .output(consentsSchema)
    .errors({ NIGHT_ALONE }),

  /** 내 동네 of the member, the one in use first. */
  ownRegions: signedIn.route({ method: 'GET', path: '/v1/user/regions' }).output(ownRegionsSchema),

  /** Sets 내 동네; unknown codes are left out. With `merge` the member's own stay first, and what is missing is added. */
  setOwnRegions: signedIn
    .route({ method: 'PUT', path: '/v1/user/regions' })
    .input(ownRegionsSchema.extend({ merge: z.boolean().default(false) }))
    .output(ownRegionsSchema),

  requestIdentityCheck: endpoint
    .meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/identity-check' })
    .input(identityRequestSchema)
    .output(sentCodeSchema)
    .errors({ UNDER_14, IDENTITY_REFUSED, AGENCY_FAILED, LIMITED }),

  /** Stores name, number, birth date, sex and the identity hash; the verified number becomes the account's. */
  confirmIdentityCheck: endpoint
    .meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/identity-check/confirm' })
    .input(z.object({ verificationId: verificationIdSchema, code: oneTimeCodeSchema }))
    .output(stateInfoSchema)
    .errors({ CODE_WRONG, CODE_EXPIRED, CODE_VOID, UNDER_14, IDENTITY_TAKEN, AGENCY_FAILED }),

  /** Ends the account: deletes personal data; data that the law requires is stored separately with a deletion date. */
  withdraw: signedIn
    .route({ method: 'POST', path: '/v1/user/withdrawal' })
    .input(z.object({ reason: withdrawalReasonSchema }))
    .output(z.object({}))
    .errors({
      ORDERS_OPEN: {
        status: 409,
        message:
          '진행 중인 거래나 보상, 아직 보내지 못한 환불이 있어서 지금은 탈퇴할 수 없어요. 모두 끝난 뒤 다시 시도해 주세요.',
      },
    }),

  ...ownDataEndpoints,

  // -- for operators

  ...deskEndpoints,
  ...casePeopleEndpoints,
  ...operatorDeskEndpoints,

  /** A POST, because an address must not contain a phone number. */
  members: forCases
    .route({ method: 'POST', path: '/v1/operator/members/search' })
    .input(
      z.object({
        /** A store's name, a whole phone number, or a user's number; empty for the newest members. */
        query: typedTextSchema.max(40).default(''),
        page: z.int().min(1).max(1_000).default(1),
      }),
    )
    .output(z.object({ members: z.array(memberSummarySchema), hasMore: z.boolean() })),

  /** One member; each view is recorded. */
  member: forCases
    .route({ method: 'GET', path: '/v1/operator/members/{userSeq}' })
    .input(z.object({ userSeq: seqSchema }))
    .output(memberDetailSchema)
    .errors({ NOT_FOUND: NO_MEMBER }),

  /** `RESET_FACTOR` removes the second factor of an operator who has lost it, and signs out everywhere. */
  actOnMember: forMembers
    .route({ method: 'POST', path: '/v1/operator/members/{userSeq}/actions' })
    .input(
      z.object({
        userSeq: seqSchema,
        action: z.enum(['RESTORE', 'SIGN_OUT', 'RESET_FACTOR']),
        reason: typedTextSchema.min(2).max(200),
      }),
    )
    .output(memberDetailSchema)
    .errors({
      NOT_FOUND: NO_MEMBER,
      NOT_ALLOWED: { status: 409, message: '이 회원에게는 할 수 없는 작업이에요.' },
    }),

  ...sanctionEndpoints,
  ...contentDeskEndpoints,

  // -- the operators' second factor

  secondFactor: operatorAccount
    .route({ method: 'GET', path: '/v1/operator/second-factor' })
    .output(secondFactorStateSchema),

  /** The secret for a new authenticator app: the same one until it is confirmed or ten minutes have passed. */
  beginAuthenticator: operatorAccount
    .route({ method: 'POST', path: '/v1/operator/second-factor/authenticator' })
    .output(z.object({ secret: z.string(), uri: z.string(), expiresAt: momentSchema }))
    .errors({ SIGN_IN_AGAIN, FACTOR_NEEDED }),

  /** The right code sets the app up (replacing another) and passes the factor; recovery codes are shown only now. */
  confirmAuthenticator: operatorAccount
    .route({ method: 'POST', path: '/v1/operator/second-factor/authenticator/confirm' })
    .input(z.object({ code: authenticatorCodeSchema }))
    .output(z.object({ passed: passedFactorSchema, recoveryCodes: recoveryCodesSchema }))
    .errors({ CODE_WRONG: WRONG_FACTOR_CODE, SETUP_EXPIRED, SIGN_IN_AGAIN, FACTOR_NEEDED }),

  passAuthenticator: operatorAccount
    .route({ method: 'POST', path: '/v1/operator/second-factor/pass/code' })
    .input(z.object({ code: authenticatorCodeSchema }))
    .output(passedFactorSchema)
    .errors({ CODE_WRONG: WRONG_FACTOR_CODE, CODE_USED, LOCKED, NOT_SET_UP }),

  passRecoveryCode: operatorAccount
    .route({ method: 'POST', path: '/v1/operator/second-factor/pass/recovery-code' })
    .input(z.object({ code: recoveryCodeSchema }))
    .output(passedFactorSchema)
    .errors({ CODE_WRONG: WRONG_FACTOR_CODE, LOCKED, NOT_SET_UP }),

  /** A challenge for the passkeys of this account; it is valid once. */
  challengePasskey: operatorAccount
    .route({ method: 'POST', path: '/v1/operator/second-factor/pass/passkey/challenge' })
    .output(z.object({ options: webAuthnJsonSchema }))
    .errors({ NOT_SET_UP, LIMITED }),

  passPasskey: operatorAccount
    .route({ method: 'POST', path: '/v1/operator/second-factor/pass/passkey' })
    .input(z.object({ response: webAuthnJsonSchema }))
    .output(passedFactorSchema)
    .errors({ PASSKEY_REFUSED }),

  /** New recovery codes in place of all old ones. */
  renewRecoveryCodes: operator
    .route({ method: 'POST', path: '/v1/operator/second-factor/recovery-codes' })
    .output(z.object({ recoveryCodes: recoveryCodesSchema }))
    .errors({ FACTOR_NEEDED }),

  beginPasskey: operator
    .route({ method: 'POST', path: '/v1/operator/second-factor/passkeys/challenge' })
    .output(z.object({ options: webAuthnJsonSchema }))
    .errors({ FACTOR_NEEDED, TOO_MANY, LIMITED }),

  addPasskey: operator
    .route({ method: 'POST', path: '/v1/operator/second-factor/passkeys' })
    .input(
      z.object({
        name: typedTextSchema.min(1).max(SECOND_FACTOR_RULES.maxPasskeyNameLength),
        response: webAuthnJsonSchema,
      }),
    )
    .output(passkeySchema)
    .errors({ FACTOR_NEEDED, TOO_MANY, PASSKEY_REFUSED }),

  removePasskey: operator
    .route({ method: 'DELETE', path: '/v1/operator/second-factor/passkeys/{passkeySeq}' })
    .input(z.object({ passkeySeq: seqSchema }))
    .output(z.object({}))
    .errors({
      FACTOR_NEEDED,
      NOT_FOUND: { status: 404, message: '이미 삭제한 패스키예요.' },
    }),
}
