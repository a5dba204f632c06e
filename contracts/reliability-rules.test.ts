import { describe, expect, it } from 'vitest'
import { HOUR_MS } from './durations.ts'
import { hoursInWords, medianHours, tenthsInWords, tenthsOf } from './reliability-rules.ts'

describe('거래 습관의 숫자', () => {
  it('다섯 번보다 적으면 말하지 않는다', () => {
    expect(medianHours([1, 2, 3, 4])).toBeNull()
    expect(tenthsOf(1, 4)).toBeNull()
  })
  it('가운데 값을 눈금으로 올려, 한 거래가 드러나지 않는다', () => {
    expect(medianHours([1, 2, 5, 90, 400].map((hours) => hours * HOUR_MS))).toBe(6)
    expect(medianHours([1, 2, 4, 30, 90, 400].map((hours) => hours * HOUR_MS))).toBe(24)
    expect(medianHours([200, 200, 200, 200, 200].map((hours) => hours * HOUR_MS))).toBe(336)
    expect(medianHours([0, 0, 0, 0, 0])).toBe(1)
  })
  it('비율은 올림이라, 한 번도 없을 때만 없다고 한다', () => {
    expect([tenthsOf(0, 5), tenthsOf(1, 100), tenthsOf(11, 100), tenthsOf(5, 5)]).toEqual([
      0, 1, 2, 10,
    ])
  })
  it('말로 옮긴다', () => {
    expect([1, 24, 72, 168, 336].map(hoursInWords)).toEqual([
      '1시간 안',
      '하루 안',
      '3일 안',
      '7일 안',
      '2주 안',
    ])
    expect([tenthsInWords(0), tenthsInWords(2)]).toEqual(['없어요', '10건 중 2건 이하'])
  })
})
