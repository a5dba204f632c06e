import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import type { SignInOutcome } from '#contracts/account.ts'
import {
  type FakeIntegrations,
  fakeIntegrations,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { mainHost } from '#tests/support/main-host.ts'
import { sentCodeOf, wrongCodeFor } from '#tests/support/sign-up-steps.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const DEVICE = '11111111-1111-4111-8111-111111111111'
const ADDRESS = '203.0.113.7'

let database: Database
let integrations: FakeIntegrations
let host: ReturnType<typeof mainHost>
let time: number
let numbers = 1000
let phoneNo: string

const pass = (seconds: number) => {
  time += seconds * 1000
}
const newNumber = () => {
  numbers += 1
  return `0107777${numbers}`
}

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  time = Date.parse('2026-11-05T03:00:00Z')
  integrations = fakeIntegrations()
  host = mainHost(testHostDependencies(database, { now: () => new Date(time), integrations }))
  phoneNo = newNumber()
})

async function member(overrides: Parameters<typeof seedUser>[1] = {}) {
  const { userSeq } = await seedUser(database.kysely, { phone_no: phoneNo, ...overrides })
  return userSeq
}

function credentialsIn(outcome: SignInOutcome | null) {
  if (outcome?.kind !== 'SIGNED_IN') throw new Error('not signed in')
  return outcome.credentials
}

describe('requesting a code', () => {
  it('sends six digits in one text and stores neither code nor id', async () => {
    const sent = await host.ask('requestSmsCode', { phoneNo })
    const code = sentCodeOf(integrations, phoneNo)
    expect(integrations.sent).toEqual([
      { phoneNo, text: `[두손] 인증번호 ${code} (3분 이내 입력). 타인에게 알려주지 마세요.` },
    ])
    expect(sent).toEqual({
      verificationId: expect.stringMatching(/^[\w-]{43}$/),
      maskedPhoneNo: `010-****-${phoneNo.slice(-4)}`,
      expiresAt: '2026-11-05T03:03:00.000Z',
      resendAt: '2026-11-05T03:00:30.000Z',
    })
    const rows = await database.kysely
      .selectFrom('one_time_code')
      .selectAll()
      .where('phone_no', '=', phoneNo)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(sent.verificationId)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('answers known and unknown, suspended and new numbers alike', async () => {
    const shapes: string[] = []
    for (const status of ['USER', 'SUSPENDED', null] as const) {
      phoneNo = newNumber()
      if (status) await member({ status })
      const { status: code, text } = await host.call('requestSmsCode', { phoneNo })
      shapes.push(
        `${code} ${text.replace(/"verificationId":"[^"]+"/, '').replace(phoneNo.slice(-4), '')}`,
      )
    }
    expect(new Set(shapes).size).toBe(1)
    expect(integrations.sent).toHaveLength(3)
  })

  it('sends another after 30 seconds; either of the two works, and then both are void', async () => {
    const first = await host.ask('requestSmsCode', { phoneNo })
    const firstCode = sentCodeOf(integrations, phoneNo)
    pass(31)
    const second = await host.ask('requestSmsCode', { phoneNo })
    const code = sentCodeOf(integrations, phoneNo)
    expect(integrations.sent).toHaveLength(2)
    const right = { verificationId: first.verificationId, code: firstCode }
    expect((await host.ask('verifySmsCode', right)).kind).toBe('SIGN_UP')
    const { verificationId } = second
    const voided = await host.call('verifySmsCode', { verificationId, code })
    expect(voided).toMatchObject({ status: 400, refused: 'CODE_EXPIRED' })
  })

  it('sends one text for many clicks, at once or one after the other; it works once', async () => {
    const click = () => host.ask('requestSmsCode', { phoneNo })
    const clicks = await Promise.all([click(), click(), click(), click()])
    pass(5)
    const last = await click()
    expect(integrations.sent).toHaveLength(1)
    expect(last.resendAt).toBe('2026-11-05T03:00:30.000Z')
    const code = sentCodeOf(integrations, phoneNo)
    const [first, ...others] = clicks
    const right = { verificationId: first?.verificationId ?? '', code }
    expect((await host.ask('verifySmsCode', right)).kind).toBe('SIGN_UP')
    for (const { verificationId } of [...others, last]) {
      const again = await host.call('verifySmsCode', { verificationId, code })
      expect(again.refused).toBe('CODE_EXPIRED')
    }
  })

  it('sends another at once when the last one was guessed too often', async () => {
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo })
    const code = sentCodeOf(integrations, phoneNo)
    const wrong = { verificationId, code: wrongCodeFor(code) }
    for (let count = 0; count < 5; count += 1) await host.call('verifySmsCode', wrong)
    const next = await host.ask('requestSmsCode', { phoneNo })
    expect(integrations.sent).toHaveLength(2)
    const right = { ...next, code: sentCodeOf(integrations, phoneNo) }
    expect((await host.ask('verifySmsCode', right)).kind).toBe('SIGN_UP')
  })

  it('lets another visitor who requests a code for the same number neither void the code nor use up its attempts', async () => {
    await member()
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo })
    const code = sentCodeOf(integrations, phoneNo)
    pass(1)
    const shared = await host.ask('requestSmsCode', { phoneNo })
    pass(31)
    const own = await host.ask('requestSmsCode', { phoneNo })
    for (const other of [shared, own]) {
      const guess = { verificationId: other.verificationId, code: wrongCodeFor(code) }
      for (let count = 0; count < 6; count += 1) await host.call('verifySmsCode', guess)
    }
    const answer = await host.ask('verifySmsCode', { verificationId, code })
    expect(answer.kind).toBe('SIGNED_IN')
  })

  it('says so when the text cannot be sent; nothing stays and the attempt does not count', async () => {
    integrations.failing.add('sms')
    for (let count = 0; count < 12; count += 1) {
      const failed = await host.call('requestSmsCode', { phoneNo }, { address: ADDRESS })
      expect(failed).toMatchObject({ status: 502, refused: 'SMS_FAILED' })
      expect(failed.message).toBe('인증번호를 보내지 못했어요. 잠시 후 다시 시도해 주세요.')
    }
    const rows = await database.kysely
      .selectFrom('one_time_code')
      .select('phone_no')
      .where('phone_no', '=', phoneNo)
      .execute()
    expect(rows).toEqual([])
    integrations.failing.clear()
    expect((await host.call('requestSmsCode', { phoneNo })).status).toBe(200)
  })

  it('refuses a number that is never assigned where the texts are real, without counting it', async () => {
    integrations.unreachable.add(phoneNo)
    for (let count = 0; count < 12; count += 1) {
      const refused = await host.call('requestSmsCode', { phoneNo }, { address: ADDRESS })
      expect(refused).toMatchObject({ status: 400, refused: 'NO_SUCH_NUMBER' })
      expect(refused.message).toBe('없는 휴대폰 번호예요. 번호를 다시 확인해 주세요.')
    }
    expect(integrations.sent).toEqual([])
    integrations.unreachable.clear()
    expect((await host.call('requestSmsCode', { phoneNo })).status).toBe(200)
  })

  it.each(['01012', '0212345678', '+821012345678', '010-1234-5678', ''])(
    'refuses %j as a number',
    async (bad) => {
      expect(await host.call('requestSmsCode', { phoneNo: bad })).toMatchObject({ status: 400 })
      expect(integrations.sent).toEqual([])
    },
  )
})

describe('requesting another code', () => {
  it('has to wait 30 seconds, then sends one and voids the old', async () => {
    const first = await host.ask('requestSmsCode', { phoneNo })
    pass(10)
    const early = await host.call('resendSmsCode', { verificationId: first.verificationId })
    expect(early).toMatchObject({ status: 429, refused: 'LIMITED', retryAfterSeconds: 20 })
    expect(early.message).toBe('요청이 너무 많아요. 20초 뒤에 다시 시도해 주세요.')
    pass(20)
    const second = await host.ask('resendSmsCode', { verificationId: first.verificationId })
    expect(integrations.sent).toHaveLength(2)
    expect(second.verificationId).not.toBe(first.verificationId)
    const { verificationId } = first
    const old = await host.call('verifySmsCode', { verificationId, code: '123456' })
    expect(old.refused).toBe('CODE_EXPIRED')
  })

  it('sends one text for two clicks', async () => {
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo })
    pass(31)
    await host.ask('resendSmsCode', { verificationId })
    const second = await host.ask('resendSmsCode', { verificationId })
    expect(integrations.sent).toHaveLength(2)
    const code = sentCodeOf(integrations, phoneNo)
    const answer = await host.ask('verifySmsCode', { verificationId: second.verificationId, code })
    expect(answer.kind).toBe('SIGN_UP')
  })

  it('also works when the code has expired or was guessed too often', async () => {
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo })
    pass(600)
    expect((await host.call('resendSmsCode', { verificationId })).status).toBe(200)
  })

  it('does not know an id that never existed, was used, or ended long ago', async () => {
    const never = await host.call('resendSmsCode', { verificationId: 'x'.repeat(43) })
    expect(never).toMatchObject({ status: 400, refused: 'CODE_EXPIRED' })
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo })
    const code = sentCodeOf(integrations, phoneNo)
    await host.ask('verifySmsCode', { verificationId, code })
    pass(31)
    expect((await host.call('resendSmsCode', { verificationId })).refused).toBe('CODE_EXPIRED')
    const late = await host.ask('requestSmsCode', { phoneNo })
    pass(2 * 3600)
    const answer = await host.call('resendSmsCode', { verificationId: late.verificationId })
    expect(answer.refused).toBe('CODE_EXPIRED')
  })
})

describe('confirming a code', () => {
  async function requested() {
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo })
    return { verificationId, code: sentCodeOf(integrations, phoneNo) }
  }

  it('signs in to the account of the number', async () => {
    const userSeq = await member({ role: 'OPERATOR' })
    const answer = await host.ask('verifySmsCode', await requested())
    expect(answer).toMatchObject({ kind: 'SIGNED_IN', isNew: false })
    expect(credentialsIn(answer)).toMatchObject({
      seq: userSeq,
      role: 'OPERATOR',
      signInType: 'user-credentials',
    })
  })

  it('starts a sign-up of half an hour for a number without an account', async () => {
    const answer = await host.ask('verifySmsCode', await requested())
    if (answer.kind !== 'SIGN_UP') throw new Error('no sign-up')
    expect(answer.expiresAt).toBe('2026-11-05T03:30:00.000Z')
    const { signUpToken } = answer
    expect(await host.ask('signUpState', { signUpToken })).toEqual({
      signInType: 'user-credentials',
      phoneNo,
      name: null,
      agreed: false,
      expiresAt: '2026-11-05T03:30:00.000Z',
      existing: null,
    })
    const rows = await database.kysely.selectFrom('sign_up').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(signUpToken)
  })

  it('does not let a suspended member in', async () => {
    await member({ status: 'SUSPENDED' })
    const answer = await host.call('verifySmsCode', await requested())
    expect(answer).toMatchObject({ status: 403, refused: 'SUSPENDED' })
  })

  it('says how many attempts are left, and is void after five', async () => {
    await member()
    const { verificationId, code } = await requested()
    const wrong = () => host.call('verifySmsCode', { verificationId, code: wrongCodeFor(code) })
    for (const left of [4, 3, 2, 1]) {
      expect(await wrong()).toMatchObject({
        status: 400,
        refused: 'CODE_WRONG',
        message: `인증번호가 맞지 않아요. ${left}번 더 입력할 수 있어요.`,
      })
    }
    expect(await wrong()).toMatchObject({ status: 400, refused: 'CODE_VOID' })
    const right = await host.call('verifySmsCode', { verificationId, code })
    expect(right).toMatchObject({ status: 400, refused: 'CODE_VOID' })
  })

  it('compares no more than five guesses, however many arrive at once', async () => {
    await member()
    const { verificationId, code } = await requested()
    const guesses = Array.from({ length: 25 }, () =>
      host.call('verifySmsCode', { verificationId, code: wrongCodeFor(code) }),
    )
    const answers = (await Promise.all(guesses)).map(({ refused }) => refused)
    expect(answers.filter((refused) => refused === 'CODE_WRONG')).toHaveLength(4)
    expect(answers.filter((refused) => refused === 'CODE_VOID')).toHaveLength(21)
    const { tries } = await database.kysely
      .selectFrom('one_time_code')
      .select('tries')
      .where('phone_no', '=', phoneNo)
      .executeTakeFirstOrThrow()
    expect(tries).toBe(5)
    expect((await host.call('verifySmsCode', { verificationId, code })).refused).toBe('CODE_VOID')
  })

  it('lasts three minutes', async () => {
    await member()
    const first = await requested()
    pass(179)
    expect((await host.call('verifySmsCode', first)).status).toBe(200)
    pass(31)
    const second = await requested()
    pass(180)
    expect((await host.call('verifySmsCode', second)).refused).toBe('CODE_EXPIRED')
  })

  it('gives a second click the same result, at once or within ten seconds; later it is used', async () => {
    const userSeq = await member()
    const right = await requested()
    const atOnce = await Promise.all([
      host.ask('verifySmsCode', right),
      host.ask('verifySmsCode', right),
    ])
    pass(9)
    for (const answer of [...atOnce, await host.ask('verifySmsCode', right)]) {
      const { seq, accessToken } = credentialsIn(answer)
      expect(seq).toBe(userSeq)
      expect(accessToken).toMatch(/^ey/)
    }
    const { verificationId, code } = right
    const other = await host.call('verifySmsCode', { verificationId, code: wrongCodeFor(code) })
    expect(other.refused).toBe('CODE_WRONG')
    pass(2)
    const late = await host.call('verifySmsCode', right)
    expect(late).toMatchObject({ status: 400, refused: 'CODE_EXPIRED' })
  })

  it('cannot be guessed after it was used a moment ago', async () => {
    const right = await requested()
    await host.ask('verifySmsCode', right)
    const code = wrongCodeFor(right.code)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => host.call('verifySmsCode', { ...right, code })),
    )
    expect(answers.filter(({ refused }) => refused === 'CODE_WRONG')).toHaveLength(4)
    expect((await host.call('verifySmsCode', right)).refused).not.toBeNull()
  })

  it('starts a sign-up again for a second click', async () => {
    const right = await requested()
    const tokens = []
    for (const answer of [
      await host.ask('verifySmsCode', right),
      await host.ask('verifySmsCode', right),
    ])
      tokens.push(answer.kind === 'SIGN_UP' ? answer.signUpToken : '')
    for (const signUpToken of tokens)
      expect((await host.ask('signUpState', { signUpToken })).phoneNo).toBe(phoneNo)
  })

  it('does not know an id that never existed, nor one of the identity check', async () => {
    const answer = await host.call('verifySmsCode', {
      verificationId: 'x'.repeat(43),
      code: '123456',
    })
    expect(answer).toMatchObject({ status: 400, refused: 'CODE_EXPIRED' })
  })
})

describe('limits', () => {
  const fresh = (index: number) => ({
    deviceUuid: `22222222-2222-4222-8222-${String(index).padStart(12, '0')}`,
    address: `2001:db8:${index}::1`,
  })

  it('sends five codes to a number in ten minutes and ten a day, wherever the requests come from', async () => {
    let sent = 0
    const ask = async () => {
      const { refused, retryAfterSeconds } = await host.call(
        'requestSmsCode',
        { phoneNo },
        fresh(time),
      )
      pass(31)
      if (refused === null) sent += 1
      else expect(retryAfterSeconds).toBeGreaterThan(0)
      return refused
    }
    for (let count = 0; count < 5; count += 1) expect(await ask()).toBeNull()
    expect(await ask()).toBe('LIMITED')
    for (let count = 0; count < 60; count += 1) {
      pass(570)
      await ask()
    }
    expect(sent).toBe(10)
    pass(24 * 3600)
    expect(await ask()).toBeNull()
    expect(integrations.sent).toHaveLength(11)
  })

  it('sends ten codes an hour to a device and sixty to an address', async () => {
    const answers: (string | null)[] = []
    for (let count = 0; count < 11; count += 1) {
      const caller = { deviceUuid: DEVICE, address: ADDRESS }
      answers.push((await host.call('requestSmsCode', { phoneNo: newNumber() }, caller)).refused)
    }
    expect(answers).toEqual([...Array(10).fill(null), 'LIMITED'])
    answers.length = 0
    for (let count = 0; count < 51; count += 1) {
      const caller = { ...fresh(count), address: ADDRESS }
      answers.push((await host.call('requestSmsCode', { phoneNo: newNumber() }, caller)).refused)
    }
    expect(answers).toEqual([...Array(50).fill(null), 'LIMITED'])
    pass(3600)
    const later = { deviceUuid: DEVICE, address: ADDRESS }
    expect((await host.call('requestSmsCode', { phoneNo }, later)).status).toBe(200)
  })

  it('never locks out honest sign-ins, however often', async () => {
    await member()
    const caller = { deviceUuid: DEVICE, address: ADDRESS }
    for (let count = 0; count < 80; count += 1) {
      const { verificationId } = await host.ask('requestSmsCode', { phoneNo }, caller)
      const code = sentCodeOf(integrations, phoneNo)
      const outcome = await host.ask('verifySmsCode', { verificationId, code }, caller)
      expect(outcome.kind).toBe('SIGNED_IN')
      pass(1)
    }
  })

  it('sends the owner a code on their known device, however many other requests came before', async () => {
    await member()
    const caller = { deviceUuid: DEVICE, address: ADDRESS }
    const ask = (who: Parameters<typeof host.call>[2]) =>
      host.call('requestSmsCode', { phoneNo }, who)
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo }, caller)
    const code = sentCodeOf(integrations, phoneNo)
    await host.ask('verifySmsCode', { verificationId, code }, caller)
    for (let count = 0; count < 30; count += 1) {
      pass(601)
      await ask(fresh(count))
    }
    expect(await ask(fresh(99))).toMatchObject({
      refused: 'LIMITED',
      message: expect.stringMatching(/시간 뒤에 .*전에 로그인했던 기기에서는 .*다른 로그인 방법/),
    })
    expect((await ask(caller)).refused).toBeNull()
    let own = 1
    for (let count = 0; count < 20; count += 1) {
      pass(601)
      if ((await ask(caller)).refused === null) own += 1
    }
    expect(own).toBe(10)
  })

  it('gives an attempt back once for a code, not for every click', async () => {
    const caller = { deviceUuid: DEVICE, address: ADDRESS }
    const ask = () => host.call('requestSmsCode', { phoneNo }, caller)
    await ask()
    pass(31)
    await ask()
    pass(31)
    const { data } = await ask()
    const verificationId = data?.verificationId ?? ''
    const code = sentCodeOf(integrations, phoneNo)
    for (let count = 0; count < 4; count += 1) {
      await host.ask('verifySmsCode', { verificationId, code }, caller)
    }
    const answers: (string | null)[] = []
    for (let count = 0; count < 4; count += 1) {
      pass(31)
      answers.push((await ask()).refused)
    }
    expect(answers).toEqual([null, null, null, 'LIMITED'])
  })

  it('compares thirty codes of a device in ten minutes', async () => {
    const caller = { deviceUuid: DEVICE, address: ADDRESS }
    const guess = () =>
      host.call('verifySmsCode', { verificationId: 'x'.repeat(43), code: '123456' }, caller)
    for (let count = 0; count < 30; count += 1) expect((await guess()).refused).toBe('CODE_EXPIRED')
    expect(await guess()).toMatchObject({ status: 429, refused: 'LIMITED', retryAfterSeconds: 600 })
    pass(600)
    expect((await guess()).refused).toBe('CODE_EXPIRED')
  })

  it('says to wait, not to contact support, when nothing can be counted', async () => {
    const limiter = { take: async () => 30, giveBack: async () => {}, close: async () => {} }
    const closed = mainHost(testHostDependencies(database, { integrations, limiter }))
    for (const answer of [
      await closed.call('requestSmsCode', { phoneNo }),
      await closed.call('verifySmsCode', { verificationId: 'x'.repeat(43), code: '123456' }),
      await closed.call('socialSignIn', { provider: 'kakao', accessToken: 'token' }),
      await closed.call('startSignUp', undefined),
    ]) {
      expect(answer).toMatchObject({ status: 429, refused: 'LIMITED', retryAfterSeconds: 30 })
    }
    expect(integrations.sent).toEqual([])
  })
})

describe('social accounts', () => {
  const proof = { provider: 'kakao', accessToken: 'token-of-newPerson' } as const
  let newPerson: string

  beforeEach(() => {
    newPerson = `kakao-${phoneNo}`
    integrations.socialAccounts.set(proof.accessToken, {
      providerUserId: newPerson,
      name: ' 하늘이 ',
    })
  })

  const connect = (userSeq: number) =>
    database.kysely
      .insertInto('social_account')
      .values({ provider: 'kakao', provider_user_id: newPerson, user_seq: userSeq })
      .execute()

  it('sign in to the account they are connected to', async () => {
    const userSeq = await member()
    await connect(userSeq)
    const answer = await host.ask('socialSignIn', proof)
    expect(credentialsIn(answer)).toMatchObject({ seq: userSeq, signInType: 'kakao' })
  })

  it('of another provider with the same id are another user', async () => {
    await connect(await member())
    const answer = await host.ask('socialSignIn', { ...proof, provider: 'naver' })
    expect(answer.kind).toBe('SIGN_UP')
  })

  it('that are not connected start a sign-up with what the provider said', async () => {
    const answer = await host.ask('socialSignIn', proof)
    if (answer.kind !== 'SIGN_UP') throw new Error('no sign-up')
    expect(await host.ask('signUpState', { signUpToken: answer.signUpToken })).toMatchObject({
      signInType: 'kakao',
      phoneNo: null,
      name: '하늘이',
      agreed: false,
      existing: null,
    })
  })

  it('of a suspended member do not sign in', async () => {
    await connect(await member({ status: 'SUSPENDED' }))
    const answer = await host.call('socialSignIn', proof)
    expect(answer).toMatchObject({ status: 403, refused: 'SUSPENDED' })
  })

  it('are refused where tokens are not genuine, or the provider is not set up', async () => {
    const forged = await host.call('socialSignIn', { ...proof, accessToken: 'forged' })
    expect(forged).toMatchObject({ status: 400, refused: 'SOCIAL_REFUSED' })
    delete integrations.social.apple
    const apple = await host.call('socialSignIn', { provider: 'apple', idToken: 'a.b.c' })
    expect(apple).toMatchObject({ status: 400, refused: 'SOCIAL_REFUSED' })
  })

  it('of a provider that fails can be tried again', async () => {
    integrations.failing.add('social')
    const answer = await host.call('socialSignIn', proof)
    expect(answer).toMatchObject({ status: 502, refused: 'PROVIDER_FAILED' })
  })

  it('are limited to sixty tries in ten minutes an address, but honest ones are not counted', async () => {
    await connect(await member())
    for (let count = 0; count < 65; count += 1)
      expect((await host.call('socialSignIn', proof, { address: ADDRESS })).status).toBe(200)
    const forged = { ...proof, accessToken: 'forged' }
    for (let count = 0; count < 60; count += 1) {
      const { refused } = await host.call('socialSignIn', forged, { address: ADDRESS })
      expect(refused).toBe('SOCIAL_REFUSED')
    }
    const answer = await host.call('socialSignIn', proof, { address: ADDRESS })
    expect(answer).toMatchObject({ status: 429, refused: 'LIMITED' })
  })

  it('sign in two hundred times an hour, as each time is stored for months', async () => {
    await connect(await member())
    const answers: (string | null)[] = []
    for (let count = 0; count < 201; count += 1)
      answers.push(
        (await host.call('socialSignIn', proof, { address: `2001:db8::${count}` })).refused,
      )
    expect(answers).toEqual([...Array(200).fill(null), 'LIMITED'])
  })

  it('count where they start a sign-up, as each is stored for half an hour', async () => {
    const outcomes = new Map<string | number, number>()
    for (let count = 0; count < 70; count += 1) {
      const { status } = await host.call('socialSignIn', proof, { address: ADDRESS })
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
    }
    expect(outcomes).toEqual(
      new Map([
        [200, 60],
        [429, 10],
      ]),
    )
  })
})

describe('what is logged', () => {
  it('names a provider that failed, without the person', async () => {
    const logged: string[] = []
    const log = {
      error(fields: object, message: string) {
        const error = 'error' in fields ? fields.error : null
        logged.push(
          `${message} ${error instanceof Error ? error.message : ''} ${JSON.stringify(fields)}`,
        )
        expect(error).toBeInstanceOf(IntegrationError)
      },
    }
    const noisy = mainHost(testHostDependencies(database, { integrations, log }))
    integrations.failing.add('sms')
    await noisy.call('requestSmsCode', { phoneNo })
    expect(logged.join()).toContain('sms: does not answer')
    expect(logged.join()).not.toContain(phoneNo)
  })
})

describe('what has ended', () => {
  it('is deleted when others sign in, a bounded number at a time', async () => {
    await database.kysely.deleteFrom('one_time_code').execute()
    await database.kysely.deleteFrom('sign_up').execute()
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo })
    await host.ask('verifySmsCode', { verificationId, code: sentCodeOf(integrations, phoneNo) })
    pass(3600 + 181)
    await host.ask('requestSmsCode', { phoneNo: newNumber() })
    const codes = await database.kysely.selectFrom('one_time_code').select('phone_no').execute()
    expect(codes.map((row) => row.phone_no)).not.toContain(phoneNo)
    expect(await database.kysely.selectFrom('sign_up').selectAll().execute()).toEqual([])
  })
})
