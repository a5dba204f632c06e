import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAutosave, type SavingState } from './autosave.ts'
import type { DraftSaving } from './send-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp(answers: (() => DraftSaving | Promise<DraftSaving>)[]) {
  const states: SavingState['kind'][] = []
  const send = vi.fn(async () => {
    const answer = answers.shift()
    if (!answer) throw new Error('sent once too often')
    return answer()
  })
  const autosave = createAutosave({ send, onState: ({ kind }) => states.push(kind) })
  return { autosave, send, states }
}

const saved = (): DraftSaving => ({ kind: 'SAVED', revision: 1 })

it('마지막으로 고치고 3초 뒤에 한 번 저장한다', async () => {
  const { autosave, send, states } = setUp([saved])
  autosave.changed()
  await vi.advanceTimersByTimeAsync(2_000)
  autosave.changed()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(states.slice(-2)).toEqual(['SAVING', 'SAVED'])
})

it('저장하는 동안 고친 것은 다음 차례에 저장한다', async () => {
  let answer: (saving: DraftSaving) => void = () => undefined
  const { autosave, send, states } = setUp([
    () =>
      new Promise<DraftSaving>((resolve) => {
        answer = resolve
      }),
    saved,
  ])
  autosave.changed()
  await vi.advanceTimersByTimeAsync(3_000)
  autosave.changed()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).toHaveBeenCalledTimes(1)
  answer(saved())
  await vi.advanceTimersByTimeAsync(3_000)
  expect(send).toHaveBeenCalledTimes(2)
  expect(states.at(-1)).toBe('SAVED')
})

it('오프라인이면 다시 시도하고, 연결되면 바로 저장한다', async () => {
  const offline = (): DraftSaving => ({ kind: 'OFFLINE' })
  const { autosave, send, states } = setUp([offline, offline, saved])
  autosave.changed()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(states.at(-1)).toBe('OFFLINE')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(send).toHaveBeenCalledTimes(2)
  await autosave.now()
  expect(states.at(-1)).toBe('SAVED')
})

it('다른 기기가 먼저 저장했으면 고를 때까지 저장하지 않는다', async () => {
  const theirs = { draftId: '1', revision: 4, updatedAt: '', content: {}, photos: [] }
  const { autosave, send, states } = setUp([() => ({ kind: 'CONFLICT', theirs }), saved])
  autosave.changed()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(states.at(-1)).toBe('CONFLICT')
  autosave.changed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
  await autosave.resume()
  expect(states.at(-1)).toBe('SAVED')
})
