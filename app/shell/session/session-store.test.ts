import { describe, expect, test, vi } from 'vitest'
import { createSessionCall, SessionCallError, sessionCall } from './session-calls.ts'
import {
  createSessionStore,
  type SignedInSession,
  sessionStore,
  whenSignedIn,
} from './session-store.ts'

const SIGNED_IN: SignedInSession = {
  status: 'authenticated',
  userSeq: 7,
  role: 'USER',
  accessToken: 'token',
  accessTokenExpires: 1_800_000_000,
}

describe('세션을 기다리는 호출', () => {
  test('로그인할 때까지 끝나지 않고, 로그인하면 이어진다', async () => {
    const store = createSessionStore()
    const settled = vi.fn()
    const waiting = store.whenSignedIn(new AbortController().signal).finally(settled)
    store.set({ status: 'unauthenticated' })
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    store.set(SIGNED_IN)
    expect(await waiting).toBe(SIGNED_IN)
    expect(await store.whenSignedIn(new AbortController().signal)).toBe(SIGNED_IN)
  })

  test('취소하면 그 이유로 끝난다', async () => {
    const store = createSessionStore()
    const control = new AbortController()
    const waiting = store.whenSignedIn(control.signal)
    control.abort(new Error('화면을 떠났어요'))
    await expect(waiting).rejects.toThrow('화면을 떠났어요')
    await expect(store.whenSignedIn(control.signal)).rejects.toThrow('화면을 떠났어요')
  })

  test('수천 번 기다리고 취소해도 아무것도 남지 않는다', async () => {
    const store = createSessionStore()
    const shared = new AbortController()
    const removed = vi.spyOn(shared.signal, 'removeEventListener')
    for (let count = 0; count < 5_000; count += 1) {
      const control = new AbortController()
      const waiting = store.whenSignedIn(control.signal).catch(() => undefined)
      void store.whenSignedIn(shared.signal)
      control.abort()
      await waiting
    }
    expect(store.waiting()).toBe(5_000)
    store.set(SIGNED_IN)
    expect(store.waiting()).toBe(0)
    expect(removed).toHaveBeenCalledTimes(5_000)
  })

  test('이 화면의 호출도 기다리고, 취소하면 남지 않는다', async () => {
    const control = new AbortController()
    const { signal } = control
    const waiting = [whenSignedIn(signal), sessionCall('/api/my-page', { signal })]
    expect(sessionStore.waiting()).toBe(2)
    control.abort()
    for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected')
    expect(sessionStore.waiting()).toBe(0)
  })

  test('듣기를 그만두면 더는 알리지 않는다', () => {
    const store = createSessionStore()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.set(SIGNED_IN)
    stop()
    store.set({ status: 'unauthenticated' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('로그인이 필요한 호출', () => {
  const callWith = (response: () => Response) => {
    const store = createSessionStore()
    const fetch = vi.fn(async () => response())
    const leave = vi.fn()
    return { store, fetch, leave, call: createSessionCall({ store, fetch, leave }) }
  }

  test('세션이 생긴 뒤에야 보낸다', async () => {
    const { store, fetch, leave, call } = callWith(() => Response.json({ nickName: '두손이' }))
    const { signal } = new AbortController()
    const answer = call('/api/state-info', { signal })
    await Promise.resolve()
    expect(fetch).not.toHaveBeenCalled()
    store.set(SIGNED_IN)
    expect(await answer).toEqual({ nickName: '두손이' })
    expect(leave).not.toHaveBeenCalled()
  })

  test('기다리다 취소하면 보내지 않는다', async () => {
    const { store, fetch, call } = callWith(() => Response.json({}))
    const control = new AbortController()
    const answer = call('/api/my-page', { signal: control.signal })
    control.abort()
    await expect(answer).rejects.toThrow()
    store.set(SIGNED_IN)
    expect(fetch).not.toHaveBeenCalled()
  })

  test('401이면 로그아웃하고 떠난다', async () => {
    const { store, leave, call } = callWith(() => new Response(null, { status: 401 }))
    store.set(SIGNED_IN)
    const answer = call('/api/my-page', { signal: new AbortController().signal })
    await expect(answer).rejects.toThrow(SessionCallError)
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test('다른 실패로는 로그아웃하지 않는다', async () => {
    const { store, leave, call } = callWith(() => new Response(null, { status: 503 }))
    store.set(SIGNED_IN)
    const answer = call('/api/my-page', { signal: new AbortController().signal })
    await expect(answer).rejects.toMatchObject({ status: 503 })
    expect(leave).not.toHaveBeenCalled()
  })
})
