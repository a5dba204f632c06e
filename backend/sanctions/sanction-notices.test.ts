import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { deliverBatch } from '#backend/notices/deliver-batch.ts'
import { enqueueEvent } from '#backend/notices/enqueue-event.ts'
import { sendNextDelivery } from '#backend/notices/send-deliveries.ts'
import type { NoticeEvent } from '#contracts/notice.ts'
import { CHANNEL_NAMES } from '#contracts/notice-channels.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { pushTarget } from '#tests/support/fake-channels.ts'
import { hostClients } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { sanctionInput } from '#tests/support/sanction-input.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { throwingLog } from '#tests/support/throwing-log.ts'

let database: Database
let dependencies: TestHostDependencies
let at = new Date()
let people = 0
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database, { now: () => at, log: throwingLog })
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  at = new Date('2026-11-20T12:00:00+09:00')
  const { push, talk, mail } = dependencies.integrations
  for (const { sent } of [push, talk, mail]) sent.splice(0)
})

const hostsOf = async (userSeq: number) => {
  const clients = hostClients(dependencies)
  const bearer = await bearerOf(dependencies, userSeq)
  return { main: clients('main', { bearer }), boot: clients('boot', { bearer }) }
}

async function operator() {
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq })
  return hostsOf(userSeq)
}

/** A member with a phone, a browser that takes pushes and a mail address, who has switched every channel off. */
async function quietMember() {
  people += 1
  const member = await seedPerson(database.kysely)
  await database.kysely
    .updateTable('users')
    .set({ phone_no: `0105555${1000 + people}` })
    .where('user_seq', '=', member.userSeq)
    .execute()
  const { boot, main } = await hostsOf(member.userSeq)
  await boot.requestMailCode({ address: `quiet-${people}@example.com` })
  const { mail } = dependencies.integrations
  await boot.confirmMailCode({ code: /\d{6}/.exec(mail.sent.at(-1)?.text ?? '')?.[0] ?? '' })
  await boot.savePushSubscription(pushTarget())
  const { inbox } = await boot.noticeSettings()
  await boot.changeNoticeSettings({ inbox, push: [], talk: [], mail: [] })
  mail.sent.splice(0)
  return { ...member, boot, main }
}

async function deliver(): Promise<void> {
  const { kysely } = database
  const delivery = {
    kysely,
    log: throwingLog,
    onDelivered: () => undefined,
    channels: CHANNEL_NAMES,
  }
  while (await deliverBatch({ ...delivery, now: () => at }));
}
const context = () => ({ ...dependencies, countUnreadMessages: async () => 0 })
async function send(): Promise<void> {
  await deliver()
  for (const channel of CHANNEL_NAMES) while (await sendNextDelivery(context(), channel));
}

/** How often each channel was used, since the last look. */
function out() {
  const { push, talk, mail } = dependencies.integrations
  const counts = { push: push.sent.length, talk: talk.sent.length, mail: mail.sent.length }
  for (const { sent } of [push, talk, mail]) sent.splice(0)
  return counts
}

it('제재는 알림을 모두 꺼도 오고, 로그아웃된 회원에게도 알림톡과 메일로 가며, 그만 받을 수 없다', async () => {
  const member = await quietMember()
  const { main } = await operator()
  const { userSeq } = member
  const { sanctionSeq } = await main.sanctionMember(sanctionInput(userSeq, { measure: 'WARNING' }))
  await send()
  expect(out()).toEqual({ push: 1, talk: 1, mail: 1 })
  await main.sanctionMember(sanctionInput(userSeq, { lastSeq: sanctionSeq }))
  await send()
  const { talk, mail } = dependencies.integrations
  expect(talk.sent).toMatchObject([
    { templateCode: 'DS_SANCTION_01', variables: { 내용: '운영정책에 따라 이용이 제한됐어요' } },
  ])
  expect(mail.sent).toMatchObject([{ unsubscribeUrl: null }])
  expect(`${mail.sent[0]?.text}${mail.sent[0]?.html}`).not.toContain('그만 받기')
  // The session has ended, and the browser's pushes with it.
  expect(out()).toEqual({ push: 0, talk: 1, mail: 1 })
})

it('제한된 동안에는 거래와 계정의 소식만 밖으로 나간다', async () => {
  const member = await quietMember()
  const { inbox } = await member.boot.noticeSettings()
  await member.boot.changeNoticeSettings({ inbox, talk: ['FOLLOWED', 'SAFETY'] })
  const tell = (event: NoticeEvent) =>
    database.kysely.transaction().execute((trx) => enqueueEvent(trx, event))
  const followed = async (): Promise<NoticeEvent> => ({
    kind: 'FOLLOWED',
    toStoreSeq: member.storeSeq,
    byStoreSeq: (await seedPerson(database.kysely)).storeSeq,
  })
  await tell(await followed())
  await send()
  expect(out().talk).toBe(1)
  const { main } = await operator()
  await main.sanctionMember(sanctionInput(member.userSeq))
  await send()
  out()
  await tell(await followed())
  await tell({ kind: 'BANK_ACCOUNT_CHANGED', toStoreSeq: member.storeSeq, change: 'REMOVED' })
  await send()
  expect(dependencies.integrations.talk.sent).toMatchObject([{ templateCode: 'DS_SAFETY_01' }])
})

it('되돌리면, 아직 나가지 않은 알림은 나가지 않고, 나간 알림에는 바로잡는 알림이 따른다', async () => {
  const { main } = await operator()
  const undo = async () => {
    const [{ undoSeq } = { undoSeq: 0 }] = (await main.undoable()).items
    await main.undo({ undoSeq })
    await send()
  }
  const waiting = await quietMember()
  await main.sanctionMember(sanctionInput(waiting.userSeq))
  await deliver()
  await undo()
  expect(out()).toEqual({ push: 0, talk: 0, mail: 0 })

  const told = await quietMember()
  await main.sanctionMember(sanctionInput(told.userSeq))
  await deliver()
  while (await sendNextDelivery(context(), 'TALK'));
  expect(out()).toEqual({ push: 0, talk: 1, mail: 0 })
  await undo()
  const { talk, mail } = dependencies.integrations
  for (const text of [talk.sent[0]?.variables.내용, mail.sent[0]?.subject])
    expect(text).toContain('운영팀이 조치를 되돌렸어요')
  expect(out()).toEqual({ push: 0, talk: 1, mail: 1 })
  const { items } = await (await hostsOf(told.userSeq)).boot.notices({})
  expect(items.map(({ title }) => title)).toEqual([
    '운영팀이 조치를 되돌렸어요',
    '운영정책에 따라 이용이 제한됐어요',
  ])
})
