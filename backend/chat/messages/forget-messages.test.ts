import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/db/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { forgetMessages } from './forget-messages.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const SECRET = '독고탁네 304호 앞에서 봬요'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())

it('탈퇴한 회원의 말은 6개월 동안 상대에게 남았다가 지워진다', async () => {
  const { kysely } = database
  const dependencies = testHostDependencies(database, { now: () => NOW })
  const clientOf = async ({ userSeq }: TestMember) => {
    const asked = { bearer: await bearerOf(dependencies, userSeq) }
    const clients = hostClients(dependencies)
    return { edge: clients('edge', asked), main: clients('main', asked) }
  }
  const { roomId, buyer, seller } = await seedRoom(kysely, NOW)
  const [leaver, other] = [await clientOf(buyer), await clientOf(seller)]
  await leaver.edge.sendMessage({ roomId, clientMessageId: 'leaver-1', message: SECRET })
  await other.edge.sendMessage({ roomId, message: '네, 그때 봬요' })
  await leaver.edge.makeAppointment({
    roomId,
    at: '2026-11-22T03:00:00Z',
    place: SECRET,
    clientMessageId: 'leaver-2',
  })
  await leaver.main.withdraw({ reason: 'OTHER' })
  const said = async () =>
    (await other.edge.messages({ roomId })).items.map(({ message }) => message)

  expect(await forgetMessages(kysely, new Date('2027-05-21T02:59:59Z'))).toBe(0)
  expect((await said())[0]).toBe(SECRET)

  expect(await forgetMessages(kysely, new Date('2027-05-21T03:00:00Z'))).toBe(2)
  expect(await said()).toEqual(['삭제된 메시지예요', '네, 그때 봬요', '삭제된 메시지예요'])
  const { rows } = await sql`
    select 1 from chat_message m where m::text like ${`%304호%`}
    union all select 1 from chat_appointment a where a::text like ${`%304호%`}`.execute(kysely)
  expect(rows).toEqual([])
  expect(await forgetMessages(kysely, new Date('2027-06-21T03:00:00Z'))).toBe(0)
})
