import { describe, expect, it, vi } from 'vitest'
import { raceAbort, within } from './deadline.ts'

const never = () => new Promise<never>(() => undefined)

describe('within', () => {
  it('returns the result of work that is in time, and clears its timer', async () => {
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    expect(await within(Promise.resolve('result'), 60_000, null)).toBe('result')
    expect(cleared).toHaveBeenCalledOnce()
    cleared.mockRestore()
  })

  it('returns the fallback for work that does not settle', async () => {
    expect(await within(never(), 1, 'fallback')).toBe('fallback')
  })

  it('passes a failure to the caller', async () => {
    await expect(within(Promise.reject(new Error('broken')), 60_000, null)).rejects.toThrow(
      'broken',
    )
  })
})

describe('raceAbort', () => {
  it('settles as the work does, and removes its listener', async () => {
    const { signal } = new AbortController()
    const removed = vi.spyOn(signal, 'removeEventListener')
    expect(await raceAbort(async () => 'result', signal)).toBe('result')
    await expect(raceAbort(() => Promise.reject(new Error('broken')), signal)).rejects.toThrow(
      'broken',
    )
    await vi.waitFor(() => expect(removed).toHaveBeenCalledTimes(2))
  })

  it('rejects at the abort, whatever the work does', async () => {
    await expect(raceAbort(never, AbortSignal.timeout(1))).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    const start = vi.fn(never)
    await expect(raceAbort(start, AbortSignal.abort('gone'))).rejects.toBe('gone')
    expect(start).not.toHaveBeenCalled()
  })

  it('rejects where the work cannot even start', async () => {
    const start = () => {
      throw new Error('no work')
    }
    await expect(raceAbort(start, new AbortController().signal)).rejects.toThrow('no work')
  })
})
