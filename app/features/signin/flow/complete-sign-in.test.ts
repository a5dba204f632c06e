import { describe, expect, it } from 'vitest'
import type { LoadContext } from '#app/load-context.server.ts'
import type { AppSession, SignInFlow } from '#app/session/session.ts'
import type { Credentials } from '#contracts/account.ts'
import { askToSignIn } from './begin-intent.server.ts'
import { completeSignIn } from './complete-sign-in.server.ts'
import { startFlowFrom } from './flow-redirects.server.ts'

const CREDENTIALS: Credentials = {
  seq: 7,
  accessToken: 'access-token',
  accessTokenExpires: 2_000_000_000,
  refreshToken: 'refresh-token',
  role: 'USER',
  signInType: 'user-credentials',
}

interface World {
  signInFlow: SignInFlow
  signedIn: Credentials[]
  notices: string[]
  logins: unknown[]
  favorites: unknown[]
  ownRegions: string[]
  warnings: unknown[]
}

function visit(
  signInFlow: SignInFlow,
  hosts: {
    recordLogin?: (world: World) => unknown
    setFavorite?: (world: World) => unknown
    openRoom?: () => unknown
    ownRegions?: string[] | Error
  } = {},
) {
  const world: World = {
    signInFlow,
    signedIn: [],
    notices: [],
    logins: [],
    favorites: [],
    ownRegions: [],
    warnings: [],
  }
  const session: Pick<
    AppSession,
    | 'viewer'
    | 'signInFlow'
    | 'updateSignInFlow'
    | 'signIn'
    | 'notify'
    | 'ownRegions'
    | 'setOwnRegions'
  > = {
    get viewer() {
      const last = world.signedIn.at(-1)
      return last ? { userSeq: last.seq, role: last.role, signInType: last.signInType } : null
    },
    get signInFlow() {
      return world.signInFlow
    },
    updateSignInFlow: (change) => {
      world.signInFlow = { ...world.signInFlow, ...change }
    },
    signIn: (credentials) => {
      world.signedIn.push(credentials)
      world.signInFlow = {}
    },
    get ownRegions() {
      return world.ownRegions
    },
    setOwnRegions: (codes) => {
      world.ownRegions = [...codes]
    },
    notify: (message) => void world.notices.push(message),
  }
  const context = {
    session,
    requestId: 'request',
    log: { warn: (fields: object) => void world.warnings.push(fields) },
    services: {
      data: {
        recordLogin: async (record: unknown) => {
          world.logins.push(record)
          return hosts.recordLogin?.(world) ?? {}
        },
      },
      main: {
        setOwnRegions: async (input: { regionCodes: string[]; merge: boolean }) => {
          if (hosts.ownRegions instanceof Error) throw hosts.ownRegions
          const all = [...(hosts.ownRegions ?? []), ...input.regionCodes]
          return { regionCodes: [...new Set(all)].slice(0, 2) }
        },
      },
      edge: { openRoom: async () => hosts.openRoom?.() },
      product: {
        setFavorite: async (input: unknown) => {
          world.favorites.push(input)
          return hosts.setFavorite?.(world) ?? { ok: true, data: {} }
        },
      },
    },
  } as unknown as LoadContext
  return { context, world }
}

const locationOf = (response: Response) => [response.status, response.headers.get('location')]

describe('로그인을 마치면', () => {
  it('있던 곳으로 보내고 로그인 기록을 남긴다', async () => {
    const { context, world } = visit({ redirectTo: '/store/3' })
    expect(locationOf(await completeSignIn(context, CREDENTIALS))).toEqual([303, '/store/3'])
    expect(world.logins).toEqual([
      { userSeq: 7, signInType: 'phone', cafeYn: 'N', isCafeLogin: false },
    ])
    expect(world.notices).toEqual([])
  })

  it('다른 사이트로는 보내지 않는다', async () => {
    const { context } = visit({ redirectTo: '//evil.example' })
    expect(locationOf(await completeSignIn(context, CREDENTIALS))).toEqual([303, '/'])
  })

  it('새로 가입한 사람을 환영한다', async () => {
    const { context, world } = visit({})
    await completeSignIn(context, {
      kind: 'SIGNED_IN',
      credentials: CREDENTIALS,
      isNew: true,
      cafeLink: 'NONE',
    })
    expect(world.notices).toEqual([expect.stringContaining('가입을 환영해요')])
  })

  it('하려던 찜을 이어서 한다', async () => {
    const { context, world } = visit({ intent: { type: 'FAVORITE', productSeq: 5 } })
    await completeSignIn(context, CREDENTIALS)
    expect(world.favorites).toEqual([{ productSeq: 5, favorite: true }])
    expect(world.notices).toEqual([])
  })

  it('하려던 채팅을 이어서 열어 그 방으로 보낸다', async () => {
    const { context, world } = visit(
      { redirectTo: '/product/5', intent: { type: 'CHAT', productSeq: 5 } },
      { openRoom: () => ({ ok: true, data: { roomId: 12, isNew: true } }) },
    )
    expect(locationOf(await completeSignIn(context, CREDENTIALS))).toEqual([303, '/chat/12'])
    expect(world.notices).toEqual([])
    expect(world.favorites).toEqual([])
  })

  it('채팅이 거절되면 상품으로 보내고 이유를 말한다', async () => {
    const { context, world } = visit(
      { redirectTo: '/product/5', intent: { type: 'CHAT', productSeq: 5 } },
      { openRoom: () => ({ ok: false, message: '내 상품에는 채팅할 수 없어요.' }) },
    )
    expect(locationOf(await completeSignIn(context, CREDENTIALS))).toEqual([303, '/product/5'])
    expect(world.notices).toEqual(['내 상품에는 채팅할 수 없어요.'])
  })

  it('찜이 거절되어도 로그인하고 이유를 말한다', async () => {
    const { context, world } = visit(
      { redirectTo: '/product/5', intent: { type: 'FAVORITE', productSeq: 5 } },
      { setFavorite: () => ({ ok: false, message: '내 상품은 찜할 수 없어요.' }) },
    )
    expect(locationOf(await completeSignIn(context, CREDENTIALS))).toEqual([303, '/product/5'])
    expect(world.notices).toEqual(['내 상품은 찜할 수 없어요.'])
  })

  it('호스트가 실패해도 로그인하고, 개인정보 없이 기록한다', async () => {
    const fail = () => {
      throw new Error('access-token of 01012345678')
    }
    const { context, world } = visit(
      { intent: { type: 'FAVORITE', productSeq: 5 } },
      { recordLogin: fail, setFavorite: fail },
    )
    expect(locationOf(await completeSignIn(context, CREDENTIALS))).toEqual([303, '/'])
    expect(world.signedIn).toEqual([CREDENTIALS])
    expect(world.notices).toEqual([expect.stringContaining('찜하지 못했어요')])
    expect(world.warnings).toHaveLength(2)
    expect(JSON.stringify(world.warnings)).not.toMatch(/access-token|0101234/)
  })

  it('고른 내 동네를 계정의 것과 합쳐 이 브라우저에도 둔다', async () => {
    const { context, world } = visit({}, { ownRegions: ['11680'] })
    world.ownRegions = ['11440', '11200']
    await completeSignIn(context, CREDENTIALS)
    expect(world.ownRegions).toEqual(['11680', '11440'])
    const failing = visit({}, { ownRegions: new Error('no answer') })
    failing.world.ownRegions = ['11440']
    expect(locationOf(await completeSignIn(failing.context, CREDENTIALS))).toEqual([303, '/'])
    expect(failing.world.ownRegions).toEqual(['11440'])
  })

  it('기록하는 호스트가 새 토큰을 모른다고 해도 로그인은 남는다', async () => {
    const { context, world } = visit(
      {},
      {
        recordLogin: (there) => {
          there.signedIn.length = 0
          throw new Response(null, { status: 302 })
        },
      },
    )
    await completeSignIn(context, CREDENTIALS)
    expect(world.signedIn).toEqual([CREDENTIALS])
  })

  it('처음 온 사람은 약관으로 보낸다', async () => {
    const { context, world } = visit({ redirectTo: '/store/3' })
    const signUp = { signUpToken: 't'.repeat(30), expiresAt: '2026-11-21T01:00:00.000Z' }
    const response = await completeSignIn(context, { kind: 'SIGN_UP', ...signUp })
    expect(locationOf(response)).toEqual([303, '/policy-agreement'])
    expect(world.signedIn).toEqual([])
    expect(world.signInFlow).toMatchObject({
      redirectTo: '/store/3',
      signUp: { token: signUp.signUpToken },
    })
  })
})

describe('하려던 일', () => {
  const request = new Request('http://localhost/product/5', { method: 'POST' })
  const intent = { type: 'FAVORITE', productSeq: 5 } as const

  it('로그인하러 가면서 기억한다', () => {
    const { context, world } = visit({})
    expect(locationOf(askToSignIn(context, request, { intent }))).toEqual([
      303,
      '/signin?redirectTo=%2Fproduct%2F5',
    ])
    expect(world.signInFlow).toEqual({ redirectTo: '/product/5', intent })
  })

  it('같은 곳에서 로그인하면 남고, 다른 곳에서 로그인하면 잊는다', () => {
    const { context, world } = visit({ redirectTo: '/product/5', intent })
    startFlowFrom(context.session, '/product/5')
    expect(world.signInFlow.intent).toEqual(intent)
    startFlowFrom(context.session, '/category')
    expect(world.signInFlow).toEqual({ redirectTo: '/category', intent: undefined })
  })
})
