import { describe, expect, it } from 'vitest'
import { soon } from './soon.ts'

describe('기다림의 한도', () => {
  it('제때 온 답은 그대로 준다', async () => {
    expect(await soon(Promise.resolve('답'), 60_000)).toBe('답')
  })

  it('오지 않는 답은 null로 친다', async () => {
    expect(await soon(new Promise(() => undefined), 1)).toBeNull()
  })

  it('실패는 그대로 던진다', async () => {
    await expect(soon(Promise.reject(new Error('끊김')), 60_000)).rejects.toThrow('끊김')
  })
})
