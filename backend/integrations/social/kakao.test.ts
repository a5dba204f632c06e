import { describe, expect, it } from 'vitest'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { fakeProvider, hangs, loggedTextOf, unreachable } from '#tests/support/fake-provider.ts'
import { realEndpoints } from './endpoints.ts'
import { createKakaoIdentifier } from './kakao.ts'

const TOKEN = 'CANARY-TOKEN'
const APP_ID = 123_456

type Answer = () => Response | Promise<Response>
const ofOurApp: Answer = () => Response.json({ id: 7, expires_in: 60, app_id: APP_ID })
const profile =
  (json: string): Answer =>
  () =>
    new Response(json)

function kakao(
  { tokenInfo = ofOurApp, me }: { tokenInfo?: Answer; me: Answer },
  appId: number | null = APP_ID,
) {
  const { fetch, requests } = fakeProvider(({ url }) =>
    url === realEndpoints.kakao.tokenInfo ? tokenInfo() : me(),
  )
  return {
    requests,
    ...createKakaoIdentifier({ endpoints: realEndpoints.kakao, appId, fetch, deadlineMs: 30 }),
  }
}

describe('kakao', () => {
  it('requests the token’s app, and its user', async () => {
    const json = '{"id": 4011, "kakao_account": {"profile": {"nickname": "유진"}}}'
    const { identify, requests } = kakao({ me: profile(json) })
    expect(await identify({ accessToken: TOKEN })).toEqual({ providerUserId: '4011', name: '유진' })
    expect(requests.map(({ url }) => url)).toEqual([
      realEndpoints.kakao.tokenInfo,
      realEndpoints.kakao.profile,
    ])
    for (const { headers } of requests) expect(headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
  })

  it('keeps every digit of an id that is larger than a number holds', async () => {
    const json = '{"connected_at":"2026-11-01T00:00:00Z","id":9007199254740993,"properties":null}'
    const { identify } = kakao({ me: profile(json) })
    expect(await identify({ accessToken: TOKEN })).toEqual({
      providerUserId: '9007199254740993',
      name: null,
    })
  })

  it('reads an id beside a nickname that looks like one', async () => {
    const nickname = '{"id": 1}, "id": 2 \\"id\\": 3,'
    const json = `{"properties":${JSON.stringify({ nickname })},"id":42}`
    const { identify } = kakao({ me: profile(json) })
    expect(await identify({ accessToken: TOKEN })).toMatchObject({ providerUserId: '42' })
  })

  it('requests the user alone when the number of the app is not known', async () => {
    const { identify, requests } = kakao({ me: profile('{"id":7}') }, null)
    expect(await identify({ accessToken: TOKEN })).toEqual({ providerUserId: '7', name: null })
    expect(requests.map(({ url }) => url)).toEqual([realEndpoints.kakao.profile])
  })

  it.each<[string, Answer]>([
    ['of another app', () => Response.json({ id: 7, expires_in: 60, app_id: APP_ID + 1 })],
    ['that is over', () => Response.json({ code: -401 }, { status: 401 })],
    ['that never was one', () => Response.json({ code: -2 }, { status: 400 })],
  ])('answers null for a token %s', async (_, tokenInfo) => {
    const { identify, requests } = kakao({ tokenInfo, me: profile('{"id":7}') })
    expect(await identify({ accessToken: TOKEN })).toBeNull()
    expect(requests).toHaveLength(1)
  })

  it('answers null for a token that is refused at the profile', async () => {
    const me = () => Response.json({ code: -401 }, { status: 401 })
    expect(await kakao({ me }).identify({ accessToken: TOKEN })).toBeNull()
  })

  it.each<[string, Answer]>([
    ['fails', () => Response.json({}, { status: 502 })],
    ['is out of order', () => Response.json({ code: -1, msg: TOKEN }, { status: 400 })],
    ['forbids', () => Response.json({ code: -3 }, { status: 403 })],
    ['hangs', hangs],
    ['cannot be reached', () => unreachable(TOKEN)],
    ['answers nonsense', () => new Response(TOKEN)],
    ['answers without an id', () => Response.json({ properties: { nickname: TOKEN } })],
  ])('throws without the token when Kakao %s', async (_, answer) => {
    for (const part of [{ me: answer }, { tokenInfo: answer, me: profile('{"id":7}') }]) {
      const error = await kakao(part)
        .identify({ accessToken: TOKEN })
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(IntegrationError)
      expect(loggedTextOf(error)).not.toContain(TOKEN)
    }
  })

  it.each(['{"id":0}', '{"id":-5}', '{"id":1.5}', '{"id":1e3}', '{"id":true}', '{"id":""}'])(
    'accepts no profile with %s',
    async (json) => {
      const { identify } = kakao({ me: profile(json) })
      await expect(identify({ accessToken: TOKEN })).rejects.toBeInstanceOf(IntegrationError)
    },
  )
})
