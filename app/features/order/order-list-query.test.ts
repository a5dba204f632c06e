import { describe, expect, it } from 'vitest'
import { orderListHref, parseOrderList } from './order-list-query.ts'

const read = (query: string) => parseOrderList(new URLSearchParams(query))
const ALL = { tab: 'ALL', keyword: '', from: '', to: '', before: 0 }

describe('구매·판매 내역의 주소', () => {
  it('아무것도 없으면 모두 보인다', () => {
    expect(read('')).toEqual(ALL)
    expect(orderListHref('BUYER', read(''))).toBe('/mystore/purchases')
  })

  it('주소로 쓴 것을 그대로 읽는다', () => {
    const query = read('tab=under-way&q=책상&from=2026-11-01&to=2026-11-22&before=31')
    expect(query).toEqual({
      tab: 'UNDER_WAY',
      keyword: '책상',
      from: '2026-11-01',
      to: '2026-11-22',
      before: 31,
    })
    const href = orderListHref('SELLER', query)
    expect(read(new URL(href, 'http://localhost').search)).toEqual(query)
  })

  it.each(['tab=zzz', 'before=-1', 'before=1e9', 'from=2026-02-30', 'to=어제', 'from=20261101'])(
    '%s은 없는 것과 같다',
    (wrong) => expect(read(wrong)).toEqual(ALL),
  )

  it('앞뒤가 바뀐 기간은 바로잡는다', () => {
    expect(read('from=2026-11-22&to=2026-11-01')).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-22',
    })
  })
})
