import { expect, it } from 'vitest'
import { sanctionEnd } from '#contracts/sanction-rules.ts'
import { sanctionLabel } from './sanction-words.ts'

it('며칠 동안인지 말하고, 끝이 없으면 날을 말하지 않는다', () => {
  const startsAt = new Date('2026-11-21T03:59:59Z')
  const until = (endsAt: Date | null) =>
    sanctionLabel({
      kind: 'SUSPENSION',
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })
  expect(until(sanctionEnd('D3', startsAt))).toBe('3일 이용 제한')
  expect(until(sanctionEnd('D30', startsAt))).toBe('30일 이용 제한')
  expect(until(sanctionEnd('PERMANENT', startsAt))).toBe('이용 제한')
})
