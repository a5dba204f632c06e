import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import { buildRegions } from '#backend/demo/seed/regions.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const HAPJEONG = '11440101'
const MAPO = '11440'
const GANGNAM = '11680'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await database.kysely.insertInto('region').values(buildRegions()).execute()
}, 60_000)
afterAll(() => database?.close())

const hosts = () => hostClients(testHostDependencies(database))

describe('동네 찾기', () => {
  const names = async (keyword: string) =>
    (await hosts()('init').findRegions({ keyword })).regions.map(({ fullName }) => fullName)

  it('동, 구, 시의 이름으로 찾고, 그 이름으로 시작하는 큰 곳이 먼저다', async () => {
    expect((await names('합정'))[0]).toBe('서울 마포구 합정동')
    expect((await names('서울 강남'))[0]).toBe('서울 강남구')
    expect((await names('마포구'))[0]).toBe('서울 마포구')
    expect(await names('마포 합정')).toEqual(['서울 마포구 합정동'])
    expect(await names('서울')).toHaveLength(30)
  })

  it('없는 이름과 특별한 글자로는 아무것도 찾지 않는다', async () => {
    expect(await names('없는동네')).toEqual([])
    expect(await names('%')).toEqual([])
    expect(await names('_')).toEqual([])
  })

  it('번호로 준 차례대로 이름을 알려 주고, 없는 번호는 뺀다', async () => {
    const { regions } = await hosts()('init').namedRegions({
      regionCodes: [GANGNAM, '99999', HAPJEONG],
    })
    expect(regions.map(({ fullName }) => fullName)).toEqual(['서울 강남구', '서울 마포구 합정동'])
  })
})

describe('내 동네', () => {
  async function member() {
    const { userSeq } = await seedUser(database.kysely)
    const dependencies = testHostDependencies(database)
    return hostClients(dependencies)('main', { bearer: await bearerOf(dependencies, userSeq) })
  }

  it('둘까지, 쓰는 곳이 앞에 온다', async () => {
    const host = await member()
    expect(await host.ownRegions()).toEqual({ regionCodes: [] })
    await host.setOwnRegions({ regionCodes: [HAPJEONG, GANGNAM] })
    expect(await host.setOwnRegions({ regionCodes: [GANGNAM, HAPJEONG] })).toEqual({
      regionCodes: [GANGNAM, HAPJEONG],
    })
    expect(await host.ownRegions()).toEqual({ regionCodes: [GANGNAM, HAPJEONG] })
    expect(await host.setOwnRegions({ regionCodes: ['99999', MAPO] })).toEqual({
      regionCodes: [MAPO],
    })
    expect(await host.setOwnRegions({ regionCodes: [] })).toEqual({ regionCodes: [] })
  })

  it('브라우저에서 고른 곳을 합칠 때 계정의 것이 먼저 남는다', async () => {
    const host = await member()
    const merge = (regionCodes: string[]) => host.setOwnRegions({ regionCodes, merge: true })
    expect(await merge([HAPJEONG])).toEqual({ regionCodes: [HAPJEONG] })
    expect(await merge([GANGNAM, HAPJEONG])).toEqual({ regionCodes: [HAPJEONG, GANGNAM] })
    expect(await merge([MAPO])).toEqual({ regionCodes: [HAPJEONG, GANGNAM] })
  })

  it('한 사람이 여러 창에서 한꺼번에 바꾸어도 둘을 넘지 않고, 로그인하지 않으면 거절한다', async () => {
    const host = await member()
    await Promise.all(
      [HAPJEONG, GANGNAM, MAPO, '26'].map((code) =>
        host.setOwnRegions({ regionCodes: [code], merge: true }),
      ),
    )
    expect((await host.ownRegions()).regionCodes).toHaveLength(2)
    expect((await refusalOf(hosts()('main').ownRegions())).status).toBe(401)
  })
})
