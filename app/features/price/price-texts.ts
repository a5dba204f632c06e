import { count } from '#app/format/count.ts'
import { compactWon, won } from '#app/format/won.ts'
import type { ExclusionReason, PriceOption, PricePeriod } from '#contracts/price-constants.ts'
import { CONDITION_LABELS } from '#contracts/product-labels.ts'
import type { PriceLookup, PriceVerdict } from '#contracts/standard-price.ts'

export const PERIOD_NAMES: Readonly<Record<PricePeriod, string>> = {
  week: '1주',
  month: '1개월',
  quarter: '3개월',
  year: '1년',
}

export const OPTION_NAMES: Readonly<Record<PriceOption, string>> = {
  capacity: '용량',
  memory: '메모리',
  size: '크기',
  generation: '세대',
  colour: '색상',
}

export const EXCLUSION_NAMES: Readonly<Record<ExclusionReason, string>> = {
  WANTED: '사고 싶다는 글',
  EXCHANGE: '교환을 원하는 글',
  RENTAL: '대여나 수리처럼 물건을 팔지 않는 글',
  ACCESSORY: '케이스, 충전기, 상자 같은 주변 물건',
  PART: '고장 났거나 부품만 파는 글',
  LOT: '여러 개를 묶어 파는 글',
  FREE: '무료나눔',
  OUTLIER: '다른 가격과 너무 동떨어진 가격',
}

/** `아이폰 13 미니 128GB 시세` */
export function priceTitle({ name, options }: Pick<PriceLookup, 'name' | 'options'>): string {
  return `${[name, optionWords(options)].filter(Boolean).join(' ')} 시세`
}

export function optionWords({ capacity, memory, size, colour }: PriceLookup['options']): string {
  return [memory && `메모리 ${memory}`, capacity, size, colour].filter(Boolean).join(' ')
}

export function priceDescription(lookup: PriceLookup): string {
  const { name, sold, wider, period } = lookup
  const { n, median, p25, p75 } = wider?.sold ?? sold
  if (median === null || p25 === null || p75 === null)
    return `두손에서 ${name} 중고가 얼마에 팔렸는지 알려 드려요. 판매 중인 상품의 가격도 함께 볼 수 있어요.`
  const when = wider ? '최근 1년 동안' : `최근 ${PERIOD_NAMES[period]} 동안`
  return `${when} 두손에서 팔린 중고 ${wider?.name ?? name} ${count(n)}건의 가운데 가격은 ${won(median)}이에요. 절반은 ${compactWon(p25)}에서 ${compactWon(p75)} 사이에 팔렸어요.`
}

/** Whose numbers are shown where too few goods were sold of what was asked for. */
export function widerSentence(wider: NonNullable<PriceLookup['wider']>): string {
  const whose = {
    YEAR: '최근 1년 동안 팔린 가격',
    ALL_CONDITIONS: '상태를 나누지 않은 가격',
    ALL_OPTIONS: `옵션을 나누지 않은 ${wider.name} 가격`,
    FAMILY: `같은 시리즈인 ${wider.name}의 가격`,
  }[wider.by]
  return `대신 ${whose}을 보여 드려요.`
}

/** Below these shares of the sold prices a price is low, above them high. */
const LOW_SHARE = 25
const HIGH_SHARE = 75

export type VerdictTone = 'low' | 'usual' | 'high'

/** What a verdict says, in words. */
export function verdictWords({
  below,
  days,
  n,
  name,
  options,
  condition,
  daysToSell,
}: PriceVerdict): { tone: VerdictTone; place: string; group: string; speed: string | null } {
  const tone: VerdictTone = below < LOW_SHARE ? 'low' : below > HIGH_SHARE ? 'high' : 'usual'
  const place = {
    low: '팔린 가격보다 낮은 편이에요',
    usual: '보통 팔리는 가격이에요',
    high: '팔린 가격보다 높은 편이에요',
  }[tone]
  const what = [name, optionWords(options), condition && `‘${CONDITION_LABELS[condition]}’`]
    .filter(Boolean)
    .join(' ')
  const when = days > 300 ? '지난 1년' : '지난 3개월'
  return {
    tone,
    place,
    group: `${what} · ${when} ${count(n)}건`,
    speed:
      daysToSell === null
        ? null
        : daysToSell === 0
          ? '이 정도 가격이면 보통 하루 안에 팔렸어요.'
          : `이 정도 가격이면 보통 ${count(daysToSell)}일 만에 팔렸어요.`,
  }
}

/** `하위 30%`, counted from the nearer end. */
export function shareWords(below: number): string {
  if (below === 0) return '가장 낮은 쪽'
  if (below === 100) return '가장 높은 쪽'
  return below <= 50 ? `하위 ${below}%` : `상위 ${100 - below}%`
}
