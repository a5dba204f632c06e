import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeyRing } from '#backend/keys/create-key-ring.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { memoryLimiter } from '#tests/support/memory-limiter.ts'
import { createActionBudget } from './action-budget.ts'

let logged: object[]
let budget: ReturnType<typeof createActionBudget>
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
  logged = []
  const log = {
    error: (fields: object, message: string) => void logged.push({ ...fields, message }),
  }
  budget = createActionBudget({ limiter: memoryLimiter(() => new Date()), log, perHour: 1_000 })
})
afterEach(() => vi.useRealTimers())

const keys = createKeyRing({ now: () => new Date() })
const from = (address: string, userSeq?: number, deviceUuid: string | null = randomUUID()) => ({
  keys,
  caller: { deviceUuid, address },
  viewer: userSeq === undefined ? null : { userSeq },
})

/** How many of so many lists of 30 were taken. */
async function taken(count: number, who: (index: number) => ReturnType<typeof from>) {
  let lists = 0
  for (let index = 0; index < count; index += 1)
    if ((await budget.take(who(index), 30)) === null) lists += 1
  return lists * 30
}

describe('entries of the action log', () => {
  it('are counted by address, network and installation for everybody who is not signed in', async () => {
    expect(await taken(10, () => from('203.0.113.7'))).toBe(90)
    expect(await taken(20, (index) => from(`203.0.113.${100 + index}`))).toBe(300 - 90)
    expect(await taken(60, (index) => from(`2001:db8:${index}::1`))).toBe(990 - 300)
    expect(await budget.take(from('198.51.100.1'), 30)).toBeGreaterThan(0)
  })

  it('are counted by device as well', async () => {
    expect(await taken(5, () => from('203.0.113.7', undefined, randomUUID()))).toBe(90)
    const device = randomUUID()
    expect(await taken(5, (index) => from(`2001:db8:${index}::1`, undefined, device))).toBe(30)
  })

  it('of members have a share that others cannot use up, bounded for each and for all', async () => {
    await taken(200, (index) => from(`2001:db8:${index}::1`))
    expect(await budget.take(from('2001:db8:1::1', 1), 30)).toBeNull()
    expect(await taken(5, () => from('2001:db8:1::1', 2))).toBe(30)
    expect(await taken(60, (index) => from('2001:db8:1::1', 100 + index))).toBe(990 - 60)
  })

  it('end for a day after ten busy hours', async () => {
    let all = 0
    for (let hour = 0; hour < 15; hour += 1) {
      all += await taken(40, (index) => from(`2001:db8:${index}::1`))
      vi.setSystemTime(Date.now() + 60 * MINUTE_MS)
    }
    expect(all).toBeGreaterThan(9_800)
    expect(all).toBeLessThanOrEqual(10_000)
  })

  it('that are dropped are logged once a minute, by their count', async () => {
    await taken(13, () => from('203.0.113.7'))
    expect(logged).toEqual([])
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    const line = { message: 'entries of the action log were refused', lists: 10, entries: 300 }
    expect(logged).toEqual([{ ...line, ofMembers: 0 }])
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
    expect(logged).toHaveLength(1)
    await taken(2, () => from('203.0.113.7'))
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(logged).toHaveLength(2)
  })
})
