import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import type { Role } from '#contracts/account.ts'
import { DUTY_KEYS, type Duty, dutyWords } from '#contracts/duties.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { resetSecondFactorOf } from '../accounts/second-factor/reset-second-factor.ts'
import { setOperatorRole } from './set-operator-role.ts'

const NOW = new Date('2026-11-21T03:00:00Z')

let database: Database
let people = 0
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())

async function member(overrides: Parameters<typeof seedUser>[1] = {}) {
  people += 1
  const phoneNo = `0100000${1_000 + people}`
  const { userSeq } = await seedUser(database.kysely, { phone_no: phoneNo, ...overrides })
  return { userSeq, phoneNo }
}

const set = (phoneNo: string, isOperator: boolean) =>
  change(phoneNo, isOperator ? 'OPERATOR' : 'USER')
const change = (phoneNo: string, role: Role, duties?: Duty[]) =>
  setOperatorRole({ kysely: database.kysely, now: () => NOW }, { phoneNo, role, duties })

const rightsOf = (userSeq: number) =>
  database.kysely
    .selectFrom('users')
    .select(['role', 'duties'])
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
const roleOf = async (userSeq: number) => (await rightsOf(userSeq)).role

const factorsOf = (userSeq: number) =>
  database.kysely
    .selectFrom('second_factor')
    .select('user_seq')
    .where('user_seq', '=', userSeq)
    .execute()

const notesOf = (userSeq: number) =>
  database.kysely
    .selectFrom('operator_action')
    .select(['operator_user_seq', 'action', 'reason', 'address', 'at'])
    .where('user_seq', '=', userSeq)
    .orderBy('action_seq')
    .execute()

describe('the role of an operator', () => {
  it('is given and removed, and recorded each time', async () => {
    const { userSeq, phoneNo } = await member()
    expect(await set(phoneNo, true)).toEqual({ userSeq, changed: true })
    expect(await roleOf(userSeq)).toBe('OPERATOR')
    expect(await set(phoneNo, true)).toEqual({ userSeq, changed: false })
    expect(await set(phoneNo, false)).toEqual({ userSeq, changed: true })
    expect(await roleOf(userSeq)).toBe('USER')
    expect(await set(phoneNo, false)).toEqual({ userSeq, changed: false })
    const note = {
      operator_user_seq: null,
      address: null,
      at: NOW,
    }
    expect(await notesOf(userSeq)).toEqual([
      {
        ...note,
        action: 'OPERATOR_GRANTED',
        reason: `서버에서 명령으로 변경 (${dutyWords(DUTY_KEYS)})`,
      },
      { ...note, action: 'OPERATOR_REVOKED', reason: '서버에서 명령으로 변경 (회원)' },
    ])
  })

  it('comes with all duties or with those that the command names, which a later command changes', async () => {
    const all = await member()
    await change(all.phoneNo, 'OPERATOR')
    expect((await rightsOf(all.userSeq)).duties).toEqual(DUTY_KEYS)
    const { userSeq, phoneNo } = await member()
    await change(phoneNo, 'OPERATOR', ['MONEY', 'SUPPORT'])
    expect((await rightsOf(userSeq)).duties).toEqual(['SUPPORT', 'MONEY'])
    expect(await change(phoneNo, 'OPERATOR')).toMatchObject({ changed: false })
    expect(await change(phoneNo, 'OPERATOR', ['SUPPORT'])).toMatchObject({ changed: true })
    expect((await notesOf(userSeq)).at(-1)).toMatchObject({
      action: 'DUTIES_CHANGED',
      reason: '서버에서 명령으로 변경 (문의)',
    })
    await change(phoneNo, 'USER')
    expect(await rightsOf(userSeq)).toEqual({ role: 'USER', duties: [] })
  })

  it('is that of an administrator where the command says so', async () => {
    const { userSeq, phoneNo } = await member({ role: 'OPERATOR' })
    expect(await change(phoneNo, 'ADMIN')).toEqual({ userSeq, changed: true })
    expect(await rightsOf(userSeq)).toEqual({ role: 'ADMIN', duties: [] })
    expect((await notesOf(userSeq)).at(-1)).toMatchObject({
      action: 'OPERATOR_GRANTED',
      reason: '서버에서 명령으로 변경 (관리자)',
    })
  })

  it('stays as it is for an administrator who is to be an operator, and can be removed from one', async () => {
    const { userSeq, phoneNo } = await member({ role: 'ADMIN' })
    expect(await set(phoneNo, true)).toEqual({ userSeq, changed: false })
    expect(await roleOf(userSeq)).toBe('ADMIN')
    expect(await set(phoneNo, false)).toEqual({ userSeq, changed: true })
    expect(await roleOf(userSeq)).toBe('USER')
  })

  it('is not given to a member who does not exist or may not sign in', async () => {
    expect(await set('01000009999', true)).toMatchObject({ refused: 'NOT_FOUND' })
    const { userSeq, phoneNo } = await member({ status: 'SUSPENDED' })
    expect(await set(phoneNo, true)).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(await roleOf(userSeq)).toBe('USER')
    expect(await notesOf(userSeq)).toEqual([])
  })

  it('is removed together with the second factor', async () => {
    const { userSeq, phoneNo } = await member({ role: 'OPERATOR' })
    await database.kysely
      .insertInto('second_factor')
      .values({ user_seq: userSeq, sealed_secret: 'sealed', set_at: NOW, last_step: 0 })
      .execute()
    await set(phoneNo, false)
    expect(await factorsOf(userSeq)).toEqual([])
  })

  it('is removed from a member who may not sign in', async () => {
    const { userSeq, phoneNo } = await member({ status: 'SUSPENDED', role: 'OPERATOR' })
    expect(await set(phoneNo, false)).toEqual({ userSeq, changed: true })
    expect(await roleOf(userSeq)).toBe('USER')
  })
})

describe('a second factor that is reset by a command', () => {
  it('is removed, and recorded without an operator', async () => {
    const { userSeq, phoneNo } = await member({ role: 'OPERATOR' })
    await database.kysely
      .insertInto('second_factor')
      .values({ user_seq: userSeq, sealed_secret: 'sealed', set_at: NOW, last_step: 0 })
      .execute()
    const reset = () =>
      resetSecondFactorOf({ kysely: database.kysely, now: () => NOW }, { phoneNo })
    expect(await reset()).toEqual({ userSeq, changed: true })
    expect(await factorsOf(userSeq)).toEqual([])
    expect(await notesOf(userSeq)).toMatchObject([
      { operator_user_seq: null, action: 'FACTOR_RESET' },
    ])
    expect(await reset()).toEqual({ userSeq, changed: false })
  })

  it('is not found where no member has the number', async () => {
    expect(
      await resetSecondFactorOf(
        { kysely: database.kysely, now: () => NOW },
        { phoneNo: '01000009998' },
      ),
    ).toMatchObject({ refused: 'NOT_FOUND' })
  })
})
