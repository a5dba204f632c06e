import { describe, expect, it, vi } from 'vitest'
import { changeHeart, type HeartDeps } from './change-heart.ts'
import type { HeartAnswer } from './heart-state.ts'
import { createHeartStore } from './heart-store.ts'

function setUp(send: HeartDeps['send']) {
  const store = createHeartStore()
  const deps = { store, send: vi.fn(send), tell: vi.fn(), signIn: vi.fn() }
  return { store, deps }
}
const agree = async (_seq: number, favorite: boolean): Promise<HeartAnswer> => ({
  isFavorite: favorite,
})

describe('하트', () => {
  it('누르면 답을 기다리지 않고 바뀐다', async () => {
    const { store, deps } = setUp(agree)
    const done = changeHeart(deps, 7, true, true)
    expect(store.get(7)).toBe('ON')
    expect(await done).toBe(true)
    expect(deps.send.mock.calls).toEqual([[7, true]])
  })

  it('빠르게 여러 번 눌러도 마지막에 누른 대로 된다', async () => {
    const answers: (() => void)[] = []
    const { store, deps } = setUp(
      (_seq, favorite) =>
        new Promise((resolve) => answers.push(() => resolve({ isFavorite: favorite }))),
    )
    const first = changeHeart(deps, 7, true, true)
    await changeHeart(deps, 7, false, true)
    answers.shift()?.()
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers.shift()?.()
    await first
    expect(deps.send.mock.calls).toEqual([
      [7, true],
      [7, false],
    ])
    expect(store.get(7)).toBe('OFF')
  })

  it('거절되면 되돌아가고 이유를 말한다', async () => {
    const { store, deps } = setUp(async () => ({ message: '내 상품은 찜할 수 없어요.' }))
    expect(await changeHeart(deps, 7, true, true)).toBe(false)
    expect(store.get(7)).toBe('OFF')
    expect(deps.tell.mock.calls).toEqual([['내 상품은 찜할 수 없어요.']])
  })

  it('연결이 없으면 되돌아가고 그렇게 말한다', async () => {
    const { store, deps } = setUp(async () => {
      throw new TypeError('no connection')
    })
    await changeHeart(deps, 7, false, true)
    expect(store.get(7)).toBe('ON')
    expect(deps.tell).toHaveBeenCalledOnce()
  })

  it('로그인하지 않은 사람의 하트는 바뀌지 않고 로그인을 묻는다', async () => {
    const { store, deps } = setUp(async () => ({ signInFirst: true }))
    await changeHeart(deps, 7, true, false)
    expect(store.get(7)).toBeUndefined()
    expect(deps.signIn).toHaveBeenCalledOnce()
  })

  it('서버가 나중에 한 말을 따르되, 같은 말을 두 번 듣지 않고 기다리는 하트는 두지 않는다', () => {
    const { store } = setUp(agree)
    const said = { 7: 'ON', 8: 'OFF' } as const
    store.hear(said)
    expect([store.get(7), store.get(8)]).toEqual(['ON', 'OFF'])
    store.set(7, 'OFF')
    store.hear(said)
    expect(store.get(7)).toBe('OFF')
    store.begin(8)
    store.set(8, 'ON')
    store.hear({ 7: 'ON', 8: 'OFF' })
    expect([store.get(7), store.get(8)]).toEqual(['ON', 'ON'])
  })
})
