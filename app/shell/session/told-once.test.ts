import { describe, expect, test } from 'vitest'
import { createTeller } from './told-once.ts'

describe('한 번만 알리기', () => {
  test('같은 데이터는 두 번 알리지 않고, 새 데이터는 알린다', () => {
    const isToldAnew = createTeller(() => false)
    const data = { toast: 'login-success' }
    expect([isToldAnew(data), isToldAnew(data), isToldAnew({ ...data })]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('뒤로 가서 다시 열린 문서의 알림은 옛것이다', () => {
    const isToldAnew = createTeller(() => true)
    expect([isToldAnew({}), isToldAnew({})]).toEqual([false, true])
  })
})
