import { describe, expect, it, vi } from 'vitest'
import type { VisitorEffect } from '#app/load-context.server.ts'
import { followSearch, followToProduct } from './search-steps.server.ts'

const recordStep = vi.fn(async () => ({ counted: true }))
const asVisitor = (visitorKey: string) => ({
  forEachVisitor: (effect: VisitorEffect) =>
    void effect({ search: { recordStep } } as never, visitorKey),
})

describe('이어서 찾는 말', () => {
  it('못 찾은 말 다음에 찾은 말로 상품을 열었을 때 한 번 알린다', () => {
    const [one, other] = [asVisitor('visitor-one'), asVisitor('visitor-other')]
    followSearch(one, { keyword: '겨울간식틀', isAnswered: false })
    followSearch(other, { keyword: '붕어빵', isAnswered: true })
    followToProduct(one, 7)
    followToProduct(other, 7)
    expect(recordStep).not.toHaveBeenCalled()
    followSearch(one, { keyword: '호떡', isAnswered: true })
    followSearch(one, { keyword: '붕어빵', isAnswered: true })
    followToProduct(one, 7)
    followToProduct(one, 8)
    expect(recordStep.mock.calls).toEqual([
      [{ from: '겨울간식틀', to: '붕어빵', productSeq: 7, visitorKey: 'visitor-one' }],
    ])
  })
})
