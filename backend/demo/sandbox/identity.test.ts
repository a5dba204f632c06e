import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createIdentityAgency } from '#backend/integrations/identity/agency.ts'
import { signMessage } from '#backend/integrations/identity/signature.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import type { IdentityRequest } from '#contracts/account.ts'
import { openTestSandbox, type TestSandbox } from '#tests/support/test-sandbox.ts'

let world: TestSandbox
beforeAll(async () => {
  world = await openTestSandbox()
})
beforeEach(async () => {
  await world.kysely.deleteFrom('sandbox_item').where('kind', '!=', 'secrets').execute()
})
afterAll(() => world.close())

const person: IdentityRequest = {
  commId: 'SKT',
  name: '정유진',
  phoneNo: '01012345678',
  socialPreNo: '900101',
  socialPostNo: '2',
}

async function begin(more: Partial<IdentityRequest> = {}): Promise<string> {
  const started = await world.integrations.identity.request({ ...person, ...more })
  if (!started) throw new Error('the records differ')
  return started.transactionId
}

async function newestCode(phone = person.phoneNo): Promise<string> {
  const [newest] = await world.texts(phone)
  const code = /^\[모빌인증\] 본인확인 인증번호 \[(\d{6})\]을 입력해 주세요\.$/.exec(
    newest?.text ?? '',
  )
  return code?.[1] ?? 'none'
}

const wrongCode = async () => String((Number(await newestCode()) + 1) % 1_000_000).padStart(6, '0')
const confirm = (transactionId: string, code: string) =>
  world.integrations.identity.confirm({ transactionId, code })

async function prove(more: Partial<IdentityRequest> = {}) {
  const transactionId = await begin(more)
  const proven = await confirm(transactionId, await newestCode(more.phoneNo))
  if (typeof proven === 'string') throw new Error(proven)
  return proven
}

describe('sandbox identity agency', () => {
  it('proves a person by a code that comes as a text', async () => {
    expect(await prove()).toEqual({
      name: '정유진',
      phoneNo: '01012345678',
      birthDate: '1990-01-01',
      sex: 'FEMALE',
      isForeigner: false,
      ci: expect.stringMatching(/^[\w+/]{86}==$/),
    })
  })

  it('knows the same person at another phone, and others as others', async () => {
    const { ci } = await prove()
    expect((await prove({ phoneNo: '01087654321', commId: 'KTF' })).ci).toBe(ci)
    expect((await prove({ name: '정유민' })).ci).not.toBe(ci)
    expect((await prove({ socialPreNo: '900102' })).ci).not.toBe(ci)
    expect((await prove({ socialPostNo: '1' })).ci).not.toBe(ci)
  })

  it.each<[string, Partial<IdentityRequest>]>([
    ['of another name', { name: '불일치' }],
    ['of no possible person', { socialPreNo: '901332' }],
    ['who is still to be born', { socialPreNo: '991231', socialPostNo: '3' }],
  ])('has other records of a person %s, and sends no code', async (_, more) => {
    expect(await world.integrations.identity.request({ ...person, ...more })).toBeNull()
    expect(await world.texts(person.phoneNo)).toEqual([])
  })

  it('keeps no part of the resident number', async () => {
    await begin({ socialPreNo: '871126', socialPostNo: '6' })
    const items = await world.kysely.selectFrom('sandbox_item').selectAll().execute()
    const kept = JSON.stringify(items.filter(({ kind }) => kind !== 'secrets'))
    expect(kept).not.toMatch(/871126|socialP/)
  })

  it('takes a code once', async () => {
    const transactionId = await begin()
    const code = await newestCode()
    const outcomes = await Promise.all([confirm(transactionId, code), confirm(transactionId, code)])
    expect(outcomes.filter((outcome) => outcome === 'EXPIRED')).toHaveLength(1)
    expect(await confirm(transactionId, code)).toBe('EXPIRED')
  })

  it('gives five tries', async () => {
    const transactionId = await begin()
    const [code, wrong] = [await newestCode(), await wrongCode()]
    for (let time = 1; time <= 4; time++) expect(await confirm(transactionId, wrong)).toBe('WRONG')
    expect(await confirm(transactionId, code)).toMatchObject({ name: '정유진' })

    const other = await begin()
    const [otherCode, otherWrong] = [await newestCode(), await wrongCode()]
    for (let time = 1; time <= 5; time++) expect(await confirm(other, otherWrong)).toBe('WRONG')
    expect(await confirm(other, otherCode)).toBe('EXPIRED')
  })

  it('gives three minutes', async () => {
    const [inTime, late] = [await begin({ phoneNo: '01022223333' }), await begin()]
    world.wait(179)
    expect(await confirm(inTime, await newestCode('01022223333'))).toMatchObject({ sex: 'FEMALE' })
    world.wait(1)
    expect(await confirm(late, await newestCode())).toBe('EXPIRED')
  })

  it('takes a code for its own transaction only', async () => {
    const first = await begin()
    const code = await newestCode()
    await begin()
    const other = await newestCode()
    if (code !== other) expect(await confirm(first, other)).toBe('WRONG')
    expect(await confirm(crypto.randomUUID(), code)).toBe('EXPIRED')
  })

  it.each([
    ['key', { signKey: 'wrong' }],
    ['service', { serviceId: 'wrong' }],
  ])('refuses a wrong %s', async (_, wrong) => {
    const agency = createIdentityAgency({
      settings: { ...world.settings.identity, ...wrong },
      fetch: world.social.fetch,
      now: world.now,
    })
    await expect(agency.request(person)).rejects.toThrow('answered 401')
    expect(await world.texts(person.phoneNo)).toEqual([])
  })

  it('refuses a request that was sent before, even if it was signed', async () => {
    const { serviceId, signKey } = world.settings.identity
    const transactionId = crypto.randomUUID()
    const timestamp = world.now().toISOString()
    const message = signMessage(signKey, 'request', {
      serviceId,
      transactionId,
      timestamp,
      ...person,
    })
    const send = () =>
      world.visit('/sandbox/identity/request', { method: 'POST', body: JSON.stringify(message) })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(409)
    world.wait(301)
    expect((await send()).status).toBe(401)
    expect(await world.texts(person.phoneNo)).toHaveLength(1)
  })

  it('refuses a name that no database could keep', async () => {
    await expect(begin({ name: '정\0진' })).rejects.toBeInstanceOf(IntegrationError)
    await expect(begin({ name: '정\ud800' })).rejects.toBeInstanceOf(IntegrationError)
  })
})
