import { expect, it } from 'vitest'
import { countdownText, secondsUntil } from './countdown.ts'

it('남은 시간은 분과 두 자리 초로 적는다', () => {
  expect(countdownText(180)).toBe('3:00')
  expect(countdownText(161)).toBe('2:41')
  expect(countdownText(9)).toBe('0:09')
  expect(countdownText(0)).toBe('0:00')
})

it('남은 초는 올려 세고, 지난 뒤에는 0이다', () => {
  const now = Date.parse('2026-11-21T00:00:00.000Z')
  expect(secondsUntil('2026-11-21T00:03:00.000Z', now)).toBe(180)
  expect(secondsUntil('2026-11-21T00:00:00.001Z', now)).toBe(1)
  expect(secondsUntil('2026-11-20T23:59:59.000Z', now)).toBe(0)
})
