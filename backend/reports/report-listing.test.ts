import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedProduct, seedReview, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

const REASON = { ACTED: 'PROHIBITED', DISMISSED: 'NO_EVIDENCE' } as const

let database: Database
let dependencies: TestHostDependencies
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  dependencies = testHostDependencies(database, { now: () => START })
})

async function hostsOf({ userSeq }: { userSeq: number }) {
  const bearer = await bearerOf(dependencies, userSeq)
  const clients = hostClients(dependencies)
  return {
    product: clients('product', { bearer }),
    boot: clients('boot', { bearer }),
    edge: clients('edge', { bearer }),
  }
}

async function operator() {
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq })
  return hostsOf({ userSeq })
}

/** A product on sale, its seller, and another member. */
async function listing() {
  const { productSeq, storeSeq } = await seedProduct(database.kysely)
  const { user_seq: userSeq } = await database.kysely
    .selectFrom('store')
    .select('user_seq')
    .where('store_seq', '=', storeSeq)
    .executeTakeFirstOrThrow()
  const visitor = await seedPerson(database.kysely)
  return {
    productSeq,
    storeSeq,
    seller: await hostsOf({ userSeq }),
    visitor: await hostsOf(visitor),
  }
}

const visibilityOf = async (productSeq: number) =>
  (
    await database.kysely
      .selectFrom('product')
      .select('visibility')
      .where('product_seq', '=', productSeq)
      .executeTakeFirstOrThrow()
  ).visibility

describe('상품 신고', () => {
  it('신고할 때의 내용을 보관하고, 나중에 고쳐도 그대로 보여 준다', async () => {
    const { productSeq, storeSeq, visitor } = await listing()
    const { title } = await visitor.product.detail({ productSeq })
    const { reportSeq } = await visitor.product.report({
      productSeq,
      reason: 'FAKE',
      detail: '정품이 아니에요',
    })
    await database.kysely
      .updateTable('product')
      .set({ title: '바꾼 제목' })
      .where('product_seq', '=', productSeq)
      .execute()
    const { edge } = await operator()
    expect(await edge.reportDetail({ reportSeq })).toMatchObject({
      kind: 'PRODUCT',
      reason: 'FAKE',
      detail: '정품이 아니에요',
      productSeq,
      reported: { storeSeq },
      evidence: [],
      snapshot: { title, price: 850_000 },
    })
    const { items } = await edge.reports({ page: 1 })
    expect(items.map((report) => report.reportSeq)).toContain(reportSeq)
  })

  it('여덟 번 한꺼번에 보내도 신고는 하나다', async () => {
    const { productSeq, visitor } = await listing()
    const reports = await Promise.all(
      Array.from({ length: 8 }, () => visitor.product.report({ productSeq, reason: 'FRAUD' })),
    )
    expect(new Set(reports.map(({ reportSeq }) => reportSeq)).size).toBe(1)
  })

  it('조치하면서 숨기면 상품이 보이지 않고, 기각하면 그대로다', async () => {
    const [acted, dismissed] = [await listing(), await listing()]
    const { edge } = await operator()
    const close = async (
      { visitor, productSeq }: typeof acted,
      state: 'ACTED' | 'DISMISSED',
    ): Promise<void> => {
      const { reportSeq } = await visitor.product.report({ productSeq, reason: 'PROHIBITED' })
      await edge.closeReport({
        reportSeq,
        state,
        reasonCode: REASON[state],
        note: '확인했어요',
        hide: true,
      })
    }
    await close(acted, 'ACTED')
    await close(dismissed, 'DISMISSED')
    expect(await visibilityOf(acted.productSeq)).toBe('HIDDEN')
    expect(await visibilityOf(dismissed.productSeq)).toBe('ACTIVE')
    expect(
      await refusalOf(
        acted.visitor.product.report({ productSeq: acted.productSeq, reason: 'SPAM' }),
      ),
    ).toMatchObject({ status: 404 })
  })

  it('후기를 조치하면서 숨기면 가게에서 빠지고, 같은 상품은 그대로다', async () => {
    const { productSeq, storeSeq, visitor } = await listing()
    const { reviewSeq } = await seedReview(database.kysely, {
      store_seq: storeSeq,
      product_seq: productSeq,
      rating: 1,
    })
    const { edge } = await operator()
    const close = async (state: 'ACTED' | 'DISMISSED') => {
      const { reportSeq } = await visitor.boot.reportReview({ reviewSeq, reason: 'ABUSE' })
      await edge.closeReport({
        reportSeq,
        state,
        reasonCode: REASON[state],
        note: '욕설이 있어요',
        hide: true,
      })
      return (await edge.reportDetail({ reportSeq })).snapshot
    }
    await close('DISMISSED')
    expect((await visitor.boot.storeReviews({ storeSeq })).total).toBe(1)
    expect(await close('ACTED')).toMatchObject({ title: '별점 1점 후기' })
    expect((await visitor.boot.storeReviews({ storeSeq })).items).toEqual([])
    expect((await visitor.boot.store({ storeSeq })).reviewCount).toBe(0)
    expect(await visibilityOf(productSeq)).toBe('ACTIVE')
  })

  it('내 상품과 없는 상품은 신고할 수 없다', async () => {
    const { productSeq, seller, visitor } = await listing()
    expect(await refusalOf(seller.product.report({ productSeq, reason: 'SPAM' }))).toMatchObject({
      code: 'OWN',
    })
    expect(
      await refusalOf(visitor.product.report({ productSeq: 999_999_999, reason: 'SPAM' })),
    ).toMatchObject({ status: 404 })
  })

  it('하루에 스무 번까지 신고할 수 있다', async () => {
    const { visitor } = await listing()
    for (let times = 0; times < 20; times += 1) {
      const { productSeq } = await seedProduct(database.kysely)
      await visitor.product.report({ productSeq, reason: 'SPAM' })
    }
    const { productSeq } = await seedProduct(database.kysely)
    expect(await refusalOf(visitor.product.report({ productSeq, reason: 'SPAM' }))).toMatchObject({
      status: 429,
    })
  })
})

describe('가게 신고', () => {
  it('그때의 이름과 소개를 보관한다', async () => {
    const { storeSeq, visitor, seller } = await listing()
    const { name } = await visitor.boot.store({ storeSeq })
    const { reportSeq } = await visitor.boot.report({ storeSeq, reason: 'IMPERSONATION' })
    const { edge } = await operator()
    expect(await edge.reportDetail({ reportSeq })).toMatchObject({
      kind: 'STORE',
      productSeq: null,
      snapshot: { title: name, price: null },
    })
    expect(await refusalOf(seller.boot.report({ storeSeq, reason: 'SPAM' }))).toMatchObject({
      code: 'OWN',
    })
  })
})
