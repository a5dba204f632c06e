import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import {
  type FakeIntegrations,
  fakeIntegrations,
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { type MainHostCaller, mainHost } from '#tests/support/main-host.ts'
import { AGREED, PERSON, sentCodeOf, wrongCodeFor } from '#tests/support/sign-up-steps.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const HOUR = 3_600
/** The number of texts that the installation of these tests sends in an hour. */
const TEXTS_PER_HOUR = 40

let database: Database
let integrations: FakeIntegrations
let host: ReturnType<typeof mainHost>
let dependencies: TestHostDependencies
let time: number
let numbers = 1000
let logged: { fields: Record<string, unknown>; message: string }[]

beforeAll(async () => {
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
})
afterAll(() => database.close())
beforeEach(() => {
  time = Date.parse('2026-11-05T03:00:00Z')
  integrations = fakeIntegrations()
  logged = []
  host = open({ textsPerHour: TEXTS_PER_HOUR })
})

function open(more: Parameters<typeof testHostDependencies>[1] = {}) {
  const log = {
    error: (fields: object, message: string) =>
      void logged.push({ fields: { ...fields }, message }),
  }
  const now = () => new Date(time)
  dependencies = testHostDependencies(database, { now, integrations, log, ...more })
  return mainHost(dependencies)
}

const pass = (seconds: number) => {
  time += seconds * 1000
}
const newNumber = () => {
  numbers += 1
  return `0107666${numbers}`
}
const ask = (phoneNo: string, who: MainHostCaller = {}) =>
  host.call('requestSmsCode', { phoneNo }, who)

let visitorCount = 0
/** A visitor from a network of their own. */
function newVisitor(): MainHostCaller {
  visitorCount += 1
  return { deviceUuid: randomUUID(), address: `2001:db8:${visitorCount.toString(16)}::1` }
}

/** A member and a device on which they have signed in. */
async function owner() {
  const phoneNo = newNumber()
  await seedUser(database.kysely, { phone_no: phoneNo })
  const device = newVisitor()
  const { verificationId } = await host.ask('requestSmsCode', { phoneNo }, device)
  const code = sentCodeOf(integrations, phoneNo)
  await host.ask('verifySmsCode', { verificationId, code }, device)
  pass(31)
  return { phoneNo, device }
}

describe('texts to new numbers from one network', () => {
  it('are bounded for a /48, however many /64 it has', async () => {
    host = open({ textsPerHour: 10_000 })
    let sent = 0
    for (let count = 0; count < 330; count += 1) {
      const address = `2001:db8:ffff:${count.toString(16)}::1`
      const { refused } = await ask(newNumber(), { deviceUuid: randomUUID(), address })
      if (refused === null) sent += 1
    }
    expect(sent).toBe(300)
    expect(integrations.sent).toHaveLength(300)
    expect((await ask(newNumber(), newVisitor())).refused).toBeNull()
  })

  it('are bounded for an IPv4 /24, whose limit is that of many people behind a carrier', async () => {
    host = open({ textsPerHour: 10_000 })
    let sent = 0
    for (let count = 0; count < 330; count += 1) {
      const { refused } = await ask(newNumber(), { address: `203.0.113.${count % 250}` })
      if (refused === null) sent += 1
    }
    expect(sent).toBe(300)
    expect((await ask(newNumber(), { address: '203.0.112.1' })).refused).toBeNull()
  })
})

describe('the ceiling of the installation', () => {
  const storm = async (count: number) => {
    const answers = []
    for (let index = 0; index < count; index += 1)
      answers.push(await ask(newNumber(), newVisitor()))
    return answers
  }

  it('stops unknown devices at four fifths, says until when, and leaves the rest to known devices', async () => {
    const { phoneNo, device } = await owner()
    const before = integrations.sent.length
    const answers = await storm(50)
    const sent = answers.filter(({ refused }) => refused === null).length
    expect(sent + before).toBe(TEXTS_PER_HOUR * 0.8)
    expect(integrations.sent).toHaveLength(TEXTS_PER_HOUR * 0.8)
    const refused = answers.at(-1)
    expect(refused).toMatchObject({ status: 429, refused: 'LIMITED' })
    expect(refused?.retryAfterSeconds).toBeGreaterThan(0)
    expect(refused?.message).toMatch(/^지금은 인증 문자를 보낼 수 없어요\. \d+분 뒤에/)
    expect((await ask(phoneNo, device)).refused).toBeNull()
    pass(HOUR)
    expect((await ask(newNumber(), newVisitor())).refused).toBeNull()
  })

  it('holds for known devices too', async () => {
    const people = []
    for (let count = 0; count < 12; count += 1) people.push(await owner())
    await storm(50)
    const answers = []
    for (const { phoneNo, device } of people) {
      for (let count = 0; count < 3; count += 1) {
        answers.push((await ask(phoneNo, device)).refused)
        pass(31)
      }
    }
    expect(integrations.sent).toHaveLength(TEXTS_PER_HOUR)
    expect(answers).toContain('LIMITED')
  })

  it('holds for a day as well: ten busy hours', async () => {
    for (let hour = 0; hour < 20; hour += 1) {
      await storm(TEXTS_PER_HOUR)
      pass(HOUR)
    }
    expect(integrations.sent).toHaveLength(TEXTS_PER_HOUR * 10 * 0.8)
    pass(24 * HOUR)
    expect((await ask(newNumber(), newVisitor())).refused).toBeNull()
  })

  it('is not used up by what was not sent: a second click, an unavailable provider', async () => {
    integrations.failing.add('sms')
    await storm(60)
    integrations.failing.clear()
    const phoneNo = newNumber()
    for (let count = 0; count < 5; count += 1) await ask(phoneNo, newVisitor())
    const answers = await storm(31)
    expect(answers.filter(({ refused }) => refused === null)).toHaveLength(31)
    expect(integrations.sent).toHaveLength(32)
  })

  it('counts the texts of the identity agency', async () => {
    await storm(50)
    const { signUpToken } = await host.ask('startSignUp', undefined)
    await host.ask('agreePolicies', { ...AGREED, signUpToken })
    const answer = await host.call('requestSignUpIdentity', { ...PERSON, signUpToken })
    expect(answer.refused).toBe('LIMITED')
  })

  it('raises an alarm at one half, at four fifths and when it is reached, each once an hour', async () => {
    const alarms = () =>
      logged.map(({ message }) => message).filter((message) => !message.includes('confirmed'))
    await storm(19)
    expect(alarms()).toEqual([])
    await storm(1)
    expect(alarms()).toEqual(['half of the texts of an hour are sent'])
    await storm(60)
    expect(alarms()).toEqual([
      'half of the texts of an hour are sent',
      'four fifths of the texts of an hour are sent',
      'texts are refused: the ceiling is reached',
    ])
    // Error reporting forwards records with an error; the log contains nothing personal.
    for (const { fields } of logged) {
      expect(fields.error).toBeInstanceOf(Error)
      expect(JSON.stringify(fields)).not.toMatch(/010\d{8}/)
    }
    const first = logged.length
    pass(HOUR)
    await storm(60)
    expect(logged.length - first).toBe(first)
  })

  it('raises an alarm when many codes are requested and few are confirmed', async () => {
    host = open({ textsPerHour: 300 })
    const suspicious = () => logged.filter(({ message }) => message.includes('confirmed'))
    for (let count = 0; count < 40; count += 1) {
      const phoneNo = newNumber()
      const device = newVisitor()
      const { verificationId } = await host.ask('requestSmsCode', { phoneNo }, device)
      const code = sentCodeOf(integrations, phoneNo)
      await host.ask('verifySmsCode', { verificationId, code }, device)
    }
    expect(suspicious()).toEqual([])
    await storm(40)
    expect(suspicious()).toHaveLength(1)
  })
})

describe('the known device of the owner of a number', () => {
  it('is sent a code after others have used up the number, and no other device is', async () => {
    const { phoneNo, device } = await owner()
    for (let count = 0; count < 12; count += 1) {
      await ask(phoneNo, newVisitor())
      pass(31)
    }
    expect((await ask(phoneNo, newVisitor())).refused).toBe('LIMITED')
    expect((await ask(phoneNo, device)).refused).toBeNull()
  })

  it('is not refused because of others at its address or in its network', async () => {
    host = open({ textsPerHour: 10_000 })
    const { phoneNo, device } = await owner()
    const refusals = []
    for (let count = 0; count < 320; count += 1) {
      const address = count < 70 ? device.address : device.address?.replace('::1', `:${count}::1`)
      const caller = { deviceUuid: randomUUID(), ...(address && { address }) }
      refusals.push((await ask(newNumber(), caller)).refused)
    }
    expect(refusals.slice(0, 70)).toContain('LIMITED')
    expect(refusals.at(-1)).toBe('LIMITED')
    expect((await ask(phoneNo, device)).refused).toBeNull()
  })

  it('can confirm its code while others at its address guess', async () => {
    const { phoneNo, device } = await owner()
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo }, device)
    const code = sentCodeOf(integrations, phoneNo)
    const guess = { verificationId: 'x'.repeat(43), code: wrongCodeFor(code) }
    const answers = []
    for (let count = 0; count < 130; count += 1) {
      const caller = {
        deviceUuid: randomUUID(),
        ...(device.address && { address: device.address }),
      }
      answers.push((await host.call('verifySmsCode', guess, caller)).refused)
    }
    expect(answers.at(-1)).toBe('LIMITED')
    const answer = await host.ask('verifySmsCode', { verificationId, code }, device)
    expect(answer.kind).toBe('SIGNED_IN')
  })

  it('is sent the identity check of its number as well', async () => {
    const { phoneNo, device } = await owner()
    const { user_seq: userSeq } = await database.kysely
      .selectFrom('users')
      .select('user_seq')
      .where('phone_no', '=', phoneNo)
      .executeTakeFirstOrThrow()
    for (let count = 0; count < 6; count += 1) {
      await ask(phoneNo, newVisitor())
      pass(31)
    }
    const bearer = await bearerOf(dependencies, userSeq)
    const check = (who: MainHostCaller) =>
      host.call('requestIdentityCheck', { ...PERSON, phoneNo }, { ...who, bearer })
    expect(await check(newVisitor())).toMatchObject({
      refused: 'LIMITED',
      message: expect.stringContaining('전에 로그인했던 기기에서는 지금도 인증할 수 있어요.'),
    })
    expect((await check(device)).refused).toBeNull()
  })

  it('has an allowance of its own: ten codes a day, five attempts each', async () => {
    host = open({ textsPerHour: 10_000 })
    const { phoneNo, device } = await owner()
    let sent = 0
    for (let count = 0; count < 40; count += 1) {
      if ((await ask(phoneNo, device)).refused === null) sent += 1
      pass(700)
    }
    expect(sent).toBe(10)
  })

  it('is named in the refusal, in words that do not say whether the number has an account', async () => {
    const { phoneNo } = await owner()
    pass(HOUR)
    const shapes = []
    for (const number of [phoneNo, newNumber()]) {
      let answer = await ask(number, newVisitor())
      for (let count = 0; count < 5; count += 1) {
        pass(31)
        answer = await ask(number, newVisitor())
      }
      shapes.push(answer.text)
      expect(answer).toMatchObject({ status: 429, refused: 'LIMITED' })
      expect(answer.message).toMatch(
        /^이 번호로 인증번호를 너무 많이 요청했어요\. \d+분 뒤에 다시 시도해 주세요\. .*전에 로그인했던 기기/,
      )
      pass(HOUR)
    }
    expect(new Set(shapes).size).toBe(1)
  })

  it('is known by a device id of that number alone', async () => {
    const { phoneNo } = await owner()
    const other = await owner()
    for (let count = 0; count < 6; count += 1) {
      await ask(phoneNo, newVisitor())
      pass(31)
    }
    expect((await ask(phoneNo, other.device)).refused).toBe('LIMITED')
  })
})
