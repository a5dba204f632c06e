import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { payoutAccountOf } from './payout-account.ts'

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

async function member(name: string | null = '독고탁') {
  const { userSeq, storeSeq } = await seedPerson(database.kysely)
  if (name !== null)
    await database.kysely
      .updateTable('users')
      .set({ name, birth_date: '1990-01-31', identity_checked_at: now })
      .where('user_seq', '=', userSeq)
      .execute()
  const bearer = await bearerOf(dependencies, userSeq)
  return { userSeq, storeSeq, host: hostClients(dependencies)('main', { bearer }) }
}
type Member = Awaited<ReturnType<typeof member>>

/** So much later, with a token that still holds. */
async function wait(seller: Member, hours: number) {
  now = new Date(now.getTime() + hours * HOUR_MS)
  const bearer = await bearerOf(dependencies, seller.userSeq)
  seller.host = hostClients(dependencies)('main', { bearer })
}

let numbers = 0
/** An account of this person at the fake bank. */
function account(holder = '독고탁') {
  numbers += 1
  const accountNo = `333301${String(numbers).padStart(7, '0')}`
  dependencies.integrations.bank.holders.set(accountNo, holder)
  return { bankCode: '090', accountNo } as const
}
const form = (more: object = {}) => ({ formKey: randomUUID(), ...account(), ...more })

/** What the newest deposit says. */
const printed = () => dependencies.integrations.bank.oneWon.at(-1)?.code.replace('두손', '') ?? ''

async function added({ host }: Member, more: { isDefault?: boolean } = {}) {
  const asked = form()
  await host.requestBankAccount(asked)
  const { bankAccountSeq } = await host.confirmBankAccount({
    formKey: asked.formKey,
    code: printed(),
    isDefault: false,
    ...more,
  })
  return { ...asked, bankAccountSeq }
}

const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

const told = async ({ storeSeq }: Member) => {
  const { rows } = await sql<{ change: string }>`
    select payload->>'change' as change from notice_event
    where kind = 'BANK_ACCOUNT_CHANGED' and (payload->>'toStoreSeq')::bigint = ${storeSeq}
    order by event_seq`.execute(database.kysely)
  return rows.map(({ change }) => change)
}

describe('정산 계좌 등록', () => {
  it('예금주를 확인하고 1원의 숫자를 맞히면 등록되고, 번호는 잠가서 저장한다', async () => {
    const seller = await member()
    const asked = form()
    const check = await seller.host.requestBankAccount(asked)
    expect(check).toEqual({
      formKey: asked.formKey,
      maskedNumber: `카카오 ***-**-${asked.accountNo.slice(-4)}`,
      expiresAt: new Date(now.getTime() + 5 * 60_000).toISOString(),
      triesLeft: 5,
    })
    expect(await seller.host.bankAccounts()).toMatchObject({ items: [], check })
    expect(printed()).toMatch(/^\d{4}$/)
    const answer = { formKey: asked.formKey, code: printed(), isDefault: false }
    const { bankAccountSeq } = await seller.host.confirmBankAccount(answer)
    expect(await seller.host.bankAccounts()).toEqual({
      items: [
        {
          bankAccountSeq,
          bankCode: '090',
          maskedNumber: check.maskedNumber,
          maskedHolder: '독*탁',
          isDefault: true,
        },
      ],
      holdUntil: new Date(now.getTime() + 24 * HOUR_MS).toISOString(),
      isIdentityChecked: true,
      check: null,
    })
    const { rows } = await sql<{ text: string }>`
      select t::text as text from account_bank t union all
      select t::text from account_bank_check t`.execute(database.kysely)
    const stored = rows.map(({ text }) => text).join()
    for (const secret of [asked.accountNo, '독고탁']) expect(stored).not.toContain(secret)
    expect(await payoutAccountOf(dependencies, seller.userSeq)).toEqual({
      bankAccountSeq,
      bankCode: '090',
      accountNo: asked.accountNo,
      holderName: '독고탁',
      holdUntil: new Date(now.getTime() + 24 * HOUR_MS),
    })
    expect(await told(seller)).toEqual(['ADDED'])
  })

  it('여덟 번 한꺼번에 물어도 숫자는 하나이고, 여덟 번 답해도 계좌는 하나다', async () => {
    const seller = await member()
    const asked = form()
    const checks = await Promise.all(
      Array.from({ length: 8 }, () => seller.host.requestBankAccount(asked)),
    )
    expect(new Set(checks.map((check) => JSON.stringify(check))).size).toBe(1)
    const sent = dependencies.integrations.bank.oneWon
    expect(new Set(sent.map(({ code, idempotencyKey }) => `${code} ${idempotencyKey}`)).size).toBe(
      1,
    )
    const answer = { formKey: asked.formKey, code: printed(), isDefault: true }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => seller.host.confirmBankAccount(answer)),
    )
    expect(new Set(answers.map(({ bankAccountSeq }) => bankAccountSeq)).size).toBe(1)
    expect((await seller.host.bankAccounts()).items).toHaveLength(1)
    expect(await told(seller)).toEqual(['ADDED'])
  })

  it('본인인증을 하지 않은 회원은 등록할 수 없다', async () => {
    const { host } = await member(null)
    expect(await refusalOf(host.requestBankAccount(form()))).toMatchObject({
      status: 409,
      code: 'IDENTITY_NEEDED',
    })
    expect(dependencies.integrations.bank.oneWon).toEqual([])
  })

  it('예금주가 다르면 1원을 보내지 않는다', async () => {
    const { host } = await member()
    expect(await refusalOf(host.requestBankAccount(form(account('남궁민수'))))).toMatchObject({
      status: 422,
      code: 'OTHER_NAME',
      message: expect.stringContaining('예금주가 본인인증을 한 이름과 달라요'),
    })
    expect(dependencies.integrations.bank.oneWon).toEqual([])
    expect((await host.bankAccounts()).check).toBeNull()
  })

  it('이름의 띄어쓰기와 대소문자는 보지 않는다', async () => {
    const { host } = await member('Hong Gil Dong')
    const asked = { formKey: randomUUID(), ...account('HONGGILDONG') }
    expect(await host.requestBankAccount(asked)).toMatchObject({ triesLeft: 5 })
  })

  it.each([
    ['NO_ACCOUNT', 422, 'ACCOUNT_REFUSED'],
    ['CLOSED_ACCOUNT', 422, 'ACCOUNT_REFUSED'],
    ['OTHER_OWNER', 422, 'OTHER_NAME'],
    ['MAINTENANCE', 503, 'MAINTENANCE'],
  ] as const)('은행이 %s라고 하면 %i', async (refusal, status, code) => {
    const { host } = await member()
    const asked = form()
    dependencies.integrations.bank.refusals.set(asked.accountNo, refusal)
    expect(await refusalOf(host.requestBankAccount(asked))).toMatchObject({ status, code })
  })

  it('은행이 답하지 않으면 같은 양식을 다시 보낼 수 있다', async () => {
    const { host } = await member()
    const asked = form()
    dependencies.integrations.failing.add('bank')
    expect(await refusalOf(host.requestBankAccount(asked))).toMatchObject({ status: 502 })
    dependencies.integrations.failing.delete('bank')
    expect(await host.requestBankAccount(asked)).toMatchObject({ triesLeft: 5 })
  })

  it('자릿수가 틀린 번호는 은행에 묻지 않는다', async () => {
    const { host } = await member()
    expect(await refusalOf(host.requestBankAccount(form({ accountNo: '12' })))).toMatchObject({
      status: 422,
      code: 'WRONG_NUMBER',
      message: '카카오뱅크 계좌번호는 13자리예요. 다시 확인해 주세요.',
    })
  })

  it('숫자를 다섯 번 틀리면 끝이고, 한꺼번에 보내도 다섯 번이다', async () => {
    const { host } = await member()
    const asked = form()
    await host.requestBankAccount(asked)
    const answer = { formKey: asked.formKey, isDefault: false }
    expect(
      await refusalOf(host.confirmBankAccount({ ...answer, code: wrong(printed()) })),
    ).toMatchObject({ status: 422, message: expect.stringContaining('4번 더') })
    for (let tries = 0; tries < 8; tries += 1)
      await refusalOf(host.confirmBankAccount({ ...answer, code: wrong(printed()) }))
    expect(await refusalOf(host.confirmBankAccount({ ...answer, code: printed() }))).toMatchObject({
      status: 410,
      code: 'CODE_VOID',
    })
    expect((await host.bankAccounts()).items).toEqual([])
  })

  it('5분이 지나면 끝이다', async () => {
    const { host } = await member()
    const asked = form()
    await host.requestBankAccount(asked)
    now = new Date(now.getTime() + 5 * 60_000)
    const answer = { formKey: asked.formKey, code: printed(), isDefault: false }
    expect(await refusalOf(host.confirmBankAccount(answer))).toMatchObject({
      status: 410,
      code: 'CODE_EXPIRED',
    })
    expect((await host.bankAccounts()).check).toBeNull()
  })

  it('남의 확인은 답할 수 없고, 한 열쇠로 다른 계좌를 물을 수 없다', async () => {
    const [seller, other] = [await member(), await member()]
    const asked = form()
    await seller.host.requestBankAccount(asked)
    const answer = { formKey: asked.formKey, code: printed(), isDefault: false }
    expect(await refusalOf(other.host.confirmBankAccount(answer))).toMatchObject({ status: 410 })
    const changed = { ...form(), formKey: asked.formKey }
    expect(await refusalOf(seller.host.requestBankAccount(changed))).toMatchObject({ status: 502 })
  })

  it('같은 계좌는 한 번, 계좌는 세 개까지, 확인은 하루 열 번까지다', async () => {
    const seller = await member()
    const first = await added(seller)
    const again = { formKey: randomUUID(), bankCode: first.bankCode, accountNo: first.accountNo }
    expect(await refusalOf(seller.host.requestBankAccount(again))).toMatchObject({
      code: 'ALREADY',
    })
    await added(seller)
    await added(seller)
    expect(await refusalOf(seller.host.requestBankAccount(form()))).toMatchObject({
      status: 409,
      code: 'TOO_MANY',
    })
    const busy = await member()
    for (let times = 0; times < 10; times += 1) await busy.host.requestBankAccount(form())
    expect(await refusalOf(busy.host.requestBankAccount(form()))).toMatchObject({ status: 429 })
    await wait(busy, 25)
    expect(await busy.host.requestBankAccount(form())).toMatchObject({ triesLeft: 5 })
  })
})

describe('정산 계좌 바꾸기', () => {
  it('기본 계좌는 늘 하나이고, 바꾸면 24시간을 기다리며 알린다', async () => {
    const seller = await member()
    const first = await added(seller)
    const second = await added(seller)
    await wait(seller, 30)
    expect((await seller.host.bankAccounts()).holdUntil).toBeNull()
    const changes = Array.from({ length: 8 }, () =>
      seller.host.setDefaultBankAccount({ bankAccountSeq: second.bankAccountSeq }),
    )
    await Promise.all(changes)
    const { items, holdUntil } = await seller.host.bankAccounts()
    expect(items.map(({ bankAccountSeq, isDefault }) => [bankAccountSeq, isDefault])).toEqual([
      [second.bankAccountSeq, true],
      [first.bankAccountSeq, false],
    ])
    expect(holdUntil).toBe(new Date(now.getTime() + 24 * HOUR_MS).toISOString())
    expect(await told(seller)).toEqual(['ADDED', 'ADDED', 'DEFAULT'])
  })

  it('등록하면서 기본으로 할 수 있다', async () => {
    const seller = await member()
    await added(seller)
    const second = await added(seller, { isDefault: true })
    expect((await seller.host.bankAccounts()).items[0]).toMatchObject({
      bankAccountSeq: second.bankAccountSeq,
      isDefault: true,
    })
  })

  it('기본 계좌를 지우면 남은 것이 기본이 되고, 다시 24시간을 기다린다', async () => {
    const seller = await member()
    const first = await added(seller)
    const second = await added(seller)
    await wait(seller, 30)
    for (let times = 0; times < 2; times += 1)
      await seller.host.removeBankAccount({ bankAccountSeq: first.bankAccountSeq })
    expect(await seller.host.bankAccounts()).toMatchObject({
      items: [{ bankAccountSeq: second.bankAccountSeq, isDefault: true }],
      holdUntil: new Date(now.getTime() + 24 * HOUR_MS).toISOString(),
    })
    await seller.host.removeBankAccount({ bankAccountSeq: second.bankAccountSeq })
    expect((await seller.host.bankAccounts()).items).toEqual([])
    expect(await payoutAccountOf(dependencies, seller.userSeq)).toBeNull()
  })

  it('정산받을 거래가 남아 있으면 하나뿐인 계좌는 지울 수 없다', async () => {
    const seller = await member()
    const first = await added(seller)
    const second = await added(seller)
    await paidOrder(database.kysely, seller, now)
    await seller.host.removeBankAccount({ bankAccountSeq: first.bankAccountSeq })
    const last = { bankAccountSeq: second.bankAccountSeq }
    expect(await refusalOf(seller.host.removeBankAccount(last))).toMatchObject({
      status: 409,
      code: 'IN_USE',
    })
    await sql`update orders set ended_at = ${now} where seller_user_seq = ${seller.userSeq}`.execute(
      database.kysely,
    )
    expect(await seller.host.removeBankAccount(last)).toEqual({})
  })

  it('남의 계좌는 보지도 바꾸지도 지우지도 못한다', async () => {
    const [owner, other] = [await member(), await member()]
    const { bankAccountSeq } = await added(owner)
    expect((await other.host.bankAccounts()).items).toEqual([])
    expect(await refusalOf(other.host.setDefaultBankAccount({ bankAccountSeq }))).toMatchObject({
      status: 404,
    })
    await other.host.removeBankAccount({ bankAccountSeq })
    expect((await owner.host.bankAccounts()).items).toHaveLength(1)
    expect((await refusalOf(hostClients(dependencies)('main').bankAccounts())).status).toBe(401)
  })

  it('탈퇴하면 남지 않는다', async () => {
    const seller = await member()
    await added(seller)
    await seller.host.withdraw({ reason: 'RARELY_USED' })
    const { rows } = await sql`
      select 1 from account_bank where user_seq = ${seller.userSeq} union all
      select 1 from account_bank_check where user_seq = ${seller.userSeq}`.execute(database.kysely)
    expect(rows).toEqual([])
  })
})
