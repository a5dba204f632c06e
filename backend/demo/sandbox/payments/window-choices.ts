import { z } from 'zod'
import type { PaymentState } from '#contracts/payment-constants.ts'
import { type ConfirmPlan, DECLINES, type Decline } from './plans.ts'

/** Card companies by their sign at the payment company. */
export const CARDS: Readonly<Record<string, string>> = {
  '41': '신한카드',
  '11': '국민카드',
  '51': '삼성카드',
  '61': '현대카드',
  '15': '카카오뱅크카드',
}

export const USUAL_CARD = '41'

export const WINDOW_BANKS: Readonly<Record<string, string>> = {
  '88': '신한은행',
  '06': '국민은행',
  '20': '우리은행',
  '11': '농협은행',
  '90': '카카오뱅크',
}

export const USUAL_BANK = '88'

export const EASY_PAYS = ['토스페이', '카카오페이', '네이버페이'] as const

/** What ends in the window itself; the buyer goes back with the code. */
export const WINDOW_FAILURES = {
  CLOSE: {
    code: 'PAY_PROCESS_CANCELED',
    message: '사용자가 결제를 취소하였습니다.',
    state: 'ABORTED',
  },
  TIMEOUT: {
    code: 'PAY_PROCESS_ABORTED',
    message: '결제 진행 중 승인에 실패하여 결제가 중단되었습니다.',
    state: 'EXPIRED',
  },
  AUTHENTICATION: {
    code: 'REJECT_CARD_COMPANY',
    message: '결제 승인이 거절되었습니다.',
    state: 'ABORTED',
  },
} as const satisfies Record<string, { code: string; message: string; state: PaymentState }>
export type WindowFailure = keyof typeof WINDOW_FAILURES

/** What a buyer can choose; all but the first are there to see what goes wrong. */
export type WindowOutcome =
  | 'APPROVE'
  | 'TWICE'
  | Exclude<ConfirmPlan, 'WORKS'>
  | Decline
  | WindowFailure

const PLANNED = ['LOST', 'LOST_ERROR', 'HANG', 'ERROR', 'REVERSED'] as const

const OUTCOMES: readonly WindowOutcome[] = [
  'APPROVE',
  'TWICE',
  ...PLANNED,
  ...(Object.keys(DECLINES) as Decline[]),
  ...(Object.keys(WINDOW_FAILURES) as WindowFailure[]),
]
export const outcomeSchema = z.enum(OUTCOMES)

export const OUTCOME_GROUPS: readonly {
  title: string
  isForCardsOnly?: boolean
  outcomes: readonly (readonly [WindowOutcome, string])[]
}[] = [
  {
    title: '결제창에서 끝나는 경우',
    outcomes: [
      ['CLOSE', '결제창 닫기'],
      ['TIMEOUT', '시간이 지나서 끊기기'],
    ],
  },
  {
    title: '카드사나 은행이 거절하는 경우',
    isForCardsOnly: true,
    outcomes: [
      ['REJECT_CARD_PAYMENT', '카드 한도 초과'],
      ['REJECT_ACCOUNT_PAYMENT', '잔액 부족'],
      ['INVALID_CARD_EXPIRATION', '유효기간이 지난 카드'],
      ['INVALID_STOPPED_CARD', '정지된 카드'],
      ['REJECT_CARD_COMPANY', '카드사 승인 거절'],
      ['EXCEED_MAX_AMOUNT', '결제 금액 한도 초과'],
      ['EXCEED_MAX_DAILY_PAYMENT_COUNT', '하루 결제 횟수 초과'],
      ['AUTHENTICATION', '결제창에서 인증 실패'],
      ['REVERSED', '승인했다가 곧 카드사가 취소'],
    ],
  },
  {
    title: '결제 회사가 이상한 경우',
    outcomes: [
      ['TWICE', '성공을 두 번 보내기'],
      ['LOST', '승인되고 대답이 사라짐'],
      ['LOST_ERROR', '승인되고 오류(500)로 대답'],
      ['HANG', '승인되지 않고 대답이 없음'],
      ['ERROR', '승인되지 않고 오류(500)로 대답'],
    ],
  },
]
