import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { signedCafeCall } from '#tests/support/fake-cafe.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { deliverCafeTasks } from './deliver-cafe-tasks.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let time = START
let people = 0
beforeAll(async () => {
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(async () => {
  time = START
  dependencies = testHostDependencies(database, { now: () => time })
  await database.kysely.updateTable('cafe_task').set({ done_at: START }).execute()
})

async function member() {
  people += 1
  const { userSeq } = await seedUser(database.kysely, { phone_no: `0107777${1_000 + people}` })
  await seedStore(database.kysely, { user_seq: userSeq })
  const bearer = await bearerOf(dependencies, userSeq)
  return { userSeq, host: hostClients(dependencies)('main', { bearer }) }
}

const fromCafe = (call: Parameters<typeof signedCafeCall>[0]) =>
  hostClients(dependencies)('main').cafeCall(signedCafeCall(call))
const enter = (code: string, memberId: string) =>
  fromCafe({ type: 'LINK', code, memberId, nickname: '카페이름' })
const give = (code: string, memberId: string) =>
  dependencies.integrations.cafe.codes.set(code, { memberId, nickname: '카페이름' })
const deliver = () =>
  deliverCafeTasks({
    ...dependencies,
    cafe: dependencies.integrations.cafe,
    log: { error: () => undefined },
  })

describe('두손에서 코드를 받아 카페에 넣기', () => {
  it('카페가 코드를 넣으면 바로 연동되고, 답을 잃은 카페가 다시 보내도 같은 답이다', async () => {
    const { host } = await member()
    const { code } = await host.makeCafeCode()
    expect((await host.cafeState()).code?.code).toBe(code)
    const first = await enter(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`, 'one')
    expect(first.status).toBe(200)
    expect(await enter(code, 'one')).toEqual(first)
    expect(await host.cafeState()).toMatchObject({
      link: { nickname: '카페이름', isConfirmed: true },
      code: null,
    })
    expect((await host.stateInfo()).isNaverCafeToAppAccept).toBe(true)
  })

  it('10분이 지났거나, 이미 썼거나, 새 코드로 바뀌었거나, 없는 코드는 까닭을 말하고 거절한다', async () => {
    const { host } = await member()
    const { code } = await host.makeCafeCode()
    time = new Date(START.getTime() + 10 * MINUTE_MS)
    expect(await enter(code, 'two')).toMatchObject({
      status: 410,
      answer: { refused: 'CODE_EXPIRED' },
    })
    time = new Date(time.getTime() - 1)
    expect((await enter(code, 'two')).status).toBe(200)
    expect(await enter(code, 'three')).toMatchObject({
      status: 409,
      answer: { refused: 'CODE_USED' },
    })
    const other = await member()
    const { code: earlier } = await other.host.makeCafeCode()
    await other.host.makeCafeCode()
    for (const wrong of [earlier, 'ABCD-0000', ''])
      expect(await enter(wrong, 'three')).toMatchObject({
        status: 404,
        answer: { refused: 'CODE_WRONG' },
      })
  })

  it('서명이 없는 말은 듣지 않는다', async () => {
    const { host } = await member()
    const { code } = await host.makeCafeCode()
    const call = signedCafeCall({ type: 'LINK', code, memberId: 'forged', nickname: '가짜' })
    const answer = await hostClients(dependencies)('main').cafeCall({ ...call, signature: 'x' })
    expect(answer.status).toBe(401)
    expect((await host.cafeState()).link).toBeNull()
  })

  it('틀린 코드는 한 회원이 10분에 열 번까지만 넣어 볼 수 있다', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      expect((await enter('ABCD-2345', 'guesser')).status).toBe(404)
    const { host } = await member()
    const { code } = await host.makeCafeCode()
    expect((await enter(code, 'guesser')).status).toBe(429)
  })

  it('코드는 데이터베이스에 그대로 남지 않는다', async () => {
    const { host } = await member()
    const { code } = await host.makeCafeCode()
    const rows = await database.kysely.selectFrom('cafe_code').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('카페에서 코드를 받아 두손에 넣기', () => {
  it('누구인지 보여 주고, 확인하면 연동되고, 카페에 알린다', async () => {
    const { host } = await member()
    give('ABCD2345', 'four')
    const claimed = await host.takeCafeCode({ code: 'abcd 2345' })
    expect(claimed).toMatchObject({ link: null, claim: { nickname: '카페이름' } })
    // Interrupted here: the next visit goes on.
    expect((await host.cafeState()).claim).toEqual(claimed.claim)
    const linkKey = claimed.claim?.linkKey ?? ''
    const linked = await host.confirmCafeLink({ linkKey })
    expect(linked).toMatchObject({ link: { nickname: '카페이름', isConfirmed: false } })
    expect(await host.confirmCafeLink({ linkKey })).toEqual(linked)
    await deliver()
    expect((await host.cafeState()).link?.isConfirmed).toBe(true)
    expect(dependencies.integrations.cafe.links.get(linkKey)?.state).toBe('LINKED')
  })

  it('다른 두손 계정이 쓴 코드와 지난 코드, 대답 없는 카페를 구별한다', async () => {
    const [first, second] = [await member(), await member()]
    give('CDEF2345', 'five')
    await first.host.takeCafeCode({ code: 'CDEF2345' })
    const used = second.host.takeCafeCode({ code: 'CDEF2345' })
    expect(await refusalOf(used)).toMatchObject({ status: 409, code: 'CODE_USED' })
    dependencies.integrations.cafe.codes.set('EEEE2345', {
      memberId: 'six',
      nickname: '늦음',
      isExpired: true,
    })
    expect(await refusalOf(second.host.takeCafeCode({ code: 'EEEE2345' }))).toMatchObject({
      status: 410,
      code: 'CODE_EXPIRED',
    })
    dependencies.integrations.failing.add('cafe')
    expect(await refusalOf(second.host.takeCafeCode({ code: 'EEEE2345' }))).toMatchObject({
      status: 502,
      code: 'CAFE_DOWN',
    })
  })

  it('10분 안에 확인하지 않으면 처음부터이고, 그만두면 카페에 알린다', async () => {
    const { host } = await member()
    give('FFFF2345', 'seven')
    const { claim } = await host.takeCafeCode({ code: 'FFFF2345' })
    time = new Date(START.getTime() + 10 * MINUTE_MS)
    const late = host.confirmCafeLink({ linkKey: claim?.linkKey ?? '' })
    expect(await refusalOf(late)).toMatchObject({ status: 410, code: 'CODE_EXPIRED' })
    expect((await host.cancelCafeLink()).claim).toBeNull()
    await deliver()
    expect(dependencies.integrations.cafe.told).toEqual([`UNLINK ${claim?.linkKey}`])
  })
})

describe('하나에 하나', () => {
  it('한 카페 회원을 두 계정이 한꺼번에 연동하면 하나만 된다', async () => {
    const both = [await member(), await member()]
    const codes = await Promise.all(both.map(({ host }) => host.makeCafeCode()))
    const answers = await Promise.all(codes.map(({ code }) => enter(code, 'shared')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.answer.refused).toBe('TAKEN')
  })

  it('한 코드를 두 카페 회원이 한꺼번에 넣으면 하나만 된다', async () => {
    const { host } = await member()
    const { code } = await host.makeCafeCode()
    const answers = await Promise.all(['left', 'right'].map((id) => enter(code, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('연동된 계정에는 코드를 더 주지 않고, 다른 계정과 연동된 카페 회원은 받지 않는다', async () => {
    const [first, second] = [await member(), await member()]
    await enter((await first.host.makeCafeCode()).code, 'eight')
    expect(await refusalOf(first.host.makeCafeCode())).toMatchObject({ code: 'ALREADY' })
    give('GGGG2345', 'eight')
    expect(await refusalOf(second.host.takeCafeCode({ code: 'GGGG2345' }))).toMatchObject({
      status: 409,
      code: 'TAKEN',
    })
  })
})

describe('연동을 끝내기', () => {
  it('여기서 끝내면 카페가 멈춰 있어도 나중에 꼭 알린다', async () => {
    const { host } = await member()
    const { answer } = await enter((await host.makeCafeCode()).code, 'nine')
    await host.unlinkCafe()
    dependencies.integrations.failing.add('cafe')
    expect(await deliver()).toBe(0)
    dependencies.integrations.failing.clear()
    expect(await deliver()).toBe(0)
    time = new Date(START.getTime() + MINUTE_MS)
    expect(await deliver()).toBe(1)
    expect(dependencies.integrations.cafe.links.get(answer.linkKey ?? '')?.state).toBe('ENDED')
  })

  it('카페에서 끝내면 여기서도 끝나고, 그렇게 보인다', async () => {
    const { host } = await member()
    const { answer } = await enter((await host.makeCafeCode()).code, 'ten')
    const call = { type: 'UNLINK', linkKey: answer.linkKey ?? '' } as const
    expect((await fromCafe(call)).status).toBe(200)
    expect((await fromCafe(call)).status).toBe(200)
    expect(await host.cafeState()).toMatchObject({ link: null, wasEndedByCafe: true })
  })

  it('카페가 모르는 연동은 알린 뒤에 끝난다', async () => {
    const { userSeq, host } = await member()
    await database.kysely
      .insertInto('social_account')
      .values({ provider: 'naver', provider_user_id: 'unknown-to-cafe', user_seq: userSeq })
      .execute()
    await host.linkCafe()
    dependencies.integrations.cafe.activate = async () => 'UNKNOWN'
    await deliver()
    expect(await host.cafeState()).toMatchObject({ link: null, wasEndedByCafe: true })
  })
})
