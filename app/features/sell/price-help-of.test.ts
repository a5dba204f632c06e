import { expect, it } from 'vitest'
import { priceHelpOf } from './price-help-of.ts'

const NONE = { n: 2, p25: null, median: null, p75: null }
const ASKING = { n: 31, p25: 42_300, median: 55_000, p75: 70_900 }

it('팔린 값이 있으면 팔린 값을, 없으면 파는 값을 권한다', () => {
  const sold = { n: 12, p25: 38_600, median: 45_000, p75: 52_000 }
  expect(priceHelpOf({ sold, asking: ASKING })).toEqual({
    sentence: '비슷한 상품 12개가 이 값에 팔렸어요.',
    chips: [
      { label: '빨리 팔기', price: 39_000 },
      { label: '보통', price: 45_000 },
      { label: '천천히', price: 52_000 },
    ],
  })
  expect(priceHelpOf({ sold: NONE, asking: ASKING })?.sentence).toBe(
    '비슷한 상품 31개를 지금 이 값에 팔고 있어요.',
  )
})

it('견줄 것이 모자라면 아무 값도 권하지 않고, 같은 값은 한 번만 권한다', () => {
  expect(priceHelpOf({ sold: NONE, asking: NONE })).toBeNull()
  const same = { n: 6, p25: 5_000, median: 5_000, p75: 6_000 }
  expect(priceHelpOf({ sold: same, asking: NONE })?.chips.map(({ price }) => price)).toEqual([
    5_000, 6_000,
  ])
})
