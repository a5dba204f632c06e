import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedProduct, seedReview, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { deliverBatch } from '#backend/notices/deliver-batch.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { sanctionInput } from '#tests/support/sanction-input.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const NOTE = '확인했어요'

let database: Database
let dependencies: TestHostDependencies
let time: number
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  time = Date.parse('2026-11-21T03:20:00Z')
  dependencies = testHostDependencies(database, { now: () => new Date(time) })
})

async function person(role: 'USER' | 'OPERATOR' = 'USER') {
  const { userSeq } = await seedUser(database.kysely, { role })
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq })
  return { userSeq, storeSeq, ...(await hostsOf(userSeq)) }
}

async function hostsOf(userSeq: number) {
  const { accessToken: bearer } = await credentialsOf(dependencies, userSeq)
  const clients = hostClients(dependencies)
  return {
    main: clients('main', { bearer }),
    product: clients('product', { bearer }),
    edge: clients('edge', { bearer }),
    boot: clients('boot', { bearer }),
  }
}

type Person = Awaited<ReturnType<typeof person>>

async function undo({ main }: Pick<Person, 'main'>) {
  const { items } = await main.undoable()
  const [newest] = items
  if (!newest) throw new Error('nothing to take back')
  return main.undo({ undoSeq: newest.undoSeq })
}

const log = { error: (fields: object) => expect.unreachable(JSON.stringify(fields)) } as never

/** The kinds of the notices in a member's inbox, and the step of a sanction. */
async function noticesOf({ userSeq }: { userSeq: number }): Promise<string[]> {
  while (await deliverBatch({ kysely: database.kysely, log, onDelivered: () => undefined }));
  const rows = await database.kysely
    .selectFrom('notice')
    .innerJoin('notice_part', 'notice_part.notice_seq', 'notice.notice_seq')
    .innerJoin('notice_event', 'notice_event.event_seq', 'notice_part.event_seq')
    .select(['notice_event.kind', 'notice_event.payload'])
    .where('notice.user_seq', '=', userSeq)
    .orderBy('notice_event.event_seq')
    .execute()
  return rows.map(({ kind, payload }) => Object(payload).step ?? kind)
}

const readAll = ({ userSeq }: { userSeq: number }) =>
  database.kysely
    .updateTable('notice')
    .set({ read_at: new Date(time) })
    .where('user_seq', '=', userSeq)
    .execute()

describe('제재를 되돌리면', () => {
  it('없던 일이 된다: 로그인과 상품이 그대로 돌아오고, 읽지 않은 알림은 사라진다', async () => {
    const operator = await person('OPERATOR')
    const member = await person()
    const { productSeq } = await seedProduct(database.kysely, { store_seq: member.storeSeq })
    await indexProduct(database.kysely, productSeq)
    const shown = async () =>
      (await hostClients(dependencies)('search').products({ storeSeq: member.storeSeq })).items
        .length
    const { sanctionSeq } = await operator.main.sanctionMember(sanctionInput(member.userSeq))
    expect(await noticesOf(member)).toEqual(['SUSPENDED'])
    expect(await shown()).toBe(0)
    expect((await refusalOf(member.main.stateInfo())).code).toBe('FORCED_LOGOUT')
    time += 9 * MINUTE_MS
    expect(await undo(operator)).toEqual({ kind: 'SANCTION' })
    expect((await member.main.stateInfo()).status).toBe('USER')
    expect(await shown()).toBe(1)
    expect(await noticesOf(member)).toEqual([])
    expect(await member.main.sanction({ sanctionSeq })).toMatchObject({
      state: 'UNDONE',
      canAppeal: false,
    })
    const { earlier } = await operator.main.sanctionGrounds({ userSeq: member.userSeq })
    expect(earlier).toBe(0)
    const { actions } = await operator.main.member({ userSeq: member.userSeq })
    expect(actions.map(({ action }) => action)).toContain('UNDONE')
  })

  it('알림을 읽은 회원은 되돌린 것도 알게 되고, 그사이 낸 이의는 닫힌다', async () => {
    const operator = await person('OPERATOR')
    const member = await person()
    const warning = sanctionInput(member.userSeq, { measure: 'WARNING' })
    const { sanctionSeq } = await operator.main.sanctionMember(warning)
    await noticesOf(member)
    await readAll(member)
    await member.main.appealSanction({ sanctionSeq, text: '사실과 달라요. 다시 확인해 주세요.' })
    await undo(operator)
    expect(await noticesOf(member)).toEqual(['WARNED', 'UNDONE'])
    expect((await member.main.sanction({ sanctionSeq })).appeal?.state).toBe('CLOSED')
    expect((await operator.main.appeals({})).items).toEqual([])
  })

  it('10분이 지났거나, 다른 운영자의 것이거나, 그사이 달라졌으면 거절된다', async () => {
    const operator = await person('OPERATOR')
    const other = await person('OPERATOR')
    const member = await person()
    await operator.main.sanctionMember(sanctionInput(member.userSeq))
    const { items } = await operator.main.undoable()
    const [{ undoSeq } = { undoSeq: 0 }] = items
    expect(items).toMatchObject([{ kind: 'SANCTION', until: '2026-11-21T03:30:00.000Z' }])
    expect((await other.main.undoable()).items).toEqual([])
    expect((await refusalOf(other.main.undo({ undoSeq }))).code).toBe('NOT_FOUND')
    const restoring = { action: 'RESTORE', reason: NOTE } as const
    await other.main.actOnMember({ userSeq: member.userSeq, ...restoring })
    expect((await refusalOf(operator.main.undo({ undoSeq }))).code).toBe('CHANGED')
    time += 10 * MINUTE_MS
    expect((await refusalOf(operator.main.undo({ undoSeq }))).code).toBe('LATE')
    expect((await operator.main.undoable()).items).toEqual([])
  })

  it('두 번 눌러도 한 번이다', async () => {
    const operator = await person('OPERATOR')
    const member = await person()
    await operator.main.sanctionMember(sanctionInput(member.userSeq))
    const [{ undoSeq } = { undoSeq: 0 }] = (await operator.main.undoable()).items
    const undone = await Promise.all([
      operator.main.undo({ undoSeq }),
      operator.main.undo({ undoSeq }),
    ])
    expect(undone).toEqual([{ kind: 'SANCTION' }, { kind: 'SANCTION' }])
    const { actions } = await operator.main.member({ userSeq: member.userSeq })
    expect(actions.filter(({ action }) => action === 'UNDONE')).toHaveLength(1)
  })

  it('이의에 이미 답한 제재를 되돌려도 그 답은 남는다', async () => {
    const operator = await person('OPERATOR')
    const judge = await person('OPERATOR')
    const member = await person()
    const answer = '두 사진을 다시 견주어 보았어요.'
    const warning = sanctionInput(member.userSeq, { measure: 'WARNING' })
    const { sanctionSeq } = await operator.main.sanctionMember(warning)
    await member.main.appealSanction({ sanctionSeq, text: '사진에 처음부터 있던 흠집이에요.' })
    await judge.main.decideAppeal({
      sanctionSeq,
      isAccepted: false,
      reasonCode: aReason('APPEAL', 'DENY'),
      answer,
    })
    expect(await undo(operator)).toEqual({ kind: 'SANCTION' })
    expect(await member.main.sanction({ sanctionSeq })).toMatchObject({
      state: 'UNDONE',
      appeal: { state: 'DENIED', answer },
    })
  })

  it('푼 것을 되돌리면 같은 날까지 다시 제한된다', async () => {
    const operator = await person('OPERATOR')
    const member = await person()
    const { sanctionSeq } = await operator.main.sanctionMember(sanctionInput(member.userSeq))
    const restoring = { action: 'RESTORE', reason: NOTE } as const
    await operator.main.actOnMember({ userSeq: member.userSeq, ...restoring })
    const again = await hostsOf(member.userSeq)
    expect(await undo(operator)).toEqual({ kind: 'RESTORE' })
    expect((await refusalOf(again.main.stateInfo())).code).toBe('FORCED_LOGOUT')
    const { sanctions, status } = await operator.main.member({ userSeq: member.userSeq })
    expect(status).toBe('SUSPENDED')
    expect(sanctions).toMatchObject([
      { sanctionSeq, state: 'LIVE', endsAt: '2026-11-28T03:00:00.000Z' },
    ])
  })
})

async function listed() {
  const seller = await person()
  const { productSeq } = await seedProduct(database.kysely, { store_seq: seller.storeSeq })
  const visitor = await person()
  const { reportSeq } = await visitor.product.report({ productSeq, reason: 'FRAUD' })
  const { flag_seq: flagSeq } = await database.kysely
    .insertInto('listing_flag')
    .values({ product_seq: productSeq, findings: '[]', created_at: new Date(time) })
    .returning('flag_seq')
    .executeTakeFirstOrThrow()
  return { seller, visitor, productSeq, reportSeq, flagSeq }
}

const visibilityOf = async (productSeq: number) => {
  const row = await database.kysely
    .selectFrom('product')
    .select(['visibility', 'hidden_by'])
    .where('product_seq', '=', productSeq)
    .executeTakeFirstOrThrow()
  return row.hidden_by === null ? row.visibility : `${row.visibility} ${row.hidden_by}`
}

describe('신고 처리와 상품 검토를 되돌리면', () => {
  it('신고는 다시 열리고 상품은 다시 보이며, 결과를 읽은 사람은 바로잡은 알림을 받는다', async () => {
    const operator = await person('OPERATOR')
    const { seller, visitor, productSeq, reportSeq } = await listed()
    await operator.edge.closeReport({
      reportSeq,
      state: 'ACTED',
      reasonCode: 'OTHER_BREACH',
      note: NOTE,
      hide: true,
    })
    expect(await visibilityOf(productSeq)).toBe('HIDDEN OPERATOR')
    expect(await noticesOf(seller)).toEqual(['LISTING_HIDDEN'])
    await noticesOf(visitor)
    await readAll(visitor)
    expect(await undo(operator)).toEqual({ kind: 'REPORT' })
    expect(await visibilityOf(productSeq)).toBe('ACTIVE')
    expect(await operator.edge.reportDetail({ reportSeq })).toMatchObject({
      state: 'OPEN',
      note: '',
    })
    expect(await noticesOf(seller)).toEqual([])
    expect(await noticesOf(visitor)).toEqual(['REPORT_ANSWERED', 'REPORT_REOPENED'])
  })

  it('다른 결정으로도 숨긴 상품은 숨긴 채로 두고, 그 결정까지 되돌려야 처음처럼 보인다', async () => {
    const operator = await person('OPERATOR')
    const other = await person('OPERATOR')
    const { seller, productSeq, reportSeq, flagSeq } = await listed()
    await operator.edge.closeReport({
      reportSeq,
      state: 'ACTED',
      reasonCode: 'OTHER_BREACH',
      note: NOTE,
      hide: true,
    })
    time += MINUTE_MS
    await other.product.closeFlag({
      flagSeq,
      state: 'HIDDEN',
      reasonCode: 'OTHER_BREACH',
      note: NOTE,
    })
    await undo(operator)
    expect(await visibilityOf(productSeq)).toBe('HIDDEN OPERATOR')
    expect((await noticesOf(seller)).length).toBeGreaterThan(0)
    await undo(other)
    expect(await visibilityOf(productSeq)).toBe('ACTIVE')
    expect(await noticesOf(seller)).toEqual([])
  })

  it('판매자가 숨겨 둔 상품은 판매자가 숨긴 채로, 지운 상품은 지워진 채로 둔다', async () => {
    const operator = await person('OPERATOR')
    const hidden = await listed()
    await hidden.seller.product.setListingVisibility({
      productSeq: hidden.productSeq,
      hidden: true,
    })
    await operator.product.closeFlag({
      flagSeq: hidden.flagSeq,
      state: 'HIDDEN',
      reasonCode: 'OTHER_BREACH',
      note: NOTE,
    })
    expect(await visibilityOf(hidden.productSeq)).toBe('HIDDEN OPERATOR')
    await undo(operator)
    expect(await visibilityOf(hidden.productSeq)).toBe('HIDDEN SELLER')
    const gone = await listed()
    const { reportSeq } = gone
    await operator.edge.closeReport({
      reportSeq,
      state: 'ACTED',
      reasonCode: 'OTHER_BREACH',
      note: NOTE,
      hide: true,
    })
    await gone.seller.product.deleteListing({ productSeq: gone.productSeq })
    await undo(operator)
    expect(await visibilityOf(gone.productSeq)).toBe('DELETED')
  })

  it('숨긴 후기는 다시 보이고 가게의 별점에 다시 센다', async () => {
    const operator = await person('OPERATOR')
    const store = await person()
    const { reviewSeq } = await seedReview(database.kysely, { store_seq: store.storeSeq })
    const { reportSeq } = await store.boot.reportReview({ reviewSeq, reason: 'ABUSE' })
    const count = async () =>
      (await hostClients(dependencies)('boot').store({ storeSeq: store.storeSeq })).reviewCount
    expect(await count()).toBe(1)
    await operator.edge.closeReport({
      reportSeq,
      state: 'ACTED',
      reasonCode: 'OTHER_BREACH',
      note: NOTE,
      hide: true,
    })
    expect(await count()).toBe(0)
    await undo(operator)
    expect(await count()).toBe(1)
  })
})
