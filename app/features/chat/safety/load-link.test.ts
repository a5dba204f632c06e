import { describe, expect, it } from 'vitest'
import { loadLink } from './load-link.ts'

const ORIGIN = 'https://duson.example'

const asked = (to: string, referer?: string) =>
  loadLink(
    new Request(`${ORIGIN}/link?to=${encodeURIComponent(to)}`, {
      headers: referer === undefined ? {} : { referer },
    }),
    ORIGIN,
  )

describe('다른 사이트로 가는 화면', () => {
  it('사이트의 이름과, 무엇을 흉내 내는지 안다', () => {
    expect(asked('http://naver-pay.top/order?x=1').link).toEqual({
      href: 'http://naver-pay.top/order?x=1',
      host: 'naver-pay.top',
      asciiHost: 'naver-pay.top',
      kind: 'LOOKALIKE',
      brand: '네이버페이',
      isDisguised: false,
      isSecure: false,
    })
  })

  it.each(['', 'javascript:alert(1)', '/chat', 'https://a@b.example/'])('%j은 열 수 없다', (to) => {
    expect(asked(to).link).toBeNull()
  })

  it.each([
    [`${ORIGIN}/chat/12?part=offer`, '/chat/12?part=offer'],
    // Back to where one is would go nowhere.
    [`${ORIGIN}/link?to=https%3A%2F%2Fa.example`, '/'],
    ['https://evil.top/chat/1', '/'],
    [`${ORIGIN}.evil.top/chat/1`, '/'],
    [`${ORIGIN}//evil.top/`, '/'],
    ['nonsense', '/'],
    [undefined, '/'],
  ])('%s에서 왔으면 %s로 돌아간다', (referer, back) => {
    expect(asked('https://a.example', referer).back).toBe(back)
  })
})
