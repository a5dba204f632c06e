import { z } from 'zod'
import {
  appointmentCardSchema,
  chatMessageSchema,
  chatProductSchema,
  clientMessageIdSchema,
  draftMessageSchema,
  guardSchema,
  orderCardSchema,
  tradeCardSchema,
} from './chat.ts'
import {
  CHAT_RULES,
  MESSAGE_TYPES,
  REMINDER_MINUTES,
  ROOM_FILTERS,
  ROOM_TYPE,
  type RoomFilter,
} from './chat-constants.ts'
import {
  decisionReasonSchema,
  imageSchema,
  momentSchema,
  seqSchema,
  typedTextSchema,
  wonSchema,
} from './common.ts'
import { WRONG_REASON } from './decision-reasons.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'
import { PAY_REQUEST_ANSWERS } from './pay-request-states.ts'
import { POSSESSION_VERDICTS } from './possession-rules.ts'
import { newReportSchema, reportedSchema, reportSchema, reportSnapshotSchema } from './report.ts'
import { TRADE_ANSWERS } from './trade-states.ts'

/** A trade in chat of goods that an order has. */
const TRADED_BY_ORDER = {
  status: 409,
  message: '진행 중인 주문이 있는 상품이에요. 주문에서 거래를 마치거나 취소해 주세요.',
}

const signedIn = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
const operator = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'SAFETY' })

const REFUSALS = {
  /** Also for a room of other users: the response does not confirm that it exists. */
  NOT_FOUND: { status: 404, message: '찾으시는 채팅방이 없어요.' },
  /** One of the two has blocked the other; the response does not say who. */
  CANNOT_REACH: { status: 403, message: '메시지를 보낼 수 없는 상대예요.' },
  LIMITED: {
    status: 429,
    message: '메시지를 너무 빨리 보내고 있어요. 잠시 후 다시 보내 주세요.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  EMPTY: { status: 400, message: '메시지를 입력해 주세요.' },
  GUARDED: {
    status: 422,
    message: '안전한 거래를 위해 보낼 수 없는 내용이에요.',
    data: guardSchema,
  },
  MEDIA_GONE: { status: 409, message: '파일을 찾을 수 없어요. 다시 첨부해 주세요.' },
  CLOSED: { status: 409, message: '이미 답변했거나 끝난 제안이에요.' },
} as const
const { NOT_FOUND, CANNOT_REACH, LIMITED, EMPTY, GUARDED, MEDIA_GONE, CLOSED } = REFUSALS

const memberSchema = z.object({
  storeSeq: seqSchema,
  nickName: z.string(),
  image: imageSchema.nullable(),
  /** A closed store writes and reads no more. */
  isActive: z.boolean(),
})

const saidSchema = z.object({
  message: z.string(),
  messageType: z.enum(MESSAGE_TYPES),
  messageSeq: z.int(),
  createdAt: momentSchema,
})

/** A room in the list. */
export const roomSummarySchema = z.object({
  roomId: seqSchema,
  roomType: z.literal(ROOM_TYPE),
  /** The member's own store, and the other's. */
  storeSeq: seqSchema,
  otherStoreSeq: seqSchema,
  other: memberSchema,
  product: chatProductSchema,
  lastMessage: saidSchema.nullable(),
  /** The newest message that contains the keyword of the list's search; absent where none does. */
  foundMessage: saidSchema.optional(),
  lastMessageAt: momentSchema,
  unreadMessageCount: z.int(),
  isMuted: z.boolean(),
  isPinned: z.boolean(),
})
export type RoomSummary = z.infer<typeof roomSummarySchema>

/** A room as its own page shows it. */
export const roomSchema = roomSummarySchema.extend({
  role: z.enum(['BUYER', 'SELLER']),
  /** The newest message and change; messages before `firstVisibleSeq` were hidden when the member left. */
  lastMessageSeq: z.int(),
  changeSeq: z.int(),
  firstVisibleSeq: z.int(),
  lastReadSeq: z.int(),
  otherLastReadSeq: z.int(),
  otherLastReadAt: momentSchema.nullable(),
  otherHasLeft: z.boolean(),
  isBlockedByMe: z.boolean(),
  /** Whether a message would be accepted; false when either blocked the other, or the other's store is closed. */
  canSend: z.boolean(),
  /** The trade that was last asked about; null where no member has asked yet. */
  trade: tradeCardSchema.nullable(),
  /** The newest order between the two; null where there is none. */
  order: orderCardSchema.nullable(),
  otherTrust: z.object({
    trustScore: z.int(),
    identityVerified: z.boolean(),
    responseMinutes: z.int().nullable(),
    safeTradeCount: z.int(),
    joinedAt: momentSchema,
  }),
})
export type Room = z.infer<typeof roomSchema>

const messageListSchema = z.object({
  /** Oldest first. */
  items: z.array(chatMessageSchema),
  /** Whether there is more in the requested direction. */
  hasMore: z.boolean(),
})

const inRoom = z.object({ roomId: seqSchema })
const limitSchema = z.int().min(1).max(200).default(CHAT_RULES.historyPage)

/**
 * Host `edge`: chat rooms and messages over HTTP. Files go to and come from `/api/chat/media` of the same host, which
 * is not JSON and so not declared here (backend/chat/media/).
 */
export const edgeContract = {
  health: healthEndpoint,

  /** Unread messages in all rooms of a user (SPEC.md section 7); 404 for another user's. */
  unreadMessageCount: signedIn
    .route({ method: 'GET', path: '/api/chat/users/{userSeq}/unread-message-cnt' })
    .input(z.object({ userSeq: seqSchema }))
    .output(z.object({ data: z.int().min(0) }))
    .errors({ NOT_FOUND }),

  /** The member's rooms: pinned first, then by the newest message; `keyword` finds names, products and messages. */
  rooms: signedIn
    .route({ method: 'GET', path: '/api/chat/rooms' })
    .input(
      z.object({
        filter: z.enum(Object.keys(ROOM_FILTERS) as [RoomFilter, ...RoomFilter[]]).default('all'),
        keyword: typedTextSchema.max(50).optional(),
        /** Only rooms of this product: the list that a seller opens from its page. */
        productSeq: seqSchema.optional(),
        /** As the page before returned it. */
        cursor: z.string().max(100).optional(),
        limit: z.int().min(1).max(100).default(30),
      }),
    )
    .output(z.object({ items: z.array(roomSummarySchema), nextCursor: z.string().nullable() })),

  /** The room of (product, caller), created if there is none yet. */
  openRoom: signedIn
    .route({ method: 'POST', path: '/api/chat/rooms' })
    .input(z.object({ productSeq: seqSchema }))
    .output(z.object({ roomId: seqSchema, isNew: z.boolean() }))
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 상품이 없습니다.' },
      OWN_PRODUCT: { status: 409, message: '내 상품에는 채팅할 수 없어요.' },
      CANNOT_REACH: { status: 403, message: '채팅할 수 없는 상대예요.' },
      LIMITED: {
        status: 429,
        message: '오늘 새로 시작할 수 있는 채팅을 모두 사용했어요. 내일 다시 시도해 주세요.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),

  /** A ticket that opens one socket of the chat in place of the access token: once, within `expiresIn` seconds. */
  createSocketTicket: signedIn
    .route({ method: 'POST', path: '/api/chat/ticket' })
    .output(z.object({ ticket: z.string(), expiresIn: z.int() }))
    .errors({ LIMITED }),

  room: signedIn
    .route({ method: 'GET', path: '/api/chat/rooms/{roomId}' })
    .input(inRoom)
    .output(roomSchema)
    .errors({ NOT_FOUND }),

  /**
   * A range of a room's messages: backwards from `beforeSeq`, forwards from `afterSeq`, or around `aroundSeq`; without
   * any of these the newest. Only messages that the member may still see.
   */
  messages: signedIn
    .route({ method: 'GET', path: '/api/chat/rooms/{roomId}/messages' })
    .input(
      inRoom.extend({
        beforeSeq: z.int().min(1).optional(),
        afterSeq: z.int().min(0).optional(),
        aroundSeq: z.int().min(1).optional(),
        limit: limitSchema,
      }),
    )
    .output(messageListSchema)
    .errors({ NOT_FOUND }),

  /** New and changed messages since a known change, in the order of the changes. */
  changes: signedIn
    .route({ method: 'GET', path: '/api/chat/rooms/{roomId}/changes' })
    .input(inRoom.extend({ afterChange: z.int().min(0), limit: limitSchema }))
    .output(
      messageListSchema.extend({
        changeSeq: z.int(),
        lastReadSeq: z.int(),
        otherLastReadSeq: z.int(),
        otherLastReadAt: momentSchema.nullable(),
        product: chatProductSchema,
        canSend: z.boolean(),
        isBlockedByMe: z.boolean(),
        isOtherActive: z.boolean(),
      }),
    )
    .errors({ NOT_FOUND }),

  /** Finds words in a room, newest first. */
  searchMessages: signedIn
    .route({ method: 'GET', path: '/api/chat/rooms/{roomId}/search' })
    .input(inRoom.extend({ keyword: typedTextSchema.min(1).max(50) }))
    .output(z.object({ items: z.array(chatMessageSchema) }))
    .errors({ NOT_FOUND }),

  /** Sends a message; the same `clientMessageId` again returns the same message and sends nothing. */
  sendMessage: signedIn
    .route({ method: 'POST', path: '/api/chat/rooms/{roomId}/messages' })
    .input(draftMessageSchema)
    .output(chatMessageSchema)
    .errors({ NOT_FOUND, CANNOT_REACH, LIMITED, EMPTY, GUARDED, MEDIA_GONE }),

  /** Everything up to `lastReadSeq` has been read; never moves back. */
  markRead: signedIn
    .route({ method: 'PUT', path: '/api/chat/rooms/{roomId}/read' })
    .input(inRoom.extend({ lastReadSeq: z.int().min(0) }))
    .output(
      z.object({
        lastReadSeq: z.int(),
        lastReadAt: momentSchema,
        /** Unread in this room, and in all: the badge. */
        roomUnreadCount: z.int(),
        unreadMessageCount: z.int(),
      }),
    )
    .errors({ NOT_FOUND }),

  setRoom: signedIn
    .route({ method: 'PUT', path: '/api/chat/rooms/{roomId}/settings' })
    .input(inRoom.extend({ isMuted: z.boolean().optional(), isPinned: z.boolean().optional() }))
    .output(z.object({ isMuted: z.boolean(), isPinned: z.boolean() }))
    .errors({ NOT_FOUND }),

  /** Hides a room and its messages from the member; it returns, empty, when the other writes or the member opens it. */
  leaveRoom: signedIn
    .route({ method: 'DELETE', path: '/api/chat/rooms/{roomId}' })
    .input(inRoom)
    .output(z.object({ roomId: seqSchema }))
    .errors({ NOT_FOUND }),

  /** Offers a price; an open offer of the room is superseded. */
  makeOffer: signedIn
    .route({ method: 'POST', path: '/api/chat/rooms/{roomId}/offers' })
    .input(inRoom.extend({ price: wonSchema.min(100), clientMessageId: clientMessageIdSchema }))
    .output(chatMessageSchema)
    .errors({
      NOT_FOUND,
      CANNOT_REACH,
      LIMITED,
      NOT_FOR_SALE: { status: 409, message: '판매 중인 상품에만 가격을 제안할 수 있어요.' },
    }),

  /** The other answers an open offer; its proposer may withdraw it. */
  answerOffer: signedIn
    .route({ method: 'PUT', path: '/api/chat/rooms/{roomId}/offers/{offerSeq}' })
    .input(
      inRoom.extend({ offerSeq: seqSchema, answer: z.enum(['ACCEPT', 'DECLINE', 'WITHDRAW']) }),
    )
    .output(chatMessageSchema)
    .errors({ NOT_FOUND, CLOSED, CANNOT_REACH }),

  /** The seller asks the buyer to pay: the listing's price, or that of an accepted offer. It holds until it expires. */
  requestPayment: signedIn
    .route({ method: 'POST', path: '/api/chat/rooms/{roomId}/pay-requests' })
    .input(inRoom.extend({ clientMessageId: clientMessageIdSchema }))
    .output(chatMessageSchema)
    .errors({
      NOT_FOUND,
      CANNOT_REACH,
      LIMITED,
      NOT_SELLER: { status: 403, message: '판매자만 결제를 요청할 수 있어요.' },
      NOT_FOR_SALE: { status: 409, message: '판매 중인 상품만 결제를 요청할 수 있어요.' },
    }),

  /** The buyer declines an open request, or the seller takes it back. */
  answerPayRequest: signedIn
    .route({ method: 'PUT', path: '/api/chat/rooms/{roomId}/pay-requests/{requestSeq}' })
    .input(inRoom.extend({ requestSeq: seqSchema, answer: z.enum(PAY_REQUEST_ANSWERS) }))
    .output(chatMessageSchema)
    .errors({
      NOT_FOUND,
      CLOSED: { status: 409, message: '이미 답했거나 끝난 요청이에요.' },
    }),

  makeAppointment: signedIn
    .route({ method: 'POST', path: '/api/chat/rooms/{roomId}/appointments' })
    .input(
      inRoom.extend({
        at: momentSchema,
        place: typedTextSchema.min(1).max(60),
        remindMinutes: z.literal(REMINDER_MINUTES).default(30),
        clientMessageId: clientMessageIdSchema,
      }),
    )
    .output(chatMessageSchema)
    .errors({
      NOT_FOUND,
      CANNOT_REACH,
      LIMITED,
      GUARDED,
      BAD_TIME: { status: 400, message: '지금부터 90일 안의 시간을 골라 주세요.' },
    }),

  /** The other accepts or declines; both may cancel an accepted appointment. */
  answerAppointment: signedIn
    .route({ method: 'PUT', path: '/api/chat/rooms/{roomId}/appointments/{appointmentSeq}' })
    .input(
      inRoom.extend({
        appointmentSeq: seqSchema,
        answer: z.enum(['ACCEPT', 'DECLINE', 'CANCEL']),
      }),
    )
    .output(chatMessageSchema)
    .errors({ NOT_FOUND, CLOSED, CANNOT_REACH }),

  /** The data of an appointment for its calendar file. */
  appointment: signedIn
    .route({ method: 'GET', path: '/api/chat/rooms/{roomId}/appointments/{appointmentSeq}' })
    .input(inRoom.extend({ appointmentSeq: seqSchema }))
    .output(
      z.object({
        appointmentSeq: seqSchema,
        at: momentSchema,
        place: z.string(),
        remindMinutes: z.int(),
        state: appointmentCardSchema.shape.state,
        updatedAt: momentSchema,
        product: chatProductSchema,
        other: memberSchema,
      }),
    )
    .errors({ NOT_FOUND }),

  /**
   * Says that the room's trade is done. The first press asks the other member; when the other has asked already, it
   * confirms. The seller may set the product to sold at once. Repeating it changes nothing.
   */
  finishTrade: signedIn
    .route({ method: 'POST', path: '/api/chat/rooms/{roomId}/trade' })
    .input(inRoom.extend({ sold: z.boolean().default(false) }))
    .output(chatMessageSchema)
    .errors({
      NOT_FOUND,
      CANNOT_REACH,
      LIMITED,
      NOT_TRADED: { status: 409, message: '다른 분과 거래가 끝난 상품이에요.' },
      HAS_ORDER: TRADED_BY_ORDER,
    }),

  /** The other member confirms or declines; who asked may withdraw. */
  answerTrade: signedIn
    .route({ method: 'PUT', path: '/api/chat/rooms/{roomId}/trade/{tradeSeq}' })
    .input(inRoom.extend({ tradeSeq: seqSchema, answer: z.enum(TRADE_ANSWERS) }))
    .output(chatMessageSchema)
    .errors({
      NOT_FOUND,
      CANNOT_REACH,
      CLOSED: { status: 409, message: '이미 답변했거나 기간이 지난 요청이에요.' },
      HAS_ORDER: TRADED_BY_ORDER,
    }),

  /**
   * A buyer asks for a photo of the thing with a code. A product has one open request, which others join. Repeating it
   * changes nothing.
   */
  askPossession: signedIn
    .route({ method: 'POST', path: '/api/chat/rooms/{roomId}/possession' })
    .input(inRoom)
    .output(chatMessageSchema)
    .errors({
      NOT_FOUND,
      CANNOT_REACH,
      LIMITED,
      NOT_BUYER: { status: 403, message: '구매자만 실물 인증을 요청할 수 있어요.' },
      NOT_SHOWN: { status: 409, message: '판매 중인 상품에만 실물 인증을 요청할 수 있어요.' },
    }),

  /** A buyer who asked says whether the photo shows the thing and the code. */
  judgePossession: signedIn
    .route({ method: 'PUT', path: '/api/chat/rooms/{roomId}/possession/{checkSeq}' })
    .input(inRoom.extend({ checkSeq: seqSchema, verdict: z.enum(POSSESSION_VERDICTS) }))
    .output(chatMessageSchema)
    .errors({
      NOT_FOUND,
      CLOSED: { status: 409, message: '아직 실물 사진이 오지 않았어요.' },
    }),

  /** Reports the other, with the room's last 30 messages as evidence; a repeated report counts as one. */
  report: signedIn
    .route({ method: 'POST', path: '/api/chat/rooms/{roomId}/reports' })
    .input(inRoom.extend({ ...newReportSchema('CHAT').shape, block: z.boolean().default(false) }))
    .output(reportedSchema)
    .errors({ NOT_FOUND, LIMITED }),

  reports: operator
    .route({ method: 'GET', path: '/v1/operator/reports' })
    .input(
      z.object({
        state: reportSchema.shape.state.default('OPEN'),
        page: z.int().min(1).max(1_000).default(1),
      }),
    )
    .output(z.object({ items: z.array(reportSchema), total: z.int(), pageCount: z.int() })),

  /** One report with its evidence; each view is recorded. */
  reportDetail: operator
    .route({ method: 'GET', path: '/v1/operator/reports/{reportSeq}' })
    .input(z.object({ reportSeq: seqSchema }))
    .output(
      reportSchema.extend({
        /** The messages of a chat. */
        evidence: z.array(chatMessageSchema),
        snapshot: reportSnapshotSchema.nullable(),
        /** Null while it is open. */
        reasonCode: decisionReasonSchema.nullable(),
        note: z.string(),
      }),
    )
    .errors({ NOT_FOUND: { status: 404, message: '찾으시는 신고가 없어요.' } }),

  closeReport: operator
    .route({ method: 'PUT', path: '/v1/operator/reports/{reportSeq}' })
    .input(
      z.object({
        reportSeq: seqSchema,
        state: z.enum(['ACTED', 'DISMISSED']),
        /** One that acts for ACTED, another for DISMISSED. */
        reasonCode: decisionReasonSchema,
        note: typedTextSchema.min(1).max(500),
        /** Whether the reported product or review is hidden too. */
        hide: z.boolean().default(false),
      }),
    )
    .output(reportSchema)
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 신고가 없어요.' },
      CLOSED: { status: 409, message: '이미 처리한 신고예요.' },
      WRONG_REASON,
      NOT_ALLOWED: { status: 403, message: '내가 하거나 받은 신고는 처리할 수 없어요.' },
    }),
}
