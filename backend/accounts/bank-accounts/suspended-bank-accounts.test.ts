import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedSanction } from '#backend/demo/seed/builders/index.ts'
import { sanctionTicket } from '#backend/sanctions/sanction-ticket.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { payoutAccountOf } from './payout-account.ts'

const NAME = '독고탁'
let database: Database
let dependencies: TestHostDependencies
let now: Date
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  now = new Date('2026-11-20T03:00:00Z')
  dependencies = testHostDependencies(database, { now: () => now })
})

const host = () => hostClients(dependencies)('main', {})

const ticketFor = (userSeq: number, sanctionSeq: number) =>
  sanctionTicket(dependencies, { userSeq, sanctionSeq }).ticket

/** A suspended member without an account, who has just proven who they are. */
async function suspended() {
  const { userSeq, storeSeq } = await seedPerson(database.kysely)
  await database.kysely
    .updateTable('users')
    .set({ name: NAME, birth_date: '1990-01-31', identity_checked_at: now, status: 'SUSPENDED' })
    .where('user_seq', '=', userSeq)
    .execute()
  const { sanctionSeq } = await seedSanction(database.kysely, {
    user_seq: userSeq,
    kind: 'SUSPENSION',
    starts_at: now,
  })
  return { userSeq, storeSeq, key: { sanctionSeq, ticket: ticketFor(userSeq, sanctionSeq) } }
}
type Suspended = Awaited<ReturnType<typeof suspended>>

async function refusedPayout({ userSeq }: Suspended, orderSeq: number) {
  await sql`
    insert into payout (order_seq, user_seq, kind, amount, state, next_at, failure, created_at)
    values (${orderSeq}, ${userSeq}, 'SETTLE', 1000, 'FAILED', ${now}, '해지된 계좌', ${now})`.execute(
    database.kysely,
  )
}

let numbers = 0
/** An account of this person at the fake bank. */
function form(holder = NAME) {
  numbers += 1
  const accountNo = `333302${String(numbers).padStart(7, '0')}`
  dependencies.integrations.bank.holders.set(accountNo, holder)
  return { formKey: randomUUID(), bankCode: '090', accountNo } as const
}

/** What the newest deposit says. */
const printed = () => dependencies.integrations.bank.oneWon.at(-1)?.code.replace('두손', '') ?? ''

async function add({ key }: Suspended) {
  const asked = form()
  await host().requestSuspendedBankAccount({ ...asked, ...key })
  const answer = { formKey: asked.formKey, code: printed(), ...key }
  return { asked, answer, ...(await host().confirmSuspendedBankAccount(answer)) }
}

describe('이용이 제한된 회원의 정산 계좌', () => {
  it('기다리는 돈이 있으면 로그인하지 않고도 본인 계좌를 등록하고, 돈이 그리로 간다', async () => {
    const seller = await suspended()
    await paidOrder(database.kysely, seller, now)
    expect(await host().suspendedBankAccounts(seller.key)).toMatchObject({
      accounts: { items: [], isIdentityChecked: true, check: null },
      canAdd: true,
    })
    const { asked, answer, bankAccountSeq } = await add(seller)
    expect(await payoutAccountOf(dependencies, seller.userSeq)).toMatchObject({
      bankAccountSeq,
      accountNo: asked.accountNo,
      holderName: NAME,
    })
    // A second click gets the answer of the first.
    expect(await host().confirmSuspendedBankAccount(answer)).toEqual({ bankAccountSeq })
    // There is one now: another is added after the suspension.
    expect(await host().suspendedBankAccounts(seller.key)).toMatchObject({
      accounts: { items: [{ bankAccountSeq }], holdUntil: expect.any(String) },
      canAdd: false,
    })
    const again = host().requestSuspendedBankAccount({ ...form(), ...seller.key })
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'NOT_NEEDED' })
  })

  it('은행이 거절한 계좌는 다른 계좌로 바꿀 수 있다', async () => {
    const seller = await suspended()
    const { orderSeq } = await paidOrder(database.kysely, seller, now)
    await add(seller)
    await refusedPayout(seller, orderSeq)
    const { accounts, canAdd } = await host().suspendedBankAccounts(seller.key)
    expect(accounts.items).toHaveLength(1)
    expect(canAdd).toBe(true)
    const { asked } = await add(seller)
    expect(await payoutAccountOf(dependencies, seller.userSeq)).toMatchObject({
      accountNo: asked.accountNo,
    })
  })

  it('기다리는 돈이 없거나 남의 이름이면 등록할 수 없다', async () => {
    const seller = await suspended()
    for (const call of [
      () => host().suspendedBankAccounts(seller.key),
      () => host().requestSuspendedBankAccount({ ...form(), ...seller.key }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 409, code: 'NOT_NEEDED' })
    await paidOrder(database.kysely, seller, now)
    const other = host().requestSuspendedBankAccount({ ...form('강백호'), ...seller.key })
    expect(await refusalOf(other)).toMatchObject({ status: 422, code: 'OTHER_NAME' })
    expect(await payoutAccountOf(dependencies, seller.userSeq)).toBeNull()
  })

  it('남의 조치, 지난 표, 지어낸 표로는 아무것도 보거나 바꿀 수 없다', async () => {
    const [seller, stranger] = [await suspended(), await suspended()]
    await paidOrder(database.kysely, seller, now)
    const asked = form()
    await host().requestSuspendedBankAccount({ ...asked, ...seller.key })
    const code = printed()
    const wrongKeys = [
      { ...seller.key, ticket: stranger.key.ticket },
      { ...seller.key, ticket: 'invented' },
      { ...stranger.key, ticket: seller.key.ticket },
    ]
    const callsWith = (key: Suspended['key']) => [
      () => host().suspendedBankAccounts(key),
      () => host().requestSuspendedBankAccount({ ...asked, ...key }),
      () => host().confirmSuspendedBankAccount({ formKey: asked.formKey, code, ...key }),
    ]
    for (const call of wrongKeys.flatMap(callsWith))
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    now = new Date(now.getTime() + 31 * 60_000)
    for (const call of callsWith(seller.key))
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await payoutAccountOf(dependencies, seller.userSeq)).toBeNull()
  })

  it('그사이 제한이 풀렸으면 표로는 더 바꾸지 못한다', async () => {
    const seller = await suspended()
    await paidOrder(database.kysely, seller, now)
    const asked = form()
    await host().requestSuspendedBankAccount({ ...asked, ...seller.key })
    await database.kysely
      .updateTable('users')
      .set({ status: 'USER' })
      .where('user_seq', '=', seller.userSeq)
      .execute()
    const late = { formKey: asked.formKey, code: printed(), ...seller.key }
    expect(await refusalOf(host().confirmSuspendedBankAccount(late))).toMatchObject({ status: 401 })
    expect(await payoutAccountOf(dependencies, seller.userSeq)).toBeNull()
  })
})
