import { describe, expect, it } from 'vitest'
import { nearFirstRegion } from './near-first.ts'

describe('검색이 내 동네부터 보이는가', () => {
  it.each([
    ['동네가 있으면 쓰고 있는 동네부터', 'a=1; my_regions=11440101.11680101', '11440101'],
    ['동네가 없으면 보통 순서로', 'a=1', undefined],
    ['끈 사람에게는 보통 순서로', 'my_regions=11440101; near_first=0', undefined],
    ['우리 것이 아닌 값은 없는 것과 같다', 'my_regions=%3Cscript%3E', undefined],
  ])('%s', (_, cookies, region) => {
    expect(nearFirstRegion(cookies)).toBe(region)
  })
})
