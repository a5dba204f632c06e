import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contracts/durations.ts'
import {
  MOST_RECENT,
  type RecentProducts,
  readRecentProducts,
  withoutProducts,
  withProduct,
} from './recent-products.ts'

const NOW = Date.parse('2026-11-22T03:00:00Z')
const seqs = ({ seen }: RecentProducts) => seen.map(({ productSeq }) => productSeq)
const EMPTY: RecentProducts = { seen: [], saving: true }

describe('최근 본 상품', () => {
  it('나중에 본 것이 앞에 오고, 다시 본 것은 한 번만 남는다', () => {
    const recent = [1, 2, 3, 1].reduce(
      (list, seq, index) => withProduct(list, seq, NOW + index),
      EMPTY,
    )
    expect(seqs(recent)).toEqual([1, 3, 2])
    expect(seqs(withoutProducts(recent, [3, 9]))).toEqual([1, 2])
  })

  it('백 개까지, 30일 동안만 남는다', () => {
    const many = Array.from({ length: 150 }, (_, index) => index + 1)
    const full = many.reduce((list, seq) => withProduct(list, seq, NOW), EMPTY)
    expect(full.seen).toHaveLength(MOST_RECENT)
    expect(seqs(full)[0]).toBe(150)
    const stored = JSON.stringify({
      seen: [
        { productSeq: 1, at: NOW - 30 * DAY_MS },
        { productSeq: 2, at: NOW - 29 * DAY_MS },
      ],
      saving: true,
    })
    expect(seqs(readRecentProducts(stored, NOW))).toEqual([2])
    expect(seqs(withProduct(readRecentProducts(stored, NOW), 3, NOW + 2 * DAY_MS))).toEqual([3])
  })

  it('꺼 두면 남기지 않는다', () => {
    const off = { seen: [], saving: false }
    expect(withProduct(off, 1, NOW)).toBe(off)
  })

  it('알아볼 수 없는 값은 버린다', () => {
    expect(readRecentProducts('{', NOW)).toEqual(EMPTY)
    expect(readRecentProducts('null', NOW)).toEqual(EMPTY)
    expect(
      readRecentProducts('{"seen":[1,{"productSeq":-1,"at":1},{"productSeq":"7"},null]}', NOW),
    ).toEqual(EMPTY)
    expect(readRecentProducts('{"saving":false}', NOW).saving).toBe(false)
  })
})
