import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedAnnouncement, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-23T03:00:00Z')
/** Shorter than the tokens of the people last. */
const STEP = 60_000

let database: Database
let now = START
let clients: ReturnType<typeof hostClients>
let desk: ReturnType<typeof asOperator>
let bearer = ''
const asOperator = () => clients('customerService', { bearer })
const anyone = () => clients('customerService')
beforeAll(async () => {
  database = await createTestDatabase()
  const dependencies = testHostDependencies(database, { now: () => now })
  clients = hostClients(dependencies)
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq, name: '운영팀' })
  bearer = await bearerOf(dependencies, userSeq)
  desk = asOperator()
}, 60_000)
afterAll(() => database?.close())

const wait = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const hence = (steps: number) => new Date(now.getTime() + steps * STEP).toISOString()
const content = (more: object = {}) => ({
  category: 'NEWS' as const,
  title: '설 연휴 배송 안내',
  body: '연휴 동안 택배 접수가 늦어질 수 있어요.',
  isPinned: false,
  isPopup: false,
  publishAt: hence(1),
  endsAt: null,
  ...more,
})
const add = (more: object = {}) =>
  desk.addAnnouncement({ formKey: crypto.randomUUID(), content: content(more) })
const titles = async (query: Parameters<ReturnType<typeof anyone>['announcements']>[0] = {}) =>
  (await anyone().announcements(query)).items.map(({ title }) => title)

describe('공지사항', () => {
  it('예약한 공지는 그 시각에 보이고, 되돌리면 예전 내용이 보인다', async () => {
    const { announcementSeq } = await add()
    const read = () => anyone().announcement({ announcementSeq })
    expect(await codeOf(read())).toBe('NOT_FOUND')
    expect((await anyone().announcements({})).validUntil).toBe(hence(1))
    wait(STEP - 1)
    expect(await codeOf(read())).toBe('NOT_FOUND')
    wait(1)
    expect(await read()).toMatchObject({ title: '설 연휴 배송 안내' })
    const changed = { ...content(), publishAt: now.toISOString(), title: '잘못 고친 제목' }
    await desk.saveAnnouncement({ announcementSeq, version: 1, content: changed })
    expect((await read()).title).toBe('잘못 고친 제목')
    const back = { announcementSeq, version: 2, step: 'ROLL_BACK' as const, toVersion: 1 }
    expect(await desk.stepAnnouncement(back)).toEqual({ version: 3 })
    expect((await read()).title).toBe('설 연휴 배송 안내')
    const { versions } = await desk.announcementDraft({ announcementSeq })
    expect(
      versions.map(({ did, fromVersion, operatorName }) => [did, fromVersion, operatorName]),
    ).toEqual([
      ['ROLL_BACK', 1, '운영팀'],
      ['SAVE', null, '운영팀'],
      ['SAVE', null, '운영팀'],
    ])
    expect(await codeOf(desk.stepAnnouncement({ ...back, version: 3, toVersion: 9 }))).toBe(
      'NOT_FOUND',
    )
  })

  it('지난 시각으로는 예약할 수 없고, 지금의 1분은 지난 시각이 아니다', async () => {
    await expect(add({ publishAt: hence(-1) })).rejects.toMatchObject({
      code: 'PAST',
      status: 422,
      message: '지난 시각으로는 예약할 수 없어요. 지금보다 뒤로 골라 주세요.',
    })
    wait(30_000)
    const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
    expect(await codeOf(add({ publishAt: minute.toISOString() }))).toBe('done')
    const before = new Date(minute.getTime() - 60_000).toISOString()
    expect(await codeOf(add({ publishAt: before }))).toBe('PAST')
    expect(await codeOf(add({ endsAt: hence(1) }))).toBe('ORDER')
    expect(await codeOf(add({ publishAt: now.toISOString(), endsAt: hence(-1) }))).toBe('ORDER')
  })

  it('게시한 공지는 게시한 시각을 그대로 두고 고칠 수 있고, 먼저 고친 사람을 덮어쓰지 않는다', async () => {
    const { announcementSeq } = await seedAnnouncement(database.kysely, {
      at: new Date(now.getTime() - 9 * STEP),
    })
    const draft = await desk.announcementDraft({ announcementSeq })
    const { category, title, isPinned, isPopup, publishAt, endsAt } = draft
    const typed = { category, title, isPinned, isPopup, publishAt, endsAt, body: '고친 내용' }
    const save = (version: number, more: object = {}) =>
      desk.saveAnnouncement({ announcementSeq, version, content: { ...typed, ...more } })
    expect(await save(1)).toEqual({ version: 2 })
    expect(await save(1)).toEqual({ version: 2 })
    expect(await codeOf(save(1, { title: '다른 제목' }))).toBe('OUTDATED')
    expect(await codeOf(save(2, { publishAt: hence(-3) }))).toBe('PAST')
  })

  it('고정한 공지가 먼저, 그다음 새 공지 순서이고, 종류와 말로 찾는다', async () => {
    const at = (steps: number) => new Date(now.getTime() + steps * STEP)
    for (const [title, hours, more] of [
      ['점검 하나', -3, { category: 'CHECK' }],
      ['점검 둘', -2, { category: 'CHECK' }],
      ['점검 고정', -9, { category: 'CHECK', isPinned: true }],
      ['점검 예약', 5, { category: 'CHECK' }],
      ['점검 숨김', -1, { category: 'CHECK', isHidden: true }],
      ['점검 끝남', -8, { category: 'CHECK', endsAt: at(-1).toISOString() }],
    ] as const)
      await seedAnnouncement(database.kysely, { at: at(hours), title, ...more })
    expect(await titles({ category: 'CHECK' })).toEqual(['점검 고정', '점검 둘', '점검 하나'])
    await seedAnnouncement(database.kysely, {
      at: at(-1),
      title: '아이폰 사칭 문자 주의',
      body: '택배사를 사칭한 문자가 늘었어요.',
    })
    for (const keyword of ['아이폰', '사칭문자', '사칭 택배사', '  아이폰  사칭 '])
      expect(await titles({ keyword })).toEqual(['아이폰 사칭 문자 주의'])
    expect(await titles({ keyword: '아이폰 없는말' })).toEqual([])
    expect(await titles({ keyword: '!!%' })).toEqual([])
  })

  it('팝업은 가장 새로운 하나이고, 끝나거나 숨기면 사라진다', async () => {
    const endsAt = hence(1)
    const { announcementSeq } = await seedAnnouncement(database.kysely, {
      at: new Date(now.getTime() - 1),
      isPopup: true,
      title: '팝업',
      endsAt,
    })
    expect(await anyone().popupAnnouncement()).toMatchObject({
      popup: { announcementSeq },
      validUntil: expect.any(String),
    })
    wait(STEP)
    expect((await anyone().popupAnnouncement()).popup).toBeNull()
    expect(await codeOf(anyone().announcement({ announcementSeq }))).toBe('NOT_FOUND')
    const ended = await desk.announcementDesk({ state: 'ENDED' })
    expect(ended.items.map((row) => row.announcementSeq)).toContain(announcementSeq)
  })

  it('숨기고 다시 보이며, 운영자만 할 수 있다', async () => {
    const { announcementSeq } = await seedAnnouncement(database.kysely, { at: now })
    const step = (version: number, name: 'HIDE' | 'SHOW') =>
      desk.stepAnnouncement({ announcementSeq, version, step: name })
    expect(await step(1, 'HIDE')).toEqual({ version: 2 })
    expect(await step(1, 'HIDE')).toEqual({ version: 2 })
    expect(await codeOf(anyone().announcement({ announcementSeq }))).toBe('NOT_FOUND')
    expect(await codeOf(step(1, 'SHOW'))).toBe('OUTDATED')
    expect(await step(2, 'SHOW')).toEqual({ version: 3 })
    expect(
      await codeOf(anyone().stepAnnouncement({ announcementSeq, version: 3, step: 'HIDE' })),
    ).toBe('UNAUTHORIZED')
  })
})
