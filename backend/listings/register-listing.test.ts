import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import type { ListingContent } from '#contracts/listing.ts'
import type { ListingProblem } from '#contracts/listing-rules.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createListingFixture, type ListingFixture } from '#tests/support/listing-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let world: ListingFixture
beforeAll(async () => {
  database = await createTestDatabase()
  world = await createListingFixture(database, START)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => world.restart())

type Seller = Awaited<ReturnType<ListingFixture['seller']>>

async function countOf({ storeSeq }: Seller) {
  const rows = await world.kysely
    .selectFrom('product')
    .select('product_seq')
    .where('store_seq', '=', storeSeq)
    .execute()
  return rows.length
}

async function problemsOf(call: Promise<unknown>): Promise<ListingProblem[]> {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof ORPCError) || error.code !== 'INVALID')
    throw new Error(`not refused as invalid: ${JSON.stringify(error)}`)
  expect(error.status).toBe(422)
  return (error.data as { problems: ListingProblem[] }).problems
}

describe('상품 등록', () => {
  it('쓴 대로 보이고, 사진은 고른 순서대로이며, 목록에서 바로 찾는다', async () => {
    const seller = await world.seller()
    const photoIds = [await seller.photo(), await seller.photo(), await seller.photo()]
    const content: Partial<ListingContent> = {
      title: '  버건디  벨벳\n스툴 ',
      body: '깨끗해요.\r\n\r\n\r\n\r\n직접 보고\u200b 사세요.  \n',
      categorySeq: 3,
      price: 31_500,
      negotiable: false,
      condition: 'LIKE_NEW',
      tradeMethods: ['PARCEL', 'CVS', 'DIRECT'],
      shippingFee: 4_500,
      cvsFee: 1_800,
      regionCodes: ['11440601', '11440600'],
      tags: ['#스툴', '스툴', ' ', '벨벳  의자'],
      photoIds,
    }
    const productSeq = await seller.register(content)
    const detail = await world.anyone.detail({ productSeq })
    expect(detail).toMatchObject({
      title: '버건디 벨벳 스툴',
      body: '깨끗해요.\n\n직접 보고 사세요.',
      categorySeq: 3,
      price: 31_500,
      previousPrice: null,
      negotiable: false,
      condition: 'LIKE_NEW',
      tradeMethods: ['PARCEL', 'CVS', 'DIRECT'],
      shippingFee: 4_500,
      cvsFee: 1_800,
      regionName: '서울 마포구 망원동',
      moreRegions: [{ regionCode: '11440600', regionName: '서울 마포구 합정동' }],
      tags: ['스툴', '벨벳 의자'],
      tradeState: 'ON_SALE',
      createdAt: START.toISOString(),
    })
    const { photos, content: stored, version } = await seller.product.getListing({ productSeq })
    expect(photos.map(({ photoId }) => photoId)).toEqual(photoIds)
    expect(photos.map(({ image }) => image)).toEqual(detail.images)
    expect(stored).toMatchObject({ photoIds, regionCodes: ['11440601', '11440600'] })
    expect(version).toBe(1)
    const found = await world.search.products({ keyword: '벨벳 스툴' })
    expect(found.items.map((item) => item.productSeq)).toContain(productSeq)
    expect(await world.told(productSeq)).toEqual([
      { kind: 'NEW_LISTING', storeSeq: seller.storeSeq, productSeq },
    ])
  })

  it('같은 폼을 여덟 번 한꺼번에 보내도 상품은 하나이고 답도 같다', async () => {
    const seller = await world.seller()
    const form = await seller.form()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => seller.product.registerListing(form)),
    )
    expect(new Set(answers.map(({ productSeq }) => productSeq)).size).toBe(1)
    expect(await countOf(seller)).toBe(1)
    const [answer] = answers
    expect(await seller.product.registerListing(form)).toEqual(answer)
    // The same form after its content was changed on the way is still the same listing.
    const changed = { ...form, content: { ...form.content, title: ' ' } }
    expect(await seller.product.registerListing(changed)).toEqual(answer)
    expect(await world.told(answer?.productSeq ?? 0)).toHaveLength(1)
  })

  it('다른 사람이 같은 폼 번호를 써도 남의 상품을 받지 않는다', async () => {
    const [one, other] = [await world.seller(), await world.seller()]
    const { formKey, content } = await one.form()
    const first = await one.product.registerListing({ formKey, content })
    const second = await other.product.registerListing({ ...(await other.form()), formKey })
    expect(second.productSeq).not.toBe(first.productSeq)
  })

  it('임시저장한 글은 등록하면 없어진다', async () => {
    const seller = await world.seller()
    const draftId = randomUUID()
    const form = await seller.form()
    const draft = { draftId, revision: 0, content: form.content }
    await seller.product.saveDraft(draft)
    await seller.product.registerListing({ ...form, draftId })
    expect((await seller.product.listDrafts()).items).toEqual([])
    expect((await refusalOf(seller.product.getDraft({ draftId }))).status).toBe(404)
  })

  it('직거래만 하거나 배송비를 포함하면 택배비를 두지 않고, 나눔이면 가격 제안을 받지 않는다', async () => {
    const seller = await world.seller()
    const direct = await seller.register({ tradeMethods: ['DIRECT'], shippingIncluded: true })
    expect(await world.anyone.detail({ productSeq: direct })).toMatchObject({
      shippingIncluded: false,
      shippingFee: null,
    })
    const free = await seller.register({ price: 0, shippingIncluded: true, shippingFee: 9_000 })
    expect(await world.anyone.detail({ productSeq: free })).toMatchObject({
      price: 0,
      negotiable: false,
      shippingIncluded: true,
      shippingFee: null,
    })
  })

  it('모바일쿠폰은 보내는 물건이 아니라서, 무엇을 적든 배송비를 두지 않는다', async () => {
    const { categorySeq: coupons } = await seedCategory(world.kysely, {
      category_seq: 901,
      slug: 'coupons',
      path: 'coupons',
      name: '모바일쿠폰',
    })
    const { categorySeq } = await seedCategory(world.kysely, {
      category_seq: 902,
      slug: 'coupon-cafe',
      path: 'coupons/coupon-cafe',
      name: '카페/베이커리',
      parent_seq: coupons,
      depth: 2,
    })
    const seller = await world.seller()
    const none = { shippingIncluded: false, shippingFee: null, cvsFee: null }
    for (const fees of [{ shippingIncluded: true }, { shippingFee: 3_000, cvsFee: 1_800 }]) {
      const productSeq = await seller.register({
        categorySeq,
        tradeMethods: ['PARCEL', 'CVS'],
        ...fees,
      })
      expect(await world.anyone.detail({ productSeq })).toMatchObject(none)
    }
  })

  it('정지된 회원과 로그인하지 않은 사람은 등록하지 못한다', async () => {
    const seller = await world.seller()
    const form = await seller.form()
    await world.kysely
      .updateTable('users')
      .set({ status: 'SUSPENDED' })
      .where('user_seq', '=', seller.userSeq)
      .execute()
    expect((await refusalOf(seller.product.registerListing(form))).status).toBe(401)
    expect((await refusalOf(world.anyone.registerListing(form))).status).toBe(401)
    expect(await countOf(seller)).toBe(0)
  })
})

describe('잘못 쓴 상품', () => {
  let seller: Seller | undefined
  it.each<[string, Partial<ListingContent>, string]>([
    ['빈칸뿐인 제목', { title: ' \n\u3164\u200b ' }, 'TITLE_SHORT'],
    ['한 글자 제목', { title: '컵' }, 'TITLE_SHORT'],
    ['가족 이모지 하나뿐인 제목', { title: '👨‍👩‍👧‍👦' }, 'TITLE_SHORT'],
    ['61자 제목', { title: '가'.repeat(61) }, 'TITLE_LONG'],
    ['제어 문자가 든 제목', { title: '의자\u0000 팔아요' }, 'TITLE_CHARACTERS'],
    ['빈칸뿐인 설명', { body: ' \n\t ' }, 'BODY_EMPTY'],
    ['10만 자 설명', { body: '가'.repeat(100_000) }, 'BODY_LONG'],
    ['3,001자 설명', { body: '👍🏽'.repeat(3_001) }, 'BODY_LONG'],
    ['제어 문자가 든 설명', { body: '좋은 의자\u0007' }, 'BODY_CHARACTERS'],
    ['가격 1e30', { price: 1e30 }, 'PRICE_RANGE'],
    ['가격 -1', { price: -1 }, 'PRICE_RANGE'],
    ['가격 1.5', { price: 1.5 }, 'PRICE_RANGE'],
    ['1억보다 비싼 가격', { price: 100_000_001 }, 'PRICE_RANGE'],
    ['없는 카테고리', { categorySeq: 777 }, 'CATEGORY_GONE'],
    ['카테고리 1e30', { categorySeq: 1e30 }, 'CATEGORY_GONE'],
    ['더 나뉘는 카테고리', { categorySeq: 2 }, 'CATEGORY_BROAD'],
    ['거래 방법 없음', { tradeMethods: [] }, 'TRADE_METHOD_NONE'],
    ['택배비 -1', { shippingFee: -1 }, 'SHIPPING_FEE_RANGE'],
    ['편의점 택배비 1e9', { tradeMethods: ['CVS'], cvsFee: 1e9 }, 'CVS_FEE_RANGE'],
    ['없는 지역', { regionCodes: ['99999999'] }, 'REGION_UNKNOWN'],
    ['지역이 아닌 글', { regionCodes: ["1'; --"] }, 'REGION_UNKNOWN'],
    [
      '지역 네 곳',
      { regionCodes: ['11440600', '11440601', '11440602', '11440603'] },
      'REGION_MANY',
    ],
    ['긴 태그', { tags: ['가'.repeat(21)] }, 'TAG_LONG'],
    [
      '태그 열한 개',
      { tags: Array.from({ length: 11 }, (_, index) => `태그${index}`) },
      'TAG_MANY',
    ],
    ['사진 없음', { photoIds: [] }, 'PHOTO_NONE'],
    ['사진 열세 장', { photoIds: Array.from({ length: 13 }, () => 'a'.repeat(32)) }, 'PHOTO_MANY'],
    ['없는 사진', { photoIds: ['0'.repeat(32)] }, 'PHOTO_GONE'],
  ])('%s은 그 칸에서 거절한다', async (_what, content, code) => {
    seller ??= await world.seller()
    const problems = await problemsOf(seller.product.registerListing(await seller.form(content)))
    expect(problems.map((problem) => problem.code)).toEqual([code])
    const [problem] = problems
    expect(problem?.message).toMatch(/[가-힣].*\.$/)
    expect(await countOf(seller)).toBe(0)
  })

  it('여러 곳이 잘못되면 폼의 순서대로 모두 말한다', async () => {
    const seller = await world.seller()
    const form = await seller.form({ body: '', price: -1, title: '', photoIds: [], categorySeq: 2 })
    const problems = await problemsOf(seller.product.registerListing(form))
    expect(problems.map(({ field }) => field)).toEqual([
      'photoIds',
      'title',
      'categorySeq',
      'price',
      'body',
    ])
  })

  it('남의 사진과 다른 상품에 쓴 사진은 받지 않고, 아무것도 남기지 않는다', async () => {
    const [seller, other] = [await world.seller(), await world.seller()]
    const theirs = await other.form({ photoIds: [await seller.photo()] })
    expect(await problemsOf(other.product.registerListing(theirs))).toMatchObject([
      { code: 'PHOTO_GONE' },
    ])
    const photoIds = [await seller.photo()]
    await seller.register({ photoIds })
    const again = await seller.form({ photoIds })
    expect(await problemsOf(seller.product.registerListing(again))).toMatchObject([
      { code: 'PHOTO_USED' },
    ])
    expect(await countOf(seller)).toBe(1)
    expect(await countOf(other)).toBe(0)
  })
})

async function findingsOf(call: Promise<unknown>) {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof ORPCError)) throw new Error('not refused')
  const { findings } = error.data as { findings: ListingFinding[] }
  return { code: error.code, found: findings.map(({ field, level }) => `${field} ${level}`) }
}

const flagsOf = (productSeq: number) =>
  world.kysely
    .selectFrom('listing_flag')
    .select('findings')
    .where('product_seq', '=', productSeq)
    .execute()

describe('올리기 전의 확인', () => {
  it('거래할 수 없는 물건은 이유와 함께 거절하고, 고칠 때에도 그렇다', async () => {
    const seller = await world.seller()
    const form = await seller.form({ title: '말보로 레드 2보루' })
    expect(await findingsOf(seller.product.registerListing(form))).toEqual({
      code: 'SCREENED',
      found: ['title BLOCK'],
    })
    expect(await countOf(seller)).toBe(0)
    const productSeq = await seller.register()
    expect(await findingsOf(seller.edit(productSeq, { title: '말보로 레드 2보루' }))).toEqual({
      code: 'SCREENED',
      found: ['title BLOCK'],
    })
    // A form that only changes the price is screened as a whole too.
    await world.kysely
      .updateTable('product')
      .set({ title: '말보로 레드 2보루' })
      .where('product_seq', '=', productSeq)
      .execute()
    expect((await findingsOf(seller.edit(productSeq, { price: 1_000 }))).code).toBe('SCREENED')
  })

  it('살펴볼 것은 올라가고 운영팀이 본다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register({ body: '발렌타인 21년은 따로 물어보세요.' })
    expect(await flagsOf(productSeq)).toHaveLength(1)
    const plain = await seller.register()
    expect(await flagsOf(plain)).toEqual([])
    await seller.edit(plain, { body: '발렌타인 21년은 따로 물어보세요.' })
    expect(await flagsOf(plain)).toHaveLength(1)
  })

  it('주의할 것은 확인했다고 해야 올라간다', async () => {
    const seller = await world.seller()
    await world.kysely
      .updateTable('listing_rule')
      .set({ level: 'WARN' })
      .where('rule_code', '=', 'TOBACCO')
      .execute()
    await world.kysely
      .updateTable('listing_term')
      .set({ level: null })
      .where('rule_code', '=', 'TOBACCO')
      .execute()
    const form = { ...(await seller.form({ title: '말보로 레드 2보루' })), isConfirmed: false }
    expect(await findingsOf(seller.product.registerListing(form))).toEqual({
      code: 'CONFIRM',
      found: ['title WARN'],
    })
    const { productSeq } = await seller.product.registerListing({ ...form, isConfirmed: true })
    expect((await world.anyone.detail({ productSeq })).title).toBe('말보로 레드 2보루')
    await world.kysely
      .updateTable('listing_rule')
      .set({ level: 'BLOCK' })
      .where('rule_code', '=', 'TOBACCO')
      .execute()
  })
})

describe('등록 한도', () => {
  it('신뢰지수의 단계만큼만 올리고, 어떻게 늘리는지 말한다', async () => {
    const seller = await world.seller({ identity_verified: false })
    const productSeqs: number[] = []
    for (let index = 0; index < 10; index += 1) productSeqs.push(await seller.register())
    const refused = await refusalOf(seller.product.registerListing(await seller.form()))
    expect(refused).toMatchObject({ status: 409, code: 'CAP' })
    expect(refused.message).toContain('10개까지')
    expect(refused.message).toContain('200점 더 모아')
    expect(refused.message).toContain('30개까지')
    const [first = 0] = productSeqs
    await seller.product.setTradeState({ productSeq: first, tradeState: 'SOLD' })
    await seller.register()
    expect((await seller.product.ownListings({})).allowance).toEqual({
      used: 10,
      most: 10,
      next: { name: '새싹', missing: 200, most: 30 },
    })
  })

  it('마지막 한 자리를 여덟 개의 폼이 다투면 하나만 올라간다', async () => {
    const seller = await world.seller({ identity_verified: false })
    for (let index = 0; index < 9; index += 1) await seller.register()
    const forms = await Promise.all(Array.from({ length: 8 }, () => seller.form()))
    const outcomes = await Promise.allSettled(
      forms.map((form) => seller.product.registerListing(form)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await countOf(seller)).toBe(10)
  })
})
