import { z } from 'zod'
import { MEDIA_REFUSALS } from './chat-media-constants.ts'
import {
  imageSchema,
  momentSchema,
  seqSchema,
  sitemapIndexSchema,
  sitemapPageSchema,
  typedTextSchema,
} from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'
import {
  ALERT_LIMIT,
  ALREADY_ALERTED,
  NOTICE_GROUPS,
  NOTICE_SETTINGS,
  NOTICE_TABLE,
  type NoticeEventKind,
  type NoticeGroup,
  type NoticeSetting,
} from './notice.ts'
import { NOTICE_TOPICS, type NoticeTopic } from './notice-channels.ts'
import { productCardSchema } from './product.ts'
import { newReportSchema, REPORT_LIMITED, reportedSchema } from './report.ts'
import {
  REVIEW_DAYS,
  REVIEW_EDIT_HOURS,
  REVIEW_LENGTH,
  REVIEW_ROLES,
  REVIEW_TAG_COUNT,
  type ReviewRole,
} from './review-rules.ts'
import { alertFilterSchema } from './search.ts'
import { NAME_CHANGE_DAYS, PROFILE_LIMITS, STORE_NAME_MESSAGES } from './store-name.ts'
import { TRUST_EVENTS, TRUST_PARTS, type TrustEvent, type TrustPart } from './trust-score.ts'
import { VACATION_MESSAGES, VACATION_NOTE_LENGTH, type Vacation } from './vacation.ts'

export const trustPointsSchema = z.record(
  z.enum(Object.keys(TRUST_PARTS) as [TrustPart, ...TrustPart[]]),
  z.int(),
)

const daySchema = z.iso.date()

export const vacationSchema = z.object({
  from: daySchema,
  until: daySchema.nullable(),
  note: typedTextSchema.max(VACATION_NOTE_LENGTH),
}) satisfies z.ZodType<Vacation>

export const storeSchema = z.object({
  storeSeq: seqSchema,
  name: z.string(),
  intro: z.string(),
  image: imageSchema.nullable(),
  regionName: z.string().nullable(),
  /** 신뢰지수, 0 to 1,000. */
  trustScore: z.int().min(0).max(1000),
  /** What the score is the sum of. */
  trustPoints: trustPointsSchema,
  identityVerified: z.boolean(),
  isBusiness: z.boolean(),
  /** Median minutes to the first answer in chat; null when there is too little data. */
  responseMinutes: z.int().nullable(),
  safeTradeCount: z.int(),
  followerCount: z.int(),
  reviewCount: z.int(),
  /** Average rating in tenths (48 = 4.8); null without reviews. */
  ratingTenths: z.int().nullable(),
  productCounts: z.object({ onSale: z.int(), reserved: z.int(), sold: z.int() }),
  /** The present or next one; whether the seller is away now says `isOnVacation`. */
  vacation: vacationSchema.nullable(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
})
export type Store = z.infer<typeof storeSchema>

/** A member's relation to a store. */
export const storeRelationSchema = z.object({
  isOwn: z.boolean(),
  /** 단골. */
  isFollowing: z.boolean(),
  /** Whether new goods of the followed store are told. */
  notifies: z.boolean(),
  isBlocked: z.boolean(),
})
export type StoreRelation = z.infer<typeof storeRelationSchema>

export const FOLLOWING_PAGE_SIZE = 10
/** The newest goods that the list of followed stores shows of each. */
export const FOLLOWING_GOODS = 4

export const followedStoreSchema = z.object({
  storeSeq: seqSchema,
  name: z.string(),
  image: imageSchema.nullable(),
  regionName: z.string().nullable(),
  followerCount: z.int(),
  vacation: vacationSchema.nullable(),
  notifies: z.boolean(),
  followedAt: momentSchema,
  goods: z.array(productCardSchema),
})
export type FollowedStore = z.infer<typeof followedStoreSchema>

const CONTACT = {
  status: 422,
  message: '전화번호, 계좌번호, 메신저 아이디나 다른 사이트 주소는 적을 수 없어요.',
}
const PROFILE_LIMITED = {
  status: 429,
  message: '프로필을 너무 자주 바꿨어요. 잠시 후 다시 시도해 주세요.',
}
const STORE_SUSPENDED = {
  status: 404,
  message: '운영정책에 따라 이용이 제한된 가게입니다. 거래 중이라면 돈을 보내지 마세요.',
}
const STORE_NOT_FOUND = { status: 404, message: '찾으시는 가게가 없습니다.' }

const reviewRoleSchema = z.enum(Object.keys(REVIEW_ROLES) as [ReviewRole, ...ReviewRole[]])

export const reviewSchema = z.object({
  reviewSeq: seqSchema,
  writerRole: reviewRoleSchema,
  writer: z.object({ storeSeq: seqSchema, name: z.string(), image: imageSchema.nullable() }),
  product: z.object({ productSeq: seqSchema, title: z.string(), visible: z.boolean() }).nullable(),
  rating: z.int().min(1).max(5),
  /** A bad tag is there only when several reviews of the store have it. */
  tags: z.array(z.string()),
  body: z.string(),
  reply: z.string().nullable(),
  createdAt: momentSchema,
})
export type Review = z.infer<typeof reviewSchema>

const sideSchema = z.object({
  other: z.object({
    storeSeq: seqSchema,
    name: z.string(),
    image: imageSchema.nullable(),
    isActive: z.boolean(),
  }),
  product: z
    .object({
      productSeq: seqSchema,
      title: z.string(),
      visible: z.boolean(),
      image: imageSchema.nullable(),
    })
    .nullable(),
})

/** A review as its writer or the member it is about sees it. */
export const ownReviewSchema = sideSchema.extend({
  reviewSeq: seqSchema,
  /** Null of reviews from before trades were recorded. */
  roomId: seqSchema.nullable(),
  writerRole: reviewRoleSchema,
  rating: z.int().min(1).max(5),
  tags: z.array(z.string()),
  body: z.string(),
  reply: z.string().nullable(),
  createdAt: momentSchema,
  editedAt: momentSchema.nullable(),
  /** Null while it waits for the other review; then `dueAt` is when it is shown at the latest. */
  visibleAt: momentSchema.nullable(),
  dueAt: momentSchema.nullable(),
  /** Why an operator has hidden it; null when it is not hidden. */
  hiddenReason: z.string().nullable(),
})
export type OwnReview = z.infer<typeof ownReviewSchema>

export const reviewToWriteSchema = sideSchema.extend({
  roomId: seqSchema,
  doneAt: momentSchema,
  /** Until when it can be written. */
  dueAt: momentSchema,
  /** Whether the other has written; what is in it is shown once both have. */
  otherWrote: z.boolean(),
})
export type ReviewToWrite = z.infer<typeof reviewToWriteSchema>

/** The reviews of one trade as one of its members sees them. */
export const tradeReviewSchema = sideSchema.extend({
  roomId: seqSchema,
  role: reviewRoleSchema,
  /** Null while the trade is not done. */
  trade: z.object({ doneAt: momentSchema, dueAt: momentSchema }).nullable(),
  mine: ownReviewSchema.nullable(),
  /** Only once it is shown. */
  theirs: ownReviewSchema.nullable(),
  otherWrote: z.boolean(),
  canWrite: z.boolean(),
  /** Until when `mine` can be changed; null when it cannot be any more. */
  editableUntil: momentSchema.nullable(),
})
export type TradeReview = z.infer<typeof tradeReviewSchema>

const REVIEW_REFUSALS = {
  NOT_FOUND: { status: 404, message: '찾으시는 거래가 없어요.' },
  CONTACT: {
    status: 422,
    message: '전화번호, 계좌번호, 메신저 아이디나 다른 사이트 주소는 적을 수 없어요.',
  },
  TOO_LONG: { status: 422, message: `${REVIEW_LENGTH}자까지 적을 수 있어요. 줄여서 적어 주세요.` },
  LIMITED: { status: 429, message: '후기를 너무 자주 저장했어요. 잠시 후 다시 시도해 주세요.' },
} as const

const trustChangeSchema = z.object({
  changeSeq: seqSchema,
  event: z.enum(Object.keys(TRUST_EVENTS) as [TrustEvent, ...TrustEvent[]]),
  count: z.int(),
  /** By which the score rose or fell. */
  points: z.int(),
  /** The score afterwards. */
  score: z.int(),
  at: momentSchema,
})
export type TrustChange = z.infer<typeof trustChangeSchema>

/** Longer than any review that is accepted: graphemes are counted by the operation. */
const reviewTextSchema = typedTextSchema.max(REVIEW_LENGTH * 8)

/** A file goes there, which is larger than the host's other requests. */
export const PROFILE_IMAGE_PATH = '/v1/user/profile/image'

export const profileSchema = z.object({
  storeSeq: seqSchema,
  name: z.string(),
  /** False while it is the name that sign-up gave. */
  isNameChosen: z.boolean(),
  /** From when the name can be changed; null when it can be now. */
  nameChangeableAt: momentSchema.nullable(),
  intro: z.string(),
  regionCode: z.string().nullable(),
  image: imageSchema.nullable(),
  /** The present or next one. */
  vacation: vacationSchema.nullable(),
})
export type Profile = z.infer<typeof profileSchema>

export const REVIEW_PAGE_SIZE = 20

const namesOf = <Name extends string>(table: Record<Name, unknown>) =>
  Object.keys(table) as [Name, ...Name[]]
const noticeGroupSchema = z.enum(namesOf<NoticeGroup>(NOTICE_GROUPS))
/** An address at a push service; which ones are allowed is decided by the host. */
const pushEndpointSchema = z.string().min(1).max(1_000)
const mailAddressSchema = z.email().max(254)
const noticeTopicsSchema = z.array(z.enum(namesOf<NoticeTopic>(NOTICE_TOPICS)))
const noticeSettingsSchema = z.object({
  /** What the member is told of in the inbox, of what can be switched off. */
  inbox: z.array(z.enum(namesOf<NoticeSetting>(NOTICE_SETTINGS))),
  /** What goes out by each channel besides; it goes nowhere where it is off in the inbox. */
  push: noticeTopicsSchema,
  talk: noticeTopicsSchema,
  mail: noticeTopicsSchema,
  /** Nothing goes out at night that can wait. */
  quietHours: z.boolean(),
})

/** With where the channels reach the member. */
const reachedSettingsSchema = noticeSettingsSchema.extend({
  reach: z.object({
    /** Browsers that take pushes. */
    browsers: z.int(),
    phone: z.string().nullable(),
    mail: z.string().nullable(),
    /** An address that waits for its code. */
    pendingMail: z.string().nullable(),
    hasTalk: z.boolean(),
    hasMail: z.boolean(),
  }),
})
export type NoticeSettingsAnswer = z.infer<typeof reachedSettingsSchema>

const unsubscribeTokenSchema = z.object({ token: z.string().min(1).max(500) })
/** @property label what the mail was about; `isOff` whether it ends */
const unsubscribedSchema = z.object({ label: z.string(), isOff: z.boolean() })
const BAD_LINK = {
  status: 404,
  message: '알 수 없는 링크예요. 메일에 있는 주소를 다시 확인해 주세요.',
} as const

export const noticeSchema = z.object({
  noticeSeq: seqSchema,
  kind: z.enum(namesOf<NoticeEventKind>(NOTICE_TABLE)),
  group: noticeGroupSchema,
  title: z.string(),
  detail: z.string().nullable(),
  image: imageSchema.nullable(),
  /** Where it leads. */
  target: z.discriminatedUnion('page', [
    z.object({ page: z.literal('PRODUCT'), productSeq: seqSchema }),
    z.object({ page: z.literal('STORE'), storeSeq: seqSchema }),
    z.object({ page: z.literal('ROOM'), roomId: seqSchema }),
    z.object({ page: z.literal('FAVORITES') }),
    z.object({ page: z.literal('REVIEWS') }),
    z.object({ page: z.literal('ALERT') }),
    z.object({ page: z.literal('MY_STORE') }),
    z.object({ page: z.literal('BANK_ACCOUNTS') }),
    z.object({ page: z.literal('POINTS') }),
    z.object({ page: z.literal('QUEUE') }),
    z.object({ page: z.literal('OWN_DATA') }),
    z.object({ page: z.literal('CONSENTS') }),
    z.object({ page: z.literal('SANCTION'), sanctionSeq: seqSchema }),
    z.object({ page: z.literal('EVENT'), eventSeq: seqSchema }),
    z.object({ page: z.literal('DAMAGE'), reportSeq: seqSchema.nullable() }),
    z.object({ page: z.literal('DISPUTE'), disputeSeq: seqSchema }),
    z.object({
      page: z.literal('QUESTION'),
      questionSeq: seqSchema,
      isOfCafe: z.boolean(),
    }),
    z.object({
      page: z.literal('ORDER'),
      orderSeq: seqSchema,
      role: z.enum(['BUYER', 'SELLER']),
    }),
  ]),
  /** The filter of the keyword alert that found it; null where it was deleted. */
  alertFilter: alertFilterSchema.nullable(),
  happenedAt: momentSchema,
  isRead: z.boolean(),
})
export type InboxNotice = z.infer<typeof noticeSchema>

export const keywordAlertSchema = z.object({
  alertSeq: seqSchema,
  filter: alertFilterSchema,
  categoryName: z.string().nullable(),
  regionName: z.string().nullable(),
  isPaused: z.boolean(),
  createdAt: momentSchema,
})
export type KeywordAlert = z.infer<typeof keywordAlertSchema>

const ALERT_UNFIT = { status: 422, message: '이 조건으로는 알림을 받을 수 없어요.' } as const
const ALERT_SAME = { status: 409, message: ALREADY_ALERTED } as const
const ALERT_LIMITED = {
  status: 429,
  message: '알림을 너무 자주 바꿨어요. 잠시 후 다시 시도해 주세요.',
  data: z.object({ retryAfterSeconds: z.int() }),
}

/** Host `boot`: stores, their reviews and followers, and blocks between members. */
export const bootContract = {
  health: healthEndpoint,

  /** One store; a closed one is 404, and one whose member is suspended is not shown. */
  store: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] })
    .route({ method: 'GET', path: '/v1/stores/{storeSeq}' })
    .input(z.object({ storeSeq: seqSchema }))
    .output(storeSchema)
    .errors({ NOT_FOUND: STORE_NOT_FOUND, SUSPENDED: STORE_SUSPENDED }),

  /** Reviews that a store received, newest first, with how often each tag was given. */
  storeReviews: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] })
    .route({ method: 'GET', path: '/v1/stores/{storeSeq}/reviews' })
    .input(z.object({ storeSeq: seqSchema, page: z.int().min(1).optional() }))
    .output(
      z.object({
        items: z.array(reviewSchema),
        page: z.int(),
        total: z.int(),
        hasNext: z.boolean(),
        tagCounts: z.array(z.object({ tag: z.string(), count: z.int() })),
      }),
    ),

  /** The reviews of a room's trade, for its two members. */
  tradeReview: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/trades/{roomId}/review' })
    .input(z.object({ roomId: seqSchema }))
    .output(tradeReviewSchema)
    .errors({ NOT_FOUND: REVIEW_REFUSALS.NOT_FOUND }),

  /** Writes the member's review of a trade, or changes it while that is possible. Repeating it changes nothing. */
  writeReview: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/user/trades/{roomId}/review' })
    .input(
      z.object({
        roomId: seqSchema,
        rating: z.int().min(1).max(5),
        tags: z.array(z.string().max(40)).max(REVIEW_TAG_COUNT).default([]),
        body: reviewTextSchema.default(''),
      }),
    )
    .output(tradeReviewSchema)
    .errors({
      ...REVIEW_REFUSALS,
      NOT_DONE: { status: 409, message: '거래가 끝나면 후기를 쓸 수 있어요.' },
      CLOSED: {
        status: 409,
        message: `후기는 거래가 끝나고 ${REVIEW_DAYS}일 안에 쓰고, 쓴 뒤 ${REVIEW_EDIT_HOURS}시간 안에 고칠 수 있어요.`,
      },
      BAD_TAGS: { status: 422, message: '목록에 있는 평가만 고를 수 있어요.' },
    }),

  /** The member's one answer to a review they received. */
  replyToReview: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/user/reviews/{reviewSeq}/reply' })
    .input(z.object({ reviewSeq: seqSchema, body: reviewTextSchema.min(1) }))
    .output(z.object({ reply: z.string() }))
    .errors({
      ...REVIEW_REFUSALS,
      NOT_FOUND: { status: 404, message: '찾으시는 후기가 없어요.' },
      CLOSED: { status: 409, message: '답글은 한 번만 남길 수 있어요.' },
    }),

  /** The trades that the member can still review, the most urgent first. */
  reviewsToWrite: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/reviews/to-write' })
    .output(z.object({ items: z.array(reviewToWriteSchema) })),

  /** The reviews that the member received or wrote, newest first. */
  ownReviews: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/reviews' })
    .input(
      z.object({
        box: z.enum(['RECEIVED', 'WRITTEN']),
        page: z.int().min(1).max(1_000).default(1),
      }),
    )
    .output(z.object({ items: z.array(ownReviewSchema), total: z.int(), pageCount: z.int() })),

  /** One review that everybody can see, for the form that reports it. */
  review: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/reviews/{reviewSeq}' })
    .input(z.object({ reviewSeq: seqSchema }))
    .output(reviewSchema.extend({ storeSeq: seqSchema, storeName: z.string() }))
    .errors({ NOT_FOUND: { status: 404, message: '찾으시는 후기가 없어요.' } }),

  /** Reports a review as it is now; a repeated report counts as one. */
  reportReview: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/reviews/{reviewSeq}/reports' })
    .input(newReportSchema('REVIEW').extend({ reviewSeq: seqSchema }))
    .output(reportedSchema)
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 후기가 없어요.' },
      OWN: { status: 409, message: '내가 쓴 후기는 신고할 수 없어요.' },
      LIMITED: REPORT_LIMITED,
    }),

  /** The member's trust score with its parts, and what changed it, newest first. */
  trust: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/trust' })
    .input(z.object({ page: z.int().min(1).max(1_000).default(1) }))
    .output(
      z.object({
        score: z.int(),
        points: trustPointsSchema,
        changes: z.array(trustChangeSchema),
        pageCount: z.int(),
      }),
    ),

  /** Blocks another member's store, or unblocks it: neither can write to the other then. Repeating changes nothing. */
  setBlock: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/stores/{storeSeq}/block' })
    .input(z.object({ storeSeq: seqSchema, blocked: z.boolean() }))
    .output(z.object({ isBlocked: z.boolean() }))
    .errors({
      NOT_FOUND: STORE_NOT_FOUND,
      OWN_STORE: { status: 409, message: '내 가게는 차단할 수 없어요.' },
    }),

  /** The member's relation to a store. */
  relation: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/stores/{storeSeq}/relation' })
    .input(z.object({ storeSeq: seqSchema }))
    .output(storeRelationSchema),

  /** Follows a store (단골), or ends it. Repeating changes nothing. */
  setFollow: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/stores/{storeSeq}/follow' })
    .input(z.object({ storeSeq: seqSchema, following: z.boolean() }))
    .output(z.object({ isFollowing: z.boolean(), followerCount: z.int() }))
    .errors({
      NOT_FOUND: STORE_NOT_FOUND,
      OWN_STORE: { status: 409, message: '내 가게는 단골로 둘 수 없어요.' },
      BLOCKED: {
        status: 409,
        message: '차단한 가게예요. 차단을 풀면 단골로 둘 수 있어요.',
      },
      CANNOT_FOLLOW: { status: 409, message: '지금은 단골로 둘 수 없는 가게예요.' },
      LIMITED: {
        status: 429,
        message: '단골을 너무 자주 바꿨어요. 잠시 후 다시 시도해 주세요.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),

  /** Whether new goods of a followed store are told. */
  setFollowNotice: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/stores/{storeSeq}/follow/notice' })
    .input(z.object({ storeSeq: seqSchema, notifies: z.boolean() }))
    .output(z.object({ notifies: z.boolean() }))
    .errors({ NOT_FOUND: { status: 404, message: '단골로 둔 가게가 아니에요.' } }),

  /** The stores that the member follows, newest first, with their newest goods. */
  following: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/following' })
    .input(z.object({ page: z.int().min(1).max(1_000).default(1) }))
    .output(z.object({ items: z.array(followedStoreSchema), total: z.int(), pageCount: z.int() })),

  /** The stores that the member has blocked, newest first. */
  blocks: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/blocks' })
    .input(z.object({ page: z.int().min(1).max(1_000).default(1) }))
    .output(
      z.object({
        items: z.array(
          z.object({
            storeSeq: seqSchema,
            name: z.string(),
            image: imageSchema.nullable(),
            blockedAt: momentSchema,
          }),
        ),
        total: z.int(),
        pageCount: z.int(),
      }),
    ),

  /** Reports a store of another member, as it is now; a repeated report counts as one. */
  report: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/stores/{storeSeq}/reports' })
    .input(newReportSchema('STORE').extend({ storeSeq: seqSchema }))
    .output(reportedSchema)
    .errors({
      NOT_FOUND: STORE_NOT_FOUND,
      OWN: { status: 409, message: '내 가게는 신고할 수 없어요.' },
      LIMITED: REPORT_LIMITED,
    }),

  /** The member's own store as its form shows it. */
  profile: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/profile' })
    .output(profileSchema),

  /** Changes name, introduction and region. Everybody sees them at the next request. */
  changeProfile: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/user/profile' })
    .input(
      z.object({
        name: typedTextSchema.max(100),
        intro: typedTextSchema.max(PROFILE_LIMITS.intro),
        regionCode: z.string().max(20).nullable(),
      }),
    )
    .output(profileSchema)
    .errors({
      BAD_NAME: { status: 422, message: STORE_NAME_MESSAGES.CHARACTERS },
      NAME_TAKEN: { status: 409, message: '다른 회원이 쓰고 있는 이름이에요.' },
      NAME_TOO_SOON: {
        status: 409,
        message: `이름은 바꾼 뒤 ${NAME_CHANGE_DAYS}일이 지나야 다시 바꿀 수 있어요.`,
      },
      CONTACT,
      NO_REGION: { status: 422, message: '목록에 있는 동네를 골라 주세요.' },
      LIMITED: PROFILE_LIMITED,
    }),

  /** Replaces the picture, or removes it. The stored picture has none of the file's metadata. */
  changeProfileImage: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'user' })
    .route({ method: 'PUT', path: PROFILE_IMAGE_PATH })
    .input(z.object({ image: z.file().nullable() }))
    .output(profileSchema)
    .errors({
      TOO_LARGE: MEDIA_REFUSALS.TOO_LARGE,
      WRONG_TYPE: { status: 415, message: 'JPG, PNG, WEBP, GIF, AVIF 사진만 올릴 수 있어요.' },
      BROKEN: MEDIA_REFUSALS.BROKEN,
      TOO_MANY_PIXELS: MEDIA_REFUSALS.TOO_MANY_PIXELS,
      BUSY: MEDIA_REFUSALS.BUSY,
      LIMITED: PROFILE_LIMITED,
    }),

  /** Announces when the member is away (휴가), or ends it. Its last day ends it by itself. */
  setVacation: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/user/vacation' })
    .input(z.object({ vacation: vacationSchema.nullable() }))
    .output(z.object({ vacation: vacationSchema.nullable() }))
    .errors({
      BAD_DAYS: { status: 422, message: VACATION_MESSAGES.PAST },
      CONTACT,
      LIMITED: PROFILE_LIMITED,
    }),

  /** One page of the member's inbox of notices, the newest first. */
  notices: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/notices' })
    .input(
      z.object({
        page: z.int().min(1).max(1_000).default(1),
        group: noticeGroupSchema.optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(noticeSchema),
        total: z.int(),
        pageCount: z.int(),
        /** Of all groups. */
        unreadCount: z.int(),
      }),
    ),

  /** The badge. */
  unreadNotices: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/notices/unread-count' })
    .output(z.object({ unreadCount: z.int() })),

  /** Marks a notice as read, and says where it leads. */
  openNotice: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/notices/{noticeSeq}/open' })
    .input(z.object({ noticeSeq: seqSchema }))
    .output(noticeSchema)
    .errors({ NOT_FOUND: { status: 404, message: '지워졌거나 없는 알림이에요.' } }),

  /** Marks as read: one notice, or all of a group or of the inbox that happened until a moment. */
  readNotices: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/user/notices/read' })
    .input(
      z.object({
        noticeSeq: seqSchema.optional(),
        group: noticeGroupSchema.optional(),
        until: momentSchema.optional(),
      }),
    )
    .output(z.object({ unreadCount: z.int() })),

  /** What a browser needs to subscribe to pushes: our VAPID key, in base64url. */
  pushKey: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 60_000 })
    .route({ method: 'GET', path: '/v1/push/key' })
    .output(z.object({ publicKey: z.string() })),

  /** Pushes the member's notices to this browser from now on, until the session ends. */
  savePushSubscription: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/push-subscriptions' })
    .input(
      z.object({
        endpoint: pushEndpointSchema,
        /** The browser's key on P-256, uncompressed, and its secret; both in base64url. */
        p256dh: z.string().regex(/^B[\w-]{86}$/),
        auth: z.string().regex(/^[\w-]{22}$/),
      }),
    )
    .output(z.object({ saved: z.literal(true) }))
    .errors({
      NOT_ALLOWED: { status: 422, message: '이 브라우저의 푸시 알림은 아직 지원하지 않아요.' },
      LIMITED: {
        status: 429,
        message: '푸시 알림을 너무 자주 켰어요. 잠시 후 다시 시도해 주세요.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),

  /** @returns `removed` false where the member has no such browser */
  removePushSubscription: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/push-subscriptions/remove' })
    .input(z.object({ endpoint: pushEndpointSchema }))
    .output(z.object({ removed: z.boolean() })),

  noticeSettings: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/notice-settings' })
    .output(reachedSettingsSchema),

  /** What is not named is switched off, from now on; a list that is left out stays as it is. */
  changeNoticeSettings: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/user/notice-settings' })
    .input(noticeSettingsSchema.partial().required({ inbox: true }))
    .output(reachedSettingsSchema),

  /** Sends a code to the address that the member wants mail at. */
  requestMailCode: endpoint
    .meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/mail-code' })
    .input(z.object({ address: mailAddressSchema }))
    .output(z.object({ expiresAt: momentSchema }))
    .errors({
      LIMITED: {
        status: 429,
        message: '인증번호를 너무 자주 요청했어요. 한 시간 뒤에 다시 시도해 주세요.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
      NOT_REACHED: {
        status: 422,
        message: '이 주소로는 메일을 보낼 수 없어요. 주소를 다시 확인해 주세요.',
      },
      UNAVAILABLE: {
        status: 503,
        message: '지금은 메일을 보낼 수 없어요. 잠시 후 다시 시도해 주세요.',
      },
    }),

  /** The code that the newest mail had. */
  confirmMailCode: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/mail-code/confirm' })
    .input(z.object({ code: z.string().regex(/^\d{6}$/) }))
    .output(z.object({ confirmed: z.literal(true) }))
    .errors({
      CODE_WRONG: { status: 422, message: '인증번호가 맞지 않아요.' },
      CODE_VOID: {
        status: 422,
        message: '인증번호를 여러 번 잘못 입력했어요. 새 인증번호를 받아 주세요.',
      },
      CODE_EXPIRED: {
        status: 422,
        message: '인증번호의 시간이 지났거나 이미 썼어요. 새 인증번호를 받아 주세요.',
      },
    }),

  removeMailAddress: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'DELETE', path: '/v1/user/mail' })
    .output(z.object({})),

  /** What the link of a mail is about, for its page. */
  mailLink: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'POST', path: '/v1/mail-link' })
    .input(unsubscribeTokenSchema)
    .output(unsubscribedSchema)
    .errors({ NOT_FOUND: BAD_LINK }),

  /** Ends the mail about what the link is about; needs no session. */
  unsubscribeMail: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'POST', path: '/v1/mail-link/unsubscribe' })
    .input(unsubscribeTokenSchema)
    .output(unsubscribedSchema)
    .errors({ NOT_FOUND: BAD_LINK }),

  /** The member's keyword alerts, the newest first. */
  keywordAlerts: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/keyword-alerts' })
    .output(z.object({ items: z.array(keywordAlertSchema).max(ALERT_LIMIT) })),

  /** Tells the member of products that fit and are put on sale from now on. */
  makeKeywordAlert: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/keyword-alerts' })
    .input(z.object({ filter: alertFilterSchema }))
    /** @property isNew false: the member had one with the same meaning already */
    .output(z.object({ alertSeq: seqSchema, isNew: z.boolean() }))
    .errors({
      UNFIT: ALERT_UNFIT,
      TOO_MANY: {
        status: 409,
        message: `키워드 알림은 ${ALERT_LIMIT}개까지 만들 수 있어요. 쓰지 않는 알림을 지운 뒤 다시 만들어 주세요.`,
      },
      LIMITED: ALERT_LIMITED,
    }),

  /** Changes what an alert looks for, pauses it, or lets it go on. */
  changeKeywordAlert: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/user/keyword-alerts/{alertSeq}' })
    .input(
      z.object({
        alertSeq: seqSchema,
        filter: alertFilterSchema.optional(),
        isPaused: z.boolean().optional(),
      }),
    )
    .output(z.object({}))
    .errors({
      NOT_FOUND: { status: 404, message: '이미 지운 알림이에요.' },
      UNFIT: ALERT_UNFIT,
      SAME: ALERT_SAME,
      LIMITED: ALERT_LIMITED,
    }),

  /** Deletes an alert; repeating changes nothing. */
  removeKeywordAlert: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'DELETE', path: '/v1/user/keyword-alerts/{alertSeq}' })
    .input(z.object({ alertSeq: seqSchema }))
    .output(z.object({})),

  /** Open stores for the sitemap. */
  sitemap: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: ['stores'], isLarge: true })
    .route({ method: 'GET', path: '/v1/sitemap/stores' })
    .input(z.object({ page: z.int().min(1) }))
    .output(sitemapPageSchema),

  /** The sitemap files of stores; counting them reads every row, so the response is cached. */
  sitemapIndex: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 600_000 })
    .route({ method: 'GET', path: '/v1/sitemap/stores/index' })
    .output(sitemapIndexSchema),
}
