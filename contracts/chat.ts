import { z } from 'zod'
import {
  APPOINTMENT_STATES,
  type AppointmentState,
  CHAT_RULES,
  GUARD_LEVELS,
  GUARD_REASONS,
  type GuardReason,
  MESSAGE_TYPES,
  NOTICE_KINDS,
  OFFER_STATES,
  type OfferState,
  ROOM_TYPE,
} from './chat-constants.ts'
import { imageSchema, momentSchema, seqSchema, wonSchema } from './common.ts'
import {
  ORDER_STATES,
  ORDER_TIMER_NAMES,
  ORDER_TYPES,
  type OrderState,
  type OrderTimer,
  type OrderType,
} from './order-states.ts'
import { PAY_REQUEST_STATES, type PayRequestState } from './pay-request-states.ts'
import {
  POSSESSION_REFUSALS,
  POSSESSION_STATES,
  POSSESSION_VERDICTS,
  type PossessionRefusal,
  type PossessionState,
} from './possession-rules.ts'
import { tradeStateSchema } from './product.ts'
import { ROOM_TRADE_STATES, type RoomTradeState } from './trade-states.ts'

/** A number in a frame; a client that reads it from an address may send it as text. */
const framedSeqSchema = z.union([
  seqSchema,
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .pipe(seqSchema),
])

/** The client's own id of a message: sending the same id again is sending the same message. */
export const clientMessageIdSchema = z.string().regex(/^[\w-]{8,64}$/)

/** A file of the chat: 128 random bits. */
export const mediaIdSchema = z.string().regex(/^[0-9a-f]{32}$/)

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

/** A picture in a room; only its two members may load it. */
export const chatImageSchema = z.object({
  mediaId: mediaIdSchema,
  width: z.int(),
  height: z.int(),
  /** Placeholder colour '#rrggbb'. */
  color: z.string(),
})
export type ChatImage = z.infer<typeof chatImageSchema>

export const chatVideoSchema = z.object({
  mediaId: mediaIdSchema,
  width: z.int(),
  height: z.int(),
  durationSeconds: z.number(),
  /** A still of it, where the sender's browser could make one. */
  posterId: mediaIdSchema.nullable(),
})
export type ChatVideo = z.infer<typeof chatVideoSchema>

/** A price that one member offers; only the newest offer of a room can be accepted. */
export const offerCardSchema = z.object({
  type: z.literal('OFFER'),
  offerSeq: seqSchema,
  proposerStoreSeq: seqSchema,
  price: wonSchema,
  state: z.enum(keysOf<OfferState>(OFFER_STATES)),
  expiresAt: momentSchema,
  /** Until when the price of an accepted offer holds for the buyer. */
  holdsUntil: momentSchema.nullable(),
})
export type OfferCard = z.infer<typeof offerCardSchema>

export const appointmentCardSchema = z.object({
  type: z.literal('APPOINTMENT'),
  appointmentSeq: seqSchema,
  proposerStoreSeq: seqSchema,
  at: momentSchema,
  place: z.string(),
  remindMinutes: z.int(),
  state: z.enum(keysOf<AppointmentState>(APPOINTMENT_STATES)),
})
export type AppointmentCard = z.infer<typeof appointmentCardSchema>

/** One member says that the trade is done, the other confirms it. */
export const tradeCardSchema = z.object({
  type: z.literal('TRADE'),
  tradeSeq: seqSchema,
  proposerStoreSeq: seqSchema,
  state: z.enum(keysOf<RoomTradeState>(ROOM_TRADE_STATES)),
  expiresAt: momentSchema,
  doneAt: momentSchema.nullable(),
})
export type TradeCard = z.infer<typeof tradeCardSchema>

/** A buyer asks for a photo of the thing with a code; the seller's photo, and what this room's buyer says about it. */
export const possessionCardSchema = z.object({
  type: z.literal('POSSESSION'),
  checkSeq: seqSchema,
  state: z.enum(keysOf<PossessionState>(POSSESSION_STATES)),
  code: z.string(),
  expiresAt: momentSchema,
  answeredAt: momentSchema.nullable(),
  image: imageSchema.nullable(),
  refusal: z.enum(keysOf<PossessionRefusal>(POSSESSION_REFUSALS)).nullable(),
  verdict: z.enum(POSSESSION_VERDICTS).nullable(),
})
export type PossessionCard = z.infer<typeof possessionCardSchema>

/** A seller asks the buyer to pay; the price holds for the buyer until then. */
export const payRequestCardSchema = z.object({
  type: z.literal('PAY_REQUEST'),
  requestSeq: seqSchema,
  price: wonSchema,
  state: z.enum(keysOf<PayRequestState>(PAY_REQUEST_STATES)),
  expiresAt: momentSchema,
})
export type PayRequestCard = z.infer<typeof payRequestCardSchema>

/** An order of the room's product between its two members: what both may see of it. */
export const orderCardSchema = z.object({
  type: z.literal('ORDER'),
  orderSeq: seqSchema,
  orderType: z.enum(keysOf<OrderType>(ORDER_TYPES)),
  state: z.enum(keysOf<OrderState>(ORDER_STATES)),
  /** Increases with each step. */
  version: z.int(),
  price: wonSchema,
  /** What the buyer pays. */
  total: wonSchema,
  /** When time changes the state next. */
  dueAt: momentSchema.nullable(),
  /** Who offered the partial refund that is open. */
  partialBy: z.enum(['BUYER', 'SELLER']).nullable(),
  isException: z.boolean(),
  isPaid: z.boolean(),
  /** The reminder that was the last thing to happen. */
  reminder: z.enum(ORDER_TIMER_NAMES as [OrderTimer, ...OrderTimer[]]).nullable(),
  /** How far the order's clock is ahead (contracts/order-clock.ts). */
  minutesAhead: z.int(),
})
export type OrderCard = z.infer<typeof orderCardSchema>

/** What the moderation found in a text; shown to both members, with the reason. */
export const guardSchema = z.object({
  level: z.enum(GUARD_LEVELS),
  reasons: z.array(z.enum(keysOf<GuardReason>(GUARD_REASONS))),
})
export type Guard = z.infer<typeof guardSchema>

/** One message as both members see it (SPEC.md section 3: chat message event). */
export const chatMessageSchema = z.object({
  roomId: seqSchema,
  /** 1, 2, 3 … without a gap: a client that sees a gap requests the missing messages. */
  messageSeq: z.int().min(1),
  /** The room's counter of changes when this message was last written: new ones and changed ones come after it. */
  changeSeq: z.int().min(1),
  clientMessageId: z.string().nullable(),
  sender: z.object({ storeSeq: seqSchema, nickName: z.string() }),
  messageType: z.enum(MESSAGE_TYPES),
  /** The text; for pictures, videos and cards the words that the room list shows. */
  message: z.string(),
  images: z.array(chatImageSchema),
  video: chatVideoSchema.nullable(),
  notice: z.enum(NOTICE_KINDS).nullable(),
  card: z
    .discriminatedUnion('type', [
      offerCardSchema,
      appointmentCardSchema,
      tradeCardSchema,
      possessionCardSchema,
      payRequestCardSchema,
      orderCardSchema,
    ])
    .nullable(),
  guard: guardSchema.nullable(),
  createdAt: momentSchema,
})
export type ChatMessage = z.infer<typeof chatMessageSchema>
export type ChatCard = NonNullable<ChatMessage['card']>

/** The current state of the product a room is about. */
export const chatProductSchema = z.object({
  productSeq: seqSchema,
  storeSeq: seqSchema,
  title: z.string(),
  price: wonSchema,
  /** Whether its seller takes offers of buyers. */
  negotiable: z.boolean(),
  tradeState: tradeStateSchema,
  /** A product that is not ACTIVE can no longer be viewed. */
  visibility: z.enum(['ACTIVE', 'HIDDEN', 'DELETED']),
  /** An order has it: what it is for sale as follows from the order. */
  hasOrder: z.boolean(),
  image: imageSchema.nullable(),
})
export type ChatProduct = z.infer<typeof chatProductSchema>

/** What is sent: a text, or files that were uploaded before (contracts/edge.ts). */
export const draftMessageSchema = z.object({
  roomId: seqSchema,
  clientMessageId: clientMessageIdSchema.optional(),
  messageType: z.enum(['textMessage', 'imageMessage', 'videoMessage']).default('textMessage'),
  message: z.string().max(CHAT_RULES.messageLength).default(''),
  mediaIds: z.array(mediaIdSchema).max(CHAT_RULES.imagesPerMessage).default([]),
})
export type DraftMessage = z.infer<typeof draftMessageSchema>

const inRoom = z.object({ roomId: framedSeqSchema, storeSeq: framedSeqSchema })

/** The data of each client action (SPEC.md section 7). */
export const CLIENT_DATA = {
  ping: z.unknown(),
  getUserInfoRequest: z.unknown(),
  sendMessageRequest: draftMessageSchema.extend({
    roomId: framedSeqSchema,
    storeSeq: framedSeqSchema.optional(),
  }),
  typingStartRequest: inRoom,
  typingEndRequest: inRoom,
  /** Everything up to `lastReadMessageAt` has been read; `lastReadSeq` says it exactly. */
  readMessageRequest: inRoom.extend({
    lastReadMessageAt: momentSchema.optional(),
    lastReadSeq: z.int().min(0).optional(),
  }),
  enterRoomRequest: inRoom.extend({
    roomType: z.string().max(40).default(ROOM_TYPE),
    guestStoreSeq: framedSeqSchema.optional(),
  }),
  leaveRoomRequest: inRoom,
} as const

/** A frame of a client: `action`, and its fields in `data`; fields beside `action` are accepted as well. */
export const clientFrameSchema = z.looseObject({
  action: z.string().max(40),
  data: z.looseObject({}).optional(),
})

const errorSchema = z.object({
  message: z.string(),
  code: z.union([z.string(), z.number()]),
  guard: guardSchema.optional(),
})
export type ChatError = z.infer<typeof errorSchema>

const answer = <Action extends string, Data extends z.ZodType>(action: Action, data: Data) =>
  z.object({ action: z.literal(action), data: data.optional(), error: errorSchema.optional() })

const placeSchema = z.object({ roomId: seqSchema, storeSeq: seqSchema })

const roomStateSchema = z.object({
  roomType: z.literal(ROOM_TYPE),
  roomId: seqSchema,
  storeSeq: seqSchema,
  otherStoreSeq: seqSchema,
  userSeq: seqSchema,
  lastMessageSeq: z.int(),
  changeSeq: z.int(),
  lastReadSeq: z.int(),
  otherLastReadSeq: z.int(),
  otherLastReadAt: momentSchema.nullable(),
})

const roomEventSchema = z.object({
  /** `reachEvent`: whether the two may write to each other has changed; `changes` of the edge host says how. */
  eventType: z.enum(['readEvent', 'typingStartEvent', 'typingEndEvent', 'reachEvent']),
  data: z.object({
    roomId: seqSchema,
    storeSeq: seqSchema,
    lastReadAt: momentSchema.optional(),
    lastReadSeq: z.int().optional(),
  }),
})
export type RoomEvent = z.infer<typeof roomEventSchema>

const productEventSchema = z.object({
  eventType: z.enum(['setChatProductEvent', 'updateChatProductEvent']),
  roomId: seqSchema,
  data: chatProductSchema,
})

/** Everything the server sends, by `action`; answers are sent in the order of the requests. */
export const serverFrameSchema = z.discriminatedUnion('action', [
  answer('pong', z.object({ at: momentSchema })),
  answer(
    'getUserInfoResponse',
    z.object({
      userSeq: seqSchema,
      storeSeq: seqSchema,
      nickName: z.string(),
      unreadMessageCount: z.int(),
    }),
  ),
  answer('enterRoomResponse', roomStateSchema),
  answer('leaveRoomResponse', placeSchema),
  answer('sendMessageResponse', chatMessageSchema).extend({
    /** The id of the refused draft; an accepted one has it in `data.clientMessageId`. */
    clientMessageId: z.string().optional(),
    shouldUpdateLastMessage: z.boolean().optional(),
  }),
  answer('newMessageEvent', chatMessageSchema).extend({ shouldUpdateLastMessage: z.boolean() }),
  answer('updateMessageEvent', chatMessageSchema).extend({ shouldUpdateLastMessage: z.boolean() }),
  answer(
    'readMessageResponse',
    placeSchema.extend({
      lastReadMessageAt: momentSchema,
      lastReadSeq: z.int(),
      /** Unread in this room; absent where it was not counted. */
      roomUnreadCount: z.int().optional(),
      /** Unread in all rooms: the badge. */
      unreadMessageCount: z.int(),
    }),
  ),
  answer('roomEvent', roomEventSchema),
  answer('typingStartResponse', placeSchema),
  answer('typingEndResponse', placeSchema),
  answer('productEvent', productEventSchema),
  /** The inbox of notices has changed (contracts/notice.ts); the page asks for it. */
  answer('noticeEvent', z.object({})),
  answer('forcedLogout', z.object({ statusCode: z.int() })),
  answer('error', z.object({ action: z.string() })),
])
export type ServerFrame = z.infer<typeof serverFrameSchema>
