import { expect, test } from 'vitest'
import { MemoryBudget } from './memory-budget.ts'
import { QueueFullError } from './work-queue.ts'

function door() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('백이 한꺼번에 와도 예산을 넘지 않고, 모두 끝난다', async () => {
  const budget = new MemoryBudget({ bytes: 100, length: 100 })
  let most = 0
  let running = 0
  const works = Array.from({ length: 100 }, (_, index) =>
    budget.run((index % 7) * 10 + 10, async () => {
      running += 1
      most = Math.max(most, budget.used)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return index
    }),
  )
  expect(await Promise.all(works)).toEqual(Array.from({ length: 100 }, (_, index) => index))
  expect(most).toBeGreaterThan(60)
  expect(most).toBeLessThanOrEqual(100)
  expect([running, budget.used]).toEqual([0, 0])
})

test('온 차례대로 하고, 작은 일이 큰 일을 앞지르지 않는다', async () => {
  const budget = new MemoryBudget({ bytes: 10, length: 10 })
  const first = door()
  const order: string[] = []
  const works = [
    budget.run(6, () => first.opened),
    budget.run(8, async () => void order.push('large')),
    budget.run(1, async () => void order.push('small')),
  ]
  await new Promise((resolve) => setImmediate(resolve))
  expect(order).toEqual([])
  first.open()
  await Promise.all(works)
  expect(order).toEqual(['large', 'small'])
})

test('줄이 다 차거나 예산보다 큰 일은 거절하고, 실패한 일은 자리를 돌려준다', async () => {
  const budget = new MemoryBudget({ bytes: 10, length: 1 })
  const first = door()
  const running = budget.run(10, () => first.opened)
  const waiting = budget.run(10, () => Promise.reject(new Error('broken')))
  await expect(budget.run(1, async () => 'late')).rejects.toBeInstanceOf(QueueFullError)
  await expect(budget.run(11, async () => 'huge')).rejects.toBeInstanceOf(RangeError)
  await expect(budget.run(Number.NaN, async () => 'none')).rejects.toBeInstanceOf(RangeError)
  first.open()
  await running
  await expect(waiting).rejects.toThrow('broken')
  expect(await budget.run(10, async () => 'done')).toBe('done')
})
