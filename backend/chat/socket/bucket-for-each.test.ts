import { describe, expect, it } from 'vitest'
import { BucketForEach, MOST_REMEMBERED } from './bucket-for-each.ts'

describe('주소마다, 사람마다 세는 통', () => {
  it('아무리 많은 주소가 와도 기억하는 수가 정해져 있다', () => {
    const buckets = new BucketForEach({ burst: 2, perSecond: 0 })
    for (let address = 0; address < MOST_REMEMBERED * 3; address += 1) buckets.take(`10.${address}`)
    expect(buckets.size).toBe(MOST_REMEMBERED)
    const newest = `10.${MOST_REMEMBERED * 3 - 1}`
    expect(buckets.take(newest)).toBe(true)
    expect(buckets.take(newest)).toBe(false)
  })

  it('계속 오는 주소는 많은 새 주소에 밀려 잊히지 않는다', () => {
    const buckets = new BucketForEach({ burst: 1, perSecond: 0 })
    expect(buckets.take('busy')).toBe(true)
    for (let address = 0; address < MOST_REMEMBERED * 2; address += 1) {
      buckets.take(`10.${address}`)
      if (address % 1_000 === 0) expect(buckets.take('busy')).toBe(false)
    }
  })
})
