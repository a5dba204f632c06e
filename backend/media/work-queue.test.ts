import { expect, test } from 'vitest'
import { QueueFullError, WorkQueue } from './work-queue.ts'

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('한꺼번에 정해진 수만 하고, 같은 일은 한 번만 한다', async () => {
  const queue = new WorkQueue({ atOnce: 2, length: 10 })
  const door = gate()
  let running = 0
  let most = 0
  let runs = 0
  const job = async () => {
    runs += 1
    running += 1
    most = Math.max(most, running)
    await door.opened
    running -= 1
    return runs
  }
  const answers = ['a', 'b', 'c', 'a', 'c', 'a'].map((key) => queue.run(key, job))
  door.open()
  await Promise.all(answers)
  expect(runs).toBe(3)
  expect(most).toBe(2)
})

test('줄이 다 차면 거절하지만, 이미 있는 일에는 함께 기다릴 수 있다', async () => {
  const queue = new WorkQueue({ atOnce: 1, length: 1 })
  const door = gate()
  const first = queue.run('a', () => door.opened)
  const second = queue.run('b', () => door.opened)
  await expect(queue.run('c', () => door.opened)).rejects.toBeInstanceOf(QueueFullError)
  const joined = queue.run('b', () => Promise.reject(new Error('must not run')))
  door.open()
  await expect(Promise.all([first, second, joined])).resolves.toHaveLength(3)
})

test('기다리던 사람이 모두 떠나면 자리가 비고 일은 시작되지 않는다', async () => {
  const queue = new WorkQueue({ atOnce: 1, length: 1 })
  const door = gate()
  const first = queue.run('a', () => door.opened)
  const one = new AbortController()
  const two = new AbortController()
  let ran = false
  const work = async () => {
    ran = true
  }
  const left = [queue.run('b', work, one.signal), queue.run('b', work, two.signal)]
  one.abort(new Error('left'))
  expect(queue.depth).toBe(1)
  two.abort(new Error('left'))
  expect(queue.depth).toBe(0)
  for (const promise of left) await expect(promise).rejects.toThrow('left')
  const next = queue.run('c', async () => 'done')
  door.open()
  await first
  expect(await next).toBe('done')
  expect(ran).toBe(false)
})

test('한 일의 실패는 다음 일을 막지 않고, 같은 일을 다시 할 수 있다', async () => {
  const queue = new WorkQueue({ atOnce: 1, length: 5 })
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('a', async () => 'mended')).toBe('mended')
})

test('닫으면 기다리던 일은 돌려보내고 하던 일은 끝낸다', async () => {
  const queue = new WorkQueue({ atOnce: 1, length: 5 })
  const door = gate()
  let finished = false
  const first = queue.run('a', async () => {
    await door.opened
    finished = true
  })
  const second = queue.run('b', async () => 'never')
  const refused = expect(second).rejects.toBeInstanceOf(QueueFullError)
  const closed = queue.close()
  door.open()
  await Promise.all([first, closed, refused])
  expect(finished).toBe(true)
  await expect(queue.run('c', async () => 'late')).rejects.toBeInstanceOf(QueueFullError)
})
