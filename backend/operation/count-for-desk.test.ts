import { expect, it } from 'vitest'
import { DESK_COUNTED } from '#contracts/desk-constants.ts'
import { pagesOfDesk } from './count-for-desk.ts'

const pageSize = 30

it('운영 목록은 셀 수 있는 데까지만 세고, 그 뒤에는 가득 찬 쪽마다 다음 쪽이 있다', () => {
  expect(pagesOfDesk(0, { page: 1, pageSize, shown: 0 })).toBe(1)
  expect(pagesOfDesk(31, { page: 1, pageSize, shown: 30 })).toBe(2)
  const counted = Math.ceil(DESK_COUNTED / pageSize)
  const total = DESK_COUNTED + 1
  expect(pagesOfDesk(total, { page: 1, pageSize, shown: 30 })).toBe(counted)
  expect(pagesOfDesk(total, { page: counted, pageSize, shown: 30 })).toBe(counted + 1)
  expect(pagesOfDesk(total, { page: counted + 5, pageSize, shown: 30 })).toBe(counted + 6)
  expect(pagesOfDesk(total, { page: counted + 6, pageSize, shown: 12 })).toBe(counted + 6)
})
