import type { Order } from '#contracts/order.ts'
import {
  findTransition,
  isEndState,
  isPaidType,
  type OrderState,
  type OrderType,
  orderTimerRow,
  timersOf,
} from '#contracts/order-states.ts'
import { whoseTurn } from '#contracts/order-turn.ts'

type Role = 'BUYER' | 'SELLER'
type Words = string | Record<Role, string>

interface Situation {
  /** The state in one sentence. */
  now: string
  /** Whose turn it is; null once it is over. */
  turn:
    | '내 차례예요'
    | '상대방 차례예요'
    | '운영자가 확인해요'
    | '택배사 차례예요'
    | '두손이 처리해요'
    | null
  isMine: boolean
  /** What time alone does, and when; null where nothing happens by itself. */
  byItself: ByItself | null
  /** What comes next where it depends on nobody's hurry and on no date; null where the rest has said it. */
  next: string | null
}

interface ByItself {
  at: string
  /** `까지` where something may still happen before, `에` where it is sure. */
  particle: '까지' | '에'
  /** A whole sentence, read after the time. */
  words: string
}

/** Where an order stands, as one of its members reads it. */
export function situationOf(
  order: Pick<Order, 'state' | 'type' | 'role' | 'dueAt' | 'isException'> & {
    partial: { by: Role } | null
  },
): Situation {
  const { state, type, role, dueAt } = order
  const turn = whoseTurn({ state, partialBy: order.partial?.by ?? null })
  const isMine = turn === role
  const words = byItself(state, type)
  return {
    now: forRole(nowWords(order), role),
    isMine,
    turn: isEndState(state) ? null : turnWords(state, turn, isMine),
    byItself: dueAt && words && !order.isException ? { at: dueAt, ...words } : null,
    next: nextWords(order),
  }
}

const isTravelling = (state: OrderState) => state === 'SHIPPED' || state === 'RETURN_SHIPPED'

function turnWords(state: OrderState, turn: string, isMine: boolean): Situation['turn'] {
  if (turn === 'NOBODY') return isTravelling(state) ? '택배사 차례예요' : '두손이 처리해요'
  if (turn === 'OPERATOR') return '운영자가 확인해요'
  return isMine ? '내 차례예요' : '상대방 차례예요'
}

const forRole = (words: Words, role: Role) => (typeof words === 'string' ? words : words[role])

const PREPARING: Record<OrderType, Words> = {
  PARCEL: {
    BUYER: '판매자가 상품을 보낼 준비를 하고 있어요.',
    SELLER: '상품을 보내고 운송장 번호를 등록해 주세요.',
  },
  CVS: {
    BUYER: '판매자가 편의점 택배로 보낼 준비를 하고 있어요.',
    SELLER: '편의점 택배로 보내고 운송장 번호를 등록해 주세요.',
  },
  MEET: {
    BUYER: '만나서 물건을 확인한 뒤 아래 인증번호를 판매자에게 보여 주세요.',
    SELLER: '만나서 물건을 건네고, 구매자가 보여 주는 인증번호를 넣어 주세요.',
  },
  DIGITAL: {
    BUYER: '판매자가 쿠폰을 보낼 준비를 하고 있어요.',
    SELLER: '쿠폰 번호를 보내 주세요.',
  },
  FREE: '약속을 잡고 만나세요. 물건을 주고받은 뒤 거래 완료를 눌러 주세요.',
  DIRECT: '약속을 잡고 만나세요. 물건과 돈을 주고받은 뒤 거래 완료를 눌러 주세요.',
}

const NOW: Record<Exclude<OrderState, 'PREPARING' | 'PARTIAL_REFUND_OFFERED'>, Words> = {
  REQUESTED: { BUYER: '판매자의 답을 기다리고 있어요.', SELLER: '거래 요청에 답해 주세요.' },
  PENDING_PAYMENT: { BUYER: '결제를 마쳐 주세요.', SELLER: '구매자의 결제를 기다리고 있어요.' },
  PAID: {
    BUYER: '결제가 끝났어요. 판매자가 주문을 확인하고 있어요.',
    SELLER: '결제가 끝난 주문이에요. 팔 수 있으면 수락해 주세요.',
  },
  CANCEL_REQUESTED: {
    BUYER: '취소를 요청했어요. 판매자의 답을 기다리고 있어요.',
    SELLER: '구매자가 취소를 요청했어요. 답해 주세요.',
  },
  SHIPPED: { BUYER: '상품이 오고 있어요.', SELLER: '상품이 구매자에게 가고 있어요.' },
  DELIVERED: {
    BUYER: '상품이 도착했어요. 확인하고 구매를 확정해 주세요.',
    SELLER: '구매자가 상품을 확인하고 있어요.',
  },
  CONFIRM_HELD: {
    BUYER: '구매확정을 미뤘어요. 상품을 마저 확인해 주세요.',
    SELLER: '구매자가 구매확정을 미루고 상품을 확인하고 있어요.',
  },
  RETURN_REQUESTED: {
    BUYER: '반품을 요청했어요. 판매자의 답을 기다리고 있어요.',
    SELLER: '구매자가 반품을 요청했어요. 답해 주세요.',
  },
  RETURN_UNADDRESSED: {
    BUYER: '반품하기로 결정됐어요. 판매자가 반품 받을 주소를 알려 주기를 기다리고 있어요.',
    SELLER: '반품하기로 결정됐어요. 반품 받을 주소를 알려 주세요.',
  },
  RETURN_APPROVED: {
    BUYER: '반품이 승인됐어요. 상품을 보내고 운송장 번호를 등록해 주세요.',
    SELLER: '반품을 승인했어요. 구매자가 상품을 보낼 차례예요.',
  },
  RETURN_SHIPPED: {
    BUYER: '반품 상품이 판매자에게 가고 있어요.',
    SELLER: '반품 상품이 오고 있어요.',
  },
  RETURN_DELIVERED: {
    BUYER: '반품 상품이 도착했어요. 판매자가 확인하고 있어요.',
    SELLER: '반품 상품이 도착했어요. 보낸 그대로인지 확인해 주세요.',
  },
  DISPUTED: '운영자가 양쪽의 이야기를 듣고 있어요. 돈은 결정이 날 때까지 안전하게 보관돼요.',
  REFUNDING: {
    BUYER: '환불하고 있어요. 카드는 취소까지 며칠 걸릴 수 있어요.',
    SELLER: '구매자에게 환불하고 있어요.',
  },
  REFUND_FAILED: {
    BUYER: '환불이 늦어지고 있어요. 운영자가 확인하고 있으니 돈은 걱정하지 마세요.',
    SELLER: '구매자에게 가는 환불을 운영자가 확인하고 있어요.',
  },
  REFUNDED: { BUYER: '환불이 끝났어요.', SELLER: '구매자에게 환불이 끝났어요.' },
  CONFIRMED: {
    BUYER: '구매가 확정됐어요. 판매자에게 곧 정산돼요.',
    SELLER: '구매가 확정됐어요. 다음 영업일에 정산해 드려요.',
  },
  SETTLING: { BUYER: '판매자에게 정산하고 있어요.', SELLER: '정산 금액을 계좌로 보내고 있어요.' },
  SETTLE_FAILED: {
    BUYER: '판매자에게 정산하고 있어요.',
    SELLER: '계좌로 보내지 못했어요. 정산 계좌를 확인해 주세요.',
  },
  SETTLED: { BUYER: '거래가 끝났어요.', SELLER: '정산 금액을 계좌로 보냈어요.' },
  DONE: '거래가 끝났어요.',
  EXPIRED: '기한이 지나 거래가 취소됐어요.',
  CANCELED: '거래가 취소됐어요.',
}

function nowWords(order: Parameters<typeof situationOf>[0]): Words {
  const { state, type, partial, role } = order
  if (order.isException && isTravelling(state))
    return '배송이 멈춰 있어요. 택배사에 확인하고 있으니, 돈은 그동안 안전하게 보관돼요.'
  if (state === 'PREPARING') return PREPARING[type]
  if (state === 'PARTIAL_REFUND_OFFERED')
    return partial?.by === role
      ? '부분환불을 제안했어요. 상대방의 답을 기다리고 있어요.'
      : '부분환불을 제안받았어요. 받아들일지 답해 주세요.'
  return OF_TYPE[type]?.[state] ?? NOW[state]
}

/** Where it depends on how the goods change hands. */
const OF_TYPE: Partial<Record<OrderType, Partial<Record<OrderState, Words>>>> = {
  CVS: {
    SHIPPED: {
      BUYER: '상품이 편의점으로 오고 있어요.',
      SELLER: '상품이 구매자가 고른 편의점으로 가고 있어요.',
    },
    DELIVERED: {
      BUYER: '상품이 편의점에 도착했어요. 찾아서 확인하고 구매를 확정해 주세요.',
      SELLER: '상품이 편의점에 도착했어요. 구매자가 찾아서 확인할 차례예요.',
    },
  },
  DIGITAL: {
    DELIVERED: {
      BUYER: 'e쿠폰이 도착했어요. 쓸 수 있는지 확인하고 구매를 확정해 주세요.',
      SELLER: '구매자가 e쿠폰을 확인하고 있어요.',
    },
  },
}

const NEXT: Partial<Record<OrderState, Words>> = {
  SHIPPED: {
    BUYER: '도착하면 확인할 시간을 드려요. 확정할 때까지 돈은 두손이 보관해요.',
    SELLER: '도착하면 구매자가 확인할 시간이 시작돼요.',
  },
  RETURN_UNADDRESSED: {
    BUYER: '주소가 오기 전에는 상품을 보내지 마세요. 보낼 기한은 주소를 받은 때부터 시작돼요.',
    SELLER: '주소는 구매자에게만, 반품이 진행되는 동안에만 보여요.',
  },
  RETURN_SHIPPED: {
    BUYER: '도착하면 판매자가 확인하고, 그 뒤 전액 환불돼요.',
    SELLER: '도착하면 확인할 시간을 드려요.',
  },
  DISPUTED: '결정이 나면 바로 알려 드려요. 시간이 지나도 돈이 저절로 움직이지는 않아요.',
  REFUNDING: '환불이 끝나면 알려 드려요.',
  REFUND_FAILED: '환불이 끝나면 알려 드려요.',
  SETTLING: { BUYER: '', SELLER: '은행이 보내면 알려 드려요.' },
  SETTLE_FAILED: { BUYER: '', SELLER: '계좌를 고치고 다시 시도하면 이어서 보내 드려요.' },
}

function nextWords({ state, role, isException }: Parameters<typeof situationOf>[0]): string | null {
  if (isException && isTravelling(state)) return '배송이 다시 움직이면 알려 드려요.'
  return forRole(NEXT[state] ?? '', role) || null
}

/** What the machine does when the time is over: the words follow its transition (contracts/order-states.ts). */
function byItself(state: OrderState, type: OrderType): Omit<ByItself, 'at'> | null {
  const timer = timersOf(state, type).find((name) => orderTimerRow(name).trigger)
  const trigger = timer && orderTimerRow(timer).trigger
  if (!trigger) return null
  const to = findTransition(trigger, { state, type, by: 'TIMER' })?.to
  const outcome = to && OUTCOMES[to]?.(state, type)
  if (!outcome) return null
  if (to === 'SETTLING') return { particle: '에', words: `${outcome}.` }
  const unless = isTravelling(state) ? '택배사의 배송 기록이 없으면' : '아무 일이 없으면'
  return { particle: '까지', words: `그때까지 ${unless} ${outcome}.` }
}

const OUTCOMES: Partial<Record<OrderState, (from: OrderState, type: OrderType) => string>> = {
  EXPIRED: () => '거래가 자동으로 취소돼요',
  REFUNDING: (from) =>
    from === 'RETURN_DELIVERED'
      ? '반품이 자동으로 확인되고 구매자에게 전액 환불돼요'
      : '거래가 자동으로 취소되고 구매자에게 전액 환불돼요',
  DISPUTED: (from) =>
    from === 'RETURN_UNADDRESSED' ? '운영자가 다시 결정해요' : '운영자가 분쟁 조정을 시작해요',
  DELIVERED: () => '도착한 것으로 봐요',
  CONFIRMED: (from, type) => {
    if (from === 'RETURN_APPROVED') return '반품이 없던 일이 되고 구매가 확정돼요'
    return isPaidType(type) ? '구매가 자동으로 확정되고 판매자에게 정산돼요' : '거래가 확정돼요'
  },
  RETURN_REQUESTED: () => '제안이 사라지고 반품 요청으로 돌아가요',
  RETURN_DELIVERED: () => '반품이 도착한 것으로 봐요',
  SETTLING: () => '판매자에게 정산을 시작해요',
}
