import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { monthsAfter } from '#backend/db/retention.ts'
import { seedCategory, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { deliverBatch } from '#backend/notices/deliver-batch.ts'
import { QUESTION_LIMITS } from '#contracts/question-rules.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { type CardFixture, createCardFixture } from '#tests/support/card-fixture.ts'
import { seedRoom } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf as refused } from '#tests/support/host-client.ts'
import { PLACE_TAG, phonePhoto } from '#tests/support/made-files.ts'
import { createOrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { questionFileName } from './question-file-name.ts'
import { sweepQuestions } from './sweep-questions.ts'

const START = new Date('2026-11-21T03:00:00Z')
const TEXT = '구매 확정을 했는데 정산이 언제 되나요?'

let database: Database
let world: CardFixture
beforeAll(async () => {
  database = await createTestDatabase()
  world = createCardFixture(database, START)
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())

async function member(role: 'USER' | 'OPERATOR' = 'USER') {
  const { userSeq } = await seedUser(database.kysely, { role })
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq })
  const bearer = await bearerOf(world.dependencies, userSeq)
  const clients = hostClients(world.dependencies)
  return {
    userSeq,
    storeSeq,
    cs: clients('customerService', { bearer }),
    boot: clients('boot', { bearer }),
  }
}
type Member = Awaited<ReturnType<typeof member>>

const form = (content = {}) => ({
  formKey: randomUUID() as string,
  kind: 'CS' as const,
  category: 'SETTLEMENT' as const,
  title: '정산 문의',
  text: TEXT,
  cafeNickName: '',
  orderSeq: null,
  roomId: null,
  storeSeq: null,
  productSeq: null,
  ...content,
})
const refusalOf = async (call: Promise<unknown>) => (await refused(call))?.code
const words = (text = '내일 정산돼요. 조금만 기다려 주세요.') => ({
  messageKey: randomUUID(),
  text,
})

async function sent({ cs }: Member, content = {}) {
  const { questionSeq } = await cs.saveQuestion(form(content))
  await cs.sendQuestion({ questionSeq })
  return questionSeq
}
async function answered(asker: Member, operator: Member) {
  const questionSeq = await sent(asker)
  await operator.cs.takeQuestion({ questionSeq })
  await operator.cs.answerQuestion({ questionSeq, ...words() })
  return questionSeq
}
const file = (content: Uint8Array<ArrayBuffer> | string) => ({
  uploadId: randomUUID(),
  photo: new File([content], 'proof.jpg', { type: 'image/jpeg' }),
})

describe('1:1 문의', () => {
  it('접수 → 답변중 → 답변완료 → 재문의로 가고, 답변은 알림함에 온다', async () => {
    const [asker, operator] = [await member(), await member('OPERATOR')]
    const questionSeq = await sent(asker)
    const state = async () => (await asker.cs.question({ questionSeq, kind: 'CS' })).state
    expect(await state()).toBe('RECEIVED')
    await operator.cs.takeQuestion({ questionSeq })
    expect(await state()).toBe('ANSWERING')
    await operator.cs.noteQuestion({ questionSeq, ...words('운영자끼리 보는 말') })
    await operator.cs.answerQuestion({ questionSeq, ...words() })
    const question = await asker.cs.question({ questionSeq, kind: 'CS' })
    expect(question).toMatchObject({ state: 'ANSWERED', waitingSince: null, medianMinutes: null })
    expect(question.messages.map(({ by }) => by)).toEqual(['ASKER', 'OPERATOR'])
    const log = { error: () => undefined, info: () => undefined }
    while (await deliverBatch({ kysely: database.kysely, log, onDelivered: () => undefined }));
    const { items } = await asker.boot.notices({})
    expect(items.map(({ detail }) => detail).join()).toMatch(/에 남긴 ‘.+’ 문의 · /)
    expect(items.map(({ target }) => target)).toContainEqual({
      page: 'QUESTION',
      questionSeq,
      isOfCafe: false,
    })
    await asker.cs.reopenQuestion({ questionSeq, ...words('어느 계좌로 오나요?') })
    expect(await state()).toBe('REOPENED')
    await operator.cs.takeQuestion({ questionSeq })
    expect(await operator.cs.releaseQuestion({ questionSeq })).toEqual({ state: 'REOPENED' })
    const { action } = await database.kysely
      .selectFrom('operator_action')
      .select('action')
      .where('user_seq', '=', asker.userSeq)
      .where('action', '=', 'QUESTION_ANSWERED')
      .executeTakeFirstOrThrow()
    expect(action).toBe('QUESTION_ANSWERED')
  })

  it('두 번 보내도 한 건이고, 보낸 뒤 고친 양식은 거절한다', async () => {
    const { cs } = await member()
    const same = form()
    const { questionSeq } = await cs.saveQuestion(same)
    await cs.sendQuestion({ questionSeq })
    expect(await cs.saveQuestion(same)).toEqual({ questionSeq })
    expect(await cs.sendQuestion({ questionSeq })).toEqual({ state: 'RECEIVED' })
    expect(await refusalOf(cs.saveQuestion({ ...same, text: `${TEXT} 빨리요` }))).toBe('CLOSED')
    expect((await cs.questions({ kind: 'CS' })).items).toHaveLength(1)
  })

  it('빠진 것을 말해 주고, 종류가 다른 항목은 받지 않는다', async () => {
    const { cs } = await member()
    const { questionSeq } = await cs.saveQuestion(form({ category: null, title: '', text: '' }))
    expect(await refusalOf(cs.sendQuestion({ questionSeq }))).toBe('INCOMPLETE')
    expect(await refusalOf(cs.saveQuestion(form({ category: 'APPEAL' })))).toBe('WRONG_CATEGORY')
  })

  it('남의 문의와 남의 채팅방, 없는 주문은 404다', async () => {
    const [asker, other, third] = [await member(), await member(), await member()]
    const { roomId } = await seedRoom(database.kysely, START, { seller: asker, buyer: other })
    expect((await other.cs.questionContext({ roomId })).room?.roomId).toBe(roomId)
    expect(await refusalOf(third.cs.questionContext({ roomId }))).toBe('NOT_YOURS')
    expect(await refusalOf(third.cs.saveQuestion(form({ roomId })))).toBe('NOT_YOURS')
    expect(await refusalOf(asker.cs.saveQuestion(form({ orderSeq: 999_999 })))).toBe('NOT_YOURS')
    const questionSeq = await sent(asker, { roomId, storeSeq: other.storeSeq })
    expect(await refusalOf(other.cs.question({ questionSeq, kind: 'CS' }))).toBe('NOT_FOUND')
    expect(await refusalOf(other.cs.sendQuestion({ questionSeq }))).toBe('NOT_FOUND')
    expect(await refusalOf(asker.cs.question({ questionSeq, kind: 'CAFE' }))).toBe('NOT_FOUND')
  })

  it('남의 주문은 묻지 못하고, 판 사람과 산 사람은 묻는다', async () => {
    const trades = createOrderFixture(database, START)
    const { seller, buyer, productSeq } = await trades.offer()
    const { orderSeq } = await trades.place(buyer, productSeq)
    const stranger = await member()
    expect(await refusalOf(stranger.cs.questionContext({ orderSeq }))).toBe('NOT_YOURS')
    expect(await refusalOf(stranger.cs.saveQuestion(form({ orderSeq })))).toBe('NOT_YOURS')
    for (const { userSeq } of [seller, buyer]) {
      const bearer = await bearerOf(trades.dependencies, userSeq)
      const cs = hostClients(trades.dependencies)('customerService', { bearer })
      expect((await cs.questionContext({ orderSeq })).order).toMatchObject({
        orderSeq,
        role: userSeq === seller.userSeq ? 'SELLER' : 'BUYER',
      })
    }
  })

  it('답변을 기다리는 문의는 정해진 수까지다', async () => {
    const asker = await member()
    for (let i = 0; i < QUESTION_LIMITS.open; i += 1) await sent(asker)
    const { questionSeq } = await asker.cs.saveQuestion(form())
    expect(await refusalOf(asker.cs.sendQuestion({ questionSeq }))).toBe('TOO_MANY')
  })

  it('사진은 다섯 장까지, 프로그램은 받지 않고, 위치 정보는 지우며, 남은 볼 수 없다', async () => {
    const [asker, other] = [await member(), await member()]
    const { questionSeq } = await asker.cs.saveQuestion(form())
    const program = asker.cs.addQuestionFile({ questionSeq, ...file('MZ\u0090 this is a program') })
    expect(await refusalOf(program)).toBe('WRONG_TYPE')
    const photo = new Uint8Array(await phonePhoto(80, 60))
    const added = await asker.cs.addQuestionFile({ questionSeq, ...file(photo) })
    const named = { questionSeq, fileId: added.fileId }
    const { content } = await asker.cs.questionFile(named)
    expect(Buffer.from(content, 'base64').includes(PLACE_TAG)).toBe(false)
    expect(await refusalOf(other.cs.questionFile(named))).toBe('NOT_FOUND')
    for (let i = 1; i < QUESTION_LIMITS.files; i += 1)
      await asker.cs.addQuestionFile({ questionSeq, ...file(photo) })
    const sixth = asker.cs.addQuestionFile({ questionSeq, ...file(photo) })
    expect(await refusalOf(sixth)).toBe('TOO_MANY')
    await asker.cs.sendQuestion({ questionSeq })
    expect(await refusalOf(asker.cs.removeQuestionFile(named))).toBe('CLOSED')
  })

  it('답변은 한 번만 평가한다', async () => {
    const [asker, operator] = [await member(), await member('OPERATOR')]
    const waiting = await sent(asker)
    expect(await refusalOf(asker.cs.rateQuestion({ questionSeq: waiting, rating: 5 }))).toBe(
      'CLOSED',
    )
    const questionSeq = await answered(asker, operator)
    await asker.cs.rateQuestion({ questionSeq, rating: 4 })
    expect(await asker.cs.rateQuestion({ questionSeq, rating: 4 })).toEqual({ rating: 4 })
    expect(await refusalOf(asker.cs.rateQuestion({ questionSeq, rating: 1 }))).toBe('ONCE')
  })
})

describe('운영자', () => {
  it('두 사람이 한 문의에 답하지 않고, 내 문의에는 답하지 못한다', async () => {
    const [asker, one, two] = [await member(), await member('OPERATOR'), await member('OPERATOR')]
    const questionSeq = await sent(asker)
    expect(await refusalOf(one.cs.answerQuestion({ questionSeq, ...words() }))).toBe('CLOSED')
    await one.cs.takeQuestion({ questionSeq })
    expect(await refusalOf(two.cs.takeQuestion({ questionSeq }))).toBe('TAKEN')
    expect(await refusalOf(two.cs.answerQuestion({ questionSeq, ...words() }))).toBe('TAKEN')
    expect(await refusalOf(two.cs.releaseQuestion({ questionSeq }))).toBe('TAKEN')
    const own = await sent(one)
    expect(await refusalOf(one.cs.takeQuestion({ questionSeq: own }))).toBe('OWN')
    expect(await refusalOf(one.cs.noteQuestion({ questionSeq: own, ...words() }))).toBe('OWN')
  })

  it('둘이 동시에 답변을 시작하면 한 사람만 시작한다', async () => {
    const asker = await member()
    const [one, two] = [await member('OPERATOR'), await member('OPERATOR')]
    const questionSeq = await sent(asker)
    const taken = await Promise.all(
      [one, two].map(({ cs }) =>
        cs.takeQuestion({ questionSeq }).then(
          ({ state }) => state,
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(taken.sort()).toEqual(['ANSWERING', 'TAKEN'])
  })

  it('오래 기다린 문의를 먼저 보고, 같은 답변은 한 번만 보낸다', async () => {
    const [asker, operator] = [await member(), await member('OPERATOR')]
    const first = await sent(asker)
    const second = await sent(asker)
    const { items } = await operator.cs.questionDesk({ state: 'WAITING' })
    const order = items.map(({ questionSeq }) => questionSeq)
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second))
    await operator.cs.takeQuestion({ questionSeq: first })
    const answer = { questionSeq: first, ...words() }
    await operator.cs.answerQuestion(answer)
    expect(await operator.cs.answerQuestion(answer)).toEqual({ state: 'ANSWERED' })
    expect((await operator.cs.questionCase({ questionSeq: first })).messages).toHaveLength(2)
  })
})

it('답변이 다섯 건 모이면 걸린 시간의 중앙값을 보여 준다', async () => {
  const [asker, operator] = [await member(), await member('OPERATOR')]
  await database.kysely.updateTable('question_message').set({ waited_minutes: null }).execute()
  for (const minutes of [10, 20, 30, 40, 5_000]) {
    expect((await asker.cs.questions({ kind: 'CS' })).medianMinutes).toBeNull()
    const questionSeq = await answered(asker, operator)
    await database.kysely
      .updateTable('question_message')
      .set({ waited_minutes: minutes })
      .where('question_seq', '=', questionSeq)
      .where('by_role', '=', 'OPERATOR')
      .execute()
  }
  expect((await asker.cs.questions({ kind: 'CS' })).medianMinutes).toBe(30)
})

it('카페 제재에는 제재마다 하나의 이의만 낸다', async () => {
  const [asker, other] = [await member(), await member()]
  const { roomId } = await seedRoom(database.kysely, START, { seller: asker, buyer: other })
  const { product_seq: productSeq } = await database.kysely
    .selectFrom('chat_room')
    .select('product_seq')
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow()
  const appeal = (content = {}) =>
    form({ kind: 'CAFE', category: 'APPEAL', cafeNickName: '중고왕', productSeq, ...content })
  expect(await refusalOf(asker.cs.saveQuestion(appeal()))).toBe('WRONG_SANCTION')
  await database.kysely
    .updateTable('product')
    .set({ hidden_by: 'OPERATOR' })
    .where('product_seq', '=', productSeq)
    .execute()
  expect((await asker.cs.questionForm({ kind: 'CAFE' })).sanctions).toHaveLength(1)
  expect(await refusalOf(other.cs.saveQuestion(appeal()))).toBe('WRONG_SANCTION')
  const { questionSeq } = await asker.cs.saveQuestion(appeal())
  await asker.cs.sendQuestion({ questionSeq })
  const again = await asker.cs.saveQuestion(appeal())
  expect(await refusalOf(asker.cs.sendQuestion(again))).toBe('APPEALED')
})

it('오래된 문의와 이어 쓰지 않은 초안은 사진과 함께 지운다', async () => {
  const [asker, operator] = [await member(), await member('OPERATOR')]
  await database.kysely.deleteFrom('question').execute()
  const { questionSeq } = await asker.cs.saveQuestion(form())
  const photo = new Uint8Array(await phonePhoto(80, 60))
  const { fileId } = await asker.cs.addQuestionFile({ questionSeq, ...file(photo) })
  const { kysely } = database
  const { mediaStore } = world.dependencies
  const sweepAt = (now: Date) => sweepQuestions({ kysely, mediaStore, now })
  expect(await sweepAt(START)).toBe(0)
  expect(await sweepAt(monthsAfter(START, 13))).toBe(1)
  expect(await mediaStore.get(questionFileName(fileId))).toBeNull()
  await answered(asker, operator)
  expect(await sweepAt(monthsAfter(START, 13))).toBe(0)
  expect(await sweepAt(monthsAfter(START, 37))).toBe(1)
})
