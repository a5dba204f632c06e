import { describe, expect, it } from 'vitest'
import { pagesAround } from './pagination.tsx'

describe('페이지 번호', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5]],
    [3, 20, [1, 2, 3, 4, 5]],
    [10, 20, [8, 9, 10, 11, 12]],
    [20, 20, [16, 17, 18, 19, 20]],
    [7, 8, [4, 5, 6, 7, 8]],
  ])('%i페이지, 끝이 %i페이지이면 %j', (page, last, numbers) => {
    expect(pagesAround(page, last)).toEqual(numbers)
  })
})
