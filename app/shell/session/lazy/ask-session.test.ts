import { describe, expect, test } from 'vitest'
import { askSession } from './ask-session.ts'

const { signal } = new AbortController()
const answering = (response: Response) => async () => response

describe('세션 묻기', () => {
  test('서버가 말한 시각을 함께 준다', async () => {
    const session = { status: 'unauthenticated' }
    const response = Response.json(session, { headers: { date: 'Sun, 01 Mar 2026 00:00:00 GMT' } })
    expect(await askSession(signal, answering(response))).toEqual({
      session,
      serverTime: Date.parse('2026-03-01T00:00:00Z'),
    })
    const { serverTime } = await askSession(signal, answering(Response.json(session)))
    expect(serverTime).toBeNull()
  })

  test.each([
    ['5xx', Response.json({ status: 'unauthenticated' }, { status: 503 })],
    ['세션이 아닌 JSON', Response.json({ ok: true })],
    ['알 수 없는 상태', Response.json({ status: 'maybe' })],
    ['다른 곳의 HTML', new Response('<html></html>')],
  ])('%s는 답이 아니다', async (_name, response) => {
    await expect(askSession(signal, answering(response))).rejects.toThrow()
  })
})
