import { describe, expect, it } from 'vitest'
import { cappedCount, compactCount, count } from './count.ts'

describe('개수', () => {
  it('세 자리마다 쉼표를 찍는다', () => {
    expect(count(0)).toBe('0')
    expect(count(1_234)).toBe('1,234')
    expect(count(1_000_000)).toBe('1,000,000')
  })

  it.each([
    [9_999, '9,999'],
    [10_000, '1만'],
    [12_345, '1.2만'],
    [19_999, '1.9만'],
    [1_234_567, '123만'],
    [99_999_999, '9,999만'],
    [100_000_000, '1억'],
    [250_000_000, '2.5억'],
  ])('%i은 "%s"로 줄이고 올림하지 않는다', (value, text) => {
    expect(compactCount(value)).toBe(text)
  })

  it('배지는 한도를 넘으면 +를 붙인다', () => {
    expect(cappedCount(999)).toBe('999')
    expect(cappedCount(1_000)).toBe('999+')
    expect(cappedCount(100, 99)).toBe('99+')
  })
})
