// Separate from faq.ts, so that code in the browser does not import the schema library.
import type { OrderTermKey } from './order-states.ts'
import { TERM_KEYS, termRow } from './order-term-rules.ts'
import { textPlaces } from './text-places.ts'

/** What an entry of the FAQ is about, in the order of the customer centre. */
export const FAQ_CATEGORIES = {
  BUY: '구매·결제',
  SELL: '판매하기',
  SHIP: '배송·직거래',
  REFUND: '취소·환불',
  SETTLE: '정산·계좌',
  SAFETY: '사기 예방·신고',
  CHAT: '채팅·알림',
  ACCOUNT: '회원·개인정보',
  CAFE: '카페 연동',
} as const
export type FaqCategory = keyof typeof FAQ_CATEGORIES

export const FAQ_CATEGORY_NAMES = Object.keys(FAQ_CATEGORIES) as FaqCategory[]

export const FAQ_LIMITS = {
  question: 60,
  answer: 2_000,
  words: 300,
  linkLabel: 20,
  linkPath: 200,
  position: 999,
  /** Entries that a search shows. */
  found: 10,
  /** Other entries of the category beside one. */
  related: 5,
} as const

/** What may stand in an answer: the fees, limits and periods that operators set, as they are in force. */
export const FAQ_PLACES = textPlaces<OrderTermKey>(
  Object.fromEntries(TERM_KEYS.map((key) => [termRow(key).label, key])),
)

/** A page of this site. */
export const FAQ_LINK_PATH = /^\/(?!\/)[^\s\\]*$/
