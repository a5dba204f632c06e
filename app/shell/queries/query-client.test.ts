import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-call.ts'
import { createQueryClient } from './query-client.ts'

describe('질의 계층 (SPEC.md 4, 9절)', () => {
  it('실패해도 다시 묻지 않는다', async () => {
    const queryFn = vi.fn(() => Promise.reject(new ApiError(500)))
    const queries = createQueryClient(() => undefined)
    await expect(queries.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow()
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('마운트와 창 초점에서 다시 묻지 않고, 표에 적힌 것만 마운트에서 묻는다', async () => {
    const queries = createQueryClient(() => undefined)
    const queryFn = vi.fn(async () => 1)
    queries.setQueryData(['x'], 0)
    const mount = (options: object) => {
      const observer = new QueryObserver(queries, { queryKey: ['x'], queryFn, ...options })
      observer.subscribe(() => undefined)()
      observer.destroy()
    }
    mount({})
    expect(queryFn).not.toHaveBeenCalled()
    expect(queries.getDefaultOptions().queries).toMatchObject({ refetchOnWindowFocus: false })
    mount({ refetchOnMount: 'always' })
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('질의나 변경의 401은 한 곳에서 세션을 끝낸다', async () => {
    const leave = vi.fn()
    const queries = createQueryClient(leave)
    const fail = (status: number) => () => Promise.reject(new ApiError(status))
    await queries.fetchQuery({ queryKey: ['a'], queryFn: fail(403) }).catch(() => undefined)
    expect(leave).not.toHaveBeenCalled()
    await queries.fetchQuery({ queryKey: ['b'], queryFn: fail(401) }).catch(() => undefined)
    expect(leave).toHaveBeenCalledTimes(1)
    const changing = queries.getMutationCache().build(queries, { mutationFn: fail(401) })
    await changing.execute(undefined).catch(() => undefined)
    expect(leave).toHaveBeenCalledTimes(2)
  })
})
