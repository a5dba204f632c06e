import { describe, expect, it } from 'vitest'
import { readAppointment } from './read-appointment.ts'

/** 21 November 2026, noon in Korea. */
const NOW = new Date('2026-11-21T03:00:00Z')
const GOOD = { date: '2026-11-22', time: '15:00', place: '합정역  2번 출구 ', remindMinutes: '30' }

describe('약속 잡기', () => {
  it('한국 시간을 UTC로 바꾸고 장소를 다듬는다', () => {
    expect(readAppointment(GOOD, NOW)).toEqual({
      at: '2026-11-22T06:00:00.000Z',
      place: '합정역 2번 출구',
      remindMinutes: 30,
    })
  })

  it.each([
    [{ date: '' }, 'date', '만날 날짜를 골라 주세요.'],
    [{ time: '' }, 'time', '만날 시간을 골라 주세요.'],
    [{ date: '2026-02-30' }, 'date', '날짜를 다시 골라 주세요. 예: 2026-11-22'],
    [{ time: '25:00' }, 'time', '시간을 다시 골라 주세요. 예: 15:00'],
    [
      { date: '2026-11-21', time: '12:00' },
      'time',
      '이미 지난 시간이에요. 앞으로의 시간을 골라 주세요.',
    ],
    [
      { date: '2027-02-19', time: '12:01' },
      'date',
      '90일 안의 날짜만 약속할 수 있어요. 더 가까운 날을 골라 주세요.',
    ],
    [{ place: '  ' }, 'place', '만날 장소를 입력해 주세요.'],
    [{ place: '가'.repeat(61) }, 'place', '장소는 60자까지 입력할 수 있어요.'],
    [{ remindMinutes: '7' }, 'remindMinutes', '알림 시간을 골라 주세요.'],
  ])('%j', (change, field, message) => {
    expect(readAppointment({ ...GOOD, ...change }, NOW)).toEqual({ field, message })
  })

  it('90일이 되는 그 시간까지는 된다', () => {
    expect(readAppointment({ ...GOOD, date: '2027-02-19', time: '12:00' }, NOW)).toMatchObject({
      at: '2027-02-19T03:00:00.000Z',
    })
  })
})
