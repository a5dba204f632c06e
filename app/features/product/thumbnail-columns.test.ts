import { describe, expect, it } from 'vitest'
import { thumbnailColumns } from './thumbnail-columns.ts'

const MOST_PHOTOS = 12

describe('사진 고르기', () => {
  it.each(Array.from({ length: MOST_PHOTOS }, (_, index) => index + 1))(
    '사진이 %d장이어도 한 장만 아랫줄에 남지 않는다',
    (count) => {
      const columns = Number(thumbnailColumns(count).replace('grid-cols-', ''))
      if (count > columns) expect(count % columns).not.toBe(1)
    },
  )
})
