import { expect, it } from 'vitest'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { buyerTotals } from './buyer-total.ts'
import { groupTyped, readWon, wonOf } from './typed-won.ts'

it.each([
  ['12,000', 12_000],
  ['12000원', 12_000],
  ['１２０００', 12_000],
  ['3만', 30_000],
  ['3만5천원', 35_000],
  ['1억 2,000만원', 120_000_000],
  ['0', 0],
  ['', null],
  ['약 3만', null],
  ['1e30', null],
  ['만원', null],
])('사람이 적은 값 "%s"을 읽는다', (typed, amount) => {
  expect(wonOf(typed)).toBe(amount)
})

it('틀린 가격은 왜 틀렸는지 말한다', () => {
  const read = (typed: string) => readWon(typed, LISTING_LIMITS.highestPrice, '가격')
  expect(read('-1').error).toBe('가격은 0원보다 작을 수 없어요.')
  expect(read('1e30').error).toBe('가격은 숫자로 적어 주세요. 예: 12,000')
  expect(read('9'.repeat(40)).error).toBe('가격은 100,000,000원까지 적을 수 있어요.')
  expect(read('100,000,000')).toEqual({ value: LISTING_LIMITS.highestPrice })
})

it('숫자만 남겨 쉼표를 찍는다', () => {
  expect(groupTyped('1234567', 9)).toBe('1,234,567')
  expect(groupTyped('가격 5,0000원', 9)).toBe('50,000')
  expect(groupTyped('', 9)).toBe('')
})

it.each(['-1', '−5,000', '1e30', '1.5', '3만5천'])(
  '"%s"은 적은 그대로 두고 읽을 때 말한다',
  (typed) => {
    expect(groupTyped(typed, 9)).toBe(typed)
  },
)

const PRICED = {
  price: '30,000',
  free: false,
  tradeMethods: ['PARCEL', 'DIRECT', 'CVS'],
  shipping: 'SEPARATE',
  shippingFee: '3,500',
  cvsFee: '',
}

it('구매자가 낼 돈을 거래 방법마다 셈한다', () => {
  expect(buyerTotals(PRICED)).toEqual([
    { method: 'PARCEL', fee: 3_500, total: 33_500 },
    { method: 'CVS', fee: null, total: null },
    { method: 'DIRECT', fee: 0, total: 30_000 },
  ])
  expect(buyerTotals({ ...PRICED, shipping: 'INCLUDED', tradeMethods: ['PARCEL'] })).toEqual([
    { method: 'PARCEL', fee: 0, total: 30_000 },
  ])
  expect(buyerTotals({ ...PRICED, free: true, tradeMethods: ['DIRECT'] })[0]?.total).toBe(0)
  expect(buyerTotals({ ...PRICED, price: '' })).toEqual([])
})
