import { clockWords } from './clock-words.ts'
import {
  isPaidType,
  type OrderActor,
  type OrderState,
  type OrderTimer,
  type OrderTrigger,
  type OrderType,
} from './order-states.ts'

type Role = 'BUYER' | 'SELLER'

interface Step {
  trigger: OrderTrigger | 'PLACE'
  role: Role
  type: OrderType
  /** After the step. */
  state: OrderState
  /** Who took it, where the reader may be that member. */
  by?: OrderActor
}

/** What happened, and what the reader is asked to do until the state ends. */
interface Asking {
  told: string
  ask: string
}

const asking = (told: string, ask: string): Asking => ({ told, ask })

/** What a step is to the buyer and to the seller; where one sentence is for both, it stands alone. */
type Words = string | Record<Role, string>
type StepWords = string | Asking | Record<Role, string | Asking>

const SEND_AND_REGISTER = '상품을 보내고 운송장 번호를 등록해 주세요'
const ANSWER_RETURN = '반품을 승인하거나 거절해 주세요'

const STEPS: Record<OrderTrigger | 'PLACE', StepWords> = {
  PLACE: { BUYER: '주문했어요', SELLER: '주문이 들어왔어요. 구매자의 결제를 기다려요' },
  ACCEPT_REQUEST: { BUYER: '판매자가 거래를 수락했어요', SELLER: '거래를 수락했어요' },
  DECLINE_REQUEST: { BUYER: '판매자가 거래 요청을 거절했어요', SELLER: '거래 요청을 거절했어요' },
  WITHDRAW_REQUEST: { BUYER: '거래 요청을 취소했어요', SELLER: '구매자가 거래 요청을 취소했어요' },
  PAY: {
    BUYER: '결제했어요. 판매자가 수락하면 알려 드려요',
    SELLER: asking('결제가 끝났어요', '주문을 수락해 주세요'),
  },
  ACCEPT: { BUYER: '판매자가 주문을 수락했어요', SELLER: '주문을 수락했어요' },
  REJECT: {
    BUYER: '판매자가 주문을 거절했어요. 전액 돌려드려요',
    SELLER: '주문을 거절했어요. 구매자에게 전액 돌려줘요',
  },
  CANCEL: '거래가 취소됐어요',
  REQUEST_CANCEL: {
    BUYER: '취소를 요청했어요',
    SELLER: asking('구매자가 취소를 요청했어요', '답해 주세요'),
  },
  REFUSE_CANCEL: { BUYER: '판매자가 취소 요청을 거절했어요', SELLER: '취소 요청을 거절했어요' },
  SHIP: { BUYER: '판매자가 상품을 보냈어요', SELLER: '상품을 보냈어요' },
  HAND_OVER: {
    BUYER: '상품을 건네받았어요. 거래가 확정됐어요',
    SELLER: '상품을 건넸어요. 곧 정산해 드려요',
  },
  SEND_COUPON: { BUYER: 'e쿠폰이 도착했어요', SELLER: 'e쿠폰을 보냈어요' },
  COMPLETE: asking('거래가 끝났어요', '후기를 남겨 주세요'),
  DELIVER: {
    BUYER: asking('상품이 도착했어요', '확인하고 구매확정해 주세요'),
    SELLER: '상품이 구매자에게 도착했어요',
  },
  SEND_BACK: { BUYER: '상품이 판매자에게 되돌아가고 있어요', SELLER: '상품이 되돌아오고 있어요' },
  CONFIRM: { BUYER: '구매를 확정했어요', SELLER: '구매자가 구매를 확정했어요. 곧 정산해 드려요' },
  HOLD: { BUYER: '구매확정을 미뤘어요', SELLER: '구매자가 구매확정을 미뤘어요' },
  REQUEST_RETURN: {
    BUYER: '반품을 요청했어요',
    SELLER: asking('구매자가 반품을 요청했어요', '답해 주세요'),
  },
  APPROVE_RETURN: {
    BUYER: asking('반품이 승인됐어요', SEND_AND_REGISTER),
    SELLER: '반품을 승인했어요',
  },
  GIVE_RETURN_ADDRESS: {
    BUYER: asking('판매자가 반품 받을 주소를 알려 줬어요', SEND_AND_REGISTER),
    SELLER: '반품 받을 주소를 알려 줬어요',
  },
  MISS_RETURN_ADDRESS: {
    BUYER: '판매자가 반품 받을 주소를 알려 주지 않아 운영자가 다시 결정해요',
    SELLER: '반품 받을 주소를 알려 주지 않아 운영자가 다시 결정해요',
  },
  REFUSE_RETURN: {
    BUYER: '판매자가 반품을 거절해서 분쟁 조정을 시작했어요',
    SELLER: '반품을 거절해서 분쟁 조정을 시작했어요',
  },
  OFFER_PARTIAL: {
    BUYER: asking('판매자가 부분환불을 제안했어요', '답해 주세요'),
    SELLER: '부분환불을 제안했어요',
  },
  COUNTER_PARTIAL: asking('부분환불 금액을 다시 제안받았어요', '답해 주세요'),
  ACCEPT_PARTIAL: '부분환불에 합의했어요. 거래가 확정됐어요',
  DECLINE_PARTIAL: {
    BUYER: '부분환불 제안이 거절됐어요',
    SELLER: asking('부분환불 제안이 거절됐어요', ANSWER_RETURN),
  },
  SHIP_RETURN: { BUYER: '반품 상품을 보냈어요', SELLER: '구매자가 반품 상품을 보냈어요' },
  DELIVER_RETURN: {
    BUYER: '반품 상품이 판매자에게 도착했어요',
    SELLER: asking('반품 상품이 도착했어요', '확인해 주세요'),
  },
  CONFIRM_RETURN: {
    BUYER: '판매자가 반품을 확인했어요. 환불해 드려요',
    SELLER: '반품을 확인했어요. 구매자에게 환불해요',
  },
  OBJECT_RETURN: {
    BUYER: '판매자가 반품 상품에 이의를 제기해서 분쟁 조정을 시작했어요',
    SELLER: '반품 상품에 이의를 제기했어요',
  },
  OPEN_DISPUTE: '분쟁 조정을 시작했어요. 운영자가 양쪽 이야기를 듣고 결정해요',
  DECIDE_REFUND: {
    BUYER: '분쟁 조정 결과, 전액 환불해 드려요',
    SELLER: '분쟁 조정 결과, 구매자에게 전액 환불해요',
  },
  DECIDE_RELEASE: {
    BUYER: '분쟁 조정 결과, 구매가 확정됐어요',
    SELLER: '분쟁 조정 결과, 정산해 드려요',
  },
  DECIDE_SPLIT: '분쟁 조정 결과, 결제 금액을 나누기로 했어요',
  REFUND_DONE: { BUYER: '환불이 끝났어요', SELLER: '구매자에게 환불이 끝났어요' },
  REFUND_STUCK: {
    BUYER: '환불이 늦어지고 있어요. 운영자가 확인하고 있어요',
    SELLER: '구매자에게 가는 환불이 늦어지고 있어요',
  },
  RETRY_REFUND: '환불을 다시 시도하고 있어요',
  SETTLE: { BUYER: '판매자에게 정산하고 있어요', SELLER: '정산을 시작했어요' },
  PAYOUT_DONE: { BUYER: '판매자 정산이 끝났어요', SELLER: '정산 금액을 계좌로 보냈어요' },
  PAYOUT_FAILED: {
    BUYER: '판매자 정산이 늦어지고 있어요',
    SELLER: asking('계좌로 보내지 못했어요', '정산 계좌를 확인해 주세요'),
  },
  RETRY_PAYOUT: { BUYER: '판매자에게 정산하고 있어요', SELLER: '정산을 다시 시도하고 있어요' },
  TIME_OUT: '기한이 지났어요',
}

/** What time alone has done, by the state that it led to. */
const TIMED_OUT: Partial<Record<OrderState, StepWords>> = {
  EXPIRED: '기한이 지나 거래가 취소됐어요',
  REFUNDING: {
    BUYER: '기한이 지나 거래가 취소됐어요. 전액 돌려드려요',
    SELLER: '기한이 지나 거래가 취소됐어요. 구매자에게 전액 돌려줘요',
  },
  DISPUTED: '기한 안에 답이 없어 분쟁 조정을 시작했어요',
  DELIVERED: {
    BUYER: asking('상품이 도착한 것으로 보고 있어요', '확인해 주세요'),
    SELLER: '상품이 도착한 것으로 보고 있어요',
  },
  CONFIRMED: { BUYER: '구매가 자동으로 확정됐어요', SELLER: '구매가 자동으로 확정됐어요' },
  RETURN_REQUESTED: {
    BUYER: '부분환불 제안의 기한이 지났어요',
    SELLER: asking('부분환불 제안의 기한이 지났어요', ANSWER_RETURN),
  },
  RETURN_DELIVERED: '반품 상품이 도착한 것으로 보고 있어요',
}

/** Where it depends on how the goods change hands. */
const OF_TYPE: Partial<Record<OrderType, Partial<Record<OrderTrigger, StepWords>>>> = {
  CVS: {
    SHIP: { BUYER: '판매자가 상품을 편의점 택배로 보냈어요', SELLER: '상품을 보냈어요' },
    DELIVER: {
      BUYER: asking('상품이 편의점에 도착했어요', '찾아서 확인하고 구매확정해 주세요'),
      SELLER: '상품이 구매자가 고른 편의점에 도착했어요',
    },
  },
  DIGITAL: {
    APPROVE_RETURN: {
      BUYER: '반품이 승인됐어요. 전액 돌려드려요',
      SELLER: '반품을 승인했어요. 구매자에게 전액 돌려줘요',
    },
  },
}

/** Approved by operators: where the goods go is not known yet. */
const RETURN_DECIDED: StepWords = {
  BUYER: '분쟁 조정 결과, 반품하기로 했어요. 판매자가 반품 받을 주소를 알려 주면 알려 드려요',
  SELLER: asking('분쟁 조정 결과, 반품하기로 했어요', '반품 받을 주소를 알려 주세요'),
}

/** Who did it matters to the words of these. */
const REQUESTED: StepWords = {
  BUYER: '거래를 요청했어요',
  SELLER: asking('거래 요청이 들어왔어요', '답해 주세요'),
}

const forRole = <Words>(words: Words | Record<Role, Words>, role: Role): Words =>
  isForEach(words) ? words[role] : words

const isForEach = <Words>(words: Words | Record<Role, Words>): words is Record<Role, Words> =>
  typeof words === 'object' && words !== null && 'BUYER' in words

/** What members do in turns, to the one who did it. */
const OWN: Partial<Record<OrderTrigger | 'PLACE', string>> = {
  COUNTER_PARTIAL: '부분환불 금액을 다시 제안했어요',
  DECLINE_PARTIAL: '부분환불 제안을 거절했어요',
}

function wordsOf({ trigger, role, type, state, by }: Step): string | Asking {
  const own = by === role ? OWN[trigger] : undefined
  if (own) return own
  if (trigger === 'PLACE' && state === 'REQUESTED') return forRole(REQUESTED, role)
  if (trigger === 'CANCEL' && state === 'REFUNDING')
    return role === 'BUYER'
      ? '거래가 취소됐어요. 전액 돌려드려요'
      : '거래가 취소됐어요. 구매자에게 전액 돌려줘요'
  if (trigger === 'ACCEPT_REQUEST' && role === 'BUYER' && isPaidType(type))
    return asking('판매자가 거래를 수락했어요', '결제해 주세요')
  if (trigger === 'TIME_OUT') return forRole(TIMED_OUT[state] ?? STEPS.TIME_OUT, role)
  if (state === 'RETURN_UNADDRESSED') return forRole(RETURN_DECIDED, role)
  const ofType = trigger === 'PLACE' ? undefined : OF_TYPE[type]?.[trigger]
  return forRole(ofType ?? STEPS[trigger], role)
}

/** What a member reads of a step in the history of an order: a whole sentence without a full stop. */
export function orderStepWords(step: Step): string {
  const words = wordsOf(step)
  return typeof words === 'string' ? words : words.told
}

/** What a member is told of a step: also what to do, and until when. @param until by the clock of orders; null where it is not known */
export function orderStepNews(step: Step, until: string | null): string {
  const words = wordsOf(step)
  if (typeof words === 'string') return words
  const when = until === null ? '' : `${clockWords(until)}까지 `
  return `${words.told}. ${when}${words.ask}`
}

/** What both members read of a step in their room, where the words for each of them would be wrong for the other. */
const ROOM_WORDS: Record<OrderTrigger | 'PLACE', string> = {
  PLACE: '주문이 시작됐어요 · 결제를 기다려요',
  ACCEPT_REQUEST: '판매자가 거래를 수락했어요',
  DECLINE_REQUEST: '판매자가 거래 요청을 거절했어요',
  WITHDRAW_REQUEST: '구매자가 거래 요청을 취소했어요',
  PAY: '결제가 끝났어요 · 판매자의 수락을 기다려요',
  ACCEPT: '판매자가 주문을 수락했어요',
  REJECT: '판매자가 주문을 거절했어요 · 전액 환불해요',
  CANCEL: '거래가 취소됐어요',
  REQUEST_CANCEL: '구매자가 취소를 요청했어요',
  REFUSE_CANCEL: '판매자가 취소 요청을 거절했어요',
  SHIP: '판매자가 상품을 보냈어요',
  HAND_OVER: '만나서 상품을 주고받았어요 · 거래가 확정됐어요',
  SEND_COUPON: '판매자가 e쿠폰을 보냈어요',
  COMPLETE: '거래가 끝났어요 · 서로 후기를 남겨 주세요',
  DELIVER: '상품이 도착했어요',
  SEND_BACK: '상품이 판매자에게 되돌아가고 있어요',
  CONFIRM: '구매자가 구매를 확정했어요 · 서로 후기를 남겨 주세요',
  HOLD: '구매자가 구매확정을 미뤘어요',
  REQUEST_RETURN: '구매자가 반품을 요청했어요',
  APPROVE_RETURN: '반품이 승인됐어요',
  GIVE_RETURN_ADDRESS: '판매자가 반품 받을 주소를 알려 줬어요 · 구매자가 상품을 보낼 차례예요',
  MISS_RETURN_ADDRESS: '판매자가 반품 받을 주소를 알려 주지 않아 운영자가 다시 결정해요',
  REFUSE_RETURN: '판매자가 반품을 거절해서 분쟁 조정을 시작했어요',
  OFFER_PARTIAL: '판매자가 부분환불을 제안했어요',
  COUNTER_PARTIAL: '부분환불 금액을 다시 제안했어요',
  ACCEPT_PARTIAL: '부분환불에 합의했어요 · 거래가 확정됐어요',
  DECLINE_PARTIAL: '부분환불 제안이 거절됐어요',
  SHIP_RETURN: '구매자가 반품 상품을 보냈어요',
  DELIVER_RETURN: '반품 상품이 도착했어요',
  CONFIRM_RETURN: '판매자가 반품을 확인했어요 · 환불해요',
  OBJECT_RETURN: '판매자가 반품 상품에 이의를 제기해서 분쟁 조정을 시작했어요',
  OPEN_DISPUTE: '분쟁 조정을 시작했어요',
  DECIDE_REFUND: '분쟁 조정 결과, 구매자에게 전액 환불해요',
  DECIDE_RELEASE: '분쟁 조정 결과, 판매자에게 정산해요',
  DECIDE_SPLIT: '분쟁 조정 결과, 결제 금액을 나누기로 했어요',
  REFUND_DONE: '환불이 끝났어요',
  REFUND_STUCK: '환불이 늦어지고 있어요 · 운영자가 확인하고 있어요',
  RETRY_REFUND: '환불을 다시 시도하고 있어요',
  SETTLE: '판매자에게 정산하고 있어요',
  PAYOUT_DONE: '판매자 정산이 끝났어요',
  PAYOUT_FAILED: '판매자 정산이 늦어지고 있어요',
  RETRY_PAYOUT: '판매자 정산을 다시 시도하고 있어요',
  TIME_OUT: '기한이 지났어요',
}

const ROOM_TIMED_OUT: Partial<Record<OrderState, string>> = {
  EXPIRED: '기한이 지나 거래가 취소됐어요',
  REFUNDING: '기한이 지나 거래가 취소됐어요 · 전액 환불해요',
  DISPUTED: '기한 안에 답이 없어 분쟁 조정을 시작했어요',
  DELIVERED: '상품이 도착한 것으로 보고 있어요',
  CONFIRMED: '구매가 자동으로 확정됐어요 · 서로 후기를 남겨 주세요',
  RETURN_REQUESTED: '부분환불 제안의 기한이 지났어요',
  RETURN_DELIVERED: '반품 상품이 도착한 것으로 보고 있어요',
}

/** The seller's account is no news for the buyer. */
const UNSAID: readonly (OrderTrigger | 'PLACE')[] = ['SETTLE', 'PAYOUT_FAILED', 'RETRY_PAYOUT']

/** Whether a step is a line of the conversation; others change the card alone. */
export const isSaidInRoom = (trigger: OrderTrigger | 'PLACE'): boolean => !UNSAID.includes(trigger)

/** What both members of a room read of a step: a sentence without a full stop. */
export function orderRoomWords({
  trigger,
  by,
  type,
  state,
}: Omit<Step, 'role' | 'by'> & { by: OrderActor }): string {
  if (trigger === 'PLACE' && state === 'REQUESTED')
    return isPaidType(type) ? '구매자가 결제를 요청했어요' : '구매자가 거래를 요청했어요'
  if (trigger === 'ACCEPT_REQUEST' && isPaidType(type))
    return '판매자가 거래를 수락했어요 · 구매자의 결제를 기다려요'
  if (trigger === 'CANCEL' && (by === 'BUYER' || by === 'SELLER')) {
    const who = by === 'BUYER' ? '구매자가' : '판매자가'
    return state === 'REFUNDING'
      ? `${who} 거래를 취소했어요 · 전액 환불해요`
      : `${who} 거래를 취소했어요`
  }
  if (trigger === 'TIME_OUT') return ROOM_TIMED_OUT[state] ?? ROOM_WORDS.TIME_OUT
  if (trigger === 'DELIVER' && type === 'CVS') return '상품이 편의점에 도착했어요'
  if (trigger === 'APPROVE_RETURN' && state === 'REFUNDING')
    return '반품이 승인됐어요 · 전액 환불해요'
  if (state === 'RETURN_UNADDRESSED')
    return '분쟁 조정 결과, 반품하기로 했어요 · 판매자가 반품 받을 주소를 알려 주세요'
  return ROOM_WORDS[trigger]
}

interface Reminder {
  /** To the member who is reminded. */
  own: string
  /** In the room, to both. */
  room: string
}

const REMINDERS: Partial<Record<OrderTimer, Reminder>> = {
  SHIP_REMINDER: {
    own: '상품을 보내고 운송장 번호를 등록해 주세요',
    room: '판매자는 상품을 보내고 운송장 번호를 등록해 주세요',
  },
  SHIP_REMINDER_2: {
    own: '아직 상품을 보내지 않으셨어요. 늦어지면 거래가 자동으로 취소돼요',
    room: '아직 상품을 보내지 않았어요 · 늦어지면 거래가 자동으로 취소돼요',
  },
  MEET_REMINDER: {
    own: '직거래를 하셨나요? 만나면 구매자의 인증번호를 입력해 주세요',
    room: '아직 인증번호를 확인하지 않았어요 · 만나면 판매자가 구매자의 인증번호를 입력해 주세요',
  },
  SCAN_ENDS: {
    own: '택배사가 아직 상품을 받지 않았어요. 원하시면 취소할 수 있어요',
    room: '택배사가 아직 상품을 받지 않았어요 · 구매자는 지금 취소할 수 있어요',
  },
  RETURN_SCAN_ENDS: {
    own: '반품 상품을 택배사가 아직 받지 않았어요. 오지 않으면 분쟁 조정을 요청할 수 있어요',
    room: '반품 상품을 택배사가 아직 받지 않았어요 · 구매자는 운송장 번호를 확인해 주세요',
  },
  CONFIRM_REMINDER: {
    own: '곧 구매가 자동으로 확정돼요. 상품을 확인해 주세요',
    room: '곧 구매가 자동으로 확정돼요 · 구매자는 상품을 확인해 주세요',
  },
  CONFIRM_REMINDER_2: {
    own: '몇 시간 뒤 구매가 자동으로 확정돼요. 문제가 있으면 지금 알려 주세요',
    room: '몇 시간 뒤 구매가 자동으로 확정돼요 · 구매자는 상품을 확인해 주세요',
  },
  HOLD_REMINDER: {
    own: '미뤄 둔 구매가 곧 자동으로 확정돼요. 상품을 확인해 주세요',
    room: '미뤄 둔 구매가 곧 자동으로 확정돼요 · 구매자는 상품을 확인해 주세요',
  },
  RETURN_REMINDER: {
    own: '반품 상품을 보내고 운송장 번호를 등록해 주세요',
    room: '구매자는 반품 상품을 보내고 운송장 번호를 등록해 주세요',
  },
}

/** A coupon is sent here and has no tracking number. */
const COUPON_REMINDERS: typeof REMINDERS = {
  SHIP_REMINDER: { own: 'e쿠폰을 보내 주세요', room: '판매자는 e쿠폰을 보내 주세요' },
  SHIP_REMINDER_2: {
    own: '아직 e쿠폰을 보내지 않으셨어요. 늦어지면 거래가 자동으로 취소돼요',
    room: '아직 e쿠폰을 보내지 않았어요 · 늦어지면 거래가 자동으로 취소돼요',
  },
}

interface Reminded {
  timer: OrderTimer
  type: OrderType
}

const reminderOf = ({ timer, type }: Reminded): Reminder =>
  (type === 'DIGITAL' ? COUPON_REMINDERS[timer] : undefined) ??
  REMINDERS[timer] ?? {
    own: '확인이 필요한 거래가 있어요',
    room: '확인이 필요한 거래예요',
  }

/** What the reminded member reads. */
export const orderReminderWords = (reminded: Reminded): string => reminderOf(reminded).own

/** What both members read of a reminder in their room. */
export const orderRoomReminderWords = (reminded: Reminded): string => reminderOf(reminded).room

/** What is written in an order's history besides its steps. */
export const ORDER_RECORDS: Readonly<Record<string, string>> = {
  FREEZE: '지급을 보류했어요',
  UNFREEZE: '지급 보류를 풀었어요',
  NOTE: '결제사의 기록을 남겼어요',
  CHANGE_PARCEL: '운송장 번호를 고쳤어요',
  CONTACT: '운영팀이 안내를 남겼어요. 반품·분쟁 기록에서 볼 수 있어요',
}

/** What happens to a claim of compensation. The order itself stays where it is. */
const CLAIM_STEPS = {
  CLAIM: {
    BUYER: '안심결제 보상을 신청했어요. 운영팀이 확인하고 5영업일 안에 알려 드려요',
    SELLER: '구매자가 안심결제 보상을 신청했어요. 판매자님의 이야기도 들려주세요',
  },
  CLAIM_ANSWER: {
    BUYER: '판매자가 보상 신청에 답했어요',
    SELLER: '구매자의 보상 신청에 답했어요',
  },
  CLAIM_APPROVE: {
    BUYER: '보상하기로 했어요. 내 계좌로 보내 드려요',
    SELLER: '두손이 구매자에게 보상하기로 했어요. 내 정산 금액은 그대로예요',
  },
  CLAIM_REJECT: {
    BUYER: '보상해 드리지 못하게 됐어요. 이유를 확인해 주세요',
    SELLER: '구매자의 보상 신청을 받아들이지 않기로 했어요',
  },
  CLAIM_HELD: {
    BUYER: '보상금을 보내지 못했어요. 내 계좌를 확인해 주세요',
    SELLER: '구매자에게 가는 보상금이 늦어지고 있어요',
  },
  CLAIM_RETRY: {
    BUYER: '보상금을 다시 보내고 있어요',
    SELLER: '구매자에게 보상금을 다시 보내고 있어요',
  },
  CLAIM_PAID: {
    BUYER: '보상금을 내 계좌로 보냈어요',
    SELLER: '두손이 구매자에게 보상금을 보냈어요',
  },
} as const satisfies Record<string, Record<Role, string>>
export type ClaimStep = keyof typeof CLAIM_STEPS

export const isClaimStep = (name: string): name is ClaimStep => Object.hasOwn(CLAIM_STEPS, name)

/** What a member reads of a step of a claim: a whole sentence without a full stop. */
export const orderClaimWords = ({ step, role }: { step: ClaimStep; role: Role }): string =>
  CLAIM_STEPS[step][role]

const NEWS = {
  ...CLAIM_STEPS,
  OPERATOR_CONTACT: '운영팀이 거래에 안내를 남겼어요. 확인하고 답해 주세요',
  PAYOUT_HELD: {
    BUYER: '운영팀이 확인할 것이 있어 이 거래의 정산을 잠시 멈췄어요',
    SELLER: '운영팀이 확인할 것이 있어 정산을 잠시 멈췄어요. 확인이 끝나면 알려 드려요',
  },
  PAYOUT_FREED: {
    BUYER: '운영팀의 확인이 끝나 거래가 이어져요',
    SELLER: '운영팀의 확인이 끝났어요. 정산을 이어서 해 드려요',
  },
  REFUND_ACCOUNT_NEEDED: '환불받을 내 계좌를 등록해 주세요. 등록하면 자동으로 환불돼요',
  DELIVERY_STOPPED: '배송이 멈춰서 택배사에 확인하고 있어요. 돈은 안전하게 보관돼요',
  DELIVERY_MOVES: '멈췄던 배송이 다시 움직여요',
  PARCEL_CHANGED: {
    BUYER: '판매자가 운송장 번호를 고쳤어요',
    SELLER: '구매자가 반품 운송장 번호를 고쳤어요',
  },
  PARCEL_EARLIER: {
    BUYER: '운송장 번호에 이 거래보다 먼저 움직인 기록이 있어요. 번호를 확인하고 있어요',
    SELLER: '운송장 번호에 이 거래보다 먼저 움직인 기록이 있어요. 번호를 확인해 주세요',
  },
} as const satisfies Record<string, Words>

/** News that both members read in their room; others are for one of them alone. */
const ROOM_NEWS: Partial<Record<OrderNews, string>> = {
  DELIVERY_STOPPED: '배송이 멈춰서 택배사에 확인하고 있어요 · 돈은 안전하게 보관돼요',
  DELIVERY_MOVES: NEWS.DELIVERY_MOVES,
  PARCEL_CHANGED: '운송장 번호를 고쳤어요',
  PARCEL_EARLIER: '운송장 번호에 이 거래보다 먼저 움직인 기록이 있어요 · 돈은 안전하게 보관돼요',
}
/** What is told of an order besides its steps. */
export type OrderNews = keyof typeof NEWS

export const orderNewsWords = ({ news, role }: { news: OrderNews; role: Role }): string =>
  forRole(NEWS[news], role)

/** @returns null where the room is not told */
export const orderRoomNewsWords = (news: OrderNews): string | null => ROOM_NEWS[news] ?? null
