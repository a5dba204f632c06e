import { describe, expect, test, vi } from 'vitest'
import { createSignOut } from './sign-out.ts'

function setUp(post: () => Promise<boolean>) {
  let time = 0
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  const posted = vi.fn(post)
  const requestSignOut = createSignOut({
    post: posted,
    forget: note('forget'),
    owe: note('owe'),
    goOn: note('goOn'),
    now: () => time,
  })
  return {
    requestSignOut,
    posted,
    done,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

describe('로그아웃', () => {
  test('서버에 알린 뒤 브라우저가 가진 것을 지우고 이동한다', async () => {
    const { requestSignOut, done } = setUp(async () => true)
    await requestSignOut()
    expect(done).toEqual(['forget', 'goOn'])
  })

  test.each([
    ['서버가 거절해도', async () => false],
    ['네트워크가 끊겨도', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('%s 로그아웃하고, 알리지 못한 것을 기억한다', async (_name, post) => {
    const { requestSignOut, done } = setUp(post)
    await requestSignOut()
    expect(done).toEqual(['owe', 'forget', 'goOn'])
  })

  test('500 ms 안에 다시 누른 것은 하나로 친다', async () => {
    const { requestSignOut, posted, wait } = setUp(async () => true)
    await requestSignOut()
    wait(499)
    await requestSignOut()
    wait(499)
    await requestSignOut()
    expect(posted).toHaveBeenCalledTimes(1)
    wait(500)
    await requestSignOut()
    expect(posted).toHaveBeenCalledTimes(2)
  })

  test('진행 중에는 다시 보내지 않는다', async () => {
    let finish = (_done: boolean) => {}
    const { requestSignOut, posted, wait } = setUp(
      () => new Promise((resolve) => (finish = resolve)),
    )
    const first = requestSignOut()
    wait(3_000)
    void requestSignOut()
    expect(posted).toHaveBeenCalledTimes(1)
    finish(true)
    await first
  })
})
