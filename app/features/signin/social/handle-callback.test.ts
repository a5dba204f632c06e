import { describe, expect, it } from 'vitest'
import type { LoadContext } from '#app/load-context.server.ts'
import type { SessionUser, SignInFlow } from '#app/session/session.ts'
import { handleCallback } from './handle-callback.server.ts'

const PROOF = { provider: 'naver', accessToken: 'token' } as const

/** A user returns from Naver. */
async function back(options: {
  viewer: number | null
  connectTo: number | null
  signInFlow?: SignInFlow
}) {
  const calls: string[] = []
  const notices: string[] = []
  const viewer: SessionUser | null = options.viewer
    ? { userSeq: options.viewer, role: 'USER', signInType: 'user-credentials' }
    : null
  const refused = (verb: string) => async () => {
    calls.push(verb)
    return { ok: false, code: 'SOCIAL_REFUSED', status: 400, message: 'no' }
  }
  const context = {
    session: {
      viewer,
      signInFlow: options.signInFlow ?? {},
      updateSignInFlow: () => {},
      notify: (notice: string) => notices.push(notice),
    },
    social: {
      finish: async () => ({
        ok: true,
        proof: PROOF,
        connectTo: options.connectTo,
        headers: new Headers(),
      }),
    },
    services: {
      main: {
        socialSignIn: refused('socialSignIn'),
        connectProvider: refused('connectProvider'),
      },
    },
  } as unknown as LoadContext
  const request = new Request('http://localhost/signin/naver/callback')
  const response = await handleCallback(context, 'naver', request)
  return { calls, notices, location: response.headers.get('location') }
}

describe('소셜 계정 연결은', () => {
  it('시작한 사람의 계정에 한다', async () => {
    const { calls } = await back({ viewer: 7, connectTo: 7, signInFlow: { connecting: true } })
    expect(calls).toEqual(['connectProvider'])
  })

  it('그 사이 다른 사람이 로그인했으면 하지 않는다', async () => {
    const { calls, notices, location } = await back({
      viewer: 8,
      connectTo: 7,
      signInFlow: { connecting: true },
    })
    expect(calls).toEqual([])
    expect(notices).toEqual([expect.stringContaining('연결하지 못했어요')])
    expect(location).toBe('/mystore/settings/providers')
  })

  it('로그아웃했으면 하지 않는다', async () => {
    const { calls, location } = await back({ viewer: null, connectTo: 7 })
    expect(calls).toEqual([])
    expect(location).toBe('/signin')
  })

  it('다른 탭에서 시작했어도, 로그인하러 다녀온 계정으로는 하지 않는다', async () => {
    const { calls } = await back({ viewer: 8, connectTo: null, signInFlow: { connecting: true } })
    expect(calls).toEqual(['socialSignIn'])
  })
})
