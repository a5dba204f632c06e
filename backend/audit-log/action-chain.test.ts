import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { checkActionChain } from './check-action-chain.ts'
import { recordOperatorAction } from './record-operator-action.ts'

const NOW = new Date('2026-11-21T03:00:00.123Z')

let database: Database
let operator: TestMember
let member: TestMember
beforeAll(async () => {
  database = await createTestDatabase()
  operator = await seedPerson(database.kysely)
  member = await seedPerson(database.kysely)
}, 60_000)
afterAll(() => database?.close())

const context = {
  now: () => NOW,
  caller: { deviceUuid: null, address: '203.0.113.7', userAgent: null },
}
const record = (reason: string) =>
  database.kysely.transaction().execute((trx) =>
    recordOperatorAction(context, trx, operator, {
      userSeq: member.userSeq,
      action: 'VIEW',
      reason,
    }),
  )
const check = () => checkActionChain(database.kysely)

/** Somebody with the rights of the database's owner, who can switch triggers off. */
async function tamper(statement: string) {
  await sql.raw('alter table operator_action disable trigger user').execute(database.kysely)
  await sql.raw(statement).execute(database.kysely)
  await sql.raw('alter table operator_action enable trigger user').execute(database.kysely)
}

describe('운영자의 열람과 조치 기록', () => {
  it('한꺼번에 적어도 한 줄로 이어지고, 되돌린 것은 없다', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => record(`주문 ${n}번 열람`)))
    await expect(
      database.kysely.transaction().execute(async (trx) => {
        await recordOperatorAction(context, trx, operator, {
          userSeq: member.userSeq,
          action: 'VIEW',
          reason: '되돌린 열람',
        })
        throw new Error('되돌려요')
      }),
    ).rejects.toThrow('되돌려요')
    expect(await check()).toEqual({ entries: 12, broken: [], head: expect.any(String) })
  })

  it('고칠 수도 지울 수도 없다', async () => {
    const { kysely } = database
    await expect(
      kysely.updateTable('operator_action').set({ reason: '다른 까닭' }).execute(),
    ).rejects.toThrow('append-only')
    await expect(kysely.deleteFrom('operator_action').execute()).rejects.toThrow('append-only')
  })

  it('데이터베이스를 직접 고치면 드러난다', async () => {
    await tamper(`update operator_action set reason = '다른 까닭' where place = 4`)
    expect((await check()).broken).toEqual([4])
    await tamper(`delete from operator_action where place = 7`)
    expect((await check()).broken).toContain(7)
  })

  it('끝을 잘라 내면 전에 적어 둔 마지막 해시와 다르다', async () => {
    const { head } = await check()
    await tamper('delete from operator_action where place = 12')
    expect((await check()).head).not.toBe(head)
  })
})
