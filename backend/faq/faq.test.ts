import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedFaq, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import type { FaqContent } from '#contracts/faq.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { readFaqQuery } from './read-faq-query.ts'

const START = new Date('2026-11-23T03:00:00Z')
/** Shorter than the tokens of the people last. */
const STEP = 60_000

let database: Database
let now = START
let clients: ReturnType<typeof hostClients>
let dependencies: ReturnType<typeof testHostDependencies>
let desk: ReturnType<typeof asOperator>
let bearer = ''
const asOperator = () => clients('customerService', { bearer })
const anyone = (deviceUuid?: string) =>
  clients('customerService', deviceUuid ? { deviceUuid } : undefined)
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database, { now: () => now })
  clients = hostClients(dependencies)
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq, name: '운영팀' })
  bearer = await bearerOf(dependencies, userSeq)
  desk = asOperator()
}, 60_000)
afterAll(() => database?.close())

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const hence = (steps: number) => new Date(now.getTime() + steps * STEP).toISOString()
const content = (more: Partial<FaqContent> = {}): FaqContent => ({
  category: 'REFUND',
  question: '환불은 언제 들어와요?',
  answer: '카드는 영업일로 3~5일 걸려요.',
  words: '돈 돌려받기',
  link: null,
  isTop: false,
  position: 1,
  publishAt: now.toISOString(),
  endsAt: null,
  ...more,
})
const add = async (more: Partial<FaqContent> = {}) =>
  (await desk.addFaq({ formKey: randomUUID(), content: content(more) })).faqSeq
const questions = async (query: Parameters<ReturnType<typeof anyone>['faq']>[0] = {}) =>
  (await anyone().faq(query)).items.map(({ question }) => question)

describe('물음 읽기', () => {
  const entries = [
    { question: '환불은 언제 들어와요?', words: '돈 돌려받기 할부 할부' },
    { question: '운송장 번호는 어디에 적어요?', words: '송장 택배' },
    { question: '카드로 결제할 수 있어요?', words: '할부 무이자' },
  ]
  it('초성, 한영 전환을 잊은 말, 한 글자 틀린 말을 상품 검색처럼 읽는다', () => {
    const read = (typed: string) => readFaqQuery(typed, entries)
    expect(read('ㅎㅂ')).toBe('환불')
    expect(read('ghksqnf 언제')).toBe('환불 언제')
    expect(read('운숭장')).toBe('운송장')
    expect(read('운숭장 번호는')).toBe('운숭장 번호는')
    expect(read('환불 antms')).toBe('환불 antms')
    expect(read('무슨 뜻')).toBe('무슨 뜻')
    expect(read('')).toBe('')
  })
})

describe('자주 묻는 질문', () => {
  it('처음에는 자주 찾는 질문이, 종류를 고르면 그 종류의 질문이 순서대로 보인다', async () => {
    const at = START
    await seedFaq(database.kysely, { at, category: 'CHAT', question: '둘째', position: 2 })
    await seedFaq(database.kysely, { at, category: 'CHAT', question: '첫째', position: 1 })
    await seedFaq(database.kysely, { at, category: 'SHIP', question: '자주', isTop: true })
    await seedFaq(database.kysely, { at, category: 'CHAT', question: '숨김', isHidden: true })
    expect(await questions()).toEqual(['자주'])
    expect(await questions({ category: 'CHAT' })).toEqual(['첫째', '둘째'])
  })

  it('예약한 질문은 그 시각부터 보이고, 되돌리면 예전 답이 보인다', async () => {
    const faqSeq = await add({ publishAt: hence(1), question: '예약한 질문이에요?' })
    const read = () => anyone().faqEntry({ faqSeq })
    expect(await codeOf(read())).toBe('NOT_FOUND')
    expect((await anyone().faq({ category: 'REFUND' })).validUntil).toBe(hence(1))
    now = new Date(now.getTime() + STEP)
    expect((await read()).question).toBe('예약한 질문이에요?')
    const changed = content({ question: '예약한 질문이에요?', answer: '잘못 고친 답' })
    await desk.saveFaq({ faqSeq, version: 1, content: changed })
    expect((await read()).answer).toBe('잘못 고친 답')
    const back = { faqSeq, version: 2, step: 'ROLL_BACK' as const, toVersion: 1 }
    expect(await desk.stepFaq(back)).toEqual({ version: 3 })
    expect((await read()).answer).toBe('카드는 영업일로 3~5일 걸려요.')
    const { versions } = await desk.faqDraft({ faqSeq })
    expect(versions.map(({ did, fromVersion }) => [did, fromVersion])).toEqual([
      ['ROLL_BACK', 1],
      ['SAVE', null],
      ['SAVE', null],
    ])
  })

  it('같은 양식은 한 번만 쓰이고, 먼저 고친 운영자를 덮어쓰지 않는다', async () => {
    const form = { formKey: randomUUID(), content: content({ question: '한 번만' }) }
    const [one, other] = await Promise.all([desk.addFaq(form), desk.addFaq(form)])
    expect(one).toEqual(other)
    const save = (answer: string) =>
      desk.saveFaq({ ...one, version: 1, content: content({ question: '한 번만', answer }) })
    expect(await save('먼저')).toEqual({ version: 2 })
    expect(await save('먼저')).toEqual({ version: 2 })
    expect(await codeOf(save('나중'))).toBe('OUTDATED')
  })

  it('지난 시각, 밖으로 나가는 주소, 운영자가 아닌 사람은 거절된다', async () => {
    expect(await codeOf(add({ publishAt: hence(-5) }))).toBe('PAST')
    expect(await codeOf(add({ endsAt: hence(-5) }))).toBe('ORDER')
    for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', '/a b'])
      expect(await codeOf(add({ link: { label: '가기', path } }))).toBe('BAD_REQUEST')
    const { userSeq } = await seedUser(database.kysely, {})
    const member = clients('customerService', { bearer: await bearerOf(dependencies, userSeq) })
    const form = { formKey: randomUUID(), content: content() }
    expect(await codeOf(member.addFaq(form))).toBe('FORBIDDEN')
    expect(await codeOf(anyone().addFaq(form))).toBe('UNAUTHORIZED')
  })

  it('사람들이 다르게 부르는 말로도 찾고, 숨긴 질문은 찾지 못한다', async () => {
    await seedFaq(database.kysely, {
      at: START,
      category: 'SETTLE',
      question: '정산은 언제 되나요?',
      words: '대금 입금',
    })
    await seedFaq(database.kysely, {
      at: START,
      category: 'SETTLE',
      question: '대금이 줄었어요',
      isHidden: true,
    })
    expect(await questions({ keyword: '판매대금입금' })).toEqual(['정산은 언제 되나요?'])
    expect(await questions({ keyword: '대금', category: 'CHAT' })).toEqual([])
    expect(await questions({ keyword: '!!%' })).toEqual([])
  })
})

describe('답의 빈자리', () => {
  it('에는 보는 때의 요금이 들어가고, 다음에 바뀌는 날까지만 믿을 수 있다', async () => {
    const { kysely } = database
    const answer = '구매자는 {구매자 수수료}, {안심결제 최고 가격}까지예요.'
    const faqSeq = await add({ category: 'SELL', question: '수수료가 얼마예요?', answer })
    const read = () => anyone().faqEntry({ faqSeq })
    expect(await read()).toMatchObject({ answer: '구매자는 3.5%, 10,000,000원까지예요.' })
    const { items } = await anyone().faq({ keyword: '수수료가 얼마예요' })
    expect(items[0]?.answer).toBe('구매자는 3.5%, 10,000,000원까지예요.')
    expect((await desk.faqDraft({ faqSeq })).answer).toBe(answer)

    const { terms } = await kysely
      .selectFrom('order_terms')
      .select('terms')
      .executeTakeFirstOrThrow()
    const { rows: seen } = await countChanges()
    await kysely
      .insertInto('order_terms')
      .values({
        effective_from: hence(1),
        terms: JSON.stringify({ ...terms, buyerFeeBp: 200 }),
      })
      .execute()
    expect((await countChanges()).rows).not.toEqual(seen)
    expect(await read()).toMatchObject({ validUntil: hence(1) })
    now = new Date(now.getTime() + STEP)
    expect((await read()).answer).toBe('구매자는 2%, 10,000,000원까지예요.')
  })

  it('가 모르는 것이면 무엇을 쓸 수 있는지 말하고 거절한다', async () => {
    expect(await codeOf(add({ answer: '{구매자 요금}예요.' }))).toBe('PLACE')
  })

  const countChanges = () =>
    sql<{ changes: number }>`select count(*)::int as changes from content_change`.execute(
      database.kysely,
    )
})

describe('도움이 됐나요', () => {
  it('한 사람은 한 번이고, 바꿀 수 있다', async () => {
    const { faqSeq } = await seedFaq(database.kysely, { at: START, category: 'CAFE' })
    const { userSeq } = await seedUser(database.kysely, {})
    const token = await bearerOf(dependencies, userSeq)
    const member = (deviceUuid: string) => clients('customerService', { bearer: token, deviceUuid })
    await member(randomUUID()).voteFaq({ faqSeq, isHelpful: true })
    await member(randomUUID()).voteFaq({ faqSeq, isHelpful: false })
    const device = randomUUID()
    await anyone(device).voteFaq({ faqSeq, isHelpful: true })
    await anyone(device).voteFaq({ faqSeq, isHelpful: true })
    await anyone(randomUUID()).voteFaq({ faqSeq, isHelpful: true })
    expect((await desk.faqDraft({ faqSeq })).votes).toEqual({ helpful: 2, unhelpful: 1 })
    const rows = await database.kysely
      .selectFrom('faq_vote')
      .select('voter')
      .where('faq_seq', '=', faqSeq)
      .execute()
    expect(rows.some(({ voter }) => voter.includes(device))).toBe(false)
  })

  it('숨긴 질문에는 할 수 없고, 도움이 안 된 질문이 운영자에게 먼저 보인다', async () => {
    const hidden = await seedFaq(database.kysely, { at: START, isHidden: true })
    expect(await codeOf(anyone().voteFaq({ ...hidden, isHelpful: true }))).toBe('NOT_FOUND')
    const { faqSeq } = await seedFaq(database.kysely, {
      at: START,
      category: 'SHIP',
      position: 900,
    })
    for (let person = 0; person < 3; person += 1)
      await anyone(randomUUID()).voteFaq({ faqSeq, isHelpful: false })
    const { items } = await desk.faqDesk({ state: 'SHOWN' })
    expect(items[0]).toMatchObject({ faqSeq, votes: { helpful: 0, unhelpful: 3 } })
  })
})
