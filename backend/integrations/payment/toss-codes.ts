import type {
  CancelRefusal,
  CashReceiptRefusal,
  PaymentRefusal,
} from '#contracts/payment-constants.ts'

/** Toss Payments' codes (docs.tosspayments.com/reference/error-codes) by what they mean to a buyer. */
const PAYMENT_CODES: Partial<Record<PaymentRefusal, readonly string[]>> = {
  CARD_LIMIT: ['REJECT_CARD_PAYMENT', 'EXCEED_MAX_CARD_LIMIT'],
  BALANCE: ['REJECT_ACCOUNT_PAYMENT', 'INSUFFICIENT_BALANCE'],
  CARD_EXPIRED: ['INVALID_CARD_EXPIRATION'],
  CARD_INVALID: ['INVALID_CARD_NUMBER', 'INVALID_REJECT_CARD', 'INVALID_CARD_IDENTITY'],
  CARD_STOPPED: ['INVALID_STOPPED_CARD', 'INVALID_CARD_LOST_OR_STOLEN'],
  CARD_REFUSED: ['REJECT_CARD_COMPANY', 'RESTRICTED_TRANSFER_ACCOUNT'],
  CARD_UNSUPPORTED: ['INVALID_CARD_COMPANY', 'NOT_SUPPORTED_CARD_TYPE', 'NOT_ALLOWED_POINT_USE'],
  INSTALLMENT: [
    'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
    'INVALID_CARD_INSTALLMENT_PLAN',
    'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
    'NOT_SUPPORTED_INSTALLMENT_PLAN_MERCHANT',
    'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN',
    'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN_BELOW_AMOUNT',
  ],
  PASSWORD: ['INVALID_PASSWORD'],
  TRIES: ['EXCEED_MAX_AUTH_COUNT'],
  DAILY_LIMIT: [
    'EXCEED_MAX_DAILY_PAYMENT_COUNT',
    'EXCEED_MAX_ONE_DAY_AMOUNT',
    'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT',
    'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT',
  ],
  TOO_SMALL: ['BELOW_MINIMUM_AMOUNT', 'BELOW_ZERO_AMOUNT'],
  TOO_LARGE: [
    'EXCEED_MAX_AMOUNT',
    'EXCEED_MAX_PAYMENT_AMOUNT',
    'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT',
  ],
  BANK_CLOSED: ['NOT_AVAILABLE_BANK', 'NOT_AVAILABLE_PAYMENT'],
  SUSPICIOUS: ['FDS_ERROR'],
  CANCELED_BY_BUYER: ['PAY_PROCESS_CANCELED', 'USER_CANCEL'],
  WINDOW_EXPIRED: ['NOT_FOUND_PAYMENT_SESSION'],
  ALREADY_PROCESSED: ['ALREADY_PROCESSED_PAYMENT', 'DUPLICATED_ORDER_ID'],
  MISMATCH: ['INVALID_PAYMENT_AMOUNT', 'UNAPPROVED_ORDER_ID'],
  NOT_FOUND: ['NOT_FOUND_PAYMENT', 'NOT_FOUND'],
}

const CANCEL_CODES: Partial<Record<CancelRefusal, readonly string[]>> = {
  ALREADY_CANCELED: ['ALREADY_CANCELED_PAYMENT', 'ALREADY_REFUND_PAYMENT'],
  AMOUNT_EXCEEDED: [
    'NOT_CANCELABLE_AMOUNT',
    'EXCEED_CANCEL_LIMIT',
    'NOT_MATCHES_REFUNDABLE_AMOUNT',
    'EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT',
  ],
  NOT_CANCELABLE: ['NOT_CANCELABLE_PAYMENT', 'NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER'],
  PARTIAL_NOT_ALLOWED: ['NOT_ALLOWED_PARTIAL_REFUND', 'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT'],
  TOO_LATE: ['EXCEED_MAX_REFUND_DUE'],
  ACCOUNT_WRONG: ['INVALID_REFUND_ACCOUNT_INFO', 'INVALID_REFUND_ACCOUNT_NUMBER', 'INVALID_BANK'],
  ACCOUNT_CLOSED: ['FORBIDDEN_BANK_REFUND_REQUEST'],
  BANK_CLOSED: ['NOT_AVAILABLE_BANK'],
  NOT_FOUND: ['NOT_FOUND_PAYMENT'],
}

const CASH_RECEIPT_CODES: Partial<Record<CashReceiptRefusal, readonly string[]>> = {
  NUMBER_WRONG: ['INVALID_CUSTOMER_IDENTITY_NUMBER', 'INVALID_CASH_RECEIPT_NUMBER'],
  ALREADY_ISSUED: ['ALREADY_ISSUED_CASH_RECEIPT', 'DUPLICATED_ORDER_ID'],
  NOT_ALLOWED: ['NOT_ALLOWED_CASH_RECEIPT', 'NOT_FOUND_CASH_RECEIPT', 'NOT_CANCELABLE_AMOUNT'],
}

/** Our own settings are wrong, or the company does not know us. */
const SETUP_CODES: ReadonlySet<string> = new Set([
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'FORBIDDEN_REQUEST',
  'INVALID_UNREGISTERED_SUBMALL',
  'NOT_FOUND_TERMINAL_ID',
  'NOT_REGISTERED_BUSINESS',
  'INVALID_IDEMPOTENCY_KEY',
])

/** Answers that leave open whether money moved. */
const OPEN_CODES: ReadonlySet<string> = new Set([
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'PROVIDER_ERROR',
  'COMMON_ERROR',
])

/** Refusals that may be gone an hour later. */
const TEMPORARY: ReadonlySet<CancelRefusal> = new Set([
  'BANK_CLOSED',
  'ACCOUNT_CLOSED',
  'UNAVAILABLE',
  'REFUSED',
])

export const isSetupCode = (code: string) => SETUP_CODES.has(code)
export const isOpenCode = (code: string) => OPEN_CODES.has(code)
export const isFinal = (refusal: CancelRefusal) => !TEMPORARY.has(refusal)

const byCode = <Refusal extends string>(
  codes: Partial<Record<Refusal, readonly string[]>>,
): ReadonlyMap<string, Refusal> =>
  new Map(
    (Object.entries(codes) as [Refusal, readonly string[]][]).flatMap(([refusal, names]) =>
      names.map((name) => [name, refusal] as const),
    ),
  )

const paymentRefusals = byCode(PAYMENT_CODES)
const cancelRefusals = byCode(CANCEL_CODES)
const cashReceiptRefusals = byCode(CASH_RECEIPT_CODES)

export const paymentRefusal = (code: string): PaymentRefusal =>
  isSetupCode(code) ? 'UNAVAILABLE' : (paymentRefusals.get(code) ?? 'REFUSED')

export const cancelRefusal = (code: string): CancelRefusal =>
  isSetupCode(code) ? 'UNAVAILABLE' : (cancelRefusals.get(code) ?? 'REFUSED')

export const cashReceiptRefusal = (code: string): CashReceiptRefusal =>
  cashReceiptRefusals.get(code) ?? 'REFUSED'

/** The card companies by Toss Payments' two signs. */
const CARD_COMPANIES: Readonly<Record<string, string>> = {
  '11': '국민',
  '15': '카카오뱅크',
  '21': '하나',
  '24': '토스뱅크',
  '30': '산업',
  '31': 'BC',
  '33': '우리',
  '34': '수협',
  '35': '전북',
  '36': '씨티',
  '37': '우체국',
  '38': '새마을금고',
  '39': '저축은행',
  '3A': '케이뱅크',
  '3C': '유니온페이',
  '3K': '기업 BC',
  '41': '신한',
  '42': '제주',
  '46': '광주',
  '4J': 'JCB',
  '4M': '마스터카드',
  '4V': '비자',
  '51': '삼성',
  '61': '현대',
  '62': '신협',
  '6D': '다이너스 클럽',
  '71': '롯데',
  '7A': '아메리칸 익스프레스',
  '91': '농협',
  W1: '우리',
}

export const cardCompany = (code: string | null | undefined): string | null =>
  (code && CARD_COMPANIES[code]) || null

/** Toss Payments writes a bank in two digits, the last two of its common code; 국민은행 alone has the number it had before. */
const KOOKMIN = { common: '004', toss: '06' }

/** `088` → `88`. */
export const tossBankCode = (bankCode: string): string =>
  bankCode === KOOKMIN.common ? KOOKMIN.toss : bankCode.slice(-2)

/** `88` → `088`. */
export const commonBankCode = (code: string): string =>
  code === KOOKMIN.toss ? KOOKMIN.common : code.padStart(3, '0')
