import { describe, expect, it } from 'vitest'
import { routePattern } from './route-pattern.ts'

describe('the page that a path belongs to', () => {
  it.each([
    ['/', '/'],
    ['/_root.data', '/'],
    ['/product/12', '/product/:productSeq'],
    ['/product/12.data', '/product/:productSeq'],
    ['/product/list', '/product/list'],
    ['/category', '/category'],
    ['/category/mobile/phone', '/category/*'],
    ['/search/010-1234-5678', '/search/:keyword'],
    ['/search/%EC%95%84.data', '/search/:keyword'],
    ['/store', '/store/:storeSeq?'],
    ['/store/7', '/store/:storeSeq?'],
    ['/fraud/monitoring', '/fraud/monitoring'],
    ['/api/session', '/api/session'],
    ['/api/010-1234-5678', '/api/'],
    ['/010-1234-5678', '/*'],
    ['/somewhere/else/entirely', '/*'],
  ])('%s is of %s', (pathname, pattern) => {
    expect(routePattern(pathname)).toBe(pattern)
  })
})
