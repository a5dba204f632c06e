import { expect, it } from 'vitest'
import { caseAge } from './case-age.ts'

const NOW = '2026-11-23T03:00:00.000Z'
const age = (since: string, decideBy: string | null = null, contactBy: string | null = null) =>
  caseAge({ since, decideBy, contactBy, now: NOW })

it('기다린 시간을 분, 시간, 날로 말한다', () => {
  expect(age('2026-11-23T02:20:00.000Z').words).toBe('40분')
  expect(age('2026-11-22T22:00:00.000Z').words).toBe('5시간')
  expect(age('2026-11-20T02:00:00.000Z').words).toBe('3일')
})

it('결정 기한이 지났는지와 14일, 30일을 넘었는지 알린다', () => {
  expect(age('2026-11-20T03:00:00.000Z', '2026-11-27T03:00:00.000Z')).toMatchObject({
    isLate: false,
    alarm: null,
  })
  expect(age('2026-11-09T03:00:00.000Z', '2026-11-16T03:00:00.000Z')).toMatchObject({
    isLate: true,
    alarm: 14,
  })
  expect(age('2026-10-20T03:00:00.000Z').alarm).toBe(30)
})

it('24시간 안에 하지 않은 첫 연락을 알린다', () => {
  const since = '2026-11-22T02:00:00.000Z'
  expect(age(since, null, '2026-11-23T02:00:00.000Z').isUncontacted).toBe(true)
  expect(age(since, null, '2026-11-23T04:00:00.000Z').isUncontacted).toBe(false)
  expect(age(since).isUncontacted).toBe(false)
})
