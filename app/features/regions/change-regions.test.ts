import { expect, it } from 'vitest'
import { changedRegions } from './change-regions.ts'

it('새로 고른 동네가 앞에 오고, 두 곳이 차면 더 받지 않는다', () => {
  expect(changedRegions([], 'choose', '11')).toEqual(['11'])
  expect(changedRegions(['11'], 'choose', '26')).toEqual(['26', '11'])
  expect(changedRegions(['26', '11'], 'choose', '11')).toEqual(['11', '26'])
  expect(changedRegions(['26', '11'], 'choose', '41')).toBeNull()
})

it('쓰는 동네를 바꾸고 지운다', () => {
  expect(changedRegions(['26', '11'], 'use', '11')).toEqual(['11', '26'])
  expect(changedRegions(['26', '11'], 'use', '41')).toEqual(['26', '11'])
  expect(changedRegions(['26', '11'], 'remove', '26')).toEqual(['11'])
  expect(changedRegions(['11'], 'remove', '26')).toEqual(['11'])
})
