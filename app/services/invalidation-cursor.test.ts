import { describe, expect, it } from 'vitest'
import { CHANGES_RETENTION_MS, EVERYTHING } from '#contracts/content-changes.ts'
import { createInvalidationCursor, type FetchChanges } from './invalidation-cursor.ts'

type Answer = Awaited<ReturnType<FetchChanges>>

/** The log is read at the end of a turn, once for all calls of that turn. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A cursor whose requests are answered by the test. */
function open() {
  const asked: {
    after: string | undefined
    answer: (answer: Answer) => void
    fail: () => void
  }[] = []
  const reported: string[][] = []
  let time = 0
  const cursor = createInvalidationCursor(
    (after) =>
      new Promise((resolve, reject) => {
        asked.push({ after, answer: resolve, fail: () => reject(new Error('no host')) })
      }),
    () => time,
  )
  cursor.onChange((tags) => reported.push([...tags]))
  return { cursor, asked, reported, pass: (milliseconds: number) => (time += milliseconds) }
}

const at = (place: string, ...changes: [number, string][]): Answer => ({
  place,
  changes: changes.map(([changeSeq, tag]) => ({ changeSeq, tag })),
})

describe('the invalidation cursor', () => {
  it('reads from its last position, and notifies before it resolves', async () => {
    const { cursor, asked, reported } = open()
    const first = cursor.advance()
    await turn()
    asked[0]?.answer(at('10'))
    expect(await first).toBe(true)
    const second = cursor.advance()
    await turn()
    expect(asked[1]?.after).toBe('10')
    asked[1]?.answer(at('12', [1, 'p7'], [2, 'goods']))
    await second
    expect(reported).toEqual([['p7', 'goods']])
  })

  it('starts a new read for a call made while another read is running: an earlier read proves nothing', async () => {
    const { cursor, asked } = open()
    const first = [cursor.advance(), cursor.advance()]
    await turn()
    const second = cursor.advance()
    await turn()
    const third = cursor.advance()
    expect(asked).toHaveLength(1)
    asked[0]?.answer(at('10'))
    await Promise.all(first)
    await turn()
    expect(asked).toHaveLength(2)
    asked[1]?.answer(at('11', [1, 'p7']))
    expect(await Promise.all([second, third])).toEqual([true, true])
    expect(asked).toHaveLength(2)
  })

  it('reports a change once that appears again while an older transaction runs', async () => {
    const { cursor, asked, reported } = open()
    for (const [index, answer] of [
      at('10'),
      at('10', [1, 'p1']),
      at('10', [1, 'p1'], [2, 'p2']),
      at('13', [1, 'p1'], [2, 'p2'], [3, 'p3']),
    ].entries()) {
      const reached = cursor.advance()
      await turn()
      asked[index]?.answer(answer)
      await reached
    }
    expect(reported).toEqual([['p1'], ['p2'], ['p3']])
  })

  it('returns false when a read fails, and pauses before the next one', async () => {
    const { cursor, asked, pass } = open()
    const first = cursor.advance()
    await turn()
    asked[0]?.fail()
    expect(await first).toBe(false)
    expect(await cursor.advance()).toBe(false)
    expect(asked).toHaveLength(1)
    pass(5_000)
    const second = cursor.advance()
    await turn()
    asked[1]?.answer(at('10'))
    expect(await second).toBe(true)
  })

  it('reports that everything has changed when the changes since its position may have been deleted', async () => {
    const { cursor, asked, reported, pass } = open()
    const first = cursor.advance()
    await turn()
    asked[0]?.answer(at('10'))
    await first
    pass(CHANGES_RETENTION_MS)
    const second = cursor.advance()
    await turn()
    expect(asked[1]?.after).toBeUndefined()
    asked[1]?.answer(at('90'))
    await second
    expect(reported).toEqual([[EVERYTHING]])
  })
})
