import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedEvent, seedProduct } from '#backend/demo/seed/builders/index.ts'
import type { MarketingKey } from '#contracts/account-constants.ts'
import type { NoticeEvent } from '#contracts/notice.ts'
import { CHANNEL_NAMES, type NoticeChannel } from '#contracts/notice-channels.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { pushTarget } from '#tests/support/fake-channels.ts'
import { hostClients } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { deliverBatch } from './deliver-batch.ts'
import { enqueueEvent } from './enqueue-event.ts'
import { sendNextDelivery } from './send-deliveries.ts'

const DAY = '2026-11-20T12:00:00+09:00'
const NIGHT = '2026-11-20T23:00:00+09:00'
const MORNING = '2026-11-21T08:00:00+09:00'

let database: Database
let dependencies: TestHostDependencies
let at = new Date(DAY)
const logged: object[] = []
const log = { error: (fields: object) => void logged.push(fields) }
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  dependencies = testHostDependencies(database, { now: () => at, log })
}, 60_000)
afterAll(() => database?.close())
beforeEach(async () => {
  at = new Date(DAY)
  logged.splice(0)
  const { push, talk, mail } = dependencies.integrations
  for (const { sent } of [push, talk, mail]) sent.splice(0)
  for (const set of [push.gone, push.failing, dependencies.integrations.failing]) set.clear()
  await database.kysely.deleteFrom('notice_delivery').execute()
})

const context = () => ({ ...dependencies, countUnreadMessages: async () => 2 })
const person = () => seedPerson(database.kysely)
const clientOf = async ({ userSeq }: TestMember) =>
  hostClients(dependencies)('boot', { bearer: await bearerOf(dependencies, userSeq) })
const isoAfter = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

let phones = 0

/** A member with a phone number, and a browser that takes pushes. */
async function subscriber() {
  phones += 1
  const phoneNo = `0101234${String(phones).padStart(4, '0')}`
  const member = await person()
  await database.kysely
    .updateTable('users')
    .set({ phone_no: phoneNo })
    .where('user_seq', '=', member.userSeq)
    .execute()
  const client = await clientOf(member)
  const browser = pushTarget()
  await client.savePushSubscription(browser)
  return { ...member, client, browser, phoneNo }
}

async function tell(event: NoticeEvent): Promise<void> {
  await database.kysely.transaction().execute((trx) => enqueueEvent(trx, event))
  const delivery = { kysely: database.kysely, log, onDelivered: () => undefined }
  while (await deliverBatch({ ...delivery, channels: CHANNEL_NAMES, now: () => at }));
}

async function send(channels: readonly NoticeChannel[] = CHANNEL_NAMES): Promise<void> {
  for (const channel of channels) while (await sendNextDelivery(context(), channel));
}

const followed = async (member: TestMember, by?: TestMember): Promise<NoticeEvent> => ({
  kind: 'FOLLOWED',
  toStoreSeq: member.storeSeq,
  byStoreSeq: (by ?? (await person())).storeSeq,
})
async function asked(member: TestMember): Promise<NoticeEvent> {
  const { productSeq } = await seedProduct(database.kysely, {
    category_seq: 1,
    store_seq: member.storeSeq,
    title: '아이폰 13 미니',
  })
  const byStoreSeq = (await person()).storeSeq
  return { kind: 'POSSESSION_ASKED', productSeq, toStoreSeq: member.storeSeq, byStoreSeq }
}
const pushes = () =>
  dependencies.integrations.push.sent.map(({ endpoint, payload, ...rest }) => ({
    endpoint,
    ...JSON.parse(payload),
    ...rest,
  }))
const talks = () => dependencies.integrations.talk.sent
const states = async () => {
  const rows = await database.kysely
    .selectFrom('notice_delivery')
    .select(['channel', 'state'])
    .orderBy('channel')
    .orderBy('delivery_seq')
    .execute()
  return rows.map(({ channel, state }) => `${channel} ${state}`)
}

describe('푸시와 알림톡으로 알리기', () => {
  it('거래 알림은 푸시와 알림톡으로 한 번씩 가고, 여럿이 함께 보내도 그렇다', async () => {
    const member = await subscriber()
    await tell(await asked(member))
    await Promise.all(Array.from({ length: 8 }, () => send()))
    expect(pushes()).toEqual([
      {
        endpoint: member.browser.endpoint,
        title: expect.stringMatching(/님이 실물 인증을 요청했어요$/),
        body: '아이폰 13 미니',
        path: expect.stringMatching(/^\/mystore\/notices\/\d+$/),
        tag: expect.stringMatching(/^[\w-]{16,32}$/),
        topic: expect.any(String),
        unread: 3,
        isUrgent: false,
      },
    ])
    expect(talks()).toMatchObject([
      {
        phoneNo: member.phoneNo,
        templateCode: 'DS_SALE_01',
        variables: { 자세히: '아이폰 13 미니' },
      },
    ])
    expect(await states()).toEqual(['PUSH SENT', 'TALK SENT'])
  })

  it('받을 브라우저가 없으면 푸시를 만들지 않고, 알림함에서 끈 것은 어디로도 가지 않는다', async () => {
    await tell(await followed(await person()))
    expect(await states()).toEqual([])
    const member = await subscriber()
    await member.client.changeNoticeSettings({ inbox: [] })
    await tell(await followed(member))
    expect(await states()).toEqual([])
  })

  it('항목마다 고른 방법으로만 가고, 고르지 않은 칸은 처음 정해진 대로다', async () => {
    const member = await subscriber()
    const before = await member.client.noticeSettings()
    expect(before).toMatchObject({ talk: ['SALE', 'SAFETY'], mail: [], quietHours: true })
    await member.client.changeNoticeSettings({
      inbox: before.inbox,
      push: ['FOLLOWED'],
      talk: ['FOLLOWED'],
    })
    await tell(await followed(member))
    await tell(await asked(member))
    await send()
    expect(pushes().map(({ title }) => title)).toEqual([expect.stringMatching(/단골이 되었어요$/)])
    expect(talks().map(({ templateCode }) => templateCode)).toEqual(['DS_FOLLOWED_01'])
  })

  it('보내기 전에 읽었거나 그 사이에 끈 것은 보내지 않는다', async () => {
    const [reader, leaver] = [await subscriber(), await subscriber()]
    await tell(await followed(reader))
    await tell(await followed(leaver))
    await reader.client.readNotices({})
    const { inbox } = await leaver.client.noticeSettings()
    await leaver.client.changeNoticeSettings({ inbox, push: [] })
    await send()
    expect(pushes()).toEqual([])
    expect(await states()).toEqual(['PUSH SKIPPED', 'PUSH SKIPPED'])
  })
})

describe('밤 9시부터 아침 8시까지', () => {
  it('기다릴 수 있는 것은 아침에 하나로 합쳐서 간다', async () => {
    const member = await subscriber()
    at = new Date(NIGHT)
    for (let times = 0; times < 3; times += 1) await tell(await followed(member))
    await send()
    expect(pushes()).toEqual([])
    at = new Date(new Date(MORNING).getTime() - 1)
    await send()
    expect(pushes()).toEqual([])
    at = new Date(MORNING)
    await send()
    expect(pushes().map(({ title }) => title)).toEqual([expect.stringMatching(/외 2명이/)])
    expect(await states()).toEqual(['PUSH SENT', 'PUSH SENT', 'PUSH SENT'])
  })

  it('미룰 수 없는 것과, 밤에도 받겠다는 사람의 것은 바로 간다', async () => {
    const [one, other] = [await subscriber(), await subscriber()]
    const { inbox } = await other.client.noticeSettings()
    await other.client.changeNoticeSettings({ inbox, quietHours: false })
    at = new Date(NIGHT)
    await tell({ kind: 'BANK_ACCOUNT_CHANGED', toStoreSeq: one.storeSeq, change: 'ADDED' })
    await tell(await followed(other))
    await send(['PUSH'])
    expect(pushes()).toMatchObject([{ isUrgent: true }, { isUrgent: false }])
  })

  it('저녁에 실패한 것은 밤이 되면 아침까지 기다린다', async () => {
    const member = await subscriber()
    at = new Date('2026-11-20T20:59:59+09:00')
    dependencies.integrations.push.failing.add(member.browser.endpoint)
    await tell(await followed(member))
    await sendNextDelivery(context(), 'PUSH')
    dependencies.integrations.push.failing.clear()
    at = new Date(NIGHT)
    await send()
    expect(pushes()).toEqual([])
    at = new Date(MORNING)
    await send()
    expect(pushes()).toHaveLength(1)
  })
})

describe('받는 곳이 없거나 답하지 않을 때', () => {
  it('없어진 브라우저는 지우고, 실패한 브라우저에만 다시 보낸다', async () => {
    const member = await subscriber()
    const [gone, failing] = [pushTarget(), pushTarget()]
    for (const browser of [gone, failing]) await member.client.savePushSubscription(browser)
    const { push } = dependencies.integrations
    push.gone.add(gone.endpoint)
    push.failing.add(failing.endpoint)
    await tell(await followed(member))
    await sendNextDelivery(context(), 'PUSH')
    expect(pushes().map(({ endpoint }) => endpoint)).toEqual([member.browser.endpoint])
    expect((await member.client.noticeSettings()).reach.browsers).toBe(2)
    push.failing.clear()
    at = isoAfter(1)
    await send()
    expect(pushes().map(({ endpoint }) => endpoint)).toEqual([
      member.browser.endpoint,
      failing.endpoint,
    ])
  })

  it('열 번 실패하면 그만두고, 다른 방법은 그대로 간다', async () => {
    const member = await subscriber()
    dependencies.integrations.failing.add('talk')
    await tell(await asked(member))
    for (let tries = 0; tries < 12; tries += 1) {
      await send()
      at = isoAfter(20)
    }
    expect(await states()).toEqual(['PUSH SENT', 'TALK DEAD'])
    expect(logged).toHaveLength(10)
    expect(JSON.stringify(logged)).not.toContain(member.phoneNo)
  })

  it('보내는 중에 죽으면 잠금이 풀린 뒤 같은 열쇠로 다시 보낸다', async () => {
    const member = await subscriber()
    await tell(await asked(member))
    const { talk } = dependencies.integrations
    const dying = {
      ...context(),
      integrations: {
        ...dependencies.integrations,
        talk: {
          ...talk,
          send: async (message: Parameters<typeof talk.send>[0]) => {
            await talk.send(message)
            return new Promise<never>(() => undefined)
          },
        },
      },
    }
    void sendNextDelivery(dying, 'TALK')
    await expect.poll(() => talks().length).toBe(1)
    await send(['TALK'])
    expect(talks()).toHaveLength(1)
    at = isoAfter(2)
    await send(['TALK'])
    expect(new Set(talks().map(({ key }) => key)).size).toBe(1)
    expect(await states()).toEqual(['PUSH WAITING', 'TALK SENT'])
  })

  it('광고는 동의한 회원에게만, 밤에는 밤에도 받겠다고 따로 동의한 회원에게만 가고, 철회하면 보내지 않는다', async () => {
    const { eventSeq } = await seedEvent(database.kysely, dependencies.keys, {
      starts_at: isoAfter(-60),
      ends_at: isoAfter(60),
    })
    const promotion = { kind: 'PROMOTION', eventSeq, title: '추첨', summary: '포인트' } as const
    const answers = (member: TestMember, ...given: [MarketingKey, boolean][]) =>
      database.kysely
        .insertInto('marketing_consent')
        .values(
          given.map(([marketing_key, agreed]) => ({
            ...{ user_seq: member.userSeq, marketing_key, agreed },
            at,
          })),
        )
        .execute()
    const [never, byDay, byNight, gone] = [
      await subscriber(),
      await subscriber(),
      await subscriber(),
      await subscriber(),
    ]
    await answers(byDay, ['MARKETING', true], ['NIGHT_MARKETING', false])
    await answers(byNight, ['MARKETING', true], ['NIGHT_MARKETING', true])
    await answers(gone, ['MARKETING', true], ['NIGHT_MARKETING', true])
    for (const { client } of [never, byDay, byNight, gone]) {
      const { inbox, push } = await client.noticeSettings()
      await client.changeNoticeSettings({ inbox, push, quietHours: false })
    }
    at = new Date(NIGHT)
    await tell(promotion)
    await answers(gone, ['MARKETING', false])
    await send()
    const { push, talk, mail } = dependencies.integrations
    const reached = () => push.sent.map(({ endpoint }) => endpoint)
    expect(reached()).toEqual([byNight.browser.endpoint])
    expect(JSON.parse(String(push.sent[0]?.payload))).toMatchObject({
      title: '(광고) 추첨',
      body: expect.stringContaining('무료 수신거부'),
    })
    at = new Date(MORNING)
    await send()
    expect(reached()).toEqual([byNight.browser.endpoint, byDay.browser.endpoint])
    expect([talk.sent, mail.sent]).toEqual([[], []])
    const inbox = await database.kysely
      .selectFrom('notice')
      .select('user_seq')
      .where('kind', '=', 'PROMOTION')
      .execute()
    expect(inbox.map(({ user_seq }) => user_seq)).not.toContain(never.userSeq)
    expect(inbox).toHaveLength(3)
  })
})
