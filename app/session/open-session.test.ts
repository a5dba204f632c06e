import { describe, expect, it } from 'vitest'
import type { Credentials } from '#contracts/account.ts'
import { createSessions } from './open-session.server.ts'

const START = new Date('2026-11-02T03:00:00Z')
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000)
const sessions = () => createSessions({ cookieSecrets: ['a-secret'], secure: true })

const credentials: Credentials = {
  seq: 7,
  // As long as they become with the keys of this installation.
  accessToken: `${'a'.repeat(60)}.${'b'.repeat(260)}.${'c'.repeat(86)}`,
  accessTokenExpires: START.getTime() / 1_000 + 1_800,
  refreshToken: 'r'.repeat(64),
  role: 'OPERATOR',
  signInType: 'user-credentials',
}
const sentCode = {
  verificationId: 'v'.repeat(64),
  maskedPhoneNo: '010-****-5678',
  expiresAt: later(180).toISOString(),
  resendAt: later(30).toISOString(),
  purpose: 'SIGN_IN' as const,
}

const request = (cookie = '') => new Request('https://duson.example/', { headers: { cookie } })
const asCookie = (set: string[]) => set.map((header) => header.split(';', 1)[0]).join('; ')
const sessionCookie = (set: string[]) => set.find((header) => header.includes('session='))

describe('the session of a request', () => {
  it('keeps a whole sign-in flow and a session under four kilobytes', async () => {
    const session = await sessions().open(request(), START)
    session.signIn(credentials)
    session.updateSignInFlow({
      redirectTo: `/search/${encodeURIComponent('가나다라마바사'.repeat(15))}?page=2`,
      intent: { type: 'FAVORITE', productSeq: 2_147_483_647 },
      sentCode,
      signUp: { token: 't'.repeat(64), expiresAt: later(1_800).toISOString() },
      connecting: true,
    })
    session.notify('안내'.repeat(60))
    const set = await session.commit()
    expect(sessionCookie(set)?.length).toBeLessThan(4_096)
    const next = await sessions().open(request(asCookie(set)), START)
    expect(next.signInFlow.sentCode).toEqual(sentCode)
    expect(next.takeNotice()).toBe('안내'.repeat(60))
  })

  it('keeps that a second factor was passed, with the token that it gave', async () => {
    const anonymous = await sessions().open(request(), START)
    anonymous.elevate({ secondFactorUntil: 5 })
    expect(await anonymous.commit()).toEqual([])
    const session = await sessions().open(request(), START)
    session.signIn(credentials)
    expect(session.viewer?.secondFactorUntil).toBeUndefined()
    session.elevate({ accessToken: 'elevated', secondFactorUntil: 5 })
    const next = await sessions().open(request(asCookie(await session.commit())), START)
    expect(next.viewer?.secondFactorUntil).toBe(5)
    expect(next.credentials).toEqual({
      ...credentials,
      accessToken: 'elevated',
      secondFactorUntil: 5,
    })
    next.signIn(credentials)
    expect(next.viewer?.secondFactorUntil).toBeUndefined()
  })

  it('does without the way back before it would do without anything else', async () => {
    const session = await sessions().open(request(), START)
    session.signIn(credentials)
    session.updateSignInFlow({ redirectTo: `/${'a'.repeat(3_000)}`, sentCode })
    const set = await session.commit()
    const next = await sessions().open(request(asCookie(set)), START)
    expect(next.viewer).toEqual({ userSeq: 7, role: 'OPERATOR', signInType: 'user-credentials' })
    expect(next.signInFlow).toEqual({ sentCode })
  })

  it('takes what a user was about along when they sign out, not when they are signed out', async () => {
    const open = async () => {
      const session = await sessions().open(request(), START)
      session.signIn(credentials)
      session.updateSignInFlow({ redirectTo: '/mystore', sentCode, connecting: true })
      return session
    }
    const left = await open()
    left.signOut()
    expect(left.signInFlow).toEqual({})
    const ended = await open()
    ended.signOut({ statusCode: 400001, errorMessage: null, error: null })
    expect(ended.signInFlow.redirectTo).toBe('/mystore')
  })

  it('ends the parts of a sign-in flow when they end', async () => {
    const session = await sessions().open(request(), START)
    session.updateSignInFlow({
      redirectTo: '/product/1',
      sentCode,
      signUp: { token: 't'.repeat(40), expiresAt: later(1_800).toISOString() },
    })
    const cookie = asCookie(await session.commit())
    const partsAt = async (seconds: number) =>
      Object.keys((await sessions().open(request(cookie), later(seconds))).signInFlow).sort()
    expect(await partsAt(1_799)).toEqual(['redirectTo', 'sentCode', 'signUp'])
    expect(await partsAt(1_800)).toEqual(['redirectTo', 'sentCode'])
    // A code is remembered half an hour beyond its end, so that another can be asked for in its place.
    expect(await partsAt(180 + 1_800)).toEqual(['redirectTo'])
    expect(await partsAt(3_600)).toEqual([])
  })

  it('forgets a part that is set to undefined, and removes the cookie with the last', async () => {
    const session = await sessions().open(request(), START)
    session.updateSignInFlow({ redirectTo: '/product/1' })
    const cookie = asCookie(await session.commit())
    const next = await sessions().open(request(cookie), START)
    next.updateSignInFlow({ redirectTo: undefined })
    expect(sessionCookie(await next.commit())).toMatch(
      /^__Host-session=; .*Expires=Thu, 01 Jan 1970/,
    )
  })

  it('a new session ends the sign-in flow and has another name', async () => {
    const all = sessions()
    const session = await all.open(request(), START)
    session.updateSignInFlow({ redirectTo: '/product/1', sentCode })
    session.signIn(credentials)
    expect(session.signInFlow).toEqual({})
    const first = session.id
    session.signIn(credentials)
    expect(session.id).not.toBe(first)
  })

  it('shows a toast after the sign-in once', async () => {
    const session = await sessions().open(request(), START)
    session.signIn(credentials, 'has-c2a-link')
    const cookie = asCookie(await session.commit())
    const next = await sessions().open(request(cookie), START)
    expect([next.takeToast(), next.takeToast()]).toEqual(['has-c2a-link', null])
    expect(await next.commit()).toContain(
      'toast-after-login=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    )
  })

  it('does not take any other toast or device from a cookie', async () => {
    const cookie = 'toast-after-login=<script>; device_uuid=not-a-uuid'
    const session = await sessions().open(request(cookie), START)
    expect(session.takeToast()).toBeNull()
    expect(session.deviceUuid).toBeNull()
  })

  it('leaves the device cookie alone when a page of another site sent the request', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const session = await sessions().open(new Request('https://duson.example/', { headers }), START)
    session.updateSignInFlow({ redirectTo: '/product/1' })
    expect((await session.commit()).join()).not.toContain('device_uuid')
  })

  it('shows a notice on the next page, once', async () => {
    const session = await sessions().open(request(), START)
    session.notify('저장했어요.')
    const next = await sessions().open(request(asCookie(await session.commit())), START)
    expect(next.takeNotice()).toBe('저장했어요.')
    const last = await sessions().open(request(asCookie(await next.commit())), START)
    expect(last.takeNotice()).toBeNull()
  })
})
