import type { OrderQuote } from '#contracts/order.ts'
import { isCourierType, type OrderType } from '#contracts/order-states.ts'

/** What a way to trade is to the buyer. */
interface OrderWay {
  /** How it goes. */
  how: string
  /** What protects the buyer; null where nothing does. */
  protection: string | null
}

export const ORDER_WAYS: Record<OrderType, OrderWay> = {
  PARCEL: {
    how: '결제하면 판매자가 택배로 보내요. 받아서 확인한 뒤에 구매를 확정해요.',
    protection: '구매확정 전까지 돈은 두손이 보관해요. 물건이 안 오거나 설명과 다르면 돌려받아요.',
  },
  CVS: {
    how: '결제하면 판매자가 편의점 택배로 보내고, 내가 고른 편의점에서 찾아요.',
    protection: '구매확정 전까지 돈은 두손이 보관해요. 물건이 안 오거나 설명과 다르면 돌려받아요.',
  },
  MEET: {
    how: '먼저 결제하고 만나서, 물건을 확인한 다음 인증번호 여섯 자리를 보여 줘요.',
    protection: '인증번호를 보여 주기 전까지 돈은 두손이 보관해요. 현금을 들고 나가지 않아도 돼요.',
  },
  DIGITAL: {
    how: '결제하면 판매자가 쿠폰을 이곳으로 보내요. 쿠폰은 나에게만 보여요.',
    protection: '쿠폰을 쓸 수 있는지 확인할 때까지 돈은 두손이 보관해요.',
  },
  FREE: {
    how: '판매자가 수락하면 채팅으로 약속을 잡고 만나서 받아요.',
    protection: null,
  },
  DIRECT: {
    how: '판매자가 수락하면 만나서 물건을 확인하고, 그 자리에서 직접 돈을 줘요.',
    protection: null,
  },
}

/** How long the buyer has after the delivery, before the purchase is confirmed by itself; null where it is handed over in person. */
export function confirmTime(type: OrderType, { terms, isBusiness }: OrderQuote): string | null {
  if (type === 'DIGITAL') return `${terms.couponHours}시간`
  if (!isCourierType(type)) return null
  return type === 'CVS' || isBusiness ? `${terms.longConfirmDays}일` : `${terms.confirmHours}시간`
}

/** What begins the time that `confirmTime` says. */
const ARRIVED: Partial<Record<OrderType, string>> = {
  PARCEL: '받은',
  CVS: '편의점에 도착한',
  DIGITAL: 'e쿠폰을 받은',
}

/** How long the buyer has to look at the goods, for each way of a product in which they are not handed over. */
export const checkTimes = (quote: OrderQuote): string[] =>
  quote.choices.flatMap(({ type }) => {
    const time = confirmTime(type, quote)
    return time === null ? [] : `${ARRIVED[type]} 뒤 ${time}`
  })

/** What happens to buyers who pay outside. */
export const FRAUD_WARNINGS = [
  '만나기 전에 예약금이나 택배비를 먼저 보내지 마세요.',
  '가짜 안전결제 링크를 보내면 열지 말고 신고해 주세요. 두손의 결제는 이 사이트 안에서만 해요.',
  '메신저나 문자로 옮기자고 하면 사기일 가능성이 높아요.',
] as const

/** Why ways that other products have are missing; none where all are there. */
export function missingWays({ choices, price, terms }: OrderQuote): string[] {
  if (price === 0) return []
  const has = (type: OrderType) => choices.some((choice) => choice.type === type)
  if (has('DIGITAL')) return []
  if (price > terms.maxPrice)
    return [
      `안심결제는 ${terms.maxPrice / 10_000}만원까지 할 수 있어요. 더 비싼 물건은 만나서 확인하고 거래해 주세요.`,
    ]
  return [
    !has('PARCEL') && '택배: 판매자가 택배로 보내지 않아요.',
    !has('CVS') && '편의점 택배: 판매자가 고르지 않았어요.',
    !has('MEET') && '직거래: 판매자가 직접 만나지 않아요.',
  ].filter((reason) => reason !== false)
}
