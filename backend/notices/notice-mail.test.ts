import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { NoticeTopic } from '#contracts/notice-channels.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { deliverBatch } from './deliver-batch.ts'
import { enqueueEvent } from './enqueue-event.ts'
import { sendNextDelivery } from './send-deliveries.ts'

const ADDRESS = 'danbi.kim@example.com'

let database: Database
let dependencies: TestHostDependencies
let at = new Date()
const log = { error: () => undefined }
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database, { now: () => at, log })
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  at = new Date('2026-11-20T12:00:00+09:00')
  dependencies.integrations.mail.sent.splice(0)
  dependencies.integrations.failing.clear()
})

const clientOf = async ({ userSeq }: TestMember) =>
  hostClients(dependencies)('boot', { bearer: await bearerOf(dependencies, userSeq) })
const sent = () => dependencies.integrations.mail.sent
const sentCode = () => /\d{6}/.exec(sent().at(-1)?.text ?? '')?.[0] ?? ''
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

let readers = 0

/** A member with a confirmed address who wants mail about these. */
async function reader(topics: NoticeTopic[] = ['FOLLOWED']) {
  readers += 1
  const address = `reader-${readers}@example.com`
  const member = await seedPerson(database.kysely)
  const client = await clientOf(member)
  await client.requestMailCode({ address })
  await client.confirmMailCode({ code: sentCode() })
  const { inbox } = await client.noticeSettings()
  await client.changeNoticeSettings({ inbox, mail: topics })
  sent().splice(0)
  return { ...member, client, address }
}

async function follow(
  { storeSeq }: TestMember,
  name = `단골 ${crypto.randomUUID().slice(0, 8)}`,
): Promise<void> {
  const by = await seedPerson(database.kysely)
  await database.kysely
    .updateTable('store')
    .set({ name })
    .where('store_seq', '=', by.storeSeq)
    .execute()
  await database.kysely
    .transaction()
    .execute((trx) =>
      enqueueEvent(trx, { kind: 'FOLLOWED', toStoreSeq: storeSeq, byStoreSeq: by.storeSeq }),
    )
  const delivery = { kysely: database.kysely, log, onDelivered: () => undefined }
  while (await deliverBatch({ ...delivery, channels: ['MAIL'], now: () => at }));
  while (await sendNextDelivery({ ...dependencies, countUnreadMessages: async () => 0 }, 'MAIL'));
}

describe('이메일 주소 확인', () => {
  it('메일로 받은 인증번호를 넣어야 주소가 등록되고, 가려진 주소만 보이며, 저장된 것에는 주소가 없다', async () => {
    const client = await clientOf(await seedPerson(database.kysely))
    await client.requestMailCode({ address: ADDRESS })
    expect(sent()).toMatchObject([{ to: ADDRESS, subject: '[두손] 이메일 인증번호' }])
    expect((await client.noticeSettings()).reach).toMatchObject({
      mail: null,
      pendingMail: 'da***@example.com',
    })
    expect((await refusalOf(client.confirmMailCode({ code: otherThan(sentCode()) }))).message).toBe(
      '인증번호가 맞지 않아요. 4번 더 입력할 수 있어요.',
    )
    await client.confirmMailCode({ code: sentCode() })
    expect((await client.noticeSettings()).reach).toMatchObject({
      mail: 'da***@example.com',
      pendingMail: null,
    })
    const rows = await database.kysely.selectFrom('account_mail').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('danbi')
    await client.removeMailAddress()
    expect((await client.noticeSettings()).reach.mail).toBeNull()
  })

  it('쓴 번호, 지난 번호, 새로 받기 전의 번호, 다섯 번 틀린 번호는 받지 않는다', async () => {
    const client = await clientOf(await seedPerson(database.kysely))
    await client.requestMailCode({ address: ADDRESS })
    const first = sentCode()
    await client.requestMailCode({ address: 'other@example.com' })
    if (sentCode() !== first)
      expect((await refusalOf(client.confirmMailCode({ code: first }))).code).toBe('CODE_WRONG')
    at = new Date(at.getTime() + 10 * 60_000)
    const codeOf = async (code: string) => (await refusalOf(client.confirmMailCode({ code }))).code
    expect(await codeOf(sentCode())).toBe('CODE_EXPIRED')
    await client.requestMailCode({ address: ADDRESS })
    const wrong = otherThan(sentCode())
    for (let tries = 0; tries < 4; tries += 1) expect(await codeOf(wrong)).toBe('CODE_WRONG')
    expect(await codeOf(wrong)).toBe('CODE_VOID')
    expect(await codeOf(sentCode())).toBe('CODE_VOID')
    await client.requestMailCode({ address: ADDRESS })
    await client.confirmMailCode({ code: sentCode() })
    expect(await codeOf(sentCode())).toBe('CODE_EXPIRED')
  })

  it('한 시간에 다섯 번까지 보내고, 메일 회사가 답하지 않으면 그렇다고 말한다', async () => {
    const client = await clientOf(await seedPerson(database.kysely))
    const address = 'limited@example.com'
    dependencies.integrations.failing.add('mail')
    expect((await refusalOf(client.requestMailCode({ address }))).code).toBe('UNAVAILABLE')
    dependencies.integrations.failing.clear()
    for (let times = 0; times < 4; times += 1) await client.requestMailCode({ address })
    expect((await refusalOf(client.requestMailCode({ address }))).status).toBe(429)
    expect(sent()).toHaveLength(4)
  })
})

describe('이메일로 알리기', () => {
  it('받겠다고 한 소식만 가고, 메일의 링크로 그 소식만 끊는다', async () => {
    const member = await reader()
    await follow(member)
    expect(sent()).toMatchObject([
      { to: member.address, subject: expect.stringMatching(/^\[두손\] .*단골이 되었어요$/) },
    ])
    const { unsubscribeUrl, text } = sent()[0] ?? { unsubscribeUrl: null, text: '' }
    expect(text).toContain(String(unsubscribeUrl))
    const token = new URL(String(unsubscribeUrl)).searchParams.get('token') ?? ''
    const anonymous = hostClients(dependencies)('boot')
    const label = '내 가게에 단골이 생겼을 때'
    expect(await anonymous.mailLink({ token })).toEqual({ label, isOff: false })
    for (let times = 0; times < 2; times += 1)
      expect(await anonymous.unsubscribeMail({ token })).toEqual({ label, isOff: true })
    expect((await member.client.noticeSettings()).mail).toEqual([])
    await follow(member)
    expect(sent()).toHaveLength(1)
  })

  it('고친 링크는 알 수 없는 링크다', async () => {
    const anonymous = hostClients(dependencies)('boot')
    for (const token of ['x', 'a.b.c', '%', '가나다'])
      expect((await refusalOf(anonymous.unsubscribeMail({ token }))).status).toBe(404)
  })

  it('제목의 태그는 글자로 보인다', async () => {
    const member = await reader()
    await follow(member, '<b>&"단골"')
    expect(sent()[0]?.html).not.toContain('<b>')
    expect(sent()[0]?.text).toContain('<b>&"단골"')
  })
})
