import { describe, expect, it, vi } from 'vitest'
import { redact, redacted, redactText } from './redact.ts'

describe('보고에서 빼는 개인정보', () => {
  it.each([
    ['010-1234-5678로 연락 주세요', '[number]로 연락 주세요'],
    ['번호는 01012345678.', '번호는 [number].'],
    ['010.1234.5678', '[number]'],
    ['+82 10-1234-5678', '[number]'],
    ['900101-1234567', '[number]'],
    ['계좌 110-123-456789', '계좌 [number]'],
    ['1234 5678 1234 5678', '[number]'],
    ['hong.gildong@example.com님', '[email]님'],
    ['q=hong%40example.com', 'q=[email]'],
    ['Bearer abc.def-ghi', 'Bearer [token]'],
    ['eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI3In0.abc', '[token]'],
    [
      'https://duson.example/signin?redirectTo=/mystore&x=1#y=2',
      'https://duson.example/signin?redirectTo=&x=#y=',
    ],
    [
      'wss://duson.example/socket/chat?ticket=abc-1_d&osType=2',
      'wss://duson.example/socket/chat?ticket=&osType=',
    ],
    ['GET /search/%ED%99%8D%EA%B8%B8%EB%8F%99?page=2', 'GET /search/:keyword?page='],
    ['/search/홍길동', '/search/:keyword'],
    ['/search/홍길동.data?_routes=a', '/search/:keyword.data?_routes='],
    ['/search-price/홍길동/x', '/search-price/:keyword/x'],
  ])('%s', (text, kept) => {
    expect(redactText(text)).toBe(kept)
  })

  it.each([
    'https://duson.example/product/123',
    '2026-11-21T06:05:01.123Z',
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.7390.37',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'ab01012345678cdab01012345678cdab',
    '12345678-1234-4123-8123-123456789abc',
    '0.1234567890123456',
    '192.168.100.200',
    '/search-store',
    'product.list?: no answer within 3000 ms',
  ])('%s는 그대로 둔다', (text) => {
    expect(redactText(text)).toBe(text)
  })

  it('깊은 곳에 있는 글도 빼고 수는 그대로 둔다', () => {
    expect(redact({ a: [{ b: '01012345678' }, null], at: 1763700000000 })).toEqual({
      a: [{ b: '[number]' }, null],
      at: 1763700000000,
    })
  })

  it('우리가 붙인 번호와 판은 그대로 둔다', () => {
    const ours = { release: 'duson@1.2.com', tags: { request_id: '12345678901234' } }
    expect(redact(ours)).toEqual(ours)
  })

  it('나가는 길에서 사건과 녹화를 모두 거른다', () => {
    const send = vi.fn()
    const transport = redacted((_options: object) => ({ send, flush: () => true }))({})
    const recording =
      '{"segment_id":0}\n[{"type":4,"data":{"href":"/a?q=비밀"},"timestamp":1763700000000}]'
    transport.send([
      { event_id: 'a' },
      [
        [{ type: 'event' }, { message: '01012345678' }],
        [{ type: 'replay_recording', length: 1 }, recording],
      ],
    ])
    const kept = '{"segment_id":0}\n[{"type":4,"data":{"href":"/a?q="},"timestamp":1763700000000}]'
    expect(send.mock.calls[0]?.[0]).toEqual([
      { event_id: 'a' },
      [
        [{ type: 'event' }, { message: '[number]' }],
        [{ type: 'replay_recording', length: kept.length }, kept],
      ],
    ])
    expect(transport.flush()).toBe(true)
  })
})
