// Without the schema library, so that code in the browser may import it.
import { datedStates } from './notice-days.ts'
import { percentOf } from './order-money.ts'
import type { OrderTermKey, OrderTerms } from './order-states.ts'

/** What a number of the terms counts. */
type TermUnit =
  /** 1/10,000 of price and shipping. */
  'share' | 'won' | 'minutes' | 'hours' | 'hoursBefore' | 'days' | 'businessDays' | 'times'

export interface TermRow {
  label: string
  unit: TermUnit
  least: number
  most: number
  /** Which change makes members worse off; of a deadline either is worse for one of the two. */
  worse: 'MORE' | 'LESS' | 'ANY' | 'NONE'
}

const won = { unit: 'won' } as const
const share = { unit: 'share', least: 0, most: 1_000, worse: 'MORE' } as const
const hours = (least: number, most: number) =>
  ({ unit: 'hours', least, most, worse: 'ANY' }) as const
const days = (least: number, most: number) => ({ unit: 'days', least, most, worse: 'ANY' }) as const
const businessDays = (least: number, most: number) =>
  ({ unit: 'businessDays', least, most, worse: 'ANY' }) as const
/** Reminders change nothing but when somebody reads of it. */
const reminder = (unit: TermUnit, most: number) =>
  ({ unit, least: 1, most, worse: 'NONE' }) as const

/** Everything that operators set of the terms of orders, in the groups of its form. */
export const TERM_GROUPS = {
  FEES: {
    label: '수수료와 한도',
    terms: {
      buyerFeeBp: { label: '구매자 수수료', ...share },
      sellerFeeBp: { label: '판매자 수수료', ...share },
      freeUpTo: {
        label: '수수료를 받지 않는 가격',
        ...won,
        least: 0,
        most: 1_000_000,
        worse: 'LESS',
      },
      maxPrice: {
        label: '안심결제 최고 가격',
        ...won,
        least: 100_000,
        most: 100_000_000,
        worse: 'LESS',
      },
      compensationCap: {
        label: '보상 한도',
        ...won,
        least: 0,
        most: 10_000_000,
        worse: 'LESS',
      },
    },
  },
  PAY: {
    label: '주문과 결제',
    terms: {
      requestHours: { label: '거래 요청에 답하는 기한', ...hours(1, 72) },
      payMinutes: { label: '결제 기한', unit: 'minutes', least: 5, most: 60, worse: 'ANY' },
      depositHours: { label: '가상계좌 입금 기한', ...hours(1, 72) },
      acceptHours: { label: '주문 수락 기한', ...hours(12, 120) },
    },
  },
  HAND_OVER: {
    label: '발송과 만남',
    terms: {
      shipReminderBusinessDays: { label: '발송 첫 안내', ...reminder('businessDays', 10) },
      shipReminder2BusinessDays: { label: '발송 두 번째 안내', ...reminder('businessDays', 15) },
      shipDays: { label: '발송 기한', ...days(3, 30) },
      cancelAnswerHours: { label: '취소 요청에 답하는 기한', ...hours(12, 120) },
      scanBusinessDays: { label: '택배사 접수 기한', ...businessDays(1, 10) },
      untrackedDays: { label: '배송 조회가 안 될 때 도착으로 보는 기간', ...days(5, 30) },
      meetReminderDays: { label: '직거래 안내', ...reminder('days', 30) },
      meetDays: { label: '직거래 기한', ...days(3, 60) },
      plainDays: { label: '나눔과 안심결제 없는 거래의 기한', ...days(3, 60) },
    },
  },
  CONFIRM: {
    label: '도착과 구매확정',
    terms: {
      confirmHours: { label: '구매확정 기한', ...hours(48, 336) },
      // Who buys from a business may withdraw for seven days (전자상거래법 제17조 제1항).
      longConfirmDays: { label: '편의점과 사업자 상품의 구매확정 기한', ...days(7, 30) },
      couponHours: { label: 'e쿠폰 구매확정 기한', ...hours(24, 336) },
      confirmReminderHoursBefore: { label: '구매확정 첫 안내', ...reminder('hoursBefore', 47) },
      confirmReminder2HoursBefore: {
        label: '구매확정 마지막 안내',
        ...reminder('hoursBefore', 24),
      },
      holdDays: { label: '구매확정을 미루는 기간', ...days(2, 14) },
    },
  },
  RETURN: {
    label: '반품과 부분환불',
    terms: {
      returnAnswerHours: { label: '반품 요청에 답하는 기한', ...hours(24, 168) },
      returnAnswerAgainHours: { label: '반품 요청에 다시 답하는 기한', ...hours(12, 168) },
      partialHours: { label: '부분환불 제안에 답하는 기한', ...hours(12, 168) },
      partialCounters: {
        label: '부분환불을 다시 제안하는 횟수',
        unit: 'times',
        least: 0,
        most: 5,
        worse: 'ANY',
      },
      returnReminderBusinessDays: { label: '반품 발송 안내', ...reminder('businessDays', 10) },
      returnShipBusinessDays: { label: '반품 발송 기한', ...businessDays(3, 15) },
      returnUntrackedDays: { label: '반품 조회가 안 될 때 도착으로 보는 기간', ...days(5, 30) },
      returnCheckDays: { label: '반품 확인 기한', ...days(1, 14) },
    },
  },
  SETTLE: {
    label: '정산과 보상',
    terms: {
      settleBusinessDays: {
        label: '정산까지 걸리는 기간',
        unit: 'businessDays',
        least: 1,
        most: 5,
        worse: 'MORE',
      },
      payoutRetryHours: {
        label: '정산을 다시 시도하는 간격',
        unit: 'hours',
        least: 1,
        most: 72,
        worse: 'NONE',
      },
      compensationDays: {
        label: '보상 신청 기한',
        unit: 'days',
        least: 7,
        most: 90,
        worse: 'LESS',
      },
      fourEyesAbove: {
        label: '두 운영자가 결정하는 금액',
        ...won,
        least: 0,
        most: 10_000_000,
        worse: 'NONE',
      },
    },
  },
} as const satisfies Record<
  string,
  { label: string; terms: Partial<Record<OrderTermKey, TermRow>> }
>

/** Every term stands in one group; a new one that does not is an error here. */
const ROWS: Record<OrderTermKey, TermRow> = {
  ...TERM_GROUPS.FEES.terms,
  ...TERM_GROUPS.PAY.terms,
  ...TERM_GROUPS.HAND_OVER.terms,
  ...TERM_GROUPS.CONFIRM.terms,
  ...TERM_GROUPS.RETURN.terms,
  ...TERM_GROUPS.SETTLE.terms,
}
export type TermGroup = keyof typeof TERM_GROUPS
export const TERM_GROUP_NAMES = Object.keys(TERM_GROUPS) as TermGroup[]
export const TERM_KEYS = Object.keys(ROWS) as OrderTermKey[]

export const termRow = (key: OrderTermKey): TermRow => ROWS[key]
export const termsOfGroup = (group: TermGroup): OrderTermKey[] =>
  Object.keys(TERM_GROUPS[group].terms) as OrderTermKey[]

/** The longest reason of a change. */
export const TERMS_REASON_LENGTH = 200

/** Where a row of the terms stands. */
export const TERMS_STATES = datedStates('지난 조건')

export const isSameTerms = (one: OrderTerms, other: OrderTerms): boolean =>
  TERM_KEYS.every((key) => one[key] === other[key])

/** Whether what members pay differs, and not only how long something takes. */
export const changesFees = (before: OrderTerms, after: OrderTerms): boolean =>
  termsOfGroup('FEES').some((key) => before[key] !== after[key])

/** Whether members are worse off in any way. */
export const isWorse = (before: OrderTerms, after: OrderTerms): boolean =>
  TERM_KEYS.some((key) => {
    const change = after[key] - before[key]
    const { worse } = termRow(key)
    if (worse === 'ANY') return change !== 0
    return worse === 'MORE' ? change > 0 : worse === 'LESS' && change < 0
  })

const UNITS: Record<Exclude<TermUnit, 'share' | 'won'>, string> = {
  minutes: '분',
  hours: '시간',
  hoursBefore: '시간 전',
  days: '일',
  businessDays: '영업일',
  times: '번',
}

/** How the unit of a term is written behind a number. */
export function termUnit(key: OrderTermKey): string {
  const { unit } = termRow(key)
  if (unit === 'share') return '%'
  return unit === 'won' ? '원' : UNITS[unit]
}

/** `3.5%`, `20,000원` or `24시간`. */
export const termWords = (key: OrderTermKey, value: number): string =>
  termRow(key).unit === 'share'
    ? percentOf(value)
    : `${value.toLocaleString('ko-KR')}${termUnit(key)}`

/** What differs between two terms: `구매자 수수료 3.5% → 2%`. */
export const termChanges = (before: OrderTerms, after: OrderTerms): string[] =>
  TERM_KEYS.filter((key) => before[key] !== after[key]).map(
    (key) => `${termRow(key).label} ${termWords(key, before[key])} → ${termWords(key, after[key])}`,
  )

/** Of two terms the first has to be below the second, in the unit of the first. */
const below = (key: OrderTermKey, limit: OrderTermKey, inUnit = 1) => ({
  key,
  message: `‘${termRow(limit).label}’보다 짧게 적어 주세요.`,
  isKept: (terms: OrderTerms) => terms[key] < terms[limit] * inUnit,
})

/** Terms that only make sense together: a reminder comes before the end. */
export const TERM_ORDER = [
  below('shipReminderBusinessDays', 'shipReminder2BusinessDays'),
  below('shipReminder2BusinessDays', 'shipDays'),
  below('meetReminderDays', 'meetDays'),
  below('confirmReminder2HoursBefore', 'confirmReminderHoursBefore'),
  below('confirmReminderHoursBefore', 'confirmHours'),
  below('confirmReminderHoursBefore', 'holdDays', 24),
  below('returnReminderBusinessDays', 'returnShipBusinessDays'),
]
