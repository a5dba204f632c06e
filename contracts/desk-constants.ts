// Separate from desk.ts, so that code in the browser does not import the schema library.

/** What waits for operators, in the order of the desk's menu. */
export const DESK_QUEUES = {
  QUESTIONS: '문의',
  REPORTS: '신고',
  DAMAGE: '피해사례',
  DISPUTES: '분쟁',
  APPEALS: '이의 신청',
  LISTINGS: '상품 검토',
  ORDERS: '주문',
  LEDGER: '장부',
} as const
export type DeskQueue = keyof typeof DESK_QUEUES

/** The desk counts so far; beyond it says "and more". */
export const DESK_COUNTED = 1_000

/** Days that the desk's figures go back, today included. */
export const DESK_DAYS = 14
