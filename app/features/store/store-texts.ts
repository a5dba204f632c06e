import { count } from '#app/format/count.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** How quickly a seller answers, in words; null when there is too little data. @param minutes median */
export function responseText(minutes: number | null): string | null {
  if (minutes === null) return null
  if (minutes <= 10) return '보통 10분 안에 응답'
  if (minutes < HOUR) return `보통 ${Math.ceil(minutes / 10) * 10}분 안에 응답`
  if (minutes < DAY) return `보통 ${Math.ceil(minutes / HOUR)}시간 안에 응답`
  return '응답까지 하루 이상'
}

/** '4.8'; null without reviews. @param tenths average rating in tenths */
export function ratingText(tenths: number | null): string | null {
  return tenths === null ? null : (tenths / 10).toFixed(1)
}

/** For search engines when a store says nothing about itself. */
export function storeSummary(store: {
  name: string
  productCounts: { onSale: number }
  safeTradeCount: number
  reviewCount: number
  trustScore: number
}): string {
  return `${store.name}의 판매 상품 ${count(store.productCounts.onSale)}개, 안전거래 ${count(store.safeTradeCount)}회, 거래후기 ${count(store.reviewCount)}개, 신뢰지수 ${count(store.trustScore)}.`
}
