import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import { getDeskQueues } from '#backend/desk/get-desk-queues.ts'
import { deliverBatch } from '#backend/notices/deliver-batch.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { DUTY_KEYS } from '#contracts/duties.ts'
import {
  MEMBER_DISPUTE_STATES,
  MEMBER_DISPUTE_STEPS,
  type MemberDisputeState,
  MOST_DISPUTE_ARGUMENTS,
  MOST_DISPUTE_OFFERS,
} from '#contracts/member-dispute-states.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { type CardFixture, createCardFixture } from '#tests/support/card-fixture.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { PLACE_TAG, phonePhoto } from '#tests/support/made-files.ts'
import { createOrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { lapseDisputes } from './lapse-disputes.ts'
import { disputePictureName } from './picture-name.ts'
import { sweepDisputes } from './sweep-disputes.ts'

const START = new Date('2026-11-21T03:00:00Z')
const WHY = '설명과 다르다고 생각하지 않아요.'

let database: Database
let world: CardFixture
beforeAll(async () => {
  database = await createTestDatabase()
  world = createCardFixture(database, START)
}, 60_000)
afterAll(() => database?.close())

const clientsOf = async (userSeq: number) => {
  const bearer = await bearerOf(world.dependencies, userSeq)
  const clients = hostClients(world.dependencies)
  return {
    userSeq,
    cs: clients('customerService', { bearer }),
    boot: clients('boot', { bearer }),
    edge: clients('edge', { bearer }),
    main: clients('main', { bearer }),
  }
}
type Member = Awaited<ReturnType<typeof clientsOf>>

async function operator() {
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  return clientsOf(userSeq)
}

/** A buyer and a seller who have talked about a thing for 40,000 won. */
async function talked() {
  const talk = await world.talk()
  const [buyer, seller] = [
    await clientsOf(talk.buyer.userSeq),
    await clientsOf(talk.seller.userSeq),
  ]
  await buyer.edge.sendMessage({ roomId: talk.roomId, message: '계좌로 보냈어요' })
  await seller.edge.sendMessage({ roomId: talk.roomId, message: '내일 보낼게요' })
  return { ...talk, buyer, seller }
}

const formOf = (roomId: number) => ({
  formKey: randomUUID() as string,
  roomId,
  type: 'HIDDEN_DEFECT' as const,
  way: 'PARCEL' as const,
  receivedOn: '2026-11-20' as string | null,
  story: '켜면 바로 꺼져요. 설명에는 정상이라고 되어 있었어요.',
  want: 'PART' as const,
  amount: 20_000 as number | null,
})

async function opened() {
  const talk = await talked()
  const { disputeSeq } = await talk.buyer.cs.openMemberDispute(formOf(talk.roomId))
  return { ...talk, disputeSeq }
}

type Step = Parameters<Member['cs']['actOnMemberDispute']>[0]

/** A step from the version that the member sees now. */
async function step(
  member: Member,
  disputeSeq: number,
  given: Omit<Step, 'disputeSeq' | 'version'>,
) {
  const { version } = await member.cs.memberDispute({ disputeSeq })
  return member.cs.actOnMemberDispute({ disputeSeq, version, note: WHY, ...given })
}

const offer = (member: Member, disputeSeq: number, amount: number) =>
  step(member, disputeSeq, { action: 'COUNTER', want: 'PART', amount })

const lapse = () =>
  lapseDisputes({
    kysely: database.kysely,
    now: world.now,
    log: { error: () => undefined, warn: () => undefined } as never,
  })

/** A dispute that the operators look at. */
async function reviewed() {
  const dispute = await opened()
  await step(dispute.seller, dispute.disputeSeq, { action: 'REFUSE' })
  await step(dispute.buyer, dispute.disputeSeq, { action: 'ESCALATE' })
  return dispute
}

const decision = (disputeSeq: number, version: number) => ({
  disputeSeq,
  version,
  favour: 'BOTH' as const,
  reasonCode: aReason('DISPUTE', 'BOTH'),
  want: 'PART' as const,
  amount: 10_000 as number | null,
  note: '받은 날 알린 하자라서 일부를 돌려주는 것이 맞아요.',
})

async function decided() {
  const dispute = await reviewed()
  const desk = await operator()
  const { version } = await desk.cs.disputeCase({ disputeSeq: dispute.disputeSeq })
  await desk.cs.decideMemberDispute(decision(dispute.disputeSeq, version))
  return { ...dispute, desk }
}

const viewOf = ({ cs }: Member, disputeSeq: number) => cs.memberDispute({ disputeSeq })
const stateOf = async (member: Member, disputeSeq: number) =>
  (await viewOf(member, disputeSeq)).state

const inboxOf = async ({ boot }: Member) => {
  const log = { error: () => undefined, info: () => undefined }
  while (await deliverBatch({ kysely: database.kysely, log, onDelivered: () => undefined }));
  return (await boot.notices({})).items
}

const photoFile = async () =>
  new File([new Uint8Array(await phonePhoto(120, 90))], 'proof.jpg', { type: 'image/jpeg' })

describe('분쟁 신청', () => {
  it('상대방은 알림을 받고, 24시간 안에 답할 내용을 그대로 본다', async () => {
    const { buyer, seller, disputeSeq } = await opened()
    expect((await inboxOf(seller))[0]).toMatchObject({
      kind: 'DISPUTE_STEP',
      title: '거래 상대가 분쟁을 신청했어요',
      target: { page: 'DISPUTE', disputeSeq },
    })
    const shown = await viewOf(seller, disputeSeq)
    expect(shown).toMatchObject({
      side: 'RESPONDENT',
      state: 'ASKED',
      days: 1,
      want: 'PART',
      amount: 20_000,
      dueAt: new Date(world.now().getTime() + DAY_MS).toISOString(),
    })
    expect(shown.actions.toSorted()).toEqual(['ACCEPT', 'COUNTER', 'REFUSE'])
    expect((await viewOf(buyer, disputeSeq)).actions).toEqual(['WITHDRAW'])
    expect((await seller.cs.memberDisputes()).items).toMatchObject([
      { disputeSeq, side: 'RESPONDENT', isTurn: true },
    ])
  })

  it('서로 대화를 나눈 방에서만, 같은 신청은 한 번만 만든다', async () => {
    const { buyer, seller, roomId } = await world.talk()
    const [one, other] = [await clientsOf(buyer.userSeq), await clientsOf(seller.userSeq)]
    const stranger = await clientsOf((await world.person()).userSeq)
    await one.edge.sendMessage({ roomId, message: '살게요' })
    const form = formOf(roomId)
    expect((await one.cs.disputableRooms()).items).toEqual([])
    expect(await refusalOf(one.cs.openMemberDispute(form))).toMatchObject({ code: 'NOT_FOUND' })
    await other.edge.sendMessage({ roomId, message: '네' })
    expect(await refusalOf(stranger.cs.openMemberDispute(form))).toMatchObject({
      code: 'NOT_FOUND',
    })
    const first = await one.cs.openMemberDispute(form)
    expect(await one.cs.openMemberDispute(form)).toEqual(first)
    const again = one.cs.openMemberDispute(formOf(roomId))
    expect(await refusalOf(again)).toMatchObject({ code: 'OPEN' })
    expect((await other.cs.disputableRoom({ roomId })).disputeSeq).toBe(first.disputeSeq)
  })

  it('양쪽이 동시에 신청해도 하나만 열린다', async () => {
    const { buyer, seller, roomId } = await talked()
    const outcomes = await Promise.allSettled([
      buyer.cs.openMemberDispute(formOf(roomId)),
      seller.cs.openMemberDispute({ ...formOf(roomId), type: 'NOT_PAID', want: 'PAY' }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('안심결제로 한 거래는 그 주문의 분쟁으로 보낸다', async () => {
    const orders = createOrderFixture(database, START)
    const { seller, buyer, productSeq, orderSeq } = await orders.ordered('PARCEL')
    const roomId = await orders.room(seller, buyer, productSeq)
    await buyer.edge.sendMessage({ roomId, message: '결제했어요' })
    await seller.edge.sendMessage({ roomId, message: '네' })
    const { cs } = await clientsOf(buyer.userSeq)
    expect((await cs.disputableRoom({ roomId })).orderSeq).toBeNull()
    await orders.pay(orderSeq)
    expect((await cs.disputableRoom({ roomId })).orderSeq).toBe(orderSeq)
    const refused = await refusalOf(cs.openMemberDispute(formOf(roomId)))
    expect(refused).toMatchObject({ code: 'HAS_ORDER' })
  })

  it('할 수 없는 문제, 미래의 날짜, 금액 없는 요청은 받지 않는다', async () => {
    const { buyer, seller, roomId } = await talked()
    const form = formOf(roomId)
    const refused = (given: Partial<Parameters<Member['cs']['openMemberDispute']>[0]>) =>
      refusalOf(buyer.cs.openMemberDispute({ ...form, ...given }))
    expect(await refused({ type: 'NOT_PAID' })).toMatchObject({ code: 'WRONG_TYPE' })
    expect(await refused({ type: 'NO_SHOW' })).toMatchObject({ code: 'WRONG_TYPE' })
    expect(await refused({ receivedOn: '2026-11-22' })).toMatchObject({ code: 'WRONG_DAY' })
    expect(await refused({ want: 'PAY' })).toMatchObject({ code: 'TERMS' })
    expect(await refused({ amount: null })).toMatchObject({ code: 'AMOUNT' })
    const ofSeller = seller.cs.openMemberDispute({ ...form, formKey: randomUUID() })
    expect(await refusalOf(ofSeller)).toMatchObject({ code: 'WRONG_TYPE' })
  })

  it('하루에 세 건까지 신청한다', async () => {
    const buyer = await world.person()
    const { cs } = await clientsOf(buyer.userSeq)
    const rooms: number[] = []
    for (let index = 0; index < 4; index += 1) {
      const seller = await world.person()
      const roomId = await world.room(seller, buyer, await world.product(seller))
      await buyer.edge.sendMessage({ roomId, message: '살게요' })
      await seller.edge.sendMessage({ roomId, message: '네' })
      rooms.push(roomId)
    }
    const last = rooms.pop() ?? 0
    for (const roomId of rooms) await cs.openMemberDispute(formOf(roomId))
    const fourth = () => cs.openMemberDispute(formOf(last))
    expect(await refusalOf(fourth())).toMatchObject({ code: 'TOO_MANY', status: 429 })
    world.wait(DAY_MS)
    await fourth()
  })
})

describe('제안과 합의', () => {
  it('번갈아 제안하고, 받아들이면 합의하고, 둘 다 확인하면 끝난다', async () => {
    const { buyer, seller, disputeSeq } = await opened()
    await offer(seller, disputeSeq, 5_000)
    expect(await viewOf(buyer, disputeSeq)).toMatchObject({
      state: 'OFFERED',
      turn: 'CLAIMANT',
      terms: { want: 'PART', amount: 5_000, by: 'RESPONDENT' },
    })
    const outOfTurn = await refusalOf(step(seller, disputeSeq, { action: 'ACCEPT' }))
    expect(outOfTurn).toMatchObject({ code: 'CLOSED' })
    world.wait(HOUR_MS)
    await offer(buyer, disputeSeq, 12_000)
    expect((await viewOf(seller, disputeSeq)).dueAt).toBe(
      new Date(world.now().getTime() + DAY_MS).toISOString(),
    )
    await step(seller, disputeSeq, { action: 'ACCEPT' })
    expect(await viewOf(buyer, disputeSeq)).toMatchObject({
      state: 'AGREED',
      terms: { amount: 12_000 },
    })
    await step(buyer, disputeSeq, { action: 'CONFIRM' })
    expect(await stateOf(seller, disputeSeq)).toBe('AGREED')
    expect((await viewOf(buyer, disputeSeq)).actions).not.toContain('CONFIRM')
    await step(seller, disputeSeq, { action: 'CONFIRM' })
    expect(await viewOf(buyer, disputeSeq)).toMatchObject({ state: 'SETTLED', actions: [] })
  })

  it('거절은 이유와 함께, 거절당한 쪽은 다시 제안하거나 운영팀에 묻거나 거둔다', async () => {
    const { buyer, seller, disputeSeq } = await opened()
    const bare = step(seller, disputeSeq, { action: 'REFUSE', note: '싫어' })
    expect(await refusalOf(bare)).toMatchObject({ code: 'NOTE' })
    await step(seller, disputeSeq, { action: 'REFUSE' })
    const { turn, actions } = await viewOf(buyer, disputeSeq)
    expect([turn, actions.toSorted()]).toEqual(['CLAIMANT', ['COUNTER', 'ESCALATE', 'WITHDRAW']])
    await offer(buyer, disputeSeq, 15_000)
    await step(seller, disputeSeq, { action: 'REFUSE' })
    await step(buyer, disputeSeq, { action: 'WITHDRAW', note: '' })
    expect(await viewOf(seller, disputeSeq)).toMatchObject({ state: 'WITHDRAWN', actions: [] })
    expect((await inboxOf(seller))[0]).toMatchObject({ title: '상대방이 분쟁을 취하했어요' })
  })

  it(`제안은 모두 ${MOST_DISPUTE_OFFERS}번까지 한다`, async () => {
    const { buyer, seller, disputeSeq } = await opened()
    for (let index = 0; index < MOST_DISPUTE_OFFERS; index += 1)
      await offer(index % 2 === 0 ? seller : buyer, disputeSeq, 1_000 + index)
    const { turn, actions } = await viewOf(seller, disputeSeq)
    expect([turn, actions.toSorted()]).toEqual(['RESPONDENT', ['ACCEPT', 'ESCALATE', 'REFUSE']])
    expect(await refusalOf(offer(seller, disputeSeq, 9_000))).toMatchObject({ code: 'CLOSED' })
  })

  it('같은 답을 다시 보내면 한 번만 되고, 그사이 바뀐 것에는 답할 수 없다', async () => {
    const { buyer, seller, disputeSeq } = await opened()
    const refusing = { disputeSeq, version: 1, action: 'REFUSE' as const, note: WHY }
    await seller.cs.actOnMemberDispute(refusing)
    await seller.cs.actOnMemberDispute(refusing)
    expect((await viewOf(buyer, disputeSeq)).events.map(({ action }) => action)).toEqual([
      'OPEN',
      'REFUSE',
    ])
    const late = seller.cs.actOnMemberDispute({ ...refusing, action: 'ACCEPT' })
    expect(await refusalOf(late)).toMatchObject({ code: 'STALE' })
  })

  it('두 기기에서 서로 다른 답을 동시에 보내면 하나만 남는다', async () => {
    const { buyer, seller, disputeSeq } = await opened()
    const act = (action: 'ACCEPT' | 'REFUSE') =>
      seller.cs.actOnMemberDispute({ disputeSeq, version: 1, action, note: WHY })
    const outcomes = await Promise.allSettled([act('ACCEPT'), act('REFUSE')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await viewOf(buyer, disputeSeq)).events).toHaveLength(2)
  })

  it('합의를 지키지 않으면 운영팀이 본다', async () => {
    const { buyer, seller, disputeSeq } = await opened()
    await step(seller, disputeSeq, { action: 'ACCEPT' })
    await step(buyer, disputeSeq, { action: 'BROKEN', note: '돈이 들어오지 않았어요.' })
    expect(await stateOf(seller, disputeSeq)).toBe('REVIEW')
  })
})

describe('시간이 지나면', () => {
  const over = async (state: MemberDisputeState) => {
    const row = MEMBER_DISPUTE_STATES[state]
    if ('hours' in row) world.wait(row.hours * HOUR_MS)
    await lapse()
  }

  it('답이 없는 신청과 제안과 거절은 운영팀으로 간다', async () => {
    const [one, two, three] = [await opened(), await opened(), await opened()]
    await offer(two.seller, two.disputeSeq, 5_000)
    await step(three.seller, three.disputeSeq, { action: 'REFUSE' })
    world.wait(DAY_MS - 1)
    await lapse()
    expect(await stateOf(one.buyer, one.disputeSeq)).toBe('ASKED')
    world.wait(1)
    const late = step(one.seller, one.disputeSeq, { action: 'ACCEPT' })
    expect(await refusalOf(late)).toMatchObject({ code: 'CLOSED' })
    await Promise.all([lapse(), lapse()])
    for (const { buyer, disputeSeq } of [one, two, three]) {
      const { state, events } = await viewOf(buyer, disputeSeq)
      expect([state, events.filter(({ action }) => action === 'LAPSE').length]).toEqual([
        'REVIEW',
        1,
      ])
    }
    expect((await inboxOf(one.buyer))[0]).toMatchObject({
      title: '운영팀이 분쟁을 검토하고 있어요',
    })
  })

  it('합의는 이행한 것으로, 결정은 받아들이지 않은 것으로 본다', async () => {
    const agreed = await opened()
    await step(agreed.seller, agreed.disputeSeq, { action: 'ACCEPT' })
    await over('AGREED')
    expect(await stateOf(agreed.buyer, agreed.disputeSeq)).toBe('SETTLED')
    const { buyer, disputeSeq } = await decided()
    await step(buyer, disputeSeq, { action: 'ACCEPT' })
    await over('DECIDED')
    expect(await stateOf(buyer, disputeSeq)).toBe('MEDIATION')
  })

  it('주문의 시계를 앞당기면 함께 지난다', async () => {
    const { buyer, disputeSeq } = await opened()
    await database.kysely
      .insertInto('order_clock')
      .values({ clock_id: 1, minutes_ahead: 24 * 60 })
      .execute()
    try {
      await lapse()
      expect(await stateOf(buyer, disputeSeq)).toBe('REVIEW')
    } finally {
      await database.kysely.deleteFrom('order_clock').execute()
    }
  })

  it('기한이 있는 상태마다 그다음이 정해져 있다', () => {
    for (const row of Object.values(MEMBER_DISPUTE_STATES)) {
      expect('hours' in row).toBe('overdue' in row)
      expect('isEnd' in row && 'hours' in row).toBe(false)
    }
    const left = new Set(MEMBER_DISPUTE_STEPS.flatMap(({ from }) => from))
    for (const [state, row] of Object.entries(MEMBER_DISPUTE_STATES))
      expect(left.has(state as MemberDisputeState)).toBe(!('isEnd' in row))
  })
})

describe('운영팀', () => {
  it('운영팀에 온 분쟁만 보고, 오래 기다린 것부터 나오며, 본 기록이 남는다', async () => {
    const desk = await operator()
    const waiting = await opened()
    const unseen = desk.cs.disputeCase({ disputeSeq: waiting.disputeSeq })
    expect(await refusalOf(unseen)).toMatchObject({ code: 'NOT_FOUND' })
    const first = await reviewed()
    world.wait(HOUR_MS)
    const second = await reviewed()
    const { items, total } = await desk.cs.disputeDesk({ state: 'REVIEW' })
    const seqs = items.map(({ disputeSeq }) => disputeSeq)
    expect(seqs.indexOf(first.disputeSeq)).toBeLessThan(seqs.indexOf(second.disputeSeq))
    expect(seqs).not.toContain(waiting.disputeSeq)
    const { queues } = await getDeskQueues(world.dependencies, {
      role: 'OPERATOR',
      duties: ['TRADES'],
    })
    expect(queues.find(({ queue }) => queue === 'DISPUTES')?.open).toBe(total)
    const shown = await desk.cs.disputeCase({ disputeSeq: first.disputeSeq })
    expect(shown.messages.map(({ text }) => text)).toEqual(['계좌로 보냈어요', '내일 보낼게요'])
    const seen = await database.kysely
      .selectFrom('operator_action')
      .select('user_seq')
      .where('operator_user_seq', '=', desk.userSeq)
      .where('action', '=', 'VIEW')
      .execute()
    expect(seen.map(({ user_seq }) => user_seq).toSorted()).toEqual(
      [first.buyer.userSeq, first.seller.userSeq].toSorted(),
    )
  })

  it('양쪽이 결정을 받아들이면 이행하고, 한쪽이라도 아니면 조정으로 간다', async () => {
    const one = await decided()
    expect((await inboxOf(one.seller))[0]).toMatchObject({
      title: '분쟁에 대한 운영팀의 결정이 나왔어요',
    })
    await step(one.buyer, one.disputeSeq, { action: 'ACCEPT' })
    expect(await stateOf(one.buyer, one.disputeSeq)).toBe('DECIDED')
    await step(one.seller, one.disputeSeq, { action: 'ACCEPT' })
    expect(await viewOf(one.seller, one.disputeSeq)).toMatchObject({
      state: 'AGREED',
      terms: { amount: 10_000, by: 'OPERATOR' },
    })
    await step(one.buyer, one.disputeSeq, { action: 'BROKEN', note: '아직 돌려받지 못했어요.' })
    expect(await stateOf(one.buyer, one.disputeSeq)).toBe('MEDIATION')
    const two = await decided()
    await step(two.seller, two.disputeSeq, { action: 'REFUSE' })
    expect(await stateOf(two.buyer, two.disputeSeq)).toBe('MEDIATION')
    const again = two.buyer.cs.openMemberDispute(formOf(two.roomId))
    expect(await refusalOf(again)).toMatchObject({ code: 'OPEN' })
  })

  it('요청을 받아들이지 않는 결정은 양쪽이 받아들이면 그대로 끝난다', async () => {
    const { buyer, seller, disputeSeq } = await reviewed()
    const desk = await operator()
    const { version } = await desk.cs.disputeCase({ disputeSeq })
    const none = { ...decision(disputeSeq, version), want: 'NONE' as const, amount: null }
    expect(await refusalOf(desk.cs.decideMemberDispute(none))).toMatchObject({ code: 'TERMS' })
    await desk.cs.decideMemberDispute({
      ...none,
      favour: 'RESPONDENT',
      reasonCode: aReason('DISPUTE', 'RESPONDENT'),
    })
    await step(seller, disputeSeq, { action: 'ACCEPT' })
    await step(buyer, disputeSeq, { action: 'ACCEPT' })
    expect(await stateOf(buyer, disputeSeq)).toBe('SETTLED')
  })

  it('내 분쟁은 결정하지 못하고, 두 운영자가 동시에 하면 하나만 된다', async () => {
    const { disputeSeq, seller, buyer } = await reviewed()
    const [one, two] = [await operator(), await operator()]
    const { version } = await one.cs.disputeCase({ disputeSeq })
    await database.kysely
      .updateTable('users')
      .set({ role: 'OPERATOR', duties: DUTY_KEYS })
      .where('user_seq', '=', seller.userSeq)
      .execute()
    const partial = await clientsOf(seller.userSeq)
    const own = partial.cs.decideMemberDispute(decision(disputeSeq, version))
    expect(await refusalOf(own)).toMatchObject({ code: 'OWN' })
    expect(await partial.cs.disputeCase({ disputeSeq })).toMatchObject({ isOwn: true, actions: [] })
    const outcomes = await Promise.allSettled([
      one.cs.decideMemberDispute(decision(disputeSeq, version)),
      two.cs.decideMemberDispute({ ...decision(disputeSeq, version), amount: 15_000 }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'CLOSED' })
    const { events } = await viewOf(buyer, disputeSeq)
    expect(events.filter(({ action }) => action === 'DECIDE')).toHaveLength(1)
  })

  it('결정을 되돌리면 다시 검토하고, 결정을 읽은 사람은 바로잡은 안내를 받는다', async () => {
    const { disputeSeq, buyer, seller, desk } = await decided()
    await inboxOf(buyer)
    await database.kysely
      .updateTable('notice')
      .set({ read_at: START })
      .where('user_seq', '=', buyer.userSeq)
      .execute()
    const [undoable] = (await desk.main.undoable()).items
    await desk.main.undo({ undoSeq: undoable?.undoSeq ?? 0 })
    const view = await viewOf(buyer, disputeSeq)
    expect(view).toMatchObject({
      state: 'REVIEW',
      dueAt: null,
      hasPack: false,
      terms: { want: 'PART', amount: 20_000, by: 'CLAIMANT' },
    })
    expect(view.events.at(-1)?.action).toBe('TAKE_BACK')
    expect((await inboxOf(buyer))[0]?.title).toBe('운영팀이 분쟁의 결정을 되돌렸어요')
    expect((await inboxOf(seller)).map(({ title }) => title)).not.toContain(
      '운영팀이 분쟁의 결정을 되돌렸어요',
    )
    const { version } = await desk.cs.disputeCase({ disputeSeq })
    await desk.cs.decideMemberDispute({ ...decision(disputeSeq, version), amount: 15_000 })
    expect((await viewOf(seller, disputeSeq)).terms.amount).toBe(15_000)
  })

  it('한쪽이 이미 답한 결정은 되돌릴 수 없다', async () => {
    const { disputeSeq, buyer, desk } = await decided()
    await step(buyer, disputeSeq, { action: 'ACCEPT' })
    const [undoable] = (await desk.main.undoable()).items
    const late = desk.main.undo({ undoSeq: undoable?.undoSeq ?? 0 })
    expect(await refusalOf(late)).toMatchObject({ code: 'CHANGED' })
    expect(await stateOf(buyer, disputeSeq)).toBe('DECIDED')
  })

  it('판단은 누구의 말이 맞는지에 맞아야 한다', async () => {
    const { disputeSeq, buyer } = await reviewed()
    const desk = await operator()
    const { version } = await desk.cs.disputeCase({ disputeSeq })
    const asked = decision(disputeSeq, version)
    const wrong = desk.cs.decideMemberDispute({ ...asked, reasonCode: 'AS_DESCRIBED' })
    expect(await refusalOf(wrong)).toMatchObject({ status: 422, code: 'WRONG_REASON' })
    await desk.cs.decideMemberDispute({ ...asked, reasonCode: 'BOTH_AT_FAULT' })
    const { events } = await viewOf(buyer, disputeSeq)
    expect(events.at(-1)).toMatchObject({ favour: 'BOTH', reasonCode: 'BOTH_AT_FAULT' })
  })

  it('한쪽이 그사이 덧붙인 말이 있으면 다시 보고 결정한다', async () => {
    const { buyer, disputeSeq } = await reviewed()
    const desk = await operator()
    const { version } = await desk.cs.disputeCase({ disputeSeq })
    await step(buyer, disputeSeq, { action: 'ARGUE', note: '수리점 견적서도 있어요.' })
    const late = desk.cs.decideMemberDispute(decision(disputeSeq, version))
    expect(await refusalOf(late)).toMatchObject({ code: 'STALE' })
    const decide = decision(disputeSeq, version + 1)
    const bare = desk.cs.decideMemberDispute({ ...decide, note: '' })
    expect(await refusalOf(bare)).toMatchObject({ code: 'NOTE' })
    expect(await desk.cs.decideMemberDispute(decide)).toEqual({ state: 'DECIDED' })
    expect(await desk.cs.decideMemberDispute(decide)).toEqual({ state: 'DECIDED' })
  })

  it(`설명은 한쪽에서 ${MOST_DISPUTE_ARGUMENTS}번까지 덧붙인다`, async () => {
    const { buyer, disputeSeq } = await reviewed()
    for (let index = 0; index < MOST_DISPUTE_ARGUMENTS; index += 1)
      await step(buyer, disputeSeq, { action: 'ARGUE', note: `설명을 더해요 ${index}` })
    const more = step(buyer, disputeSeq, { action: 'ARGUE', note: '하나만 더 적을게요' })
    expect(await refusalOf(more)).toMatchObject({ code: 'CLOSED' })
  })
})

describe('사진과 자료', () => {
  it('양쪽과 운영팀만 보고, 위치 정보는 남지 않으며, 한쪽에서 다섯 장까지 올린다', async () => {
    const { buyer, seller, disputeSeq } = await opened()
    const uploadId = randomUUID()
    const add = async (member: Member, id: string = randomUUID()) =>
      member.cs.addDisputeEvidence({ disputeSeq, uploadId: id, photo: await photoFile() })
    const first = await add(buyer, uploadId)
    expect(await add(buyer, uploadId)).toEqual(first)
    const { evidenceId } = first
    const { content } = await seller.cs.disputeEvidence({ disputeSeq, evidenceId })
    expect(Buffer.from(content, 'base64').includes(PLACE_TAG)).toBe(false)
    for (let index = 0; index < 4; index += 1) await add(buyer)
    expect(await refusalOf(add(buyer))).toMatchObject({ code: 'TOO_MANY' })
    expect((await add(seller)).side).toBe('RESPONDENT')
    const stranger = await clientsOf((await world.person()).userSeq)
    const desk = await operator()
    const hidden = [
      () => stranger.cs.memberDispute({ disputeSeq }),
      () => stranger.cs.disputeEvidence({ disputeSeq, evidenceId }),
      () => add(stranger),
      () => stranger.cs.actOnMemberDispute({ disputeSeq, version: 1, action: 'ACCEPT' }),
      () => stranger.cs.disputePack({ disputeSeq, format: 'PDF' }),
      () => desk.cs.disputeCaseEvidence({ disputeSeq, evidenceId }),
      () => desk.cs.decideMemberDispute(decision(disputeSeq, 1)),
    ]
    for (const call of hidden) expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('결정이 난 뒤에는 조정에 낼 서명된 자료를 양쪽과 운영팀이 받는다', async () => {
    const open = await reviewed()
    const early = open.buyer.cs.disputePack({ disputeSeq: open.disputeSeq, format: 'ZIP' })
    expect(await refusalOf(early)).toMatchObject({ code: 'NOT_FOUND' })
    const { buyer, desk, disputeSeq } = await decided()
    await buyer.cs.addDisputeEvidence({
      disputeSeq,
      uploadId: randomUUID(),
      photo: await photoFile(),
    })
    const { content } = await buyer.cs.disputePack({ disputeSeq, format: 'ZIP' })
    const files = unzipSync(Buffer.from(content, 'base64'))
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'SHA256SUMS',
      'SHA256SUMS.sig',
      'conversation.json',
      'dispute.json',
      'evidence/01-claimant.jpg',
      'public-key.pem',
      'summary.pdf',
    ])
    const sums = files.SHA256SUMS ?? new Uint8Array()
    const key = createPublicKey(strFromU8(files['public-key.pem'] ?? new Uint8Array()))
    expect(verify(null, sums, key, files['SHA256SUMS.sig'] ?? new Uint8Array())).toBe(true)
    for (const line of strFromU8(sums).trim().split('\n')) {
      const bytes = files[line.slice(66)] ?? new Uint8Array()
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(line.slice(0, 64))
    }
    expect(strFromU8(files['dispute.json'] ?? new Uint8Array())).not.toMatch(/userSeq|user_seq/)
    const pdf = await desk.cs.disputeCasePack({ disputeSeq, format: 'PDF' })
    expect(Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('끝난 분쟁은 3년 뒤에 사진과 함께 지워진다', async () => {
    const { buyer, disputeSeq } = await opened()
    const { evidenceId } = await buyer.cs.addDisputeEvidence({
      disputeSeq,
      uploadId: randomUUID(),
      photo: await photoFile(),
    })
    await step(buyer, disputeSeq, { action: 'WITHDRAW', note: '' })
    const { mediaStore } = world.dependencies
    const sweepAfter = (days: number) =>
      sweepDisputes({
        kysely: database.kysely,
        mediaStore,
        now: new Date(world.now().getTime() + days * DAY_MS),
      })
    await sweepAfter(3 * 365 - 1)
    expect(await stateOf(buyer, disputeSeq)).toBe('WITHDRAWN')
    await sweepAfter(3 * 365 + 2)
    expect(await refusalOf(viewOf(buyer, disputeSeq))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await mediaStore.get(disputePictureName(evidenceId))).toBeNull()
  })
})
