import type { Order } from '#contracts/order.ts'
import { ORDER_ACTIONS, type OrderAction } from '#contracts/order-constants.ts'
import { isCourierType, isPaidType, type OrderTrigger } from '#contracts/order-states.ts'

interface ActionWords {
  label: string
  variant: 'primary' | 'secondary'
  /** What it means, read before it is pressed a second time; absent where nothing is lost by a press. */
  means?: string
  /** The box that has to be ticked first. */
  sure?: string
  /** The label of the reason for the other member. */
  reason?: string
  /** Said on the page after it. */
  done: string
}

const CANCEL_REASON = '취소하는 이유 (상대방에게 보여요)'

const WORDS: Record<OrderAction, ActionWords> = {
  ACCEPT_REQUEST: { label: '거래 수락하기', variant: 'primary', done: '거래를 수락했어요.' },
  DECLINE_REQUEST: {
    label: '거절하기',
    variant: 'secondary',
    means: '거절하면 이 요청은 끝나요. 구매자는 다시 요청할 수 있어요.',
    reason: '거절하는 이유 (상대방에게 보여요)',
    done: '거래 요청을 거절했어요.',
  },
  WITHDRAW_REQUEST: {
    label: '요청 취소하기',
    variant: 'secondary',
    means: '판매자가 답하기 전이라 바로 취소돼요.',
    done: '거래 요청을 취소했어요.',
  },
  ACCEPT: { label: '주문 수락하기', variant: 'primary', done: '주문을 수락했어요.' },
  REJECT: {
    label: '주문 거절하기',
    variant: 'secondary',
    means: '거절하면 구매자에게 바로 전액 환불되고, 상품은 다시 판매중이 돼요. 되돌릴 수 없어요.',
    reason: '거절하는 이유 (상대방에게 보여요)',
    done: '주문을 거절했어요.',
  },
  CANCEL: {
    label: '거래 취소하기',
    variant: 'secondary',
    means: '취소하면 결제한 돈은 수수료까지 모두 구매자에게 돌아가요. 되돌릴 수 없어요.',
    reason: CANCEL_REASON,
    done: '거래를 취소했어요.',
  },
  REQUEST_CANCEL: {
    label: '취소 요청하기',
    variant: 'secondary',
    means: '판매자가 준비를 시작해서 바로 취소되지는 않아요.',
    reason: CANCEL_REASON,
    done: '취소를 요청했어요.',
  },
  COMPLETE: {
    label: '거래 완료하기',
    variant: 'primary',
    means: '물건을 주고받았을 때만 눌러 주세요. 되돌릴 수 없어요.',
    done: '거래를 마쳤어요.',
  },
  CONFIRM: {
    label: '구매 확정하기',
    variant: 'primary',
    means: '보관하던 돈이 판매자에게 가요. 되돌릴 수 없고, 그 뒤에는 반품을 요청할 수 없어요.',
    sure: '상품을 확인했고, 되돌릴 수 없다는 것을 알아요.',
    done: '구매를 확정했어요.',
  },
  HOLD: {
    label: '구매확정 한 번 미루기',
    variant: 'secondary',
    means: '상품을 더 살펴볼 시간이 늘어나요. 한 번만 미룰 수 있고, 언제까지인지 바로 보여 드려요.',
    done: '구매확정을 미뤘어요.',
  },
  /** Of an e-coupon: what travels is approved with an address. */
  APPROVE_RETURN: {
    label: '반품 승인하기',
    variant: 'primary',
    means: '승인하면 구매자에게 바로 전액 환불되고, 상품은 다시 판매중이 돼요. 되돌릴 수 없어요.',
    done: '반품을 승인했어요.',
  },
  ACCEPT_PARTIAL: {
    label: '제안 받아들이기',
    variant: 'primary',
    means: '제안한 금액만 환불하고 구매가 확정돼요. 되돌릴 수 없어요.',
    sure: '금액을 확인했고, 되돌릴 수 없다는 것을 알아요.',
    done: '부분환불에 합의했어요.',
  },
  DECLINE_PARTIAL: {
    label: '제안 거절하기',
    variant: 'secondary',
    means: '반품 요청으로 돌아가요.',
    done: '부분환불 제안을 거절했어요.',
  },
  CONFIRM_RETURN: {
    label: '반품 확인하고 환불하기',
    variant: 'primary',
    means: '보낸 상품이 그대로 돌아왔을 때 눌러 주세요. 구매자에게 전액 환불되고 되돌릴 수 없어요.',
    sure: '상품을 돌려받았고, 되돌릴 수 없다는 것을 알아요.',
    done: '반품을 확인했어요.',
  },
  RETRY_REFUND: {
    label: '환불 다시 시도하기',
    variant: 'primary',
    done: '환불을 다시 시작했어요.',
  },
  RETRY_PAYOUT: {
    label: '정산 다시 시도하기',
    variant: 'primary',
    done: '정산을 다시 시작했어요.',
  },
}

type AboutOrder = Pick<Order, 'state' | 'type' | 'terms'>

/** The words of an action; nothing was paid yet before and while it is asked for. */
export function actionWords(action: OrderAction, { state, type, terms }: AboutOrder): ActionWords {
  const words = WORDS[action]
  if (action === 'REQUEST_CANCEL')
    return {
      ...words,
      means: `${words.means} ${terms.cancelAnswerHours}시간 안에 답이 없으면 자동으로 취소되고 전액 환불돼요.`,
    }
  if (action !== 'CANCEL') return words
  if (!isPaidType(type))
    return {
      ...words,
      means: '약속이 없던 일이 되고, 상품은 다시 판매중이 돼요. 되돌릴 수 없어요.',
    }
  if (state === 'CANCEL_REQUESTED')
    return { ...words, label: '취소 승인하고 환불하기', variant: 'primary' }
  if (state === 'PENDING_PAYMENT')
    return { ...words, means: '아직 결제하지 않아서 바로 취소돼요. 상품은 다시 판매중이 돼요.' }
  return words
}

/** What is said on the page after an action. */
export const actionDone = (action: OrderAction): string => WORDS[action].done

const isOrderAction = (trigger: OrderTrigger): trigger is OrderAction =>
  (ORDER_ACTIONS as readonly OrderTrigger[]).includes(trigger)

/** Those of an order's actions that need nothing but a reason: what goes on with the order first. */
export function plainActions(actions: readonly OrderTrigger[], order: AboutOrder): OrderAction[] {
  const plain = actions
    .filter(isOrderAction)
    // The approval of a return of goods that travel has an address (return-address-form.tsx).
    .filter((action) => action !== 'APPROVE_RETURN' || !isCourierType(order.type))
  const first = plain.filter((action) => actionWords(action, order).variant === 'primary')
  return [...first, ...plain.filter((action) => !first.includes(action))]
}
