import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let dependencies: TestHostDependencies
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  dependencies = testHostDependencies(database)
})

async function member() {
  const { userSeq } = await seedPerson(database.kysely)
  const bearer = await bearerOf(dependencies, userSeq)
  return { userSeq, host: hostClients(dependencies)('main', { bearer }) }
}

const HOME = {
  name: '독고탁',
  phoneNo: '01087654321',
  zonecode: '04031',
  roadAddress: '서울특별시 마포구 양화로 45 (서교동)',
  detail: '3층 302호',
  note: '문 앞에 놓아 주세요',
}
const added = (more: object = {}) => ({
  ...HOME,
  formKey: randomUUID(),
  isDefault: false,
  ...more,
})

describe('주소록', () => {
  it('잠가서 저장하고, 목록에서는 가리고, 고칠 때만 그대로 보여 준다', async () => {
    const { host } = await member()
    const { addressSeq } = await host.addAddress(added())
    const { rows } = await sql<{ text: string }>`
      select t::text as text from account_address t`.execute(database.kysely)
    for (const secret of [HOME.name, HOME.phoneNo, HOME.zonecode, '양화로', '302호'])
      expect(rows.map(({ text }) => text).join()).not.toContain(secret)
    expect(await host.addresses()).toEqual({
      items: [
        {
          addressSeq,
          maskedName: '독*탁',
          maskedPhoneNo: '010-****-4321',
          zonecode: '04031',
          maskedAddress: '서울특별시 마포구 서교동 ***',
          isDefault: true,
        },
      ],
    })
    expect(await host.address({ addressSeq })).toEqual({ ...HOME, addressSeq, isDefault: true })
  })

  it('같은 양식을 여덟 번 한꺼번에 보내도 주소는 하나다', async () => {
    const { host } = await member()
    const form = added()
    const answers = await Promise.all(Array.from({ length: 8 }, () => host.addAddress(form)))
    expect(new Set(answers.map(({ addressSeq }) => addressSeq)).size).toBe(1)
    expect((await host.addresses()).items).toHaveLength(1)
  })

  it('열 개까지 저장하고, 기본 주소는 늘 하나다', async () => {
    const { host } = await member()
    const seqs: number[] = []
    for (let index = 0; index < 10; index += 1)
      seqs.push((await host.addAddress(added({ isDefault: index === 4 }))).addressSeq)
    expect(await refusalOf(host.addAddress(added()))).toMatchObject({
      status: 409,
      code: 'TOO_MANY',
    })
    const defaults = async () =>
      (await host.addresses()).items.flatMap(({ addressSeq, isDefault }) =>
        isDefault ? [addressSeq] : [],
      )
    expect(await defaults()).toEqual([seqs[4]])
    await Promise.all(seqs.map((addressSeq) => host.setDefaultAddress({ addressSeq })))
    const [now, ...others] = await defaults()
    expect(others).toEqual([])
    for (let times = 0; times < 2; times += 1) await host.removeAddress({ addressSeq: now ?? 0 })
    expect(await defaults()).toHaveLength(1)
    expect((await host.addresses()).items).toHaveLength(9)
  })

  it('남의 주소는 보지도 고치지도 지우지도 못한다', async () => {
    const [owner, other] = [await member(), await member()]
    const { addressSeq } = await owner.host.addAddress(added())
    const { host } = other
    for (const call of [
      () => host.address({ addressSeq }),
      () => host.changeAddress({ addressSeq, ...HOME, isDefault: true }),
      () => host.setDefaultAddress({ addressSeq }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404 })
    await host.removeAddress({ addressSeq })
    expect((await owner.host.addresses()).items).toHaveLength(1)
    expect((await refusalOf(hostClients(dependencies)('main').addresses())).status).toBe(401)
  })

  it('탈퇴하면 남지 않는다', async () => {
    const { userSeq, host } = await member()
    await host.addAddress(added())
    await host.withdraw({ reason: 'RARELY_USED' })
    const left = await database.kysely
      .selectFrom('account_address')
      .select('address_seq')
      .where('user_seq', '=', userSeq)
      .execute()
    expect(left).toEqual([])
  })
})

describe('주소 찾기', () => {
  it('찾은 주소를 답하고, 찾을 수 없는 말과 고장을 구별한다', async () => {
    const { host } = await member()
    expect(await host.findRoadAddresses({ keyword: '월드컵북로' })).toMatchObject({
      total: 1,
      items: [{ zonecode: '04001' }],
    })
    const short = host.findRoadAddresses({ keyword: '로' })
    expect(await refusalOf(short)).toMatchObject({ status: 422, code: 'UNSEARCHABLE' })
    dependencies.integrations.failing.add('postcode')
    const failed = host.findRoadAddresses({ keyword: '월드컵북로' })
    expect(await refusalOf(failed)).toMatchObject({ status: 502, code: 'UNAVAILABLE' })
  })
})
