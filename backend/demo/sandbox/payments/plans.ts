import { z } from 'zod'

/** What the next confirmation of a payment comes to, besides a refusal by a code. */
export const CONFIRM_PLANS = {
  WORKS: '승인해요',
  LOST: '승인하고 대답하지 않아요',
  LOST_ERROR: '승인하고 오류(500)를 내요',
  HANG: '승인하지 않고 대답도 하지 않아요',
  ERROR: '승인하지 않고 오류(500)를 내요',
  REVERSED: '승인했다고 하고 곧 취소해요',
} as const
export type ConfirmPlan = keyof typeof CONFIRM_PLANS

/** The refusals that a buyer can choose, with the company's own sentences. */
export const DECLINES = {
  REJECT_CARD_PAYMENT: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
  REJECT_ACCOUNT_PAYMENT: '잔액부족으로 결제에 실패했습니다.',
  INVALID_CARD_EXPIRATION: '카드 정보를 다시 확인해주세요. (유효기간)',
  INVALID_STOPPED_CARD: '정지된 카드 입니다.',
  REJECT_CARD_COMPANY: '결제 승인이 거절되었습니다.',
  EXCEED_MAX_AMOUNT: '거래금액 한도를 초과했습니다.',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: '하루 결제 가능 횟수를 초과했습니다.',
} as const
export type Decline = keyof typeof DECLINES

/** What cancelling a payment comes to. */
export const CANCEL_PLANS = {
  WORKS: '돌려줘요',
  REFUSE_ONCE: '한 번 거절해요',
  REFUSE_FIVE: '다섯 번 거절해요',
  LOST: '돌려주고 대답하지 않아요',
  LOST_ERROR: '돌려주고 오류(500)를 내요',
  HANG: '돌려주지 않고 대답도 하지 않아요',
  ERROR: '돌려주지 않고 오류(500)를 내요',
} as const
export type CancelPlan = keyof typeof CANCEL_PLANS

/** How often a plan refuses before it works. */
export const REFUSALS_OF: Partial<Record<CancelPlan, number>> = { REFUSE_ONCE: 1, REFUSE_FIVE: 5 }

export const confirmPlanSchema = z.enum(Object.keys(CONFIRM_PLANS) as [ConfirmPlan])
export const declineSchema = z.enum(Object.keys(DECLINES) as [Decline])
export const cancelPlanSchema = z.enum(Object.keys(CANCEL_PLANS) as [CancelPlan])
