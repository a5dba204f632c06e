import { describe, expect, test } from 'vitest'
import { daysOf, readDayRange } from './day-range.ts'

/** 22일 0시 30분, 한국에서. */
const NOW = new Date('2026-11-21T15:30:00Z')
const read = (query: string) => readDayRange(new URLSearchParams(query), NOW)

describe('행동 통계의 기간', () => {
  test('고르지 않으면 한국의 오늘까지 이레다', () => {
    expect(read('')).toEqual({ range: { from: '2026-11-16', to: '2026-11-22' }, error: null })
  })

  test('끝나는 날만 고르면 그날까지 이레다', () => {
    expect(read('to=2026-03-03').range).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  })

  test.each([
    ['from=2026-11-01&to=2026-11-01', null],
    ['from=2026-10-01&to=2026-10-31', null],
    ['from=2026-10-01&to=2026-11-01', /31일까지/],
    ['from=2026-11-02&to=2026-11-01', /시작일/],
    ['from=2026-02-30&to=2026-03-01', /날짜/],
    ['from=&to=2026-03-01', /날짜/],
    ['from=2026-03-01&to=x', /날짜/],
    ['to=9999-99-99', /날짜/],
  ])('%s', (query, error) => {
    if (error) expect(read(query).error).toMatch(error)
    else expect(read(query).error).toBeNull()
  })

  test('새 날부터 적는다', () => {
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-03-01',
      '2026-02-28',
      '2026-02-27',
    ])
  })
})
