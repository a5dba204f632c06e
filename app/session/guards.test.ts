import { describe, expect, it } from 'vitest'
import type { Role } from '#contracts/account-facts.ts'
import { ownerOr404, requireOperator, requireUser } from './guards.ts'
import type { AppSession } from './session.ts'

const contextOf = (role: Role | null) => ({
  publicOrigin: 'https://duson.example',
  session: {
    viewer: role && { userSeq: 7, role, signInType: 'naver' },
    keepFromAll: () => undefined,
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
  it('gives whoever is signed in', () => {
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
    expect(requireOperator(contextOf(role), get('/operator/members')).role).toBe(role)
  })

  it.each(['USER', null] as const)('shows %s nothing', (role) => {
    const guard = () => requireOperator(contextOf(role), get('/operator/members'))
    expect(thrownBy(guard)).toEqual({ status: 404, to: null })
  })
})

describe('ownerOr404', () => {
  it('lets the owner in', () => {
    expect(ownerOr404(contextOf('USER'), get('/x'), 7).userSeq).toBe(7)
  })

  it.each([8, null, undefined])("shows nothing of somebody else's (%s)", (ownerSeq) => {
    const guard = () => ownerOr404(contextOf('ADMIN'), get('/x'), ownerSeq)
    expect(thrownBy(guard).status).toBe(404)
  })

  it('asks an anonymous visitor to sign in', () => {
    expect(thrownBy(() => ownerOr404(contextOf(null), get('/x'), 7)).status).toBe(302)
  })
})
