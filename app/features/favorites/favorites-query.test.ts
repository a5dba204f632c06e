import { describe, expect, it } from 'vitest'
import { favoritesHref, parseFavoritesQuery } from './favorites-query.ts'

const read = (query: string) => parseFavoritesQuery(new URLSearchParams(query))

describe('찜한 상품의 주소', () => {
  it('쓴 그대로 읽는다', () => {
    for (const onSale of [true, false])
      for (const selecting of [true, false])
        for (const page of [1, 2, 999]) {
          const query = { page, onSale, selecting }
          expect(read(favoritesHref(query).split('?')[1] ?? '')).toEqual({ query, isClean: true })
        }
  })

  it('알아볼 수 없는 값은 버리고, 남의 이름은 그대로 둔다', () => {
    expect(read('page=0&state=sold').isClean).toBe(false)
    expect(read('state=onsale&state=onsale').isClean).toBe(false)
    expect(read('utm_source=kakao').isClean).toBe(true)
    expect(read('page=-1').query).toEqual({ page: 1, onSale: false, selecting: false })
  })
})
