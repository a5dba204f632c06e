import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { operatorFixture } from '#tests/support/operator-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let world: ReturnType<typeof operatorFixture>
beforeAll(async () => {
  database = await createTestDatabase()
  world = operatorFixture(database)
}, 60_000)
afterAll(() => database?.close())

const administrator = async () => {
  const { userSeq } = await world.operator('ADMIN')
  return { userSeq, host: world.client(await world.bearerOf(userSeq)) }
}

const notesOf = (userSeq: number) =>
  database.kysely
    .selectFrom('operator_action')
    .select(['operator_user_seq', 'action', 'reason'])
    .where('user_seq', '=', userSeq)
    .execute()

describe('운영자의 담당', () => {
  it('관리자가 맡기고 거두며, 무엇이 왜 바뀌었는지 남는다', async () => {
    const { userSeq } = await world.operator()
    const { host, userSeq: by } = await administrator()
    const own = async () =>
      (await host.operators()).items.find((operator) => operator.userSeq === userSeq)
    const all = (await own())?.duties ?? []
    expect(all).toHaveLength(6)
    const asked = { userSeq, seen: all, reason: '문의만 맡기로 함' }
    expect(await host.setDuties({ ...asked, duties: ['SUPPORT', 'MONEY', 'SUPPORT'] })).toEqual({
      duties: ['SUPPORT', 'MONEY'],
    })
    expect(await own()).toMatchObject({ duties: ['SUPPORT', 'MONEY'], secondFactorAt: null })
    // The same again is no second change.
    await host.setDuties({ ...asked, duties: ['MONEY', 'SUPPORT'] })
    expect(await notesOf(userSeq)).toEqual([
      {
        operator_user_seq: by,
        action: 'DUTIES_CHANGED',
        reason:
          '회원·제재, 문의, 신고·상품 검토, 주문·분쟁, 정산·장부, 콘텐츠·검색 → 문의, 정산·장부 (문의만 맡기로 함)',
      },
    ])
  })

  it('그사이 다른 관리자가 바꿨으면 덮어쓰지 않는다', async () => {
    const { userSeq } = await world.operator()
    const [one, other] = [await administrator(), await administrator()]
    const seen = (await one.host.operators()).items.find((row) => row.userSeq === userSeq)?.duties
    const ask = (duties: ('MONEY' | 'TRADES')[]) => ({
      userSeq,
      seen: seen ?? [],
      duties,
      reason: '담당 조정',
    })
    const both = await Promise.allSettled([
      one.host.setDuties(ask(['MONEY'])),
      other.host.setDuties(ask(['TRADES'])),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await notesOf(userSeq)).toHaveLength(1)
    const refused = await refusalOf(one.host.setDuties(ask([])))
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED' })
  })

  it('관리자와 회원에게는 없고, 운영자는 남의 것도 자기 것도 바꾸지 못한다', async () => {
    const { host, userSeq } = await administrator()
    const ask = (of: number) => ({ userSeq: of, duties: [], seen: [], reason: '담당 조정' })
    expect(await refusalOf(host.setDuties(ask(userSeq)))).toMatchObject({ code: 'NOT_ALLOWED' })
    const { userSeq: member } = await world.operator('USER')
    expect(await refusalOf(host.setDuties(ask(member)))).toMatchObject({ code: 'NOT_FOUND' })
    const operator = await world.operator()
    const own = world.client(await world.bearerOf(operator.userSeq))
    for (const target of [operator.userSeq, userSeq])
      expect(await refusalOf(own.setDuties(ask(target)))).toMatchObject({ code: 'DUTY_NEEDED' })
    expect(await refusalOf(own.operators())).toMatchObject({ status: 403, code: 'DUTY_NEEDED' })
  })
})
