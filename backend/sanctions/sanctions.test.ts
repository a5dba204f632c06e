import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  seedProduct,
  seedSanction,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import { sweep } from '#backend/jobs/sweep.ts'
import { deliverBatch } from '#backend/notices/deliver-batch.ts'
import type { Role } from '#contracts/account.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { SuspensionTicket } from '#contracts/sanction.ts'
import { SANCTION_RULES } from '#contracts/sanction-rules.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { SANCTION_REASON, sanctionInput } from '#tests/support/sanction-input.ts'
import { sentCodeOf } from '#tests/support/sign-up-steps.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { endDueSuspensions } from './end-due-suspensions.ts'

const APPEAL = '설명에 흠집을 적었고 사진도 올렸어요. 다시 확인해 주세요.'
const ANSWER = '글의 기록을 다시 보니 흠집이 처음부터 적혀 있었어요.'

let database: Database
let dependencies: TestHostDependencies
let time: number
let people = 0
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  time = Date.parse('2026-11-21T03:20:00Z')
  dependencies = testHostDependencies(database, { now: () => new Date(time) })
})

async function person(role: Role = 'USER') {
  people += 1
  const phoneNo = `0104444${1000 + people}`
  const { userSeq } = await seedUser(database.kysely, { role, phone_no: phoneNo })
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq })
  const { accessToken: bearer, refreshToken } = await credentialsOf(dependencies, userSeq)
  const clients = hostClients(dependencies)
  const main = clients('main', { bearer })
  const [boot, edge] = [clients('boot', { bearer }), clients('edge', { bearer })]
  return { userSeq, storeSeq, phoneNo, refreshToken, main, boot, edge }
}

const anonymous = () => hostClients(dependencies)('main')

/** Signs in by a code; a refusal is returned with its data. */
async function signIn({ phoneNo }: { phoneNo: string }) {
  time += 31_000
  const { verificationId } = await anonymous().requestSmsCode({ phoneNo })
  const code = sentCodeOf(dependencies.integrations, phoneNo)
  return anonymous()
    .verifySmsCode({ verificationId, code })
    .catch((error: { code: string; data?: SuspensionTicket }) => error)
}

async function suspended(more: Parameters<typeof sanctionInput>[1] = {}) {
  const member = await person()
  const operator = await person('OPERATOR')
  const input = sanctionInput(member.userSeq, more)
  const { sanctionSeq } = await operator.main.sanctionMember(input)
  return { member, operator, sanctionSeq, input }
}

const ticketOf = async (member: { phoneNo: string }): Promise<string> => {
  const refused = await signIn(member)
  if (!('data' in refused) || !refused.data) throw new Error('no ticket')
  return refused.data.ticket
}

const log = { error: (fields: object) => expect.unreachable(JSON.stringify(fields)) } as never

async function noticesOf({ userSeq }: { userSeq: number }) {
  while (await deliverBatch({ kysely: database.kysely, log, onDelivered: () => undefined }));
  const rows = await database.kysely
    .selectFrom('notice')
    .innerJoin('notice_part', 'notice_part.notice_seq', 'notice.notice_seq')
    .innerJoin('notice_event', 'notice_event.event_seq', 'notice_part.event_seq')
    .select('notice_event.payload')
    .where('notice.user_seq', '=', userSeq)
    .where('notice_event.kind', '=', 'SANCTION')
    .orderBy('notice_event.event_seq')
    .execute()
  return rows.map(({ payload }) => Object(payload).step)
}

const rowOf = (sanctionSeq: number) =>
  database.kysely
    .selectFrom('sanction')
    .selectAll()
    .where('sanction_seq', '=', sanctionSeq)
    .executeTakeFirstOrThrow()

describe('제재', () => {
  it('제한된 회원은 로그인할 때 규정, 까닭, 근거, 끝나는 때를 보고, 누가 신고했는지는 보지 못한다', async () => {
    const member = await person()
    const operator = await person('OPERATOR')
    const reporter = await person()
    const { productSeq } = await seedProduct(database.kysely, {
      store_seq: member.storeSeq,
      title: '가죽 가방',
    })
    const product = hostClients(dependencies)('product', {
      bearer: (await credentialsOf(dependencies, reporter.userSeq)).accessToken,
    })
    await product.report({ productSeq, reason: 'FRAUD', detail: '제가 산 가방과 달라요' })
    const groundless = await seedProduct(database.kysely, { store_seq: member.storeSeq })
    const { reportSeq } = await product.report({ ...groundless, reason: 'SPAM' })
    await operator.edge.closeReport({
      reportSeq,
      state: 'DISMISSED',
      reasonCode: 'NO_BREACH',
      note: '광고가 아니에요.',
    })
    const grounds = await operator.main.sanctionGrounds({ userSeq: member.userSeq })
    expect(grounds).toMatchObject({ earlier: 0, lastSeq: 0, evidence: [{ kind: 'REPORT' }] })
    const evidence = grounds.evidence.map(({ kind, seq }) => ({ kind, seq }))
    const { sanctionSeq } = await operator.main.sanctionMember(
      sanctionInput(member.userSeq, { evidence }),
    )
    expect((await refusalOf(member.main.stateInfo())).code).toBe('FORCED_LOGOUT')
    const ticket = await ticketOf(member)
    const shown = await anonymous().sanction({ sanctionSeq, ticket })
    expect(shown).toEqual({
      sanctionSeq,
      kind: 'SUSPENSION',
      rule: 'FALSE_FACTS',
      reason: SANCTION_REASON,
      evidence: [expect.stringContaining('상품 ‘가죽 가방’ 신고')],
      startsAt: '2026-11-21T03:20:00.000Z',
      endsAt: '2026-11-28T03:00:00.000Z',
      state: 'LIVE',
      endedAt: null,
      appeal: null,
      canAppeal: true,
    })
    const told = JSON.stringify(shown)
    for (const secret of ['제가 산 가방과 달라요', `가게 ${reporter.userSeq}`])
      expect(told).not.toContain(secret)
  })

  it('남의 제재는 로그인해도, 다른 제재의 표로도, 늦은 표로도 보이지 않는다', async () => {
    const one = await suspended()
    const other = await suspended()
    const stranger = await person()
    const earlier = await seedSanction(database.kysely, {
      user_seq: one.member.userSeq,
      starts_at: new Date(time - DAY_MS),
    })
    const ticket = await ticketOf(one.member)
    const { sanctionSeq } = one
    const reads = [
      () => anonymous().sanction({ sanctionSeq }),
      () => anonymous().sanction({ sanctionSeq, ticket: 'x' }),
      () => anonymous().sanction({ sanctionSeq: other.sanctionSeq, ticket }),
      () => anonymous().sanction({ sanctionSeq: earlier.sanctionSeq, ticket }),
      () => stranger.main.sanction({ sanctionSeq, ticket }),
      () => stranger.main.appealSanction({ sanctionSeq, text: APPEAL }),
    ]
    for (const read of reads) expect((await refusalOf(read())).code).toBe('NOT_FOUND')
    time += 31 * 60_000
    expect((await refusalOf(anonymous().sanction({ sanctionSeq, ticket }))).code).toBe('NOT_FOUND')
  })

  it('제한이 끝낸 세션의 새로고침 토큰으로도 까닭을 볼 수 있다', async () => {
    const { member, sanctionSeq } = await suspended()
    const refused = await anonymous()
      .refreshToken({ refreshToken: member.refreshToken })
      .catch((error: { code: string; data?: SuspensionTicket }) => error)
    expect(refused).toMatchObject({ code: 'SUSPENDED', data: { sanctionSeq } })
  })

  it('경고는 계정을 그대로 두고, 알림과 마이페이지에 보인다', async () => {
    const { member, sanctionSeq } = await suspended({ measure: 'WARNING' })
    expect((await member.main.myPage()).warning).toEqual({
      sanctionSeq,
      at: '2026-11-21T03:20:00.000Z',
    })
    expect(await member.main.sanction({ sanctionSeq })).toMatchObject({
      kind: 'WARNING',
      endsAt: null,
      canAppeal: true,
    })
    const { items } = await member.main.ownSanctions()
    expect(items).toMatchObject([{ sanctionSeq, state: 'LIVE', appealState: null }])
    expect(JSON.stringify(items)).not.toContain('가게')
    expect(await noticesOf(member)).toEqual(['WARNED'])
    time += 15 * DAY_MS
    const { accessToken: bearer } = await credentialsOf(dependencies, member.userSeq)
    expect((await hostClients(dependencies)('main', { bearer }).myPage()).warning).toBeNull()
  })

  it('같은 폼은 한 번만 결정하고, 두 운영자가 함께 결정하면 나중 사람은 무슨 일이 있었는지 듣는다', async () => {
    const member = await person()
    const first = await person('OPERATOR')
    const second = await person('OPERATOR')
    const input = sanctionInput(member.userSeq, { measure: 'WARNING' })
    const twice = await Promise.all([
      first.main.sanctionMember(input),
      first.main.sanctionMember(input),
    ])
    expect(twice[0]).toEqual(twice[1])
    const late = await refusalOf(second.main.sanctionMember(sanctionInput(member.userSeq)))
    expect(late).toMatchObject({ status: 409, code: 'CHANGED' })
    expect(late.message).toContain(`가게 ${first.userSeq} 님이 경고를 보냈어요`)
    const lastSeq = twice[0].sanctionSeq
    await second.main.sanctionMember(sanctionInput(member.userSeq, { lastSeq }))
    expect(await noticesOf(member)).toEqual(['WARNED', 'SUSPENDED'])
  })

  it('규정에 없는 조치, 운영자의 영구 제한, 남의 근거, 자신과 동료는 거절된다', async () => {
    const member = await person()
    const operator = await person('OPERATOR')
    const colleague = await person('OPERATOR')
    const stranger = await person()
    const { productSeq } = await seedProduct(database.kysely, { store_seq: stranger.storeSeq })
    const decide = (userSeq: number, more: Parameters<typeof sanctionInput>[1]) =>
      refusalOf(operator.main.sanctionMember(sanctionInput(userSeq, more)))
    const grave = { rule: 'NO_GOODS', measure: 'PERMANENT' } as const
    const refusals = [
      [await decide(member.userSeq, { rule: 'NO_GOODS', measure: 'WARNING' }), 'UNFIT'],
      [await decide(member.userSeq, grave), 'ADMIN_ONLY'],
      [
        await decide(member.userSeq, { evidence: [{ kind: 'LISTING', seq: productSeq }] }),
        'NO_EVIDENCE',
      ],
      [await decide(operator.userSeq, {}), 'NOT_ALLOWED'],
      [await decide(colleague.userSeq, {}), 'NOT_ALLOWED'],
    ] as const
    for (const [refusal, code] of refusals) expect(refusal.code).toBe(code)
    const admin = await person('ADMIN')
    const { sanctionSeq } = await admin.main.sanctionMember(sanctionInput(member.userSeq, grave))
    expect(await rowOf(sanctionSeq)).toMatchObject({ ends_at: null, state: 'LIVE' })
    expect(await decide(member.userSeq, { lastSeq: sanctionSeq })).toMatchObject({
      code: 'NOT_ALLOWED',
      message: '이미 이용이 제한된 회원이에요.',
    })
  })
})

describe('제한의 끝', () => {
  it('끝나는 때가 지나면 저절로 풀리고, 회원에게 알린다', async () => {
    const { member, sanctionSeq } = await suspended({ measure: 'D3' })
    time = Date.parse('2026-11-24T02:59:59Z')
    await endDueSuspensions(dependencies)
    expect((await rowOf(sanctionSeq)).state).toBe('LIVE')
    time = Date.parse('2026-11-24T03:00:00Z')
    await endDueSuspensions(dependencies)
    expect(await rowOf(sanctionSeq)).toMatchObject({ state: 'ENDED', ended_at: new Date(time) })
    expect(await signIn(member)).toMatchObject({ kind: 'SIGNED_IN' })
    expect(await noticesOf(member)).toEqual(['SUSPENDED', 'ENDED'])
  })

  it('한 사람의 끝이 실패해도 다른 사람의 제한은 풀린다', async () => {
    const [one, other] = [await suspended({ measure: 'D3' }), await suspended({ measure: 'D3' })]
    time += 3 * DAY_MS
    const chat = {
      ...dependencies.chat,
      accountChanged: (userSeq: number) => {
        if (userSeq === one.member.userSeq) throw new Error('no chat')
      },
    }
    await expect(endDueSuspensions({ ...dependencies, chat })).rejects.toThrow('not be ended')
    expect((await rowOf(other.sanctionSeq)).state).toBe('ENDED')
  })

  it('아직 아무도 풀지 않았어도 때가 지나면 로그인된다', async () => {
    const { member, sanctionSeq } = await suspended({ measure: 'D3' })
    time = Date.parse('2026-11-24T03:00:00Z')
    expect(await signIn(member)).toMatchObject({ kind: 'SIGNED_IN' })
    expect((await rowOf(sanctionSeq)).state).toBe('ENDED')
    const store = await hostClients(dependencies)('boot').store({ storeSeq: member.storeSeq })
    expect(store.storeSeq).toBe(member.storeSeq)
  })
})

it('끝난 제재는 3년 뒤에 지워지고, 끝나지 않은 제한은 남는다', async () => {
  const ended = await suspended({ measure: 'WARNING' })
  const { userSeq } = await person()
  const admin = await person('ADMIN')
  const grave = sanctionInput(userSeq, { rule: 'NO_GOODS', measure: 'PERMANENT' })
  const live = await admin.main.sanctionMember(grave)
  const left = async () => {
    const rows = await database.kysely
      .selectFrom('sanction')
      .select('sanction_seq')
      .where('sanction_seq', 'in', [ended.sanctionSeq, live.sanctionSeq])
      .execute()
    return rows.map((row) => row.sanction_seq)
  }
  await sweep(database.kysely, new Date(time + 3 * 365 * DAY_MS))
  expect(await left()).toEqual([ended.sanctionSeq, live.sanctionSeq])
  await sweep(database.kysely, new Date(time + 3 * 366 * DAY_MS))
  expect(await left()).toEqual([live.sanctionSeq])
})

describe('이의', () => {
  it('한 번 낼 수 있고, 제재한 운영자와 당사자가 아닌 운영자가 한 번 결정한다', async () => {
    const { member, operator, sanctionSeq } = await suspended()
    const ticket = await ticketOf(member)
    const appeal = (text: string) => anonymous().appealSanction({ sanctionSeq, ticket, text })
    expect(await appeal(APPEAL)).toMatchObject({
      canAppeal: false,
      // Business days: a weekend lies between.
      appeal: {
        state: 'RECEIVED',
        text: APPEAL,
        decideBy: expect.stringMatching(/^2026-11-2[78]/),
      },
    })
    expect(await appeal(APPEAL)).toMatchObject({ appeal: { state: 'RECEIVED' } })
    expect(await refusalOf(appeal(`${APPEAL} 또 냈어요.`))).toMatchObject({
      status: 409,
      code: 'APPEALED',
    })
    const judge = await person('OPERATOR')
    const waiting = await judge.main.appeals({})
    expect(waiting.items.map((item) => item.sanctionSeq)).toContain(sanctionSeq)
    expect(await operator.main.appealCase({ sanctionSeq })).toMatchObject({
      objection: 'OWN_DECISION',
    })
    const decision = {
      sanctionSeq,
      isAccepted: true,
      reasonCode: aReason('APPEAL', 'ACCEPT'),
      answer: ANSWER,
    }
    expect(await refusalOf(operator.main.decideAppeal(decision))).toEqual({
      status: 403,
      code: 'NOT_ALLOWED',
      message: '조치를 결정한 운영자와 당사자는 이의를 결정할 수 없어요.',
    })
    const other = await person('OPERATOR')
    const accept = () => judge.main.decideAppeal(decision)
    const deny = () =>
      other.main.decideAppeal({
        ...decision,
        isAccepted: false,
        reasonCode: aReason('APPEAL', 'DENY'),
      })
    const outcomes = await Promise.allSettled([accept(), deny()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    // Either may have been first; the first one's decision again would be no second one.
    const late = outcomes[0]?.status === 'rejected' ? accept : deny
    const refused = await refusalOf(late())
    expect(refused).toMatchObject({ status: 409, code: 'DECIDED' })
  })

  it('받아들이면 바로 풀리고 횟수에 세지 않으며, 회원이 답을 읽는다', async () => {
    const { member, sanctionSeq } = await suspended()
    const ticket = await ticketOf(member)
    await anonymous().appealSanction({ sanctionSeq, ticket, text: APPEAL })
    const judge = await person('OPERATOR')
    const decision = {
      sanctionSeq,
      isAccepted: true,
      reasonCode: aReason('APPEAL', 'ACCEPT'),
      answer: ANSWER,
    }
    const twice = [judge.main.decideAppeal(decision), judge.main.decideAppeal(decision)]
    expect(await Promise.all(twice)).toEqual([{ state: 'ACCEPTED' }, { state: 'ACCEPTED' }])
    expect(await signIn(member)).toMatchObject({ kind: 'SIGNED_IN' })
    const { accessToken: bearer } = await credentialsOf(dependencies, member.userSeq)
    const main = hostClients(dependencies)('main', { bearer })
    expect(await main.sanction({ sanctionSeq })).toMatchObject({
      state: 'OVERTURNED',
      appeal: { state: 'ACCEPTED', answer: ANSWER },
      canAppeal: false,
    })
    const { earlier } = await judge.main.sanctionGrounds({ userSeq: member.userSeq })
    expect(earlier).toBe(0)
    expect(await noticesOf(member)).toEqual(['SUSPENDED', 'APPEAL_ACCEPTED'])
  })

  it('받아들이지 않으면 제한이 그대로이고, 다시 로그인하려 하면 답이 보인다', async () => {
    const { member, sanctionSeq } = await suspended()
    const ticket = await ticketOf(member)
    await anonymous().appealSanction({ sanctionSeq, ticket, text: APPEAL })
    const judge = await person('OPERATOR')
    await judge.main.decideAppeal({
      sanctionSeq,
      isAccepted: false,
      reasonCode: aReason('APPEAL', 'DENY'),
      answer: ANSWER,
    })
    const again = await anonymous().sanction({ sanctionSeq, ticket: await ticketOf(member) })
    expect(again).toMatchObject({ state: 'LIVE', appeal: { state: 'DENIED', answer: ANSWER } })
  })

  it('운영자는 자기가 받은 경고의 이의를 결정하지 못하고, 끝난 제한에는 이의를 낼 수 없다', async () => {
    const boss = await person('ADMIN')
    const operator = await person('OPERATOR')
    const warning = sanctionInput(operator.userSeq, { measure: 'WARNING' })
    const { sanctionSeq } = await boss.main.sanctionMember(warning)
    await operator.main.appealSanction({ sanctionSeq, text: APPEAL })
    const own = operator.main.decideAppeal({
      sanctionSeq,
      isAccepted: true,
      reasonCode: aReason('APPEAL', 'ACCEPT'),
      answer: ANSWER,
    })
    expect((await refusalOf(own)).code).toBe('NOT_ALLOWED')
    const ended = await suspended({ measure: 'D3' })
    time += 4 * DAY_MS
    await endDueSuspensions(dependencies)
    const { accessToken: bearer } = await credentialsOf(dependencies, ended.member.userSeq)
    const late = hostClients(dependencies)('main', { bearer }).appealSanction({
      sanctionSeq: ended.sanctionSeq,
      text: APPEAL,
    })
    expect((await refusalOf(late)).code).toBe('OVER')
  })
})

it('규정마다 게시글 운영정책에 있는 문장을 인용한다', async () => {
  const { POLICY_TEXTS } = await import('#backend/content/policies/texts/index.ts')
  const policy = POLICY_TEXTS.filter(({ policyKey }) => policyKey === 'POST_POLICY').at(-1)
  const body = policy?.body ?? ''
  for (const { article, sentence } of Object.values(SANCTION_RULES)) {
    const text = body.split(/^## /m).find((section) => section.startsWith(`제${article}조`))
    expect(text?.replaceAll('**', ''), sentence).toContain(sentence)
  }
})
