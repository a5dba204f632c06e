import { describe, expect, it } from 'vitest'
import { spaced } from '#tests/support/spaced.ts'
import { unbrokenMoments } from './no-break-space.ts'
import {
  kstDate,
  kstDateShort,
  kstDateTime,
  kstDateWithWeekday,
  kstDayAndWeekday,
  kstMonthDay,
  kstTime,
  listingTime,
  relativeTime,
} from './time.ts'

const now = '2025-09-29T03:00:00.000Z'
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ago = (milliseconds: number) => new Date(Date.parse(now) - milliseconds)

describe('상대 시간', () => {
  it.each([
    [0, '방금 전'],
    [59 * SECOND, '방금 전'],
    [60 * SECOND, '1분 전'],
    [59 * MINUTE, '59분 전'],
    [60 * MINUTE, '1시간 전'],
    [24 * HOUR - 1, '23시간 전'],
    [DAY, '1일 전'],
    [7 * DAY - 1, '6일 전'],
    [7 * DAY, '1주 전'],
    [29 * DAY, '4주 전'],
    [30 * DAY, '1개월 전'],
    [364 * DAY, '11개월 전'],
    [365 * DAY, '1년 전'],
    [800 * DAY, '2년 전'],
  ])('%i밀리초 전은 "%s"이다', (passed, text) => {
    expect(spaced(relativeTime(ago(passed), now))).toBe(text)
  })

  it('시계가 어긋나 미래인 시각은 방금 전이다', () => {
    expect(spaced(relativeTime(ago(-3 * HOUR), now))).toBe('방금 전')
  })

  it('끌어올린 상품만 끌올을 붙인다', () => {
    expect(spaced(listingTime(ago(3 * DAY), ago(5 * MINUTE), now))).toBe('끌올 5분 전')
    expect(spaced(listingTime(ago(3 * DAY), ago(3 * DAY), now))).toBe('3일 전')
  })
})

describe('한국 시각', () => {
  it('UTC로는 전날인 시각도 한국 날짜로 적는다', () => {
    const lateSunday = '2025-09-28T15:05:00.000Z'
    expect(spaced(kstDate(lateSunday))).toBe('2025년 9월 29일')
    expect(spaced(kstDateWithWeekday(lateSunday))).toBe('2025년 9월 29일 월요일')
    expect(spaced(kstMonthDay(lateSunday))).toBe('9월 29일')
    expect(spaced(kstDayAndWeekday(lateSunday))).toBe('9월 29일 (월)')
    expect(spaced(kstDateShort(lateSunday))).toBe('2025.09.29')
    expect(spaced(kstDateTime(lateSunday))).toBe('2025.09.29 오전 12:05')
  })

  it('정오는 오후 12시, 자정은 오전 12시이다', () => {
    expect(spaced(kstTime('2025-09-29T03:00:00.000Z'))).toBe('오후 12:00')
    expect(spaced(kstTime('2025-09-29T15:00:00.000Z'))).toBe('오전 12:00')
    expect(spaced(kstTime('2025-09-29T06:07:00.000Z'))).toBe('오후 3:07')
  })
})

it('날짜와 시각은 그 안에서 줄이 바뀌지 않고, 날짜와 시각 사이에서는 바뀔 수 있다', () => {
  const at = '2025-09-29T06:05:00.000Z'
  const inOne = [kstDate(at), kstDayAndWeekday(at), kstTime(at), relativeTime(ago(HOUR), now)]
  for (const text of inOne) expect(text).not.toContain(' ')
  expect(kstDateTime(at)).toBe('2025.09.29 오후\u00a03:05')
  expect(unbrokenMoments('약속을 정했어요 · 11월 3일 (화) 오후 7:00 합정역')).toBe(
    '약속을 정했어요 · 11월\u00a03일\u00a0(화) 오후\u00a07:00 합정역',
  )
})
