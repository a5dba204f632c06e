import { describe, expect, it } from 'vitest'
import { CHANGES_KEPT_MS, EVERYTHING } from '#contracts/content-changes.ts'
import { type AskForChanges, createContentClock } from './content-clock.ts'

type Answer = Awaited<ReturnType<AskForChanges>>

/** Questions are asked at the end of a turn, for all who asked in it. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A clock whose questions the test answers itself. */
function open() {
  const asked: {
    after: string | undefined
    answer: (answer: Answer) => void
    fail: () => void
  }[] = []
  const told: string[][] = []
  let time = 0
  const clock = createContentClock(
    (after) =>
      new Promise((resolve, reject) => {
        asked.push({ after, answer: resolve, fail: () => reject(new Error('no host')) })
      }),
    () => time,
  )
  clock.onChange((tags) => told.push([...tags]))
  return { clock, asked, told, pass: (milliseconds: number) => (time += milliseconds) }
}

const at = (place: string, ...changes: [number, string][]): Answer => ({
  place,
  changes: changes.map(([changeSeq, tag]) => ({ changeSeq, tag })),
})

describe('the clock of the public content', () => {
  it('asks from the place that it heard of last, and tells before it resolves', async () => {
    const { clock, asked, told } = open()
    const first = clock.reach()
    await turn()
    asked[0]?.answer(at('10'))
    expect(await first).toBe(true)
    const second = clock.reach()
    await turn()
    expect(asked[1]?.after).toBe('10')
    asked[1]?.answer(at('12', [1, 'p7'], [2, 'goods']))
    await second
    expect(told).toEqual([['p7', 'goods']])
  })

  it('does not take a question that was on its way for its own: one asked before proves nothing', async () => {
    const { clock, asked } = open()
    const first = [clock.reach(), clock.reach()]
    await turn()
    const second = clock.reach()
    await turn()
    const third = clock.reach()
    expect(asked).toHaveLength(1)
    asked[0]?.answer(at('10'))
    await Promise.all(first)
    await turn()
    expect(asked).toHaveLength(2)
    asked[1]?.answer(at('11', [1, 'p7']))
    expect(await Promise.all([second, third])).toEqual([true, true])
    expect(asked).toHaveLength(2)
  })

  it('tells a change once that it hears of again while an older transaction runs', async () => {
    const { clock, asked, told } = open()
    for (const [index, answer] of [
      at('10'),
      at('10', [1, 'p1']),
      at('10', [1, 'p1'], [2, 'p2']),
      at('13', [1, 'p1'], [2, 'p2'], [3, 'p3']),
    ].entries()) {
      const reached = clock.reach()
      await turn()
      asked[index]?.answer(answer)
      await reached
    }
    expect(told).toEqual([['p1'], ['p2'], ['p3']])
  })

  it('says when nobody answers, and does not ask again at once', async () => {
    const { clock, asked, pass } = open()
    const first = clock.reach()
    await turn()
    asked[0]?.fail()
    expect(await first).toBe(false)
    expect(await clock.reach()).toBe(false)
    expect(asked).toHaveLength(1)
    pass(5_000)
    const second = clock.reach()
    await turn()
    asked[1]?.answer(at('10'))
    expect(await second).toBe(true)
  })

  it('takes everything for changed where the changes since may be gone', async () => {
    const { clock, asked, told, pass } = open()
    const first = clock.reach()
    await turn()
    asked[0]?.answer(at('10'))
    await first
    pass(CHANGES_KEPT_MS)
    const second = clock.reach()
    await turn()
    expect(asked[1]?.after).toBeUndefined()
    asked[1]?.answer(at('90'))
    await second
    expect(told).toEqual([[EVERYTHING]])
  })
})
