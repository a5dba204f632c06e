import { describe, expect, it } from 'vitest'
import { parseFields } from '#app/forms/parse-fields.ts'
import { type RoomForms, roomForms } from './room-forms.ts'

/** 21 November 2026, noon in Korea. */
const NOW = new Date('2026-11-21T03:00:00Z')

function read<Intent extends keyof RoomForms>(intent: Intent, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseFields(roomForms(NOW)[intent], form)
}

describe('약속 잡기', () => {
  const GOOD = {
    date: '2026-11-22',
    time: '15:00',
    place: '합정역  2번 출구 ',
    remindMinutes: '30',
  }

  it('장소를 다듬는다', () => {
    expect(read('appointment', { ...GOOD, seen: '7' }).input).toEqual({
      seen: '7',
      formId: '',
      date: '2026-11-22',
      time: '15:00',
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
    expect(read('appointment', { ...GOOD, ...change }).errors).toEqual({ [field]: message })
  })

  it('틀린 것을 모두 함께 말한다', () => {
    const { errors } = read('appointment', { date: '', time: '', place: '', remindMinutes: '' })
    expect(Object.keys(errors ?? {})).toEqual(['date', 'time', 'place', 'remindMinutes'])
  })

  it('90일이 되는 그 시간까지는 된다', () => {
    const last = { ...GOOD, date: '2027-02-19', time: '12:00' }
    expect(read('appointment', last).errors).toBeNull()
  })
})

describe('신고의 내용', () => {
  it('이유가 있으면 신고할 수 있다', () => {
    const fraud = { reason: 'FRAUD', detail: ' 돈을\r\n보내래요\0 ', block: '1' }
    expect(read('report', fraud).input).toEqual({
      reason: 'FRAUD',
      detail: '돈을\n보내래요',
      block: true,
    })
    expect(read('report', { reason: 'SPAM' }).input).toEqual({
      reason: 'SPAM',
      detail: '',
      block: false,
    })
  })

  it.each([
    [{}, 'reason'],
    [{ reason: 'toString' }, 'reason'],
    [{ reason: 'OTHER', detail: '  ' }, 'detail'],
    [{ reason: 'FRAUD', detail: '가'.repeat(1_001) }, 'detail'],
  ])('모자라거나 넘치면 어디가 그런지 말한다', (fields, field) => {
    expect(Object.keys(read('report', fields).errors ?? {})).toEqual([field])
  })
})

describe('메시지', () => {
  const clientMessageId = '0123abcd'

  it.each([
    [' \r\n', '메시지를 입력해 주세요.'],
    ['가'.repeat(2_001), '메시지는 2,000자까지 보낼 수 있어요. 나눠서 보내 주세요.'],
  ])('%# 보낼 수 없으면 까닭을 말한다', (message, error) => {
    expect(read('send', { clientMessageId, message }).errors).toEqual({ message: error })
  })
})
