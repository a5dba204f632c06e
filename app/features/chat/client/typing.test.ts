import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTypingTeller, createTypingWatch } from './typing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('입력 중은 자판을 아무리 눌러도 2초에 한 번 알리고, 보내면 끝을 알린다', () => {
  const told: boolean[] = []
  const teller = createTypingTeller((isOn) => told.push(isOn), Date.now)
  for (let key = 0; key < 50; key += 1) {
    teller.note()
    vi.advanceTimersByTime(100)
  }
  expect(told).toEqual([true, true, true])
  teller.end()
  teller.end()
  expect(told).toEqual([true, true, true, false])
})

it('상대의 입력 중은 다시 알리지 않으면 5초 뒤에 끝난다', () => {
  const seen: boolean[] = []
  const watch = createTypingWatch((isOn) => seen.push(isOn))
  watch.begin()
  vi.advanceTimersByTime(4_000)
  watch.begin()
  vi.advanceTimersByTime(4_999)
  expect(seen).toEqual([true])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([true, false])
  watch.end()
  expect(seen).toEqual([true, false])
})
