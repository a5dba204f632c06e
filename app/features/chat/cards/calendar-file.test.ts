import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const APPOINTMENT = {
  appointmentSeq: 7,
  at: '2026-11-22T06:00:00.000Z',
  place: '합정역 2번 출구',
  remindMinutes: 30,
  state: 'ACCEPTED',
  updatedAt: '2026-11-21T03:00:00.000Z',
  product: { title: '아이폰 16' },
  other: { nickName: '빠른배송가게' },
} as const
const LINKS = { room: 'https://duson.example/chat/12', host: 'duson.example' }

const file = (change: Partial<Parameters<typeof calendarFile>[0]> = {}) =>
  calendarFile({ ...APPOINTMENT, ...change }, LINKS)
/** Lines as a calendar reads them: unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('캘린더 파일', () => {
  it('약속을 RFC 5545로 적는다', () => {
    expect(linesOf(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Duson//Chat//KO',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:appointment-7@duson.example',
      'DTSTAMP:20261121T030000Z',
      'SEQUENCE:1',
      'STATUS:CONFIRMED',
      'DTSTART:20261122T060000Z',
      'DURATION:PT30M',
      'SUMMARY:직거래 약속 · 아이폰 16',
      'LOCATION:합정역 2번 출구',
      'DESCRIPTION:빠른배송가게님과 만나요.\\nhttps://duson.example/chat/12',
      'URL:https://duson.example/chat/12',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:직거래 약속 · 아이폰 16',
      'TRIGGER:-PT30M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('알리지 않기면 알림이 없다', () => {
    expect(file({ remindMinutes: 0 })).not.toContain('VALARM')
    expect(file({ remindMinutes: 120 })).toContain('TRIGGER:-PT120M')
  })

  it.each([
    ['PROPOSED', 'TENTATIVE', 0],
    ['CANCELLED', 'CANCELLED', 2],
    ['DECLINED', 'CANCELLED', 2],
  ] as const)('%s는 %s이다', (state, status, sequence) => {
    expect(linesOf(file({ state }))).toEqual(
      expect.arrayContaining([`STATUS:${status}`, `SEQUENCE:${sequence}`]),
    )
  })

  it('쉼표, 쌍반점, 역빗금, 줄바꿈을 풀어 적어 다른 줄을 끼워 넣지 못한다', () => {
    const lines = linesOf(
      file({ place: 'a,b;c\\d\r\nEND:VEVENT\nX:1\u0000', product: { title: '책, 3권; 새것' } }),
    )
    expect(lines).toContain('LOCATION:a\\,b\\;c\\\\d\\nEND:VEVENT\\nX:1')
    expect(lines).toContain('SUMMARY:직거래 약속 · 책\\, 3권\\; 새것')
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  it('한 줄은 75바이트까지이고, 글자를 가르지 않고 접는다', () => {
    const title = `${'가나다라마바사아자차카타파하 '.repeat(8)}👨‍👩‍👧‍👦🎉`
    const text = file({ product: { title }, place: `${'x'.repeat(66)}가` })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\ufffd')
    expect(linesOf(text)).toContain(`SUMMARY:직거래 약속 · ${title}`)
    expect(linesOf(text)).toContain(`LOCATION:${'x'.repeat(66)}가`)
    expect(text).not.toMatch(/(?<!\r)\n/)
  })
})
