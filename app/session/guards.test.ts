import { describe, expect, it } from 'vitest'
import type { Role } from '#contracts/account-constants.ts'
import {
  ownerOr404,
  requireOperator,
  requireOperatorAccount,
  requireUser,
} from './guards.server.ts'
import type { AppSession } from './session.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const SECONDS = NOW.getTime() / 1_000

const contextOf = (role: Role | null, secondFactorUntil?: number) => ({
  publicOrigin: 'https://duson.example',
  now: NOW,
  session: {
    viewer: role && { userSeq: 7, role, signInType: 'naver', secondFactorUntil },
    markGuarded: () => undefined,
  } as Partial<AppSession> as AppSession,
})
const get = (path: string) => new Request(`http://duson.example${path}`)

/** What a guard throws, as a browser sees it. */
function thrownBy(guard: () => unknown): { status: number; to: string | null } {
  try {
    guard()
  } catch (error) {
    if (error instanceof Response)
      return { status: error.status, to: error.headers.get('location') }
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('requireUser', () => {
  it('gives the user who is signed in', () => {
    expect(requireUser(contextOf('USER'), get('/mystore')).userSeq).toBe(7)
  })

  it('sends an anonymous visitor to /signin and back', () => {
    const { status, to } = thrownBy(() => requireUser(contextOf(null), get('/mystore?tab=2')))
    expect({ status, to }).toEqual({ status: 302, to: '/signin?redirectTo=%2Fmystore%3Ftab%3D2' })
  })

  it('sends one who posted back to the page of the form', () => {
    const request = new Request('http://duson.example/favorite', {
      method: 'POST',
      headers: { referer: 'https://duson.example/product/7' },
    })
    expect(thrownBy(() => requireUser(contextOf(null), request))).toEqual({
      status: 303,
      to: '/signin?redirectTo=%2Fproduct%2F7',
    })
  })

  it('answers script 401', () => {
    expect(thrownBy(() => requireUser(contextOf(null), get('/api/my-page')))).toEqual({
      status: 401,
      to: null,
    })
  })
})

describe('requireOperator', () => {
  it.each(['OPERATOR', 'ADMIN'] as const)('lets %s in', (role) => {
    const context = contextOf(role, SECONDS + 1)
    expect(requireOperator(context, get('/operator/members')).role).toBe(role)
  })

  it.each([undefined, SECONDS - 1, SECONDS])(
    'asks for a second factor that ended at %s',
    (until) => {
      const context = contextOf('OPERATOR', until)
      expect(thrownBy(() => requireOperator(context, get('/operator/members?page=2')))).toEqual({
        status: 302,
        to: '/operator/second-factor?redirectTo=%2Foperator%2Fmembers%3Fpage%3D2',
      })
      const posted = new Request('http://duson.example/operator/members/7', {
        method: 'POST',
        headers: { referer: 'https://duson.example/operator/members/7' },
      })
      expect(thrownBy(() => requireOperator(context, posted))).toEqual({
        status: 303,
        to: '/operator/second-factor?redirectTo=%2Foperator%2Fmembers%2F7',
      })
      expect(requireOperatorAccount(context).userSeq).toBe(7)
    },
  )

  it.each(['USER', null] as const)('shows %s nothing', (role) => {
    const guard = () => requireOperator(contextOf(role, SECONDS + 1), get('/operator/members'))
    expect(thrownBy(guard)).toEqual({ status: 404, to: null })
    expect(thrownBy(() => requireOperatorAccount(contextOf(role))).status).toBe(404)
  })
})

describe('ownerOr404', () => {
  it('lets the owner in', () => {
    expect(ownerOr404(contextOf('USER'), get('/x'), 7).userSeq).toBe(7)
  })

  it.each([8, null, undefined])("shows nothing of another user's (%s)", (ownerSeq) => {
    const guard = () => ownerOr404(contextOf('ADMIN'), get('/x'), ownerSeq)
    expect(thrownBy(guard).status).toBe(404)
  })

  it('asks an anonymous visitor to sign in', () => {
    expect(thrownBy(() => ownerOr404(contextOf(null), get('/x'), 7)).status).toBe(302)
  })
})
