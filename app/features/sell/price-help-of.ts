import { count } from '#app/format/count.ts'
import type { PriceSpread } from '#contracts/standard-price.ts'
import type { ListingHelp } from './listing-help.ts'

/** A price that a press takes ends in whole thousands where it is large enough. */
const roundPrice = (price: number) => (price >= 10_000 ? Math.round(price / 1_000) * 1_000 : price)

/** What goods like it cost, as chips: those that were sold count more than those that are asked for. */
export function priceHelpOf({
  sold,
  asking,
}: {
  sold: PriceSpread
  asking: PriceSpread
}): ListingHelp['price'] {
  const isSold = sold.median !== null
  const { p25, median, p75, n } = isSold ? sold : asking
  if (p25 === null || median === null || p75 === null) return null
  const chips = [
    { label: '빨리 팔기', price: roundPrice(p25) },
    { label: '보통', price: roundPrice(median) },
    { label: '천천히', price: roundPrice(p75) },
  ]
  return {
    chips: chips.filter(({ price }, at) => chips.findIndex((chip) => chip.price === price) === at),
    sentence: isSold
      ? `비슷한 상품 ${count(n)}개가 이 값에 팔렸어요.`
      : `비슷한 상품 ${count(n)}개를 지금 이 값에 팔고 있어요.`,
  }
}
