import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { monthsAfter } from '#backend/db/retention.ts'
import { seedCategory, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { sweep } from '#backend/jobs/sweep.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

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

const bearer = ({ userSeq }: Pick<TestMember, 'userSeq'>) => bearerOf(dependencies, userSeq)
async function edgeOf(member: Pick<TestMember, 'userSeq'>) {
  return hostClients(dependencies)('edge', { bearer: await bearer(member) })
}

async function operator() {
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq })
  return { userSeq, storeSeq, edge: await edgeOf({ userSeq }) }
}

/** A room in which the two members have written in turn, with this many messages. */
async function talkedRoom(count = 3) {
  const room = await seedRoom(database.kysely, START)
  const { roomId, buyer, seller } = room
  const buying = await edgeOf(buyer)
  const selling = await edgeOf(seller)
  await database.kysely
    .insertInto('chat_message')
    .values(
      Array.from({ length: count }, (_, index) => ({
        room_id: roomId,
        message_seq: index + 1,
        change_seq: index + 1,
        sender_store_seq: (index % 2 ? seller : buyer).storeSeq,
        message_type: 'textMessage' as const,
        message: `말 ${index + 1}`,
        content: '{}',
        created_at: START,
      })),
    )
    .execute()
  await database.kysely
    .updateTable('chat_room')
    .set({ message_count: count, change_count: count })
    .where('room_id', '=', roomId)
    .execute()
  return { ...room, buying, selling }
}

const FRAUD = { reason: 'FRAUD', detail: '돈을 먼저 보내래요' } as const
const textsOf = ({ evidence }: { evidence: { message: string }[] }) =>
  evidence.map(({ message }) => message)

const notesOf = (userSeq: number) =>
  database.kysely
    .selectFrom('operator_action')
    .select(['operator_user_seq', 'action', 'reason'])
    .where('user_seq', '=', userSeq)
    .orderBy('action_seq')
    .execute()

describe('채팅 신고', () => {
  it('신고할 때 보이던 마지막 메시지 서른 개를 함께 보관하고, 나중에 한 말은 보태지 않는다', async () => {
    const { roomId, buyer, seller, buying, selling, productSeq } = await talkedRoom(40)
    const { reportSeq } = await buying.report({ roomId, ...FRAUD })
    await selling.sendMessage({ roomId, message: '신고한 뒤에 한 말' })
    const { edge } = await operator()
    const report = await edge.reportDetail({ reportSeq })
    expect(report).toMatchObject({
      ...FRAUD,
      state: 'OPEN',
      note: '',
      closedAt: null,
      productSeq,
      reporter: { userSeq: buyer.userSeq, storeSeq: buyer.storeSeq },
      reported: { userSeq: seller.userSeq, storeSeq: seller.storeSeq },
    })
    expect(textsOf(report)).toEqual(Array.from({ length: 30 }, (_, index) => `말 ${index + 11}`))
    expect(report.evidence[0]?.sender).toEqual({
      storeSeq: buyer.storeSeq,
      nickName: report.reporter.nickName,
    })
  })

  it('나가기 전에 한 말은 신고한 사람에게도 보이지 않으니 보관하지 않는다', async () => {
    const { roomId, buying, selling } = await talkedRoom(4)
    await buying.leaveRoom({ roomId })
    await selling.sendMessage({ roomId, message: '나간 뒤에 한 말' })
    const { reportSeq } = await buying.report({ roomId, ...FRAUD })
    const { edge } = await operator()
    const texts = textsOf(await edge.reportDetail({ reportSeq }))
    expect(texts).toContain('나간 뒤에 한 말')
    expect(texts.filter((text) => text.startsWith('말 '))).toEqual([])
  })

  it('같은 방을 다시 신고하면 처리될 때까지 같은 신고다', async () => {
    const { roomId, buying, selling } = await talkedRoom()
    const all = await Promise.all(
      Array.from({ length: 5 }, () => buying.report({ roomId, ...FRAUD })),
    )
    const [first] = all
    expect(new Set(all.map(({ reportSeq }) => reportSeq)).size).toBe(1)
    const other = await selling.report({ roomId, reason: 'ABUSE' })
    expect(other.reportSeq).not.toBe(first?.reportSeq)
    const { edge } = await operator()
    await edge.closeReport({
      reportSeq: first?.reportSeq ?? 0,
      state: 'DISMISSED',
      reasonCode: 'NO_BREACH',
      note: '확인함',
    })
    const again = await buying.report({ roomId, ...FRAUD })
    expect(again.reportSeq).not.toBe(first?.reportSeq)
  })

  it('신고하면서 차단할 수 있다', async () => {
    const { roomId, buying, selling } = await talkedRoom()
    await buying.report({ roomId, ...FRAUD, block: true })
    const sent = selling.sendMessage({ roomId, message: '왜 답이 없으세요' })
    expect((await refusalOf(sent)).code).toBe('CANNOT_REACH')
  })

  it('남의 방과 없는 방은 404이고, 하루에 스무 번까지 신고한다', async () => {
    const me = await seedPerson(database.kysely)
    const edge = await edgeOf(me)
    const { roomId } = await talkedRoom()
    expect(await refusalOf(edge.report({ roomId, ...FRAUD }))).toMatchObject({ status: 404 })
    const missing = edge.report({ roomId: 99_999_999, ...FRAUD })
    expect(await refusalOf(missing)).toMatchObject({ status: 404 })
    for (let times = 0; times < 20; times += 1) {
      const room = await seedRoom(database.kysely, START, { buyer: me })
      await edge.report({ roomId: room.roomId, ...FRAUD })
      // Reporting again returns the same report and counts against no limit.
      await edge.report({ roomId: room.roomId, ...FRAUD })
    }
    const room = await seedRoom(database.kysely, START, { buyer: me })
    const refused = edge.report({ roomId: room.roomId, ...FRAUD })
    expect(await refusalOf(refused)).toMatchObject({ status: 429, code: 'LIMITED' })
  })
})

describe('운영자의 신고 처리', () => {
  it('볼 때마다 두 사람 모두에게 기록이 남는다', async () => {
    const { roomId, buyer, seller, buying } = await talkedRoom()
    const { reportSeq } = await buying.report({ roomId, ...FRAUD })
    const { edge, userSeq } = await operator()
    await edge.reports({})
    for (const member of [buyer, seller]) expect(await notesOf(member.userSeq)).toEqual([])
    await edge.reportDetail({ reportSeq })
    await edge.reportDetail({ reportSeq })
    const note = {
      operator_user_seq: userSeq,
      action: 'VIEW',
      reason: `채팅 신고 ${reportSeq}번 열람`,
    }
    for (const member of [buyer, seller])
      expect(await notesOf(member.userSeq)).toEqual([note, note])
  })

  it('한 번만 처리하고, 누가 왜 그랬는지 신고받은 사람의 기록에 남는다', async () => {
    const { roomId, seller, buying } = await talkedRoom()
    const { reportSeq } = await buying.report({ roomId, ...FRAUD })
    const { edge, userSeq } = await operator()
    now = new Date(START.getTime() + 60_000)
    const closing = {
      reportSeq,
      state: 'ACTED',
      reasonCode: 'FRAUD',
      note: '선입금 요구를 확인해 제한함',
    } as const
    const unfit = edge.closeReport({ ...closing, reasonCode: 'NO_EVIDENCE' })
    expect(await refusalOf(unfit)).toMatchObject({ status: 422, code: 'WRONG_REASON' })
    const closed = await edge.closeReport(closing)
    expect(closed).toMatchObject({ state: 'ACTED', closedAt: now.toISOString() })
    const again = edge.closeReport({ ...closing, state: 'DISMISSED', reasonCode: 'NO_BREACH' })
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'CLOSED' })
    expect(await edge.reportDetail({ reportSeq })).toMatchObject({
      state: 'ACTED',
      reasonCode: 'FRAUD',
      note: closing.note,
    })
    const [decided] = await notesOf(seller.userSeq)
    expect(decided).toEqual({
      operator_user_seq: userSeq,
      action: 'REPORT_ACTED',
      reason: `채팅 신고 ${reportSeq}번 (사기 의심): ${closing.note}`,
    })
    const main = hostClients(dependencies)('main', { bearer: await bearer({ userSeq }) })
    const member = await main.member({ userSeq: seller.userSeq })
    expect(member.actions.map(({ action }) => action)).toEqual(['VIEW', 'REPORT_ACTED'])
  })

  it('자기가 하거나 받은 신고는 처리하지 못한다', async () => {
    const { edge, ...me } = await operator()
    const room = await seedRoom(database.kysely, START, { seller: me })
    const buying = await edgeOf(room.buyer)
    const { reportSeq } = await buying.report({ roomId: room.roomId, ...FRAUD })
    const closing = edge.closeReport({
      reportSeq,
      state: 'DISMISSED',
      reasonCode: 'NO_BREACH',
      note: '문제없음',
    })
    expect(await refusalOf(closing)).toMatchObject({ status: 403, code: 'NOT_ALLOWED' })
  })

  it('기다리는 신고는 먼저 온 것부터, 처리한 신고는 나중 것부터 보여 준다', async () => {
    const { edge } = await operator()
    const seqs: number[] = []
    for (let times = 0; times < 3; times += 1) {
      const { roomId, buying } = await talkedRoom()
      seqs.push((await buying.report({ roomId, ...FRAUD })).reportSeq)
    }
    const listed = async (state: 'OPEN' | 'DISMISSED') =>
      (await edge.reports({ state })).items
        .map(({ reportSeq }) => reportSeq)
        .filter((reportSeq) => seqs.includes(reportSeq))
    expect(await listed('OPEN')).toEqual(seqs)
    for (const reportSeq of seqs)
      await edge.closeReport({
        reportSeq,
        state: 'DISMISSED',
        reasonCode: 'NO_BREACH',
        note: '문제없음',
      })
    expect(await listed('OPEN')).toEqual([])
    expect(await listed('DISMISSED')).toEqual(seqs.toReversed())
  })

  it('회원은 신고를 보지도 처리하지도 못하고, 없는 신고는 404다', async () => {
    const { roomId, buying } = await talkedRoom()
    const { reportSeq } = await buying.report({ roomId, ...FRAUD })
    const closing = {
      reportSeq,
      state: 'ACTED',
      reasonCode: 'OTHER_BREACH',
      note: '내가 처리',
    } as const
    for (const call of [
      () => buying.reports({}),
      () => buying.reportDetail({ reportSeq }),
      () => buying.closeReport(closing),
    ])
      expect((await refusalOf(call())).status).toBe(403)
    const { edge } = await operator()
    const missing = { reportSeq: 99_999_999 }
    expect((await refusalOf(edge.reportDetail(missing))).status).toBe(404)
    expect((await refusalOf(edge.closeReport({ ...closing, ...missing }))).status).toBe(404)
  })
})

describe('신고의 보관', () => {
  it('신고한 사람이 탈퇴해도 대화는 남지만 이름은 남지 않는다', async () => {
    const { roomId, buyer, buying } = await talkedRoom()
    const { reportSeq } = await buying.report({ roomId, ...FRAUD })
    const main = hostClients(dependencies)('main', { bearer: await bearer(buyer) })
    await main.withdraw({ reason: 'RARELY_USED' })
    const { edge } = await operator()
    const report = await edge.reportDetail({ reportSeq })
    expect(textsOf(report)).toEqual(['말 1', '말 2', '말 3'])
    expect(report.reporter.nickName).toBe('탈퇴한 회원')
    const row = await database.kysely
      .selectFrom('report')
      .select('evidence')
      .where('report_seq', '=', reportSeq)
      .executeTakeFirstOrThrow()
    expect(row.evidence.map(({ sender }) => sender.nickName)).toEqual(['', '', ''])
  })

  it('처리하고 3년이 지나면 지우고, 기다리는 신고는 두고 본다', async () => {
    const open = await talkedRoom()
    const closed = await talkedRoom()
    const { reportSeq: openSeq } = await open.buying.report({ roomId: open.roomId, ...FRAUD })
    const { reportSeq } = await closed.buying.report({ roomId: closed.roomId, ...FRAUD })
    const { edge } = await operator()
    await edge.closeReport({
      reportSeq,
      state: 'ACTED',
      reasonCode: 'OTHER_BREACH',
      note: '조치함',
    })
    const end = monthsAfter(START, 36).getTime()
    const remaining = async () => {
      const rows = await database.kysely
        .selectFrom('report')
        .select('report_seq')
        .where('report_seq', 'in', [openSeq, reportSeq])
        .orderBy('report_seq')
        .execute()
      return rows.map((row) => row.report_seq)
    }
    await sweep(database.kysely, new Date(end))
    expect(await remaining()).toEqual([openSeq, reportSeq])
    await sweep(database.kysely, new Date(end + 1_000))
    expect(await remaining()).toEqual([openSeq])
  })
})
