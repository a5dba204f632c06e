import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { type OperatorFixture, operatorFixture } from '#tests/support/operator-fixture.ts'
import { type Misbehaviour, softAuthenticator } from '#tests/support/soft-authenticator.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const ORIGIN = 'https://duson.example'
const RP_ID = 'duson.example'

let database: Database
let fixture: OperatorFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  fixture = operatorFixture(database)
})

const authenticator = () => softAuthenticator({ origin: ORIGIN, rpId: RP_ID })

async function withPasskey() {
  const operator = await fixture.equipped()
  const device = authenticator()
  const { options } = await operator.host.beginPasskey()
  const passkey = await operator.host.addPasskey({
    name: '사무실 노트북',
    response: device.create(options),
  })
  return { ...operator, device, passkey }
}

describe('adding a passkey', () => {
  it('requires a verified user, and stores it with its name', async () => {
    const { host, userSeq } = await fixture.equipped()
    const { options } = await host.beginPasskey()
    expect(options).toMatchObject({
      rp: { id: RP_ID, name: '두손' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
    })
    const response = authenticator().create(options)
    const added = await host.addPasskey({ name: ' 사무실 노트북 ', response })
    expect(added).toMatchObject({ name: '사무실 노트북', lastUsedAt: null })
    const state = await host.secondFactor()
    expect(state.hasPasskey).toBe(true)
    expect(state.passkeys).toEqual([added])
    expect((await (await fixture.signIn(userSeq)).host.secondFactor()).passkeys).toEqual([])
    expect((await fixture.actionsOf(userSeq)).at(-1)).toBe('PASSKEY_ADDED')
    const again = await host.beginPasskey()
    expect(again.options.excludeCredentials).toMatchObject([{ id: response.id }])
  })

  it.each<[string, Misbehaviour]>([
    ['of another site', { origin: 'https://duson.example.evil' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of an unverified user', { userVerified: false }],
    ['of another challenge', { challenge: 'AAAA' }],
  ])('refuses one %s, and its challenge is used up', async (_, wrong) => {
    const { host } = await fixture.equipped()
    const { options } = await host.beginPasskey()
    const device = authenticator()
    const add = (response: Record<string, unknown>) => host.addPasskey({ name: '폰', response })
    expect((await refusalOf(add(device.create(options, wrong)))).code).toBe('PASSKEY_REFUSED')
    expect((await refusalOf(add(device.create(options)))).code).toBe('PASSKEY_REFUSED')
    expect((await host.secondFactor()).hasPasskey).toBe(false)
  })

  it('refuses garbage, a challenge of six minutes ago, and another operator’s', async () => {
    const { host } = await fixture.equipped()
    const add = (response: Record<string, unknown>) =>
      refusalOf(host.addPasskey({ name: '폰', response }))
    for (const response of [{}, { id: 1 }, { id: 'x'.repeat(20), type: 'public-key' }]) {
      await host.beginPasskey()
      expect((await add(response)).code).toBe('PASSKEY_REFUSED')
    }
    const device = authenticator()
    const { options } = await host.beginPasskey()
    const theirs = await fixture.equipped()
    expect(
      (await refusalOf(theirs.host.addPasskey({ name: '폰', response: device.create(options) })))
        .code,
    ).toBe('PASSKEY_REFUSED')
    fixture.wait(5 * 60)
    expect((await add(device.create(options))).code).toBe('PASSKEY_REFUSED')
  })

  it('needs the factor passed recently, and stops at ten', async () => {
    const { host } = await fixture.equipped()
    for (let count = 0; count < 10; count += 1) {
      const { options } = await host.beginPasskey()
      await host.addPasskey({ name: `키 ${count}`, response: authenticator().create(options) })
    }
    expect((await refusalOf(host.beginPasskey())).code).toBe('TOO_MANY')
    fixture.wait(10 * 60)
    expect((await refusalOf(host.beginPasskey())).code).toBe('FACTOR_NEEDED')
  })
})

describe('passing by a passkey', () => {
  it('gives the session its rights, also while codes are locked', async () => {
    const { userSeq, device, secret } = await withPasskey()
    const { host } = await fixture.signIn(userSeq)
    const guess = fixture.code(secret) === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries += 1)
      await refusalOf(host.passAuthenticator({ code: guess }))
    const { options } = await host.challengePasskey()
    expect(options).toMatchObject({ rpId: RP_ID, userVerification: 'required' })
    await host.passPasskey({ response: device.get(options) })
    await host.members({})
    const [passkey] = (await host.secondFactor()).passkeys
    expect(passkey?.lastUsedAt).toBe(fixture.now().toISOString())
    expect((await fixture.actionsOf(userSeq)).at(-1)).toBe('FACTOR_PASSED')
  })

  it('answers a challenge once', async () => {
    const { userSeq, device } = await withPasskey()
    const { host } = await fixture.signIn(userSeq)
    const { options } = await host.challengePasskey()
    const response = device.get(options)
    await host.passPasskey({ response })
    expect((await refusalOf(host.passPasskey({ response }))).code).toBe('PASSKEY_REFUSED')
    const other = await fixture.signIn(userSeq)
    await other.host.challengePasskey()
    expect((await refusalOf(other.host.passPasskey({ response }))).code).toBe('PASSKEY_REFUSED')
    const late = await other.host.challengePasskey()
    fixture.wait(5 * 60)
    expect(
      (await refusalOf(other.host.passPasskey({ response: device.get(late.options) }))).code,
    ).toBe('PASSKEY_REFUSED')
  })

  it.each<[string, Misbehaviour]>([
    ['of another site', { origin: 'http://duson.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of an unverified user', { userVerified: false }],
    ['whose counter did not go on', { counter: 1 }],
  ])('refuses an answer %s', async (_, wrong) => {
    const { userSeq, device } = await withPasskey()
    const { host } = await fixture.signIn(userSeq)
    const { options } = await host.challengePasskey()
    expect((await refusalOf(host.passPasskey({ response: device.get(options, wrong) }))).code).toBe(
      'PASSKEY_REFUSED',
    )
    expect((await fixture.actionsOf(userSeq)).at(-1)).toBe('FACTOR_FAILED')
    expect((await refusalOf(host.members({}))).code).toBe('SECOND_FACTOR_NEEDED')
  })

  it('refuses another operator’s passkey', async () => {
    const theirs = await withPasskey()
    const { userSeq } = await withPasskey()
    const { host } = await fixture.signIn(userSeq)
    const { options } = await host.challengePasskey()
    expect((await refusalOf(host.passPasskey({ response: theirs.device.get(options) }))).code).toBe(
      'PASSKEY_REFUSED',
    )
  })

  it('gives thirty challenges in a quarter of an hour', async () => {
    const { userSeq } = await withPasskey()
    const { host } = await fixture.signIn(userSeq)
    for (let count = 1; count < 30; count += 1) await host.challengePasskey()
    expect((await refusalOf(host.challengePasskey())).code).toBe('LIMITED')
  })
})

describe('removing a passkey', () => {
  it('is done by its owner with the factor passed recently; it passes no more', async () => {
    const { userSeq, device, host, passkey } = await withPasskey()
    const other = await fixture.signIn(userSeq)
    const { options } = await other.host.challengePasskey()
    const theirs = await fixture.equipped()
    const { passkeySeq } = passkey
    expect((await refusalOf(theirs.host.removePasskey({ passkeySeq }))).code).toBe('NOT_FOUND')
    await host.removePasskey({ passkeySeq })
    expect((await refusalOf(host.removePasskey({ passkeySeq }))).code).toBe('NOT_FOUND')
    expect((await refusalOf(other.host.passPasskey({ response: device.get(options) }))).code).toBe(
      'PASSKEY_REFUSED',
    )
    fixture.wait(10 * 60)
    expect((await refusalOf(host.removePasskey({ passkeySeq }))).code).toBe('FACTOR_NEEDED')
  })
})
