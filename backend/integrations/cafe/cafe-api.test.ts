import { describe, expect, it } from 'vitest'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { fakeProvider, hangs, unreachable } from '#tests/support/fake-provider.ts'
import { createCafeApi } from './cafe-api.ts'
import { cafeSignature } from './cafe-signature.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const SECRET = 'CANARY-a-secret-that-is-long-enough'
const settings = {
  pageUrl: 'https://cafe.example',
  apiUrl: 'https://cafe.example/api',
  secret: SECRET,
}
const cafeOf = (answer: (request: Request) => Response | Promise<Response>) => {
  const provider = fakeProvider(answer)
  const cafe = createCafeApi({ settings, fetch: provider.fetch, now: () => NOW, deadlineMs: 30 })
  return { requests: provider.requests, cafe }
}
const answering = (status: number, answer: unknown = {}) =>
  cafeOf(() => Response.json(answer, { status }))
const claim = { code: 'ABCD2345', linkKey: 'key' }

describe('카페에 하는 말', () => {
  it('날짜, 방법, 주소, 본문에 서명한다', async () => {
    const { requests, cafe } = answering(200, { memberId: 'm', nickname: ' 이름 ' })
    expect(await cafe.claim(claim)).toEqual({ memberId: 'm', nickname: '이름' })
    const [request] = requests
    const text = JSON.stringify(claim)
    expect(request?.headers.get('x-cafe-signature')).toBe(
      cafeSignature(SECRET, { date: NOW.toISOString(), method: 'POST', path: '/api/claims', text }),
    )
    expect(await request?.text()).toBe(text)
  })

  it.each([
    [404, 'CODE_WRONG'],
    [410, 'CODE_EXPIRED'],
    [409, 'CODE_USED'],
  ])('%i은 %s이다', async (status, refusal) => {
    expect(await answering(status).cafe.claim(claim)).toBe(refusal)
  })

  it('모르는 연동과 이미 없는 연동은 오류가 아니다', async () => {
    const link = { linkKey: 'a/b', memberId: null, storeName: '가게' }
    const { requests, cafe } = answering(404)
    expect(await cafe.activate(link)).toBe('UNKNOWN')
    expect(requests[0]?.url).toBe('https://cafe.example/api/links/a%2Fb')
    await expect(cafe.end({ linkKey: 'key' })).resolves.toBeUndefined()
  })

  it('대답이 없거나, 고장이거나, 알 수 없는 대답이면 실패이고, 비밀은 오류에 없다', async () => {
    for (const { cafe } of [
      cafeOf(hangs),
      cafeOf(() => unreachable()),
      answering(500),
      answering(401),
      answering(200, { nickname: '' }),
    ]) {
      const error = await cafe.claim(claim).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(IntegrationError)
      expect(String(error)).not.toMatch(/CANARY|ABCD2345/)
    }
  })
})

describe('카페가 하는 말', () => {
  const { cafe } = answering(200)
  const text = JSON.stringify({ type: 'UNLINK', linkKey: 'key' })
  const signed = (change: Partial<Parameters<typeof cafeSignature>[1]> = {}) => {
    const call = {
      date: NOW.toISOString(),
      method: 'POST',
      path: '/webhooks/cafe',
      text,
      ...change,
    }
    return { text: call.text, date: call.date, signature: cafeSignature(SECRET, call) }
  }
  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

  it('서명이 맞으면 듣는다', () => {
    expect(cafe.readCall(signed())).toEqual({ type: 'UNLINK', linkKey: 'key' })
    expect(cafe.readCall(signed({ date: minutesAgo(5) }))).not.toBeNull()
  })

  it('바뀌었거나, 오래됐거나, 다른 주소의 서명이거나, 모르는 말이면 듣지 않는다', () => {
    for (const call of [
      { ...signed(), text: text.replace('key', 'other') },
      { ...signed(), signature: '' },
      signed({ date: minutesAgo(6) }),
      signed({ date: minutesAgo(-6) }),
      signed({ date: 'yesterday' }),
      signed({ path: '/api/claims' }),
      signed({ text: '{"type":"PAY"}' }),
      signed({ text: 'not JSON' }),
    ])
      expect(cafe.readCall(call)).toBeNull()
  })
})
