import { describe, expect, it } from 'vitest'
import { compactWon, discountPercent, won, wonAmount } from './won.ts'

describe('가격', () => {
  it.each([
    [0, '무료나눔'],
    [1, '1원'],
    [999, '999원'],
    [1_000, '1,000원'],
    [1_234_000, '1,234,000원'],
    [100_000_000, '100,000,000원'],
  ])('%i은 "%s"로 적는다', (price, text) => {
    expect(won(price)).toBe(text)
  })

  it('배송비 같은 금액 0은 무료나눔이 아니라 0원이다', () => {
    expect(wonAmount(0)).toBe('0원')
    expect(wonAmount(3_500)).toBe('3,500원')
  })
})

describe('줄인 가격', () => {
  it.each([
    [0, '무료나눔'],
    [9_999, '9,999원'],
    [10_000, '1만원'],
    [1_234_567, '123만원'],
    [12_345_678, '1,234만원'],
    [100_000_000, '1억원'],
    [100_009_999, '1억원'],
    [120_000_000, '1억\u00a02,000만원'],
  ])('%i은 "%s"로 줄인다', (price, text) => {
    expect(compactWon(price)).toBe(text)
  })

  it('올림하지 않는다', () => {
    expect(compactWon(19_999)).toBe('1만원')
    expect(compactWon(99_999_999)).toBe('9,999만원')
  })
})

describe('할인율', () => {
  it('버림한 퍼센트이며 오른 가격은 0이다', () => {
    expect(discountPercent(10_000, 6_667)).toBe(33)
    expect(discountPercent(10_000, 0)).toBe(100)
    expect(discountPercent(10_000, 10_000)).toBe(0)
    expect(discountPercent(10_000, 12_000)).toBe(0)
  })
})
