import type { Condition, TradeMethod, TradeState } from './product.ts'
import type { ProductSort } from './search.ts'

/** Every choice with its Korean name, in the order in which lists offer it. */
export const SORT_LABELS: Record<ProductSort, string> = {
  RECOMMENDED: '추천순',
  LATEST: '최신순',
  PRICE_ASC: '낮은가격순',
  PRICE_DESC: '높은가격순',
}

export const TRADE_STATE_LABELS: Record<TradeState, string> = {
  ON_SALE: '판매중',
  RESERVED: '예약중',
  SOLD: '판매완료',
}

export const CONDITION_LABELS: Record<Condition, string> = {
  NEW: '새상품',
  LIKE_NEW: '거의 새것',
  USED: '사용감 있음',
  FLAWED: '하자 있음',
}

export const TRADE_METHOD_LABELS: Record<TradeMethod, string> = {
  PARCEL: '택배',
  DIRECT: '직거래',
  CVS: '편의점 픽업',
}

export const PERIOD_LABELS: Record<number, string> = {
  1: '오늘',
  3: '3일 이내',
  7: '7일 이내',
  30: '30일 이내',
}
