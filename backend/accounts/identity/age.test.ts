import { describe, expect, it } from 'vitest'
import { ageInKorea } from './age.ts'
import { checkAge } from './check-age.ts'

/** A moment in Korean time. */
const kst = (time: string) => new Date(`${time}+09:00`)

describe('만 나이 (한국 시간)', () => {
  it('생일 전날까지는 한 살 적고, 생일 0시부터 한 살 많다', () => {
    expect(ageInKorea('2012-11-05', kst('2026-11-04T23:59:59'))).toBe(13)
    expect(ageInKorea('2012-11-05', kst('2026-11-05T00:00:00'))).toBe(14)
    expect(ageInKorea('2012-11-05', kst('2026-11-06T00:00:00'))).toBe(14)
  })

  it('UTC로는 아직 전날이어도 한국 날짜로 센다', () => {
    const now = new Date('2026-11-04T15:00:00Z')
    expect(ageInKorea('2012-11-05', now)).toBe(14)
    expect(ageInKorea('2012-11-05', new Date('2026-11-04T14:59:59Z'))).toBe(13)
  })

  it('2월 29일생은 평년에는 3월 1일에, 윤년에는 2월 29일에 나이를 먹는다', () => {
    expect(ageInKorea('2012-02-29', kst('2026-02-28T23:59:59'))).toBe(13)
    expect(ageInKorea('2012-02-29', kst('2026-03-01T00:00:00'))).toBe(14)
    expect(ageInKorea('2012-02-29', kst('2028-02-28T12:00:00'))).toBe(15)
    expect(ageInKorea('2012-02-29', kst('2028-02-29T00:00:00'))).toBe(16)
  })

  it('12월 31일생과 1월 1일생은 해가 바뀌는 순간을 따른다', () => {
    expect(ageInKorea('2012-12-31', kst('2026-12-30T23:59:59'))).toBe(13)
    expect(ageInKorea('2012-12-31', kst('2026-12-31T00:00:00'))).toBe(14)
    expect(ageInKorea('2013-01-01', kst('2026-12-31T23:59:59'))).toBe(13)
    expect(ageInKorea('2013-01-01', kst('2027-01-01T00:00:00'))).toBe(14)
  })
})

describe('만 14세 미만 확인', () => {
  const now = kst('2026-11-05T10:00:00')

  it('만 14세가 되는 날부터 받는다', () => {
    expect(checkAge({ socialPreNo: '121105', socialPostNo: '3' }, now)).toBeNull()
    expect(checkAge({ socialPreNo: '121106', socialPostNo: '3' }, now)?.refused).toBe('UNDER_14')
  })

  it('없는 날과 오지 않은 날은 다시 확인해 달라고 한다', () => {
    for (const [socialPreNo, socialPostNo] of [
      ['950230', '1'],
      ['261106', '3'],
      ['991231', '4'],
    ] as const) {
      expect(checkAge({ socialPreNo, socialPostNo }, now)?.refused).toBe('IDENTITY_REFUSED')
    }
  })
})
