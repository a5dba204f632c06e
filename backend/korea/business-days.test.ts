import { describe, expect, it } from 'vitest'
import { kstDay } from '#contracts/kst.ts'
import {
  addBusinessDays,
  businessDaysBetween,
  findHolidayProblem,
  HOLIDAY_YEARS,
  holidayName,
  isBusinessDay,
  nextBusinessDayAt,
} from './business-days.ts'

const kst = (day: string, time = '12:00') => new Date(`${day}T${time}:00+09:00`)

describe('쉬는 날', () => {
  it.each([
    ['2024-02-12', '대체공휴일(설날)'],
    ['2024-04-10', '제22대국회의원선거'],
    ['2024-05-06', '대체공휴일(어린이날)'],
    ['2024-10-01', '임시공휴일'],
    ['2025-01-27', '임시공휴일'],
    ['2025-03-03', '대체공휴일(3ㆍ1절)'],
    ['2025-05-06', '대체공휴일(부처님 오신 날)'],
    ['2025-06-03', '임시공휴일(대통령선거)'],
    ['2025-10-08', '대체공휴일(추석)'],
    ['2026-02-17', '설날'],
    ['2026-03-02', '대체공휴일(3ㆍ1절)'],
    ['2026-05-25', '대체공휴일(부처님 오신 날)'],
    ['2026-06-03', '전국동시지방선거'],
    ['2026-08-17', '대체공휴일(광복절)'],
    ['2026-10-05', '대체공휴일(개천절)'],
    ['2027-02-09', '대체공휴일(설날)'],
    ['2027-08-16', '대체공휴일(광복절)'],
    ['2027-10-11', '대체공휴일(한글날)'],
    ['2027-12-27', '대체공휴일(기독탄신일)'],
  ])('%s는 %s', (day, name) => {
    expect(holidayName(kst(day))).toBe(name)
    expect(isBusinessDay(kst(day))).toBe(false)
  })

  it.each(['2024-02-13', '2025-05-07', '2026-11-23', '2026-12-24', '2027-02-10'])(
    '%s는 일하는 날',
    (day) => expect(isBusinessDay(kst(day))).toBe(true),
  )

  it.each(['2026-11-21', '2026-11-22'])('%s는 주말', (day) => {
    expect(holidayName(kst(day))).toBeNull()
    expect(isBusinessDay(kst(day))).toBe(false)
  })

  it('날은 한국 시간으로 바뀐다', () => {
    // 토요일은 금요일 오후 3시(UTC)에 시작한다.
    expect(isBusinessDay(new Date('2026-11-20T14:59:59Z'))).toBe(true)
    expect(isBusinessDay(new Date('2026-11-20T15:00:00Z'))).toBe(false)
    expect(isBusinessDay(new Date('2026-11-22T15:00:00Z'))).toBe(true)
  })
})

describe('영업일 세기', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-20', 3, '2026-11-25'],
    // 설날: 월~수가 쉬는 날이고 목요일부터 센다.
    ['2026-02-13', 1, '2026-02-19'],
    ['2026-02-13', 3, '2026-02-23'],
    // 긴 추석: 2025년 10월 3일부터 9일까지.
    ['2025-10-02', 1, '2025-10-10'],
    ['2025-10-02', 2, '2025-10-13'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s에서 %i영업일 뒤는 %s', (from, days, to) => {
    const later = addBusinessDays(kst(from, '18:30'), days)
    expect(later).toEqual(kst(to, '18:30'))
    expect(businessDaysBetween(kst(from), later)).toBe(days)
  })

  it('쉬는 날에 끝나는 것은 다음 영업일 오전 10시에 끝난다', () => {
    expect(nextBusinessDayAt(kst('2026-11-21', '23:59'), '10:00')).toEqual(
      kst('2026-11-23', '10:00'),
    )
    expect(nextBusinessDayAt(kst('2026-02-16', '09:00'), '10:00')).toEqual(
      kst('2026-02-19', '10:00'),
    )
    expect(nextBusinessDayAt(kst('2026-11-20', '23:59'), '10:00')).toEqual(
      kst('2026-11-20', '23:59'),
    )
  })
})

describe('아는 해', () => {
  it('올해와 내년을 안다', () => {
    expect(HOLIDAY_YEARS.first <= '2024' && HOLIDAY_YEARS.last >= '2027').toBe(true)
    expect(kstDay(kst('2026-11-22'))).toBe('2026-11-22')
    expect(findHolidayProblem(kst('2026-11-22'))).toBeNull()
  })

  it('모르는 해는 지어내지 않는다', () => {
    const after = `${Number(HOLIDAY_YEARS.last) + 1}`
    expect(() => isBusinessDay(kst(`${after}-01-04`))).toThrow(`the holidays of ${after}`)
    expect(() => addBusinessDays(kst(`${HOLIDAY_YEARS.last}-12-31`), 1)).toThrow(RangeError)
  })

  it('끝나 가면 미리 알리고, 모자라면 시작하지 않는다', () => {
    const { last } = HOLIDAY_YEARS
    expect(findHolidayProblem(kst(`${last}-06-01`))).toBeNull()
    expect(findHolidayProblem(kst(`${last}-10-01`))).toMatchObject({ isFatal: false })
    expect(findHolidayProblem(kst(`${last}-12-01`))).toMatchObject({ isFatal: true })
    expect(findHolidayProblem(kst('2017-06-01'))).toMatchObject({ isFatal: true })
  })
})
