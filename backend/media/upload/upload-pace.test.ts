import { expect, test } from 'vitest'
import { PACE_LIMITS, UploadPace } from './upload-pace.ts'

/** Sends chunks of one size at an interval, until the sender is too slow or all is sent. */
function send(piece: number, everyMs: number, whole: number): { isDone: boolean; ms: number } {
  const pace = new UploadPace()
  let ms = 0
  for (let sent = 0; sent < whole; sent += piece) {
    if (everyMs >= pace.patienceMs) return { isDone: false, ms: ms + pace.patienceMs }
    ms += everyMs
    if (!pace.note(piece, everyMs)) return { isDone: false, ms }
  }
  return { isDone: true, ms }
}

const MB = 1_024 * 1_024

test.each([
  ['아무것도 보내지 않으면', 1, Number.MAX_SAFE_INTEGER],
  ['10초마다 한 바이트면', 1, 10_000],
  ['1초에 한 바이트면', 1, 1_000],
  ['1초에 3KB면', 3 * 1_024, 1_000],
])('%s 15초 안에 끝낸다', (_name, piece, everyMs) => {
  const { isDone, ms } = send(piece, everyMs, MB)
  expect(isDone).toBe(false)
  expect(ms).toBeLessThanOrEqual(PACE_LIMITS.stretchMs)
})

test('느린 휴대전화는 가장 큰 파일도 다 보낸다', () => {
  expect(send(30 * 1_024, 1_000, 50 * MB)).toMatchObject({ isDone: true })
  expect(send(60 * 1_024, 14_000, MB)).toMatchObject({ isDone: true })
  expect(send(1_000, 1, 10_000)).toMatchObject({ isDone: true })
})

test('미리 많이 보내 두어도 나중에 쉴 수는 없고, 모두 더해 30분이 넘으면 끝낸다', () => {
  const pace = new UploadPace()
  expect(pace.note(20 * MB, 1_000)).toBe(true)
  expect(pace.patienceMs).toBe(PACE_LIMITS.stretchMs)
  expect(pace.note(1, 15_000)).toBe(false)
  const { isDone, ms } = send(60 * 1_024, 10_000, 50 * MB)
  expect([isDone, ms]).toEqual([false, PACE_LIMITS.wholeMs])
})
