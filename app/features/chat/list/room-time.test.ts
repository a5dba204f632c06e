import { expect, it } from 'vitest'
import { spaced } from '#tests/support/spaced.ts'
import { roomTime } from './room-time.ts'

const NOW = '2025-09-29T06:00:00Z' // 오후 3:00 in Korea

it.each([
  ['2025-09-29T05:12:00Z', '오후 2:12', '오늘은 시각'],
  ['2025-09-28T15:00:00Z', '오전 12:00', '한국의 오늘이 시작되는 시각'],
  ['2025-09-28T14:59:00Z', '어제', '한국의 어제 마지막 분'],
  ['2025-09-27T15:00:00Z', '어제', '한국의 어제 첫 분'],
  ['2025-09-27T14:59:00Z', '9월 27일', '그저께부터는 날짜'],
  ['2024-12-31T00:00:00Z', '2024.12.31', '다른 해는 연도까지'],
  ['2025-09-29T06:00:30Z', '오후 3:00', '서버보다 앞선 시각은 오늘'],
])('%s은 %s (%s)', (at, shown) => {
  expect(spaced(roomTime(at, NOW))).toBe(shown)
})
