import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import {
  type FakeIntegrations,
  fakeIntegrations,
  IDENTITY_CODE,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { mainHost } from '#tests/support/main-host.ts'
import { AGREED, PERSON, readyToConfirm, sentCodeOf, signUp } from '#tests/support/sign-up-steps.ts'
import { createSignal } from '#tests/support/signal.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const UNKNOWN_TOKEN = 'x'.repeat(43)

let database: Database
let integrations: FakeIntegrations
let dependencies: ReturnType<typeof testHostDependencies>
let host: ReturnType<typeof mainHost>
let time: number
let people = 1000

const pass = (seconds: number) => {
  time += seconds * 1000
}

/** A person unknown to the marketplace. */
function newPerson() {
  people += 1
  return { ...PERSON, name: `사람${people}`, phoneNo: `0105555${people}` }
}

beforeAll(async () => {
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
})
afterAll(() => database.close())
beforeEach(() => {
  time = Date.parse('2026-11-05T03:00:00Z')
  integrations = fakeIntegrations()
  dependencies = testHostDependencies(database, { now: () => new Date(time), integrations })
  host = mainHost(dependencies)
})

/** A sign-up with a number that was proven by a code. */
async function startedWithNumber(phoneNo: string): Promise<string> {
  const { verificationId } = await host.ask('requestSmsCode', { phoneNo })
  const code = sentCodeOf(integrations, phoneNo)
  const outcome = await host.ask('verifySmsCode', { verificationId, code })
  if (outcome.kind !== 'SIGN_UP') throw new Error('the number has an account')
  return outcome.signUpToken
}

async function startedWithKakao(providerUserId: string): Promise<string> {
  integrations.socialAccounts.set(providerUserId, { providerUserId, name: '하늘' })
  const outcome = await host.ask('socialSignIn', { provider: 'kakao', accessToken: providerUserId })
  if (outcome.kind !== 'SIGN_UP') throw new Error('the social account is connected')
  return outcome.signUpToken
}

async function started(): Promise<string> {
  return (await host.ask('startSignUp', undefined)).signUpToken
}

const userOf = (userSeq: number) =>
  database.kysely
    .selectFrom('users')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()

async function accountsNamed(name: string): Promise<number> {
  const users = await database.kysely
    .selectFrom('users')
    .where('name', '=', name)
    .select('name')
    .execute()
  return users.length
}

describe('starting', () => {
  it('without a proven number', async () => {
    const { signUpToken, expiresAt } = await host.ask('startSignUp', undefined)
    expect(expiresAt).toBe('2026-11-05T03:30:00.000Z')
    expect(await host.ask('signUpState', { signUpToken })).toEqual({
      signInType: 'user-credentials',
      phoneNo: null,
      name: null,
      agreed: false,
      expiresAt,
      existing: null,
    })
  })

  it('is possible twenty times an hour from an address', async () => {
    const start = () => host.call('startSignUp', undefined, { address: '203.0.113.9' })
    for (let count = 0; count < 20; count += 1) expect((await start()).status).toBe(200)
    expect(await start()).toMatchObject({ status: 429, refused: 'LIMITED' })
    pass(3600)
    expect((await start()).status).toBe(200)
  })

  it('is over after half an hour, at every step', async () => {
    const person = newPerson()
    const signUpToken = await started()
    const { verificationId, code } = await readyToConfirm(host, signUpToken, person)
    pass(30 * 60)
    for (const token of [signUpToken, UNKNOWN_TOKEN]) {
      for (const answer of [
        await host.call('signUpState', { signUpToken: token }),
        await host.call('agreePolicies', { ...AGREED, signUpToken: token }),
        await host.call('requestSignUpIdentity', { ...person, signUpToken: token }),
        await host.call('confirmSignUpIdentity', { signUpToken: token, verificationId, code }),
        await host.call('joinExisting', { signUpToken: token }),
      ]) {
        expect(answer).toMatchObject({ status: 410, refused: 'SIGN_UP_EXPIRED' })
        expect(answer.message).toBe('가입 시간이 지났어요. 처음부터 다시 진행해 주세요.')
      }
    }
  })
})

describe('agreeing', () => {
  it('needs every required policy; without them nothing is stored', async () => {
    const signUpToken = await started()
    for (const missing of ['TERMS', 'PRIVACY', 'AGE_14']) {
      const policyKeys = AGREED.policyKeys.filter((key) => key !== missing)
      const answer = await host.call('agreePolicies', { ...AGREED, policyKeys, signUpToken })
      expect(answer).toMatchObject({ status: 409, refused: 'NOT_AGREED' })
    }
    expect(await host.ask('signUpState', { signUpToken })).toMatchObject({ agreed: false })
    expect(await host.ask('agreePolicies', { ...AGREED, signUpToken })).toMatchObject({
      agreed: true,
    })
  })

  it('accepts no consent to advertising at night alone', async () => {
    const signUpToken = await started()
    const night = { isMarketingAccept: false, isNightMarketingAccept: true }
    const answer = await host.call('agreePolicies', { ...AGREED, ...night, signUpToken })
    expect(answer).toMatchObject({ status: 422, refused: 'NIGHT_ALONE' })
    expect(await host.ask('signUpState', { signUpToken })).toMatchObject({ agreed: false })
  })

  it('comes before the identity check', async () => {
    const signUpToken = await started()
    const answer = await host.call('requestSignUpIdentity', { ...newPerson(), signUpToken })
    expect(answer).toMatchObject({ status: 409, refused: 'NOT_AGREED' })
    expect(integrations.identityRequests).toEqual([])
  })
})

describe('requesting the identity check', () => {
  async function agreed(): Promise<string> {
    const signUpToken = await started()
    await host.ask('agreePolicies', { ...AGREED, signUpToken })
    return signUpToken
  }
  const storedCodes = () => database.kysely.selectFrom('one_time_code').selectAll().execute()

  it('refuses a person under 14 before anything is stored and before the agency is called', async () => {
    await database.kysely.deleteFrom('one_time_code').execute()
    const person = newPerson()
    const signUpToken = await agreed()
    const before = await database.kysely.selectFrom('sign_up').selectAll().execute()
    const child = { ...person, socialPreNo: '121106', socialPostNo: '4', signUpToken }
    const answer = await host.call('requestSignUpIdentity', child)
    expect(answer).toMatchObject({ status: 403, refused: 'UNDER_14' })
    expect(answer.message).toBe('만 14세 미만은 가입할 수 없어요.')
    expect(integrations.identityRequests).toEqual([])
    expect(await storedCodes()).toEqual([])
    expect(await database.kysely.selectFrom('sign_up').selectAll().execute()).toEqual(before)

    const birthday = { ...child, socialPreNo: '121105' }
    expect((await host.call('requestSignUpIdentity', birthday)).status).toBe(200)
  })

  it('refuses an impossible day, and a future one', async () => {
    const signUpToken = await agreed()
    for (const [socialPreNo, socialPostNo] of [
      ['950230', '1'],
      ['261231', '3'],
    ] as const) {
      const bad = { ...newPerson(), socialPreNo, socialPostNo, signUpToken }
      const answer = await host.call('requestSignUpIdentity', bad)
      expect(answer).toMatchObject({ status: 400, refused: 'IDENTITY_REFUSED' })
    }
    expect(integrations.identityRequests).toEqual([])
  })

  it('requires the number that was proven', async () => {
    const person = newPerson()
    const signUpToken = await startedWithNumber(person.phoneNo)
    await host.ask('agreePolicies', { ...AGREED, signUpToken })
    const other = { ...person, phoneNo: newPerson().phoneNo, signUpToken }
    const answer = await host.call('requestSignUpIdentity', other)
    expect(answer).toMatchObject({
      status: 400,
      refused: 'IDENTITY_REFUSED',
      message: '인증번호를 확인한 휴대폰 번호로 본인인증을 해 주세요.',
    })
    expect(integrations.identityRequests).toEqual([])
    expect((await host.call('requestSignUpIdentity', { ...person, signUpToken })).status).toBe(200)
  })

  it('says so when the carrier knows another person, or the agency fails', async () => {
    const person = newPerson()
    const signUpToken = await agreed()
    integrations.unknownToCarrier.add(person.phoneNo)
    const differs = await host.call('requestSignUpIdentity', { ...person, signUpToken })
    expect(differs).toMatchObject({ status: 400, refused: 'IDENTITY_REFUSED' })
    integrations.failing.add('identity')
    for (let count = 0; count < 8; count += 1) {
      const failed = await host.call('requestSignUpIdentity', { ...person, signUpToken })
      expect(failed).toMatchObject({ status: 502, refused: 'AGENCY_FAILED' })
      expect(failed.message).toBe('오류가 발생했습니다. 잠시 후 다시 시도해 주세요.')
    }
  })

  it('sends one code for two clicks, another after 30 seconds, and five in ten minutes', async () => {
    const person = newPerson()
    const signUpToken = await agreed()
    const ask = () => host.call('requestSignUpIdentity', { ...person, signUpToken })
    const first = await ask()
    const second = await ask()
    expect(integrations.identityRequests).toHaveLength(1)
    expect(second.data?.resendAt).toBe(first.data?.resendAt)
    pass(31)
    await ask()
    expect(integrations.identityRequests).toHaveLength(2)
    pass(31)
    await ask()
    pass(31)
    await ask()
    pass(31)
    expect(await ask()).toMatchObject({ status: 429, refused: 'LIMITED' })
    expect(integrations.identityRequests).toHaveLength(4)
  })
})

describe('a new account', () => {
  it('is created with everything that belongs to it, and signed in to', async () => {
    const person = newPerson()
    const signUpToken = await startedWithNumber(person.phoneNo)
    await host.ask('agreePolicies', {
      ...AGREED,
      policyKeys: [...AGREED.policyKeys, 'LOCATION'],
      isMarketingAccept: true,
      signUpToken,
    })
    const sent = await host.ask('requestSignUpIdentity', { ...person, signUpToken })
    expect(sent.maskedPhoneNo).toBe(`010-****-${person.phoneNo.slice(-4)}`)
    const answer = await host.ask('confirmSignUpIdentity', {
      signUpToken,
      verificationId: sent.verificationId,
      code: IDENTITY_CODE,
    })
    if (answer.kind !== 'SIGNED_UP') throw new Error('not signed up')
    const { seq, role, signInType, accessToken } = answer.credentials
    expect({ role, signInType }).toEqual({ role: 'USER', signInType: 'user-credentials' })
    expect(accessToken).toMatch(/^ey/)

    const user = await userOf(seq)
    expect(user).toMatchObject({
      phone_no: person.phoneNo,
      name: person.name,
      role: 'USER',
      status: 'USER',
      birth_date: '1990-02-14',
      sex: 'FEMALE',
      is_foreigner: false,
      recommended_by: null,
      recommend_code: expect.stringMatching(/^[2-9B-Z]{7}$/),
      identity_checked_at: new Date(time),
    })
    expect(user.identity_hash).not.toContain('ci:')
    const store = await database.kysely
      .selectFrom('store')
      .selectAll()
      .where('user_seq', '=', seq)
      .executeTakeFirstOrThrow()
    expect(store).toMatchObject({
      name: expect.stringMatching(/^두손이웃\d{4,}$/),
      intro: '',
      trust_score: 300,
      identity_verified: true,
      is_business: false,
      status: 'ACTIVE',
      safe_trade_count: 0,
    })
    const agreements = await database.kysely
      .selectFrom('policy_agreement')
      .select(['policy_key', 'version', 'agreed'])
      .where('user_seq', '=', seq)
      .orderBy('agreement_seq')
      .execute()
    const version = '2026-11-01'
    for (const policy_key of ['TERMS', 'PRIVACY', 'AGE_14', 'LOCATION'] as const)
      expect(agreements).toContainEqual({ policy_key, version: expect.any(String), agreed: true })
    expect(agreements).toContainEqual({ policy_key: 'TERMS', version, agreed: true })
    expect(agreements).toContainEqual({
      policy_key: 'NAVER_CAFE_TO_APP',
      version: expect.any(String),
      agreed: false,
    })
    const marketing = await database.kysely
      .selectFrom('marketing_consent')
      .select(['marketing_key', 'agreed', 'at'])
      .where('user_seq', '=', seq)
      .execute()
    expect(marketing).toEqual([
      { marketing_key: 'MARKETING', agreed: true, at: new Date(time) },
      { marketing_key: 'NIGHT_MARKETING', agreed: false, at: new Date(time) },
    ])
    expect((await host.call('signUpState', { signUpToken })).refused).toBe('SIGN_UP_EXPIRED')

    pass(60)
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo: person.phoneNo })
    const code = sentCodeOf(integrations, person.phoneNo)
    const again = await host.ask('verifySmsCode', { verificationId, code })
    expect(again).toMatchObject({ kind: 'SIGNED_IN', credentials: { seq } })
  })

  it('from a social account is connected to it', async () => {
    const person = newPerson()
    const signUpToken = await startedWithKakao(`kakao-${person.name}`)
    const ready = await readyToConfirm(host, signUpToken, person)
    const answer = await host.ask('confirmSignUpIdentity', ready)
    if (answer.kind !== 'SIGNED_UP') throw new Error('not signed up')
    expect(answer.credentials.signInType).toBe('kakao')
    const proof = { provider: 'kakao', accessToken: `kakao-${person.name}` } as const
    const again = await host.ask('socialSignIn', proof)
    expect(again).toMatchObject({ kind: 'SIGNED_IN', credentials: { seq: answer.credentials.seq } })
  })

  it('stores who recommended it, and accepts an unknown code', async () => {
    const friend = await signUp(host, newPerson())
    const { recommend_code: code } = await userOf(friend.seq)
    for (const [recommendCode, recommended_by] of [
      [` ${code?.toLowerCase()} `, friend.seq],
      ['NOBODY0', null],
    ] as const) {
      const signUpToken = await started()
      await host.ask('agreePolicies', { ...AGREED, signUpToken, recommendCode })
      const { verificationId } = await host.ask('requestSignUpIdentity', {
        ...newPerson(),
        signUpToken,
      })
      const confirmation = { signUpToken, verificationId, code: IDENTITY_CODE }
      const answer = await host.ask('confirmSignUpIdentity', confirmation)
      if (answer.kind !== 'SIGNED_UP') throw new Error('not signed up')
      expect((await userOf(answer.credentials.seq)).recommended_by).toBe(recommended_by)
    }
  })

  it('is created once by two confirmations in parallel and a third soon after', async () => {
    const person = newPerson()
    const ready = await readyToConfirm(host, await started(), person)
    const both = await Promise.all([
      host.ask('confirmSignUpIdentity', ready),
      host.ask('confirmSignUpIdentity', ready),
    ])
    pass(8)
    const third = await host.ask('confirmSignUpIdentity', ready)
    const seqs = [...both, third].map((answer) =>
      answer.kind === 'SIGNED_UP' ? answer.credentials.seq : null,
    )
    expect(new Set(seqs).size).toBe(1)
    expect(seqs[0]).toBeTypeOf('number')
    expect(await accountsNamed(person.name)).toBe(1)
    pass(8)
    const late = await host.call('confirmSignUpIdentity', ready)
    expect(late).toMatchObject({ status: 410, refused: 'SIGN_UP_EXPIRED' })
  })

  it('is signed in to by a second click also when the agency answers a transaction once', async () => {
    const { identity } = integrations
    const confirm = identity.confirm.bind(identity)
    let answered = false
    const second = createSignal()
    identity.confirm = async (answer) => {
      if (answered) {
        second.give()
        return 'EXPIRED'
      }
      answered = true
      const person = await confirm(answer)
      await second.given
      return person
    }
    const person = newPerson()
    const ready = await readyToConfirm(host, await started(), person)
    const first = host.ask('confirmSignUpIdentity', ready)
    const answers = await Promise.all([first, host.ask('confirmSignUpIdentity', ready)])
    expect(answers.map(({ kind }) => kind)).toEqual(['SIGNED_UP', 'SIGNED_UP'])
    expect(await accountsNamed(person.name)).toBe(1)
  })

  it('is signed in to by both clicks also when the later one reaches the agency first', async () => {
    const { identity } = integrations
    const confirm = identity.confirm.bind(identity)
    const [earlier, later] = [createSignal(), createSignal()]
    let calls = 0
    identity.confirm = async (answer) => {
      calls += 1
      if (calls === 1) {
        earlier.give()
        await later.given
        return 'EXPIRED'
      }
      const person = await confirm(answer)
      later.give()
      return person
    }
    const person = newPerson()
    const ready = await readyToConfirm(host, await started(), person)
    const first = host.ask('confirmSignUpIdentity', ready)
    await earlier.given
    const answers = await Promise.all([first, host.ask('confirmSignUpIdentity', ready)])
    expect(answers.map(({ kind }) => kind)).toEqual(['SIGNED_UP', 'SIGNED_UP'])
    expect(await accountsNamed(person.name)).toBe(1)
  })

  it('is created once by one person in many places at the same time', async () => {
    const person = newPerson()
    const places: Awaited<ReturnType<typeof readyToConfirm>>[] = []
    for (const token of [
      await started(),
      await startedWithKakao(`kakao-${person.name}`),
      await started(),
      await started(),
    ]) {
      places.push(await readyToConfirm(host, token, person))
    }
    const answers = await Promise.all(
      places.map((place) => host.ask('confirmSignUpIdentity', place)),
    )
    const made = answers.filter(({ kind }) => kind === 'SIGNED_UP')
    expect(made).toHaveLength(1)
    expect(await accountsNamed(person.name)).toBe(1)
  })

  it('takes over a number that was assigned again: the previous account loses it', async () => {
    const before = newPerson()
    const { seq } = await signUp(host, before)
    pass(31)
    const after = { ...newPerson(), phoneNo: before.phoneNo }
    const made = await signUp(host, after)
    expect(made.seq).not.toBe(seq)
    expect(await userOf(seq)).toMatchObject({ phone_no: null, name: before.name, status: 'USER' })
    expect(await userOf(made.seq)).toMatchObject({ phone_no: before.phoneNo })
  })

  it('gives one number to one of two people who prove it at the same time', async () => {
    const one = newPerson()
    const other = { ...newPerson(), phoneNo: one.phoneNo }
    const first = await readyToConfirm(host, await started(), one)
    const second = await readyToConfirm(host, await started(), other)
    await Promise.all([
      host.ask('confirmSignUpIdentity', first),
      host.ask('confirmSignUpIdentity', second),
    ])
    const holders = await database.kysely
      .selectFrom('users')
      .select('phone_no')
      .where('name', 'in', [one.name, other.name])
      .execute()
    expect(holders).toHaveLength(2)
    expect(holders.filter(({ phone_no }) => phone_no === one.phoneNo)).toHaveLength(1)
  })
})

describe('confirming', () => {
  it('counts attempts, and is void after five', async () => {
    const ready = await readyToConfirm(host, await started(), newPerson())
    const wrong = { ...ready, code: '135791' }
    for (const left of [4, 3, 2, 1]) {
      expect(await host.call('confirmSignUpIdentity', wrong)).toMatchObject({
        status: 400,
        refused: 'CODE_WRONG',
        message: `인증번호가 맞지 않아요. ${left}번 더 입력할 수 있어요.`,
      })
    }
    expect((await host.call('confirmSignUpIdentity', wrong)).refused).toBe('CODE_VOID')
    expect((await host.call('confirmSignUpIdentity', ready)).refused).toBe('CODE_VOID')
  })

  it('calls the agency no more than five times, however many guesses arrive at once', async () => {
    const ready = await readyToConfirm(host, await started(), newPerson())
    let calls = 0
    integrations.identity.confirm = async () => {
      calls += 1
      return 'WRONG'
    }
    const guesses = Array.from({ length: 20 }, () => host.call('confirmSignUpIdentity', ready))
    await Promise.all(guesses)
    expect(calls).toBe(5)
  })

  it('takes three minutes at most', async () => {
    const ready = await readyToConfirm(host, await started(), newPerson())
    pass(180)
    const answer = await host.call('confirmSignUpIdentity', ready)
    expect(answer).toMatchObject({ status: 400, refused: 'CODE_EXPIRED' })
  })

  it('of another sign-up, of a sign-in, or of nothing counts as unknown', async () => {
    const { verificationId, code } = await readyToConfirm(host, await started(), newPerson())
    const signUpToken = await started()
    const others = await host.call('confirmSignUpIdentity', { signUpToken, verificationId, code })
    expect(others.refused).toBe('CODE_EXPIRED')
    const { phoneNo } = newPerson()
    const sms = await host.ask('requestSmsCode', { phoneNo })
    const mixed = {
      signUpToken,
      verificationId: sms.verificationId,
      code: sentCodeOf(integrations, phoneNo),
    }
    expect((await host.call('confirmSignUpIdentity', mixed)).refused).toBe('CODE_EXPIRED')
    const swapped = await host.call('verifySmsCode', { verificationId, code })
    expect(swapped.refused).toBe('CODE_EXPIRED')
    const nothing = { signUpToken, verificationId: UNKNOWN_TOKEN, code }
    expect((await host.call('confirmSignUpIdentity', nothing)).refused).toBe('CODE_EXPIRED')
  })

  it('fails politely when the agency fails, has ended the transaction, or answers for another number', async () => {
    const person = newPerson()
    const ready = await readyToConfirm(host, await started(), person)
    integrations.failing.add('identity')
    const failed = await host.call('confirmSignUpIdentity', ready)
    expect(failed).toMatchObject({ status: 502, refused: 'AGENCY_FAILED' })
    integrations.failing.clear()
    const { identity } = integrations
    const confirm = identity.confirm.bind(identity)
    identity.confirm = async (answer) => {
      const proven = await confirm(answer)
      return typeof proven === 'string' ? proven : { ...proven, phoneNo: '01000000000' }
    }
    expect((await host.call('confirmSignUpIdentity', ready)).refused).toBe('AGENCY_FAILED')
    identity.confirm = async () => 'EXPIRED'
    expect((await host.call('confirmSignUpIdentity', ready)).refused).toBe('CODE_EXPIRED')
    expect(await accountsNamed(person.name)).toBe(0)
  })

  it('refuses a person under 14 by the agency’s answer, and deletes the sign-up', async () => {
    const person = newPerson()
    const ready = await readyToConfirm(host, await started(), person)
    const { identity } = integrations
    const confirm = identity.confirm.bind(identity)
    identity.confirm = async (answer) => {
      const proven = await confirm(answer)
      return typeof proven === 'string' ? proven : { ...proven, birthDate: '2012-11-06' }
    }
    const answer = await host.call('confirmSignUpIdentity', ready)
    expect(answer).toMatchObject({ status: 403, refused: 'UNDER_14' })
    expect(await accountsNamed(person.name)).toBe(0)
    const codes = await database.kysely
      .selectFrom('one_time_code')
      .select('phone_no')
      .where('phone_no', '=', person.phoneNo)
      .execute()
    expect(codes).toEqual([])
    const { signUpToken } = ready
    expect((await host.call('signUpState', { signUpToken })).refused).toBe('SIGN_UP_EXPIRED')
  })
})

describe('a person with an account', () => {
  async function confirmedAgain(person: ReturnType<typeof newPerson>, signUpToken: string) {
    pass(31)
    const ready = await readyToConfirm(host, signUpToken, person)
    return { ready, answer: await host.call('confirmSignUpIdentity', ready) }
  }

  it('gets to know how it is signed in to, and may connect the new way', async () => {
    const person = newPerson()
    const { seq } = await signUp(host, person)
    const newPhone = { ...person, phoneNo: newPerson().phoneNo }
    const token = await startedWithKakao(`kakao-${person.name}`)
    const { answer, ready } = await confirmedAgain(newPhone, token)
    const existing = {
      maskedPhoneNo: `010-****-${person.phoneNo.slice(-4)}`,
      signInTypes: ['user-credentials'],
    }
    expect(answer.data).toMatchObject({ kind: 'EXISTING', state: { existing } })
    const second = await host.ask('confirmSignUpIdentity', ready)
    expect(second).toMatchObject({ kind: 'EXISTING', state: { existing } })
    expect(await accountsNamed(person.name)).toBe(1)
    expect(await userOf(seq)).toMatchObject({ phone_no: person.phoneNo })

    const joined = await host.ask('joinExisting', { signUpToken: token })
    expect(joined).toMatchObject({ seq, signInType: 'kakao' })
    expect(await userOf(seq)).toMatchObject({ phone_no: newPhone.phoneNo })
    const proof = { provider: 'kakao', accessToken: `kakao-${person.name}` } as const
    const again = await host.ask('socialSignIn', proof)
    expect(again).toMatchObject({ kind: 'SIGNED_IN', credentials: { seq } })

    const clickedTwice = await host.ask('joinExisting', { signUpToken: token })
    expect(clickedTwice.seq).toBe(seq)
    pass(10)
    const late = await host.call('joinExisting', { signUpToken: token })
    expect(late).toMatchObject({ status: 410, refused: 'SIGN_UP_EXPIRED' })
  })

  it('has one account of a provider: the newest', async () => {
    const person = newPerson()
    const first = await readyToConfirm(host, await startedWithKakao(`old-${person.name}`), person)
    await host.ask('confirmSignUpIdentity', first)
    const token = await startedWithKakao(`new-${person.name}`)
    await confirmedAgain(person, token)
    const { seq } = await host.ask('joinExisting', { signUpToken: token })
    const accounts = await database.kysely
      .selectFrom('social_account')
      .select('provider_user_id')
      .where('user_seq', '=', seq)
      .execute()
    expect(accounts).toEqual([{ provider_user_id: `new-${person.name}` }])
  })

  it('with a name and number that were never checked counts as the same person', async () => {
    const person = newPerson()
    const { name, phoneNo } = person
    const { userSeq } = await seedUser(database.kysely, { name, phone_no: phoneNo })
    const { answer } = await confirmedAgain(person, await started())
    expect(answer.data).toMatchObject({ kind: 'EXISTING' })
    expect(await userOf(userSeq)).toMatchObject({ phone_no: phoneNo })
  })

  it('cannot join without having proven it', async () => {
    const signUpToken = await startedWithKakao(`kakao-${newPerson().name}`)
    const fresh = await host.call('joinExisting', { signUpToken })
    expect(fresh).toMatchObject({ status: 410, refused: 'SIGN_UP_EXPIRED' })
    await readyToConfirm(host, signUpToken, newPerson())
    expect((await host.call('joinExisting', { signUpToken })).refused).toBe('SIGN_UP_EXPIRED')
  })

  it('that is suspended cannot bypass it, by a new account or by joining', async () => {
    const person = newPerson()
    const { seq } = await signUp(host, person)
    const token = await startedWithKakao(`kakao-${person.name}`)
    const { answer } = await confirmedAgain(person, token)
    expect(answer.data).toMatchObject({ kind: 'EXISTING' })
    const suspend = (status: 'USER' | 'SUSPENDED' | 'WITHDRAWN') =>
      database.kysely.updateTable('users').set({ status }).where('user_seq', '=', seq).execute()
    await suspend('SUSPENDED')
    const join = await host.call('joinExisting', { signUpToken: token })
    expect(join).toMatchObject({ status: 403, refused: 'SUSPENDED' })
    const other = await confirmedAgain(person, await started())
    expect(other.answer).toMatchObject({ status: 403, refused: 'SUSPENDED' })
    expect(await accountsNamed(person.name)).toBe(1)

    await suspend('WITHDRAWN')
    expect((await host.call('joinExisting', { signUpToken: token })).refused).toBe(
      'SIGN_UP_EXPIRED',
    )
  })

  it('that was withdrawn may sign up as a new member', async () => {
    const person = newPerson()
    const { seq } = await signUp(host, person)
    await database.kysely
      .updateTable('users')
      .set({ status: 'WITHDRAWN' })
      .where('user_seq', '=', seq)
      .execute()
    pass(31)
    expect((await signUp(host, person)).seq).not.toBe(seq)
  })
})
