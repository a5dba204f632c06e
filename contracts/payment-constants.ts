/** How a buyer pays, in the order in which the checkout offers it. */
export const PAYMENT_METHODS = {
  CARD: '신용·체크카드',
  EASY_PAY: '간편결제',
  VIRTUAL_ACCOUNT: '가상계좌',
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

/** Where a payment is at the payment company. */
export const PAYMENT_STATES = {
  READY: '결제 전',
  IN_PROGRESS: '승인 대기',
  WAITING_FOR_DEPOSIT: '입금 대기',
  DONE: '결제 완료',
  PARTIAL_CANCELED: '일부 취소',
  CANCELED: '전액 취소',
  ABORTED: '결제 실패',
  EXPIRED: '기한 만료',
} as const
export type PaymentState = keyof typeof PAYMENT_STATES

/** Why a payment was refused; no money has moved. */
export const PAYMENT_REFUSALS = {
  CARD_LIMIT: '카드 한도를 넘었어요. 다른 카드나 다른 방법으로 결제해 주세요.',
  BALANCE: '잔액이 부족해요. 잔액을 확인하거나 다른 방법으로 결제해 주세요.',
  CARD_EXPIRED: '유효기간이 지난 카드예요. 다른 카드로 결제해 주세요.',
  CARD_INVALID: '카드 정보가 맞지 않아요. 확인하고 다시 결제해 주세요.',
  CARD_STOPPED: '정지되었거나 분실 신고된 카드예요. 다른 카드로 결제해 주세요.',
  CARD_REFUSED: '카드사에서 승인하지 않았어요. 다른 카드를 쓰거나 카드사에 문의해 주세요.',
  CARD_UNSUPPORTED: '이 카드로는 결제할 수 없어요. 다른 카드로 결제해 주세요.',
  INSTALLMENT: '이 카드로는 고른 할부를 쓸 수 없어요. 일시불로 다시 결제해 주세요.',
  PASSWORD: '결제 비밀번호가 맞지 않아요. 확인하고 다시 결제해 주세요.',
  TRIES: '인증 횟수를 넘었어요. 카드사나 은행에 문의해 주세요.',
  DAILY_LIMIT: '하루 한도를 넘었어요. 다른 방법으로 결제하거나 내일 다시 시도해 주세요.',
  TOO_SMALL: '이 방법으로 결제하기에는 금액이 너무 작아요.',
  TOO_LARGE: '이 방법으로 결제하기에는 금액이 너무 커요. 다른 방법으로 결제해 주세요.',
  BANK_CLOSED: '지금은 은행 점검 시간이에요. 잠시 후 다시 시도해 주세요.',
  SUSPICIOUS: '안전을 위해 결제가 중단됐어요. 카드사에서 보낸 안내를 확인해 주세요.',
  CANCELED_BY_BUYER: '결제를 취소했어요. 돈은 빠져나가지 않았어요.',
  WINDOW_EXPIRED: '결제 시간이 지났어요. 돈은 빠져나가지 않았으니 다시 결제해 주세요.',
  ALREADY_PROCESSED: '이미 처리된 결제예요. 주문 내역을 확인해 주세요.',
  MISMATCH: '결제한 금액이 주문과 달라서 결제를 멈췄어요. 다시 결제해 주세요.',
  NOT_FOUND: '결제 정보를 찾을 수 없어요. 다시 결제해 주세요.',
  UNAVAILABLE: '지금은 결제할 수 없어요. 잠시 후 다시 시도해 주세요.',
  REFUSED: '결제하지 못했어요. 다른 방법으로 결제하거나 잠시 후 다시 시도해 주세요.',
} as const
export type PaymentRefusal = keyof typeof PAYMENT_REFUSALS

/** Why money was not given back; it is still where it was. */
export const CANCEL_REFUSALS = {
  ALREADY_CANCELED: '이미 전액 취소된 결제예요.',
  AMOUNT_EXCEEDED: '취소할 수 있는 금액을 넘었어요.',
  NOT_CANCELABLE: '취소할 수 없는 결제예요.',
  PARTIAL_NOT_ALLOWED: '일부만 취소할 수 없는 결제예요.',
  TOO_LATE: '취소할 수 있는 기간이 지났어요.',
  ACCOUNT_WRONG: '환불 계좌의 번호와 예금주가 맞지 않아요.',
  ACCOUNT_CLOSED: '환불 계좌가 입금을 받을 수 없어요.',
  BANK_CLOSED: '지금은 은행 점검 시간이라 돌려줄 수 없어요.',
  NOT_FOUND: '결제 정보를 찾을 수 없어요.',
  UNAVAILABLE: '지금은 결제를 취소할 수 없어요.',
  REFUSED: '결제 회사가 환불을 거절했어요.',
} as const
export type CancelRefusal = keyof typeof CANCEL_REFUSALS

/** What a cash receipt is for: 소득공제 of a person, 지출증빙 of a business. */
export const CASH_RECEIPT_KINDS = { PERSONAL: '소득공제', BUSINESS: '지출증빙' } as const
export type CashReceiptKind = keyof typeof CASH_RECEIPT_KINDS

/** Why a cash receipt was not issued. */
export const CASH_RECEIPT_REFUSALS = {
  NUMBER_WRONG: '현금영수증 번호를 다시 확인해 주세요.',
  ALREADY_ISSUED: '이미 현금영수증이 발급됐어요.',
  NOT_ALLOWED: '현금영수증을 발급할 수 없는 결제예요.',
  REFUSED: '현금영수증을 발급하지 못했어요. 잠시 후 다시 시도해 주세요.',
} as const
export type CashReceiptRefusal = keyof typeof CASH_RECEIPT_REFUSALS

/** The script of Toss Payments that opens its window. */
export const TOSS_SCRIPT = 'https://js.tosspayments.com/v2/standard'

/** Where the window sends the buyer of an order back to, with what it came to as parameters. */
export const paymentReturnPath = (orderSeq: number): string => `/order/${orderSeq}/completed`

/** Where the payment company reports that a payment changed. */
export const PAYMENT_NOTICE_PATH = '/webhooks/payments'
/** The header by which it numbers what it sends, the same when it sends it again. */
export const PAYMENT_NOTICE_HEADER = 'tosspayments-webhook-transmission-id'

/**
 * The number that the payment company knows an order's attempt to pay by. Each attempt has one of its own, because a number
 * that was paid with is never accepted again.
 */
export const paymentOrderId = (orderSeq: number, attempt: number): string =>
  `order-${orderSeq}-${attempt}`

/** What `paymentOrderId` was made of; null for a number that is none of ours. */
export function readPaymentOrderId(orderId: string): { orderSeq: number; attempt: number } | null {
  const [, orderSeq, attempt] = /^order-([1-9]\d{0,14})-([1-9]\d{0,4})$/.exec(orderId) ?? []
  return orderSeq && attempt ? { orderSeq: Number(orderSeq), attempt: Number(attempt) } : null
}
