import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { sweep } from '#backend/jobs/sweep.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { type OperatorFixture, operatorFixture } from '#tests/support/operator-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const HOUR = 3_600

let database: Database
let fixture: OperatorFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  fixture = operatorFixture(database)
})

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('setting up the authenticator app', () => {
  it('gives the session its rights, returns recovery codes once, and records it', async () => {
    const { host, userSeq } = await fixture.operator()
    expect((await refusalOf(host.members({}))).code).toBe('SECOND_FACTOR_NEEDED')
    const { secret, uri } = await host.beginAuthenticator()
    expect(uri).toContain(`secret=${secret}`)
    const { passed, recoveryCodes } = await host.confirmAuthenticator({
      code: fixture.code(secret),
    })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)
    expect(passed.recoveryCodesLeft).toBe(10)
    expect(passed.secondFactorUntil).toBe(fixture.now().getTime() / 1_000 + 12 * HOUR)
    expect((await host.members({})).members.length).toBeGreaterThan(0)
    expect((await fixture.client(passed.accessToken).members({})).members.length).toBeGreaterThan(0)
    expect(await fixture.actionsOf(userSeq)).toEqual(['FACTOR_SET', 'FACTOR_PASSED'])
  })

  it('shows the same secret until it is confirmed, for ten minutes', async () => {
    const { host } = await fixture.operator()
    const first = await host.beginAuthenticator()
    fixture.wait(9 * 60)
    expect(await host.beginAuthenticator()).toEqual(first)
    fixture.wait(61)
    expect(
      (await refusalOf(host.confirmAuthenticator({ code: fixture.code(first.secret) }))).code,
    ).toBe('SIGN_IN_AGAIN')
  })

  it('cannot be started by a session that is older than ten minutes', async () => {
    const { host } = await fixture.operator()
    fixture.wait(10 * 60 + 1)
    expect(await refusalOf(host.beginAuthenticator())).toMatchObject({
      status: 403,
      code: 'SIGN_IN_AGAIN',
    })
    expect((await host.secondFactor()).mayChange).toBe(false)
  })

  it('cannot be finished by another session after the first one did', async () => {
    const { userSeq, host } = await fixture.operator()
    const other = await fixture.signIn(userSeq)
    const theirs = await other.host.beginAuthenticator()
    const mine = await host.beginAuthenticator()
    expect(mine.secret).not.toBe(theirs.secret)
    const outcomes = await Promise.allSettled([
      host.confirmAuthenticator({ code: fixture.code(mine.secret) }),
      other.host.confirmAuthenticator({ code: fixture.code(theirs.secret) }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes[0]?.status === 'fulfilled' ? other : { host }
    expect((await refusalOf(lost.host.beginAuthenticator())).code).toBe('FACTOR_NEEDED')
    expect((await refusalOf(lost.host.members({}))).code).toBe('SECOND_FACTOR_NEEDED')
  })

  it('refuses a wrong code, and one of an ended set-up', async () => {
    const { host } = await fixture.operator()
    expect((await refusalOf(host.confirmAuthenticator({ code: '123456' }))).code).toBe(
      'SETUP_EXPIRED',
    )
    const { secret } = await host.beginAuthenticator()
    const code = fixture.code(secret)
    expect((await refusalOf(host.confirmAuthenticator({ code: wrong(code) }))).code).toBe(
      'CODE_WRONG',
    )
    await host.confirmAuthenticator({ code })
    expect((await refusalOf(host.confirmAuthenticator({ code }))).code).toBe('SETUP_EXPIRED')
  })

  it('stores the secret sealed and the recovery codes hashed', async () => {
    const { secret, recoveryCodes, host } = await fixture.equipped()
    const pending = (await host.beginAuthenticator()).secret
    const tables = [
      'second_factor',
      'recovery_code',
      'second_factor_step',
      'operator_action',
    ] as const
    const rows = await Promise.all(
      tables.map((table) => database.kysely.selectFrom(table).selectAll().execute()),
    )
    const text = JSON.stringify(rows)
    for (const hidden of [secret, pending, ...recoveryCodes]) expect(text).not.toContain(hidden)
    for (const code of recoveryCodes) expect(text).not.toContain(code.replaceAll('-', ''))
  })

  it('another app needs the present factor, passed recently, and replaces the old one', async () => {
    const { userSeq, host, secret, recoveryCodes } = await fixture.equipped()
    const other = await fixture.signIn(userSeq)
    expect((await refusalOf(other.host.beginAuthenticator())).code).toBe('FACTOR_NEEDED')
    fixture.wait(10 * 60)
    expect((await refusalOf(host.beginAuthenticator())).code).toBe('FACTOR_NEEDED')
    await host.passAuthenticator({ code: fixture.code(secret) })
    const next = await host.beginAuthenticator()
    await host.confirmAuthenticator({ code: fixture.code(next.secret) })
    fixture.wait(60)
    expect(
      (await refusalOf(other.host.passAuthenticator({ code: fixture.code(secret) }))).code,
    ).toBe('CODE_WRONG')
    const [old = ''] = recoveryCodes
    expect((await refusalOf(other.host.passRecoveryCode({ code: old }))).code).toBe('CODE_WRONG')
    await other.host.passAuthenticator({ code: fixture.code(next.secret) })
  })
})

describe('passing by the authenticator app', () => {
  it('counts for twelve hours of that session and no other', async () => {
    const { userSeq, secret } = await fixture.equipped()
    const [one, two] = [await fixture.signIn(userSeq), await fixture.signIn(userSeq)]
    await one.host.passAuthenticator({ code: fixture.code(secret) })
    expect((await refusalOf(two.host.members({}))).code).toBe('SECOND_FACTOR_NEEDED')
    let { refreshToken } = one.credentials
    const renewed = async () => {
      const credentials = await one.host.refreshToken({ refreshToken })
      refreshToken = credentials.refreshToken
      return credentials
    }
    const before = await renewed()
    expect(before).toMatchObject({
      role: 'OPERATOR',
      secondFactorUntil: fixture.now().getTime() / 1_000 + 12 * HOUR,
    })
    fixture.wait(12 * HOUR - 1)
    const { accessToken } = await renewed()
    await fixture.client(accessToken).members({})
    fixture.wait(1)
    expect((await refusalOf(fixture.client(accessToken).members({}))).code).toBe(
      'SECOND_FACTOR_NEEDED',
    )
    expect(await renewed()).not.toHaveProperty('secondFactorUntil')
  })

  it('accepts each code once, however many requests send it at the same time', async () => {
    const { userSeq, secret } = await fixture.equipped()
    const sessions = await Promise.all(Array.from({ length: 6 }, () => fixture.signIn(userSeq)))
    const code = fixture.code(secret)
    const outcomes = await Promise.allSettled(
      sessions.map(({ host }) => host.passAuthenticator({ code })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { host } = await fixture.signIn(userSeq)
    expect((await refusalOf(host.passAuthenticator({ code }))).code).toBe('CODE_USED')
    // Nor a code older than the last accepted one.
    expect((await refusalOf(host.passAuthenticator({ code: fixture.code(secret, -1) }))).code).toBe(
      'CODE_USED',
    )
    await host.passAuthenticator({ code: fixture.code(secret, 1) })
  })

  it('does not accept the code again that confirmed the set-up', async () => {
    const { host, userSeq } = await fixture.operator()
    const { secret } = await host.beginAuthenticator()
    const code = fixture.code(secret)
    await host.confirmAuthenticator({ code })
    const other = await fixture.signIn(userSeq)
    expect((await refusalOf(other.host.passAuthenticator({ code }))).code).toBe('CODE_USED')
  })

  it('locks after five wrong codes, all sessions together, and says until when', async () => {
    const { userSeq, secret } = await fixture.equipped()
    const sessions = await Promise.all(Array.from({ length: 12 }, () => fixture.signIn(userSeq)))
    const guess = wrong(fixture.code(secret))
    const codes = await Promise.all(
      sessions.map(
        async ({ host }) => (await refusalOf(host.passAuthenticator({ code: guess }))).code,
      ),
    )
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(4)
    expect(codes.filter((code) => code === 'LOCKED')).toHaveLength(8)
    const actions = await fixture.actionsOf(userSeq)
    expect(actions.filter((action) => action === 'FACTOR_FAILED')).toHaveLength(5)
    expect(actions.filter((action) => action === 'FACTOR_LOCKED')).toHaveLength(1)
    const { host } = await fixture.signIn(userSeq)
    const refused = await refusalOf(host.passAuthenticator({ code: fixture.code(secret) }))
    // 03:01 UTC and 15 minutes, in Korean time.
    expect(refused).toMatchObject({ status: 429, code: 'LOCKED' })
    expect(refused.message).toContain('12:16까지')
    expect((await host.secondFactor()).lockedUntil).toBe('2026-11-21T03:16:00.000Z')
    fixture.wait(15 * 60)
    await host.passAuthenticator({ code: fixture.code(secret) })
  })

  it('counts wrong codes for 15 minutes, and from zero after a right one', async () => {
    const { userSeq, secret } = await fixture.equipped()
    let { host } = await fixture.signIn(userSeq)
    const fail = async () =>
      (await refusalOf(host.passAuthenticator({ code: wrong(fixture.code(secret)) }))).code
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) expect(await fail()).toBe('CODE_WRONG')
      fixture.wait(15 * 60)
      host = (await fixture.signIn(userSeq)).host
    }
    for (let tries = 0; tries < 4; tries += 1) expect(await fail()).toBe('CODE_WRONG')
    await host.passAuthenticator({ code: fixture.code(secret) })
    expect(await fail()).toBe('CODE_WRONG')
  })

  it('needs a factor to be set up', async () => {
    const { host } = await fixture.operator()
    expect((await refusalOf(host.passAuthenticator({ code: '123456' }))).code).toBe('NOT_SET_UP')
    expect((await refusalOf(host.passRecoveryCode({ code: 'ABCD-EFGH-JKMN' }))).code).toBe(
      'NOT_SET_UP',
    )
    expect((await refusalOf(host.challengePasskey())).code).toBe('NOT_SET_UP')
  })
})

describe('recovery codes', () => {
  it('each passes once, as it is typed', async () => {
    const { userSeq, recoveryCodes } = await fixture.equipped()
    const [first = '', second = ''] = recoveryCodes
    const { host } = await fixture.signIn(userSeq)
    const passed = await host.passRecoveryCode({
      code: ` ${first.toLowerCase().replaceAll('-', ' ')} `,
    })
    expect(passed.recoveryCodesLeft).toBe(9)
    await host.members({})
    expect((await refusalOf(host.passRecoveryCode({ code: first }))).code).toBe('CODE_WRONG')
    const both = await Promise.allSettled([0, 1].map(() => host.passRecoveryCode({ code: second })))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      (await fixture.actionsOf(userSeq)).filter((action) => action === 'RECOVERY_CODE_USED'),
    ).toHaveLength(2)
  })

  it('of another operator are refused, and wrong ones count like those of the app', async () => {
    const theirs = await fixture.equipped()
    const { userSeq, secret } = await fixture.equipped()
    const { host } = await fixture.signIn(userSeq)
    for (const code of theirs.recoveryCodes.slice(0, 4))
      expect((await refusalOf(host.passRecoveryCode({ code }))).code).toBe('CODE_WRONG')
    expect(
      (await refusalOf(host.passAuthenticator({ code: wrong(fixture.code(secret)) }))).code,
    ).toBe('LOCKED')
    const [code = ''] = theirs.recoveryCodes
    await (await fixture.signIn(theirs.userSeq)).host.passRecoveryCode({ code })
  })

  it('are replaced with the factor passed recently; the old ones are void', async () => {
    const { userSeq, host, recoveryCodes } = await fixture.equipped()
    const renewed = await host.renewRecoveryCodes()
    expect(renewed.recoveryCodes).toHaveLength(10)
    const other = await fixture.signIn(userSeq)
    const [old = ''] = recoveryCodes
    const [fresh = ''] = renewed.recoveryCodes
    expect((await refusalOf(other.host.passRecoveryCode({ code: old }))).code).toBe('CODE_WRONG')
    await other.host.passRecoveryCode({ code: fresh })
    fixture.wait(10 * 60 + 1)
    expect((await refusalOf(host.renewRecoveryCodes())).code).toBe('FACTOR_NEEDED')
  })
})

describe('what ends a factor', () => {
  it('a reset: signed out everywhere, and set up again', async () => {
    const { userSeq, host, secret } = await fixture.equipped()
    const boss = await fixture.equipped()
    expect(
      await resetSecondFactor(database.kysely, userSeq, { by: boss.userSeq, now: fixture.now() }),
    ).toBe(true)
    expect((await refusalOf(host.stateInfo())).code).toBe('FORCED_LOGOUT')
    const again = await fixture.signIn(userSeq)
    expect(await again.host.secondFactor()).toMatchObject({
      authenticatorSetAt: null,
      recoveryCodesLeft: 0,
      mayChange: true,
    })
    expect((await again.host.beginAuthenticator()).secret).not.toBe(secret)
    expect((await fixture.actionsOf(userSeq)).at(-1)).toBe('FACTOR_RESET')
    expect(await resetSecondFactor(database.kysely, userSeq, { now: fixture.now() })).toBe(false)
  })

  it('a withdrawal deletes all of it', async () => {
    const { userSeq, host } = await fixture.equipped()
    await host.beginAuthenticator()
    await host.withdraw({ reason: 'OTHER' })
    for (const table of ['second_factor', 'recovery_code', 'passkey'] as const)
      expect(
        await database.kysely
          .selectFrom(table)
          .selectAll()
          .where('user_seq', '=', userSeq)
          .execute(),
      ).toEqual([])
  })

  it('a set-up that was not finished is deleted by the sweep', async () => {
    const { host } = await fixture.operator()
    await host.beginAuthenticator()
    await sweep(database.kysely, new Date(fixture.now().getTime() + 2 * DAY_MS))
    expect(await database.kysely.selectFrom('second_factor_step').selectAll().execute()).toEqual([])
  })

  it('another role: it gives no rights by itself', async () => {
    const { userSeq, host } = await fixture.equipped()
    await database.kysely
      .updateTable('users')
      .set({ role: 'USER' })
      .where('user_seq', '=', userSeq)
      .execute()
    expect((await refusalOf(host.members({}))).code).toBe('FORBIDDEN')
    expect((await refusalOf(host.secondFactor())).code).toBe('FORBIDDEN')
  })
})
