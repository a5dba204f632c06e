import { describe, expect, it } from 'vitest'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { fakeProvider, hangs, loggedTextOf, unreachable } from '#tests/support/fake-provider.ts'
import { realEndpoints } from './endpoints.ts'
import { createNaverIdentifier } from './naver.ts'

const TOKEN = 'CANARY-TOKEN'

function naver(answer: (request: Request) => Response | Promise<Response>) {
  const { fetch, requests } = fakeProvider(answer)
  return {
    requests,
    ...createNaverIdentifier({ endpoints: realEndpoints.naver, fetch, deadlineMs: 30 }),
  }
}

const profile = (response: object) => () =>
  Response.json({ resultcode: '00', message: 'success', response })

describe('naver', () => {
  it('requests the user of the token', async () => {
    const { identify, requests } = naver(profile({ id: 'abc', name: ' 정유진 ', email: 'a@b.c' }))
    expect(await identify({ accessToken: TOKEN })).toEqual({
      providerUserId: 'abc',
      name: '정유진',
      email: 'a@b.c',
    })
    expect(requests[0]?.url).toBe('https://openapi.naver.com/v1/nid/me')
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
  })

  it.each([
    [{ id: 'abc', nickname: '유진' }, '유진'],
    [{ id: 'abc', name: '', nickname: '  ' }, null],
    [{ id: 'abc', name: '가'.repeat(60) }, '가'.repeat(40)],
  ])('uses the available name: %j', async (response, name) => {
    expect(await naver(profile(response)).identify({ accessToken: TOKEN })).toMatchObject({ name })
  })

  it('answers null for a token that is refused', async () => {
    const refusal = () => Response.json({ resultcode: '024', message: TOKEN }, { status: 401 })
    expect(await naver(refusal).identify({ accessToken: TOKEN })).toBeNull()
  })

  it.each([undefined, '', 'a b', 'a\r\nx: y', '토큰', 'a'.repeat(4_001)])(
    'sends no request for what cannot be a token (%j)',
    async (accessToken) => {
      const { identify, requests } = naver(profile({ id: 'abc' }))
      expect(await identify({ accessToken })).toBeNull()
      expect(requests).toEqual([])
    },
  )

  it.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => Response.json({}, { status: 500 })],
    ['forbids', () => Response.json({ message: TOKEN }, { status: 403 })],
    ['hangs', hangs],
    ['cannot be reached', () => unreachable(TOKEN)],
    ['answers nonsense', () => new Response(TOKEN)],
    ['answers another code', () => Response.json({ resultcode: '01', response: { id: 'abc' } })],
    ['knows no id', profile({ id: '', name: TOKEN })],
    ['gives a number for an id', profile({ id: 7 })],
  ])('throws without the token when Naver %s', async (_, answer) => {
    const error = await naver(answer)
      .identify({ accessToken: TOKEN })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(IntegrationError)
    expect(loggedTextOf(error)).not.toContain(TOKEN)
  })
})
