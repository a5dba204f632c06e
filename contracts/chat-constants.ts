// Separate from chat.ts, so that code in the browser does not import the schema library.

/**
 * The socket's path; its query carries `token` and `osType=2` (SPEC.md section 7), or a `ticket` of the edge host in place
 * of the token.
 */
export const CHAT_SOCKET_PATH = '/socket/chat'

/** The only kind of room: one product and one member who is interested in it. */
export const ROOM_TYPE = 'product'

/** Limits of pictures that are decoded at all; see backend/media/picture-limits.ts for the reasons. */
export const PICTURE_RULES = {
  /** Of the longer side. */
  side: 16_384,
  pixels: 50_000_000,
  avifPixels: 16_000_000,
} as const

/** The requests of a client (SPEC.md section 7). */
export const CLIENT_ACTIONS = [
  'ping',
  'getUserInfoRequest',
  'sendMessageRequest',
  'typingStartRequest',
  'typingEndRequest',
  'readMessageRequest',
  'enterRoomRequest',
  'leaveRoomRequest',
] as const
export type ClientAction = (typeof CLIENT_ACTIONS)[number]

/** What the server sends (SPEC.md section 7), and `noticeEvent` of our own. `error` answers a frame that cannot be read. */
export const SERVER_ACTIONS = [
  'getUserInfoResponse',
  'pong',
  'enterRoomResponse',
  'leaveRoomResponse',
  'sendMessageResponse',
  'newMessageEvent',
  'updateMessageEvent',
  'readMessageResponse',
  'roomEvent',
  'typingStartResponse',
  'typingEndResponse',
  'productEvent',
  'noticeEvent',
  'forcedLogout',
  'error',
] as const
export type ServerAction = (typeof SERVER_ACTIONS)[number]

/** SPEC.md section 3. Offers and appointments are notices that carry a card. */
export const MESSAGE_TYPES = [
  'textMessage',
  'noticeMessage',
  'imageMessage',
  'videoMessage',
] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

export const NOTICE_KINDS = [
  'ROOM_OPENED',
  'LEFT',
  'OFFER',
  'OFFER_ANSWERED',
  'APPOINTMENT',
  'APPOINTMENT_ANSWERED',
  'REMINDER',
  'PRICE_CHANGED',
  'TRADE_STATE_CHANGED',
  'VACATION',
  'TRADE',
  'TRADE_ANSWERED',
  'POSSESSION',
  'POSSESSION_ANSWERED',
  'ORDER',
  'PAY_REQUEST',
  'PAY_REQUEST_ANSWERED',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Whether a message is unread for the member of this store: one by the other member, or a reminder for both. */
export const isIncomingFor = (
  storeSeq: number,
  { sender, notice }: { sender: { storeSeq: number }; notice: NoticeKind | null },
): boolean => sender.storeSeq !== storeSeq || notice === 'REMINDER'

export const CHAT_RULES = {
  /** SPEC.md section 9: a ping every 180,000 ms. */
  pingMilliseconds: 180_000,
  /** The server's own heartbeat: a connection that does not answer within one more beat is dead. */
  heartbeatMilliseconds: 30_000,
  /** Characters of a text message. */
  messageLength: 2_000,
  imagesPerMessage: 10,
  imageBytes: 20 * 1024 * 1024,
  videoSeconds: 60,
  videoBytes: 50 * 1024 * 1024,
  /** Bytes of one frame; a message of 2,000 letters with all its fields is far below. */
  frameBytes: 32 * 1024,
  /** Size of the token bucket for frames; it refills at `framesPerSecond`. */
  frameBurst: 60,
  framesPerSecond: 15,
  /** Unreadable frames until the connection is closed. */
  badFrames: 20,
  /** Bytes that may wait for a slow client before it is disconnected. */
  waitingBytes: 1024 * 1024,
  /** Connections of one user; a further one closes the oldest. */
  connectionsPerPerson: 20,
  /** Typing is sent at most this often, and ends when it is not sent again. */
  typingEveryMilliseconds: 2_000,
  typingOverMilliseconds: 5_000,
  /** Rooms that an account may open a day in its first week; older accounts may open more. */
  newAccountDays: 7,
  newAccountRoomsPerDay: 20,
  roomsPerDay: 200,
  offerHours: 24,
  reportedMessages: 30,
  historyPage: 50,
} as const

/**
 * Why the server closes a socket. 1001 (SPEC.md section 4: the client reconnects at once) is sent when the process
 * stops and when the token has expired, so that a client reconnects with its new one. After a final code it does not.
 */
export const CLOSE_CODES = {
  GOING_AWAY: 1001,
  FORCED_LOGOUT: 4401,
  /** The token in the address is not, or no longer, valid. */
  TOKEN_REFUSED: 4403,
  BAD_FRAMES: 4400,
  TOO_FAST: 4429,
  TOO_SLOW: 4408,
  REPLACED: 4409,
} as const

/** Codes after which a client does not reconnect by itself. */
export const FINAL_CLOSE_CODES: readonly number[] = [
  CLOSE_CODES.FORCED_LOGOUT,
  CLOSE_CODES.BAD_FRAMES,
  CLOSE_CODES.REPLACED,
]

/** What the moderation found in a message's text (warn > mask > block). */
export const GUARD_LEVELS = ['WARN', 'MASK', 'BLOCK'] as const
export type GuardLevel = (typeof GUARD_LEVELS)[number]

export const GUARD_REASONS = {
  /** A published report names it. */
  REPORTED: '피해사례에 오른 번호',
  PHONE: '전화번호',
  ACCOUNT: '계좌번호',
  RESIDENT_NUMBER: '주민등록번호',
  MESSENGER: '외부 메신저 아이디',
  PAYMENT_LINK: '외부 결제 링크',
  OUTSIDE_LINK: '외부 링크',
  ADVANCE_PAYMENT: '선입금 요구',
} as const
export type GuardReason = keyof typeof GUARD_REASONS

export const ROOM_FILTERS = {
  all: '전체',
  selling: '판매',
  buying: '구매',
  unread: '안 읽음',
} as const
export type RoomFilter = keyof typeof ROOM_FILTERS

export const OFFER_STATES = {
  OPEN: '답변 대기',
  ACCEPTED: '수락됨',
  DECLINED: '거절됨',
  WITHDRAWN: '취소됨',
  SUPERSEDED: '지난 제안',
  EXPIRED: '기간 만료',
} as const
export type OfferState = keyof typeof OFFER_STATES

export const APPOINTMENT_STATES = {
  PROPOSED: '답변 대기',
  ACCEPTED: '약속 확정',
  DECLINED: '거절됨',
  CANCELLED: '취소됨',
} as const
export type AppointmentState = keyof typeof APPOINTMENT_STATES

/** Minutes before an appointment at which both are reminded; 0 for no reminder. */
export const REMINDER_MINUTES = [0, 5, 10, 30, 60, 120] as const

/** The path to which files of the chat are uploaded, and under which each is loaded. */
export const CHAT_MEDIA_PATH = '/api/chat/media'

/** The address of a file that a report contains as evidence: for operators, and cached by no browser. */
export const reportMediaPath =
  (reportSeq: number) =>
  (mediaId: string, variant?: 'thumb' | 'download'): string =>
    chatMediaPath(`reports/${reportSeq}/${mediaId}`, variant)

/** The address of a file of the room of an order with a dispute: for operators, in the same way. */
export const orderMediaPath =
  (orderSeq: number) =>
  (mediaId: string, variant?: 'thumb' | 'download'): string =>
    chatMediaPath(`orders/${orderSeq}/${mediaId}`, variant)

/**
 * The address of a file of the chat; only the two members of its room get it.
 * @param variant of a picture its small copy; `download` is the whole file, as an attachment
 */
export function chatMediaPath(mediaId: string, variant?: 'thumb' | 'download'): string {
  const path = `${CHAT_MEDIA_PATH}/${mediaId}`
  if (variant === 'thumb') return `${path}?size=thumb`
  return variant === 'download' ? `${path}?download=1` : path
}
