import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, seedRoom } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** Noon in Korea. */
const START = new Date('2026-11-22T03:00:00Z')

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

async function clientOf<Host extends 'boot' | 'edge'>(host: Host, userSeq: number) {
  return hostClients(dependencies)(host, { bearer: await bearerOf(dependencies, userSeq) })
}
const away = (from: string, until: string | null, note = '') => ({
  vacation: { from, until, note },
})

describe('휴가', () => {
  it('정하면 가게에 보이고, 마지막 날이 지나면 저절로 없어진다', async () => {
    const { userSeq, storeSeq } = await seedPerson(database.kysely)
    const boot = await clientOf('boot', userSeq)
    const vacationOf = async () =>
      (await hostClients(dependencies)('boot').store({ storeSeq })).vacation
    expect(await vacationOf()).toBeNull()
    const set = away('2026-11-22', '2026-12-03', ' 여행을\n 다녀올게요 ')
    const { vacation } = set
    expect(await boot.setVacation(set)).toEqual({
      vacation: { ...vacation, note: '여행을 다녀올게요' },
    })
    expect(await vacationOf()).toMatchObject({ until: '2026-12-03', note: '여행을 다녀올게요' })
    expect((await boot.profile()).vacation).toEqual(await vacationOf())
    now = new Date('2026-12-03T14:59:59Z')
    expect(await vacationOf()).not.toBeNull()
    now = new Date('2026-12-03T15:00:00Z')
    expect(await vacationOf()).toBeNull()
  })

  it('거두면 바로 없어진다', async () => {
    const { userSeq, storeSeq } = await seedPerson(database.kysely)
    const boot = await clientOf('boot', userSeq)
    await boot.setVacation(away('2026-11-22', null))
    for (let times = 0; times < 2; times += 1)
      expect(await boot.setVacation({ vacation: null })).toEqual({ vacation: null })
    expect((await hostClients(dependencies)('boot').store({ storeSeq })).vacation).toBeNull()
  })

  it.each([
    ['지난 날에 끝나는 휴가', away('2026-11-01', '2026-11-21'), 'BAD_DAYS'],
    ['첫날보다 먼저 끝나는 휴가', away('2026-12-05', '2026-12-03'), 'BAD_DAYS'],
    ['1년보다 먼 휴가', away('2026-11-22', '2027-11-23'), 'BAD_DAYS'],
    ['연락처를 적은 말', away('2026-11-22', null, '급하면 010-1234-5678'), 'CONTACT'],
  ])('%s는 받지 않는다', async (_, input, code) => {
    const { userSeq } = await seedPerson(database.kysely)
    const boot = await clientOf('boot', userSeq)
    expect(await refusalOf(boot.setVacation(input))).toMatchObject({ status: 422, code })
    expect((await boot.profile()).vacation).toBeNull()
  })

  it('구매자가 말을 걸면 채팅방에 한 번 알리고, 다음 휴가에는 다시 알린다', async () => {
    const { roomId, buyer, seller } = await seedRoom(database.kysely, START)
    const boot = await clientOf('boot', seller.userSeq)
    await boot.setVacation(away('2026-11-22', '2026-12-03', '제주에 있어요'))
    const buying = await clientOf('edge', buyer.userSeq)
    const selling = await clientOf('edge', seller.userSeq)
    const notices = async () =>
      (await buying.messages({ roomId })).items.filter(({ notice }) => notice === 'VACATION')
    await selling.sendMessage({ roomId, message: '안녕하세요' })
    expect(await notices()).toEqual([])
    await Promise.all(
      ['팔렸나요?', '사고 싶어요', '연락 주세요'].map((message) =>
        buying.sendMessage({ roomId, message }),
      ),
    )
    expect(await notices()).toMatchObject([
      {
        messageType: 'noticeMessage',
        message: '판매자가 휴가 중이에요. 12월 3일까지 답이 늦을 수 있어요. “제주에 있어요”',
      },
    ])
    now = new Date(START.getTime() + 20 * DAY_MS)
    const later = await clientOf('edge', buyer.userSeq)
    await later.sendMessage({ roomId, message: '돌아오셨나요?' })
    const again = await clientOf('boot', seller.userSeq)
    await again.setVacation(away('2026-12-12', null))
    await later.sendMessage({ roomId, message: '또 가셨나요?' })
    const { items } = await later.messages({ roomId })
    expect(
      items.filter(({ notice }) => notice === 'VACATION').map(({ message }) => message),
    ).toEqual([
      '판매자가 휴가 중이에요. 12월 3일까지 답이 늦을 수 있어요. “제주에 있어요”',
      '판매자가 휴가 중이에요. 답이 늦을 수 있어요.',
    ])
  })
})
