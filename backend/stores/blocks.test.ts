import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { canReach } from '#backend/chat/rooms/can-reach.ts'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let now = START
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  now = START
  dependencies = testHostDependencies(database, { now: () => now })
})

const person = () => seedPerson(database.kysely)
async function clientOf<Host extends 'boot' | 'edge' | 'main'>(
  host: Host,
  { userSeq }: TestMember,
) {
  return hostClients(dependencies)(host, { bearer: await bearerOf(dependencies, userSeq) })
}

describe('차단', () => {
  it('차단하면 어느 쪽도 상대에게 보낼 수 없고, 풀면 다시 보낸다', async () => {
    const { roomId, buyer, seller } = await seedRoom(database.kysely, START)
    const boot = await clientOf('boot', seller)
    const buying = await clientOf('edge', buyer)
    const selling = await clientOf('edge', seller)
    const { storeSeq } = buyer
    for (let times = 0; times < 2; times += 1)
      expect(await boot.setBlock({ storeSeq, blocked: true })).toEqual({ isBlocked: true })
    for (const edge of [buying, selling])
      expect((await refusalOf(edge.sendMessage({ roomId, message: '안녕하세요' }))).code).toBe(
        'CANNOT_REACH',
      )
    expect(await canReach(database.kysely, buyer.storeSeq, seller.storeSeq)).toBe(false)
    expect(await buying.room({ roomId })).toMatchObject({ canSend: false, isBlockedByMe: false })
    expect(await selling.room({ roomId })).toMatchObject({ canSend: false, isBlockedByMe: true })
    for (let times = 0; times < 2; times += 1)
      expect(await boot.setBlock({ storeSeq, blocked: false })).toEqual({ isBlocked: false })
    expect((await buying.sendMessage({ roomId, message: '안녕하세요' })).message).toBe('안녕하세요')
  })

  it('서로 차단했으면 한쪽이 풀어도 보낼 수 없다', async () => {
    const { buyer, seller } = await seedRoom(database.kysely, START)
    const [one, other] = [await clientOf('boot', buyer), await clientOf('boot', seller)]
    await one.setBlock({ storeSeq: seller.storeSeq, blocked: true })
    await other.setBlock({ storeSeq: buyer.storeSeq, blocked: true })
    await one.setBlock({ storeSeq: seller.storeSeq, blocked: false })
    expect(await canReach(database.kysely, buyer.storeSeq, seller.storeSeq)).toBe(false)
  })

  it('내 가게와 없는 가게는 차단할 수 없고, 로그인해야 한다', async () => {
    const me = await person()
    const boot = await clientOf('boot', me)
    const own = boot.setBlock({ storeSeq: me.storeSeq, blocked: true })
    expect(await refusalOf(own)).toMatchObject({ status: 409, code: 'OWN_STORE' })
    const missing = boot.setBlock({ storeSeq: 99_999_999, blocked: true })
    expect(await refusalOf(missing)).toMatchObject({ status: 404 })
    const anonymous = hostClients(dependencies)('boot')
    const { storeSeq } = me
    expect((await refusalOf(anonymous.setBlock({ storeSeq, blocked: true }))).status).toBe(401)
    expect((await refusalOf(anonymous.blocks({}))).status).toBe(401)
  })

  it('내가 차단한 사람만, 나중에 차단한 사람부터 스무 명씩 보여 준다', async () => {
    const me = await person()
    const boot = await clientOf('boot', me)
    const others: TestMember[] = []
    for (let index = 0; index < 21; index += 1) {
      const other = await person()
      others.push(other)
      now = new Date(START.getTime() + index * 1_000)
      await boot.setBlock({ storeSeq: other.storeSeq, blocked: true })
    }
    const [first] = others
    const second = await clientOf('boot', first ?? me)
    expect(await second.blocks({})).toEqual({ items: [], total: 0, pageCount: 0 })
    const pages = [
      await boot.blocks({}),
      await boot.blocks({ page: 2 }),
      await boot.blocks({ page: 3 }),
    ]
    expect(pages.map(({ items }) => items.length)).toEqual([20, 1, 0])
    expect(pages[0]).toMatchObject({ total: 21, pageCount: 2 })
    const shown = pages.flatMap(({ items }) => items.map(({ storeSeq }) => storeSeq))
    expect(shown).toEqual(others.map(({ storeSeq }) => storeSeq).reverse())
    expect(pages[1]?.items[0]).toMatchObject({ blockedAt: START.toISOString() })
  })

  it('탈퇴하면 어느 쪽의 차단 목록에도 남지 않는다', async () => {
    const [leaving, staying] = [await person(), await person()]
    await (await clientOf('boot', leaving)).setBlock({ storeSeq: staying.storeSeq, blocked: true })
    const boot = await clientOf('boot', staying)
    await boot.setBlock({ storeSeq: leaving.storeSeq, blocked: true })
    await (await clientOf('main', leaving)).withdraw({ reason: 'RARELY_USED' })
    expect((await boot.blocks({})).total).toBe(0)
    const left = await database.kysely
      .selectFrom('store_block')
      .selectAll()
      .where('store_seq', '=', leaving.storeSeq)
      .execute()
    expect(left).toEqual([])
  })
})
