import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import type { HostDependencies } from '#backend/operation/context.ts'
import { PUBLISHED_POLICIES } from '#contracts/account-constants.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { normalPolicyBody, policyBodyProblem } from '#contracts/policy-rules.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ensurePolicies } from '../ensure-policies.ts'
import { POLICY_TEXTS } from '../texts/index.ts'

/** Noon in Korea. */
const START = new Date('2026-11-23T03:00:00Z')
const IN_FORCE = '2026-11-01'

let database: Database
let dependencies: HostDependencies
let now: Date
beforeEach(async () => {
  // Changes of texts are never deleted: each test has a database of its own.
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
  now = START
  dependencies = testHostDependencies(database, { now: () => now })
  return () => database.close()
}, 60_000)

async function operator(name = '운영이') {
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq, name })
  return hostClients(dependencies)('init', { bearer: await bearerOf(dependencies, userSeq) })
}
type Operator = Awaited<ReturnType<typeof operator>>
type Asked = Parameters<Operator['schedulePolicy']>[0]

const announcements = () => hostClients(dependencies)('customerService', {}).announcements({})

const reader = () => hostClients(dependencies)('init', {})

const schedule = async (host: Operator, day: string, more: Partial<Asked> = {}) => {
  const policyKey = more.policyKey ?? 'TERMS'
  const { body, seen } = await host.policyDraft({ policyKey })
  return host.schedulePolicy({
    formKey: randomUUID(),
    policyKey,
    day,
    body: `${body}\n\n## ${day}의 조\n\n새 글`,
    reason: '더 쉽게 적음',
    isAdverse: false,
    seen,
    ...more,
  })
}

const termsOf = async (host: Operator) =>
  (await host.policyDesk()).texts.find(({ policyKey }) => policyKey === 'TERMS')?.versions ?? []
const statesOf = async (host: Operator) =>
  (await termsOf(host)).map(({ version, state }) => [version, state])

describe('약관·정책 관리', () => {
  it('저장하면 곧바로 예고되고, 한국의 시행일 0시부터 시행되며, 예전 것은 그대로 남는다', async () => {
    const host = await operator()
    const { body } = await host.policyDraft({ policyKey: 'TERMS' })
    await schedule(host, '2026-12-01')
    const announced = await reader().policy({ policyKey: 'TERMS' })
    expect(announced).toMatchObject({ versionInForce: IN_FORCE, policy: { body } })
    expect(announced.versions[0]).toEqual({ version: '2026-12-01', reason: '더 쉽게 적음' })
    const differences = { policyKey: 'TERMS', before: IN_FORCE, after: '2026-12-01' } as const
    const { sections } = await reader().policyDifference(differences)
    expect(sections.filter(({ state }) => state !== 'SAME')).toMatchObject([
      { state: 'ADDED', heading: '2026-12-01의 조' },
    ])
    now = new Date(Date.parse('2026-12-01T00:00:00+09:00') - 1)
    expect((await reader().policy({ policyKey: 'TERMS' })).versionInForce).toBe(IN_FORCE)
    now = new Date(now.getTime() + 1)
    expect(await reader().policy({ policyKey: 'TERMS' })).toMatchObject({
      versionInForce: '2026-12-01',
      policy: { title: '이용약관', required: true, body: `${body}\n\n## 2026-12-01의 조\n\n새 글` },
    })
    expect(await statesOf(await operator('나중이'))).toEqual([
      ['2026-12-01', 'IN_FORCE'],
      [IN_FORCE, 'PAST'],
      ['2025-03-01', 'PAST'],
    ])
    const past = await reader().policy({ policyKey: 'TERMS', version: IN_FORCE })
    expect(past.policy.body).toBe(body)
  })

  it('새로 가입하는 사람은 그날 시행하는 판에 동의한다', async () => {
    await schedule(await operator(), '2026-12-01')
    const versionOf = async () =>
      (await reader().policies()).policies.find(({ policyKey }) => policyKey === 'TERMS')?.version
    expect(await versionOf()).toBe(IN_FORCE)
    now = new Date(START.getTime() + 8 * DAY_MS)
    expect(await versionOf()).toBe('2026-12-01')
  })

  it('불리한 내용은 30일, 다른 내용은 7일 전에 정해야 하고, 언제부터인지 말한다', async () => {
    const host = await operator()
    const early = await refusalOf(schedule(host, '2026-11-29'))
    expect(early).toMatchObject({
      status: 422,
      code: 'TOO_SOON',
      message: '바뀌는 내용은 7일 전부터 알려야 해요. 2026년 11월 30일부터 시행할 수 있어요.',
    })
    const adverse = await refusalOf(schedule(host, '2026-12-22', { isAdverse: true }))
    expect(adverse).toMatchObject({
      code: 'TOO_SOON',
      message:
        '회원에게 불리하게 바뀌는 내용은 30일 전부터 알려야 해요. 2026년 12월 23일부터 시행할 수 있어요.',
    })
    await schedule(host, '2026-11-30')
    await schedule(host, '2026-12-23', { isAdverse: true })
    expect((await termsOf(host)).map(({ change }) => change?.isAdverse ?? null)).toEqual([
      true,
      false,
      null,
      null,
    ])
  })

  it('이미 정한 날보다 앞이나 같은 날, 같은 내용, 그사이 바뀐 글로는 정할 수 없고, 같은 양식은 한 번이다', async () => {
    const host = await operator()
    const formKey = randomUUID()
    const { body, seen } = await host.policyDraft({ policyKey: 'TERMS' })
    const sent = { formKey, seen, body: `${body}\n\n## 부칙 2\n\n새 글` }
    const first = await schedule(host, '2026-12-01', sent)
    expect(await schedule(host, '2026-12-01', sent)).toEqual(first)
    expect(await statesOf(host)).toHaveLength(3)
    const outdated = schedule(host, '2026-12-05', { seen })
    expect(await refusalOf(outdated)).toMatchObject({ status: 409, code: 'OUTDATED' })
    for (const day of ['2026-11-30', '2026-12-01'])
      expect(await refusalOf(schedule(host, day))).toMatchObject({
        status: 409,
        code: 'TAKEN',
        message: expect.stringContaining('2026년 12월 1일부터 시행할 내용이 이미 있어요.'),
      })
    const same = schedule(host, '2026-12-05', { body: `${sent.body}  \r\n\r\n` })
    expect(await refusalOf(same)).toMatchObject({ status: 422, code: 'SAME' })
    const { body: newest, follows } = await host.policyDraft({ policyKey: 'TERMS' })
    expect({ newest, follows }).toEqual({ newest: sent.body, follows: '2026-12-01' })
    // Another text is not concerned.
    await schedule(host, '2026-11-30', { policyKey: 'PRIVACY' })
  })

  it('두 운영자가 함께 정하면 한 사람 것만 남고 다른 사람은 안다', async () => {
    const [one, other] = [await operator('하나'), await operator('둘')]
    const { seen } = await one.policyDraft({ policyKey: 'TERMS' })
    const both = await Promise.allSettled([
      schedule(one, '2026-12-01', { seen, body: '## 하나\n\n글' }),
      schedule(other, '2026-12-02', { seen, body: '## 둘\n\n글' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await statesOf(one)).toHaveLength(3)
  })

  it('시행하기 전에는 취소할 수 있고, 누가 왜 했는지 남으며, 그 글로 다시 쓸 수 있다', async () => {
    const [host, other] = [await operator('하나'), await operator('둘')]
    const { seen } = await host.policyDraft({ policyKey: 'TERMS' })
    const { changeSeq } = await schedule(host, '2026-12-01')
    const [told] = (await announcements()).items
    expect(told).toMatchObject({
      category: 'POLICY',
      isPinned: true,
      title: '이용약관이 2026년 12월 1일부터 바뀌어요',
    })
    await other.withdrawPolicy({ changeSeq, reason: '법무 검토' })
    await host.withdrawPolicy({ changeSeq, reason: '두 번째' })
    expect((await announcements()).items).toMatchObject([
      { title: '(취소) 이용약관이 2026년 12월 1일부터 바뀌어요', isPinned: false },
    ])
    const { versions } = await reader().policy({ policyKey: 'TERMS' })
    expect(versions.map(({ version }) => version)).toEqual([IN_FORCE, '2025-03-01'])
    // A form that was opened before knows nothing of it.
    expect(await refusalOf(schedule(host, '2026-12-01', { seen }))).toMatchObject({
      code: 'OUTDATED',
    })
    const again = await host.policyDraft({ policyKey: 'TERMS', changeSeq })
    expect(again).toMatchObject({ follows: IN_FORCE })
    expect(again.body).toContain('2026-12-01의 조')
    await schedule(host, '2026-12-01', { body: again.body })
    // What came with the program does not bring a version back that was taken back.
    await ensurePolicies(database.kysely)
    expect(await termsOf(host)).toMatchObject([
      { version: '2026-12-01', state: 'SCHEDULED', withdrawn: null },
      {
        version: '2026-12-01',
        state: 'WITHDRAWN',
        change: { operatorName: '하나' },
        withdrawn: { operatorName: '둘', reason: '법무 검토' },
      },
      { version: IN_FORCE, state: 'IN_FORCE', change: null },
      { version: '2025-03-01', state: 'PAST' },
    ])
  })

  it('시행한 것과 없는 것은 취소할 수 없고, 없는 판으로는 새로 쓸 수 없다', async () => {
    const { changeSeq } = await schedule(await operator(), '2026-12-01')
    now = new Date(START.getTime() + 8 * DAY_MS)
    const host = await operator('나중이')
    const late = host.withdrawPolicy({ changeSeq, reason: '늦음' })
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'STARTED' })
    const unknown = host.withdrawPolicy({ changeSeq: 999_999, reason: '없음' })
    expect(await refusalOf(unknown)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const wanted of [{ version: '1999-01-01' }, { changeSeq: 999_999 }])
      expect(await refusalOf(host.policyDraft({ policyKey: 'TERMS', ...wanted }))).toMatchObject({
        status: 404,
      })
    // A change of another text is not this one's.
    const other = host.policyDraft({ policyKey: 'PRIVACY', changeSeq })
    expect(await refusalOf(other)).toMatchObject({ status: 404 })
  })

  it('미리보기는 무엇이 달라지는지 말하고 아무것도 남기지 않는다', async () => {
    const host = await operator()
    const { body } = await host.policyDraft({ policyKey: 'TERMS' })
    const tried = await host.tryPolicy({
      policyKey: 'TERMS',
      body: `${body}\r\n\r\n## 새 조\r\n\r\n새 글`,
    })
    expect(tried.follows).toBe(IN_FORCE)
    expect(tried.sections.filter(({ state }) => state !== 'SAME')).toEqual([
      {
        heading: '새 조',
        headingBefore: null,
        state: 'ADDED',
        parts: [{ kind: 'ADDED', text: '새 글' }],
      },
    ])
    expect(await statesOf(host)).toHaveLength(2)
  })
})

describe('약관의 본문', () => {
  it('프로그램과 함께 온 글은 모두 그대로 저장할 수 있다', () => {
    const published = POLICY_TEXTS.filter(({ policyKey }) =>
      PUBLISHED_POLICIES.some((key) => key === policyKey),
    )
    expect(published).toHaveLength(8)
    for (const { body } of published) {
      expect(normalPolicyBody(body)).toBe(body)
      expect(policyBodyProblem(body)).toBeNull()
    }
  })

  it('붙여 넣은 글의 줄 끝과 빈 줄을 고르고, 같은 글은 같은 글이 된다', () => {
    const typed = '\r\n## 제1조\r\n\r\n\r\n글 \t\r\n- 하나\r- 둘\0\n\n'
    expect(normalPolicyBody(typed)).toBe('## 제1조\n\n글\n- 하나\n- 둘')
    expect(normalPolicyBody(normalPolicyBody(typed))).toBe(normalPolicyBody(typed))
  })

  it.each([
    ['', '내용을 적어 주세요.'],
    ['글만 있다', "제목이 하나는 있어야 해요. '## 제1조 (목적)'처럼 적어 주세요."],
    ['## 제1조\n\n# 제2조', "3번째 줄: 제목은 '## 제1조 (목적)'처럼 '## ' 뒤에 적어 주세요."],
    ['##', "1번째 줄: 제목은 '## 제1조 (목적)'처럼 '## ' 뒤에 적어 주세요."],
    ['## 제1조 (뜻)\n\n글\n\n## 제2조 (뜻)', "5번째 줄: '제2조 (뜻)'과 이름이 같은 조항이 있어요."],
    [
      `## 제1조\n${'가'.repeat(20_000)}`,
      '내용을 20,000자까지 적을 수 있어요. 지금은 20,007자예요.',
    ],
  ])('%# 무엇이 잘못인지 말한다', (body, message) => {
    expect(policyBodyProblem(body)).toBe(message)
  })
})
