import { describe, expect, it } from 'vitest'
import type { SalesMonth } from '#contracts/sales-month.ts'
import { isBusinessLike, sumOfMonths, yearsOf } from './sales-year.ts'

const month = (name: string, more: Partial<SalesMonth> = {}): SalesMonth => ({
  month: name,
  paidTrades: 1,
  directTrades: 0,
  paid: 40_000,
  direct: 0,
  shipping: 3_000,
  fees: 430,
  ...more,
})
/** Half past midnight of the first of January 2027 in Korea. */
const NOW = new Date('2026-12-31T15:30:00Z')

describe('연도별 판매', () => {
  it('판 적이 있는 해와 올해를 고를 수 있고, 처음에는 올해다', () => {
    const months = [month('2026-12'), month('2026-01'), month('2024-05')]
    expect(yearsOf(months, null, NOW)).toEqual({ years: ['2027', '2026', '2024'], year: '2027' })
    expect(yearsOf(months, '2024', NOW).year).toBe('2024')
    for (const asked of ['2025', '', '2024-05', '9999'])
      expect(yearsOf(months, asked, NOW).year).toBe('2027')
    expect(yearsOf([], null, NOW)).toEqual({ years: ['2027'], year: '2027' })
  })

  it('안심결제 없이 받은 돈은 거래에는 들고 정산 금액에는 들지 않는다', () => {
    const direct = { directTrades: 2, direct: 50_000 }
    expect(sumOfMonths([month('2026-12', direct), month('2026-11')])).toEqual({
      trades: 4,
      directTrades: 2,
      goods: 130_000,
      direct: 50_000,
      shipping: 6_000,
      fees: 860,
      received: 85_140,
    })
  })

  it.each([
    [{ paidTrades: 49 }, false],
    [{ paidTrades: 49, directTrades: 1 }, true],
    [{ paid: 47_999_999 }, false],
    [{ paid: 40_000_000, direct: 8_000_000 }, true],
  ])('%j: 사업으로 보일 수 있는지', (more, isLike) => {
    expect(isBusinessLike(sumOfMonths([month('2026-12', more)]))).toBe(isLike)
  })
})
