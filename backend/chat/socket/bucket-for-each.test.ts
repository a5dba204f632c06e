import { describe, expect, it } from 'vitest'
import { BucketForEach } from './bucket-for-each.ts'

describe('주소마다, 사람마다 세는 통', () => {
  it('아무리 많은 주소가 와도 기억하는 수가 정해져 있다', () => {
    const buckets = new BucketForEach({ burst: 2, perSecond: 0 })
    for (let address = 0; address < 50_000; address += 1) buckets.take(`10.${address}`)
    expect(buckets.size).toBeLessThanOrEqual(10_000)
    expect(buckets.take('10.49999')).toBe(true)
    expect(buckets.take('10.49999')).toBe(false)
  })
})
