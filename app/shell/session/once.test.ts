import { describe, expect, test } from 'vitest'
import { createOnce } from './once.ts'

describe('한 번만 알리기', () => {
  test('같은 데이터는 두 번 알리지 않고, 새 데이터는 알린다', () => {
    const isFirstTime = createOnce(() => false)
    const data = { toast: 'login-success' }
    expect([isFirstTime(data), isFirstTime(data), isFirstTime({ ...data })]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('뒤로 가서 다시 열린 문서의 알림은 옛것이다', () => {
    const isFirstTime = createOnce(() => true)
    expect([isFirstTime({}), isFirstTime({})]).toEqual([false, true])
  })
})
