import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedDamageReport, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { LOOKUP_RULES } from '#contracts/fraud-constants.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { type CardFixture, createCardFixture, newMessageId } from '#tests/support/card-fixture.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { PHONE_SPELLINGS } from '#tests/support/phone-spellings.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findRecords } from './find-records.ts'
import { identifierHashes } from './identifier-hash.ts'
import { readIdentifier } from './read-identifier.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let world: CardFixture
let reporter: number
beforeAll(async () => {
  database = await createTestDatabase()
  world = createCardFixture(database, START)
  reporter = (await seedStore(database.kysely)).userSeq
}, 60_000)
afterAll(() => database?.close())

const report = (given: Partial<Parameters<typeof seedDamageReport>[2]>) =>
  seedDamageReport(database.kysely, world.dependencies.keys, {
    user_seq: reporter,
    target: {},
    at: START,
    ...given,
  })
let addresses = 0
const visitor = () => {
  addresses += 1
  return hostClients(world.dependencies)('customerService', { address: `198.51.${addresses}.7` })
}
const lookUp = async (text: string) => {
  const cs = visitor()
  return cs.fraudLookup(await cs.lookUpFraud({ text }))
}

describe('사기조회', () => {
  it('건수, 첫 날과 마지막 날, 금액대, 최근 3개월을 말하고 번호는 가린다', async () => {
    const target = { phone: '010-7100-0001' }
    await report({ target, happened_on: '2025-12-01', amount: 40_000 })
    await report({ target, happened_on: '2026-11-19', amount: 300_000, police_no: '2026-1' })
    const result = await lookUp('공일공 7100 공공공일')
    expect(result).toMatchObject({
      kind: 'PHONE',
      masked: '010-****-0001',
      all: { count: 2, firstOn: '2025-12-01', lastOn: '2026-11-19', amountBand: 'UNDER_500K' },
      recent: { count: 1, amountBand: 'UNDER_500K' },
    })
    expect(result.cases.map(({ hasPoliceReport }) => hasPoliceReport)).toEqual([true, false])
    expect(JSON.stringify(result)).not.toContain('71000001')
  })

  it('게시되지 않은 사례는 세지 않고, 한 사례의 번호 둘은 한 번만 센다', async () => {
    const target = { phone: '010-7100-0002', bankCode: '088', accountNo: '01071000002' } as const
    for (const state of ['DRAFT', 'RECEIVED', 'REVIEWING', 'RETURNED'] as const)
      await report({ target, state })
    await report({ target })
    expect((await lookUp('신한 010-7100-0002')).all.count).toBe(1)
  })

  it('심어 둔 번호는 어떻게 적어 조회해도 나온다', async () => {
    await report({ target: { phone: '010-1234-5678' } })
    expect(PHONE_SPELLINGS.length).toBeGreaterThanOrEqual(30)
    for (const text of PHONE_SPELLINGS) expect((await lookUp(text)).all.count, text).toBe(1)
  })

  it('해롭지 않은 번호 10,000개는 심어 둔 것과 한 글자만 달라도 하나도 나오지 않는다', async () => {
    const { keys } = world.dependencies
    await report({
      target: {
        ...{ phone: '010-7300-0000', bankCode: '088', accountNo: '110730000000' },
        ...{ email: 'seller7300@naver.com', messenger: 'seller_7300' },
      },
    })
    const recordsNaming = (texts: readonly string[]) => {
      const hashes = texts.flatMap((text) =>
        identifierHashes(keys, readIdentifier(text).identifiers ?? []),
      )
      return findRecords(database.kysely, { hashes }, START)
    }
    const planted = [
      '010-7300-0000',
      '신한 110730000000',
      'seller7300@naver.com',
      '카톡 seller_7300',
    ]
    for (const text of planted) expect(await recordsNaming([text]), text).toHaveLength(1)

    const harmless = Array.from({ length: 2_500 }, (_, index) => {
      const number = String(index + 1).padStart(4, '0')
      return [
        `010-7300-${number}`,
        `신한 11073000${number}`,
        `seller73${number}@naver.com`,
        `카톡 seller_73${number}`,
      ]
    }).flat()
    expect(new Set(harmless).size).toBe(10_000)
    expect(await recordsNaming(harmless)).toEqual([])
    // Some of them as a visitor looks them up.
    const looked = harmless.filter((_, index) => index % 33 === 0)
    expect(looked.length).toBeGreaterThanOrEqual(300)
    const counts = await Promise.all(looked.map(async (text) => (await lookUp(text)).all.count))
    expect(new Set(counts)).toEqual(new Set([0]))
  })

  it('결과는 10분 동안만 열리고, 조회한 번호는 어느 표에도 없다', async () => {
    const cs = visitor()
    const { key } = await cs.lookUpFraud({ text: '010-7100-4242' })
    await cs.fraudLookup({ key })
    const { rows } = await sql<{ dump: string }>`
      select string_agg(row_to_json(l)::text, ' ') as dump from fraud_lookup l`.execute(
      database.kysely,
    )
    expect(rows[0]?.dump).not.toContain('71004242')
    expect(rows[0]?.dump).not.toContain(key)
    world.wait(LOOKUP_RULES.minutes * MINUTE_MS)
    expect(await refusalOf(cs.fraudLookup({ key }))).toMatchObject({ status: 410 })
    world.setTime(START)
  })

  it.each([
    ['123', 'TOO_SHORT', 422],
    ['😀', 'UNREADABLE', 422],
    ['가'.repeat(10_000), 'TOO_LONG', 400],
    ['900101-1234567', 'RESIDENT_NUMBER', 422],
  ])('%s → %s', async (text, code, status) => {
    expect(await refusalOf(visitor().lookUpFraud({ text }))).toMatchObject({ code, status })
  })

  it('모으려는 사람은 1분에도 하루에도 막히고, 로그인하면 더 조회할 수 있다', async () => {
    const address = '203.0.113.77'
    const cs = hostClients(world.dependencies)('customerService', { address })
    const ask = (index: number) =>
      cs.lookUpFraud({ text: `0107500${String(index).padStart(4, '0')}` })
    for (let index = 0; index < 3 * LOOKUP_RULES.perDayAnonymous; index += 1) await ask(index)
    expect(await refusalOf(ask(999))).toMatchObject({ status: 429, code: 'LIMITED' })
    const { userSeq } = await seedUser(database.kysely)
    const bearer = await bearerOf(world.dependencies, userSeq)
    const member = hostClients(world.dependencies)('customerService', { bearer, address })
    for (let index = 0; index < 10; index += 1) await member.lookUpFraud({ text: '010-7500-0001' })
    const fast = await refusalOf(member.lookUpFraud({ text: '010-7500-0001' }))
    expect(fast).toMatchObject({ status: 429, message: expect.stringContaining('1분 뒤') })
  })
})

describe('모니터링', () => {
  it('하루와 한 주에 게시된 사례를 한국 날짜로 세고, 빈 날도 보여 준다', async () => {
    const before = await visitor().fraudMonitoring()
    // Half past midnight in Korea.
    await report({ target: { phone: '010-7100-0009' }, at: new Date('2026-11-20T15:30:00Z') })
    const after = await visitor().fraudMonitoring()
    const on = (days: typeof after.days, day: string) => days.find((each) => each.on === day)?.count
    expect(after.days).toHaveLength(30)
    expect(after.weeks).toHaveLength(12)
    expect(on(after.days, '2026-11-21')).toBe((on(before.days, '2026-11-21') ?? 0) + 1)
    expect(on(after.weeks, '2026-11-16')).toBe((on(before.weeks, '2026-11-16') ?? 0) + 1)
    expect(JSON.stringify(after)).not.toContain('7100')
  })
})

describe('채팅에 적은 번호', () => {
  it('피해사례에 오른 번호면 두 사람 모두에게 알린다', async () => {
    const { buyer, seller, roomId } = await world.talk()
    await report({
      target: { phone: '010-7100-0011', bankCode: '090', accountNo: '3333017100011' },
    })
    const send = async (message: string) =>
      seller.edge.sendMessage({
        roomId,
        clientMessageId: newMessageId(),
        messageType: 'textMessage',
        message,
      })
    await send('카카오뱅크 3333-01-7100011 로 보내 주세요')
    await send('연락은 010 7100 0011 로 주세요')
    await send('카카오뱅크 3333-01-7199999 로 보내 주세요')
    const messages = await world.messagesOf(buyer, roomId)
    const reasons = messages.map(({ guard }) => guard?.reasons ?? [])
    expect(reasons.map((each) => each[0] === 'REPORTED')).toEqual([true, true, false])
    expect(messages.some(({ message }) => message.includes('7100011'))).toBe(false)
  })
})
