import { describe, expect, it } from 'vitest'
import { nextIndex } from './use-photo-strip.ts'

describe('사진 넘기기', () => {
  it('화살표로 앞뒤, Home과 End로 처음과 끝에 간다', () => {
    expect(nextIndex('ArrowRight', 1, 4)).toBe(2)
    expect(nextIndex('ArrowLeft', 1, 4)).toBe(0)
    expect(nextIndex('Home', 3, 4)).toBe(0)
    expect(nextIndex('End', 0, 4)).toBe(3)
  })

  it('오른쪽에서 왼쪽으로 쓰는 글에서는 왼쪽 화살표가 다음이다', () => {
    expect(nextIndex('ArrowLeft', 1, 4, true)).toBe(2)
    expect(nextIndex('ArrowRight', 1, 4, true)).toBe(0)
  })

  it('끝에서 더 넘어가지 않는다', () => {
    expect(nextIndex('ArrowRight', 3, 4)).toBe(3)
    expect(nextIndex('ArrowLeft', 0, 4)).toBe(0)
  })

  it('다른 키는 건드리지 않는다', () => {
    expect(nextIndex('Tab', 0, 4)).toBeNull()
  })
})
