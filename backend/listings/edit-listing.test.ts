import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedProduct } from '#backend/demo/seed/builders/index.ts'
import { productTag } from '#contracts/content-changes.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import type { ListingContent } from '#contracts/listing.ts'
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

const detail = (productSeq: number) => world.anyone.detail({ productSeq })
const history = (productSeq: number) => world.anyone.productHistory({ productSeq })

async function versionsOf(productSeq: number) {
  const rows = await world.kysely
    .selectFrom('product_version')
    .select(['version', 'content', 'is_public'])
    .where('product_seq', '=', productSeq)
    .orderBy('version')
    .execute()
  return rows
}

describe('상품 고치기', () => {
  it('보낸 칸만 바뀌고, 고칠 때마다 한 판이 남는다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register({ regionCodes: ['11440600'] })
    const before = await detail(productSeq)
    expect(await seller.edit(productSeq, { price: 35_000 })).toEqual({ productSeq, version: 2 })
    const after = await detail(productSeq)
    expect(after).toEqual({ ...before, price: 35_000, previousPrice: 40_000 })
    await seller.edit(productSeq, { title: '원목 의자 두 개', tags: [] })
    const versions = await versionsOf(productSeq)
    expect(versions.map(({ version, content }) => [version, content.title, content.price])).toEqual(
      [
        [1, '원목 식탁 의자 2개', 40_000],
        [2, '원목 식탁 의자 2개', 35_000],
        [3, '원목 의자 두 개', 35_000],
      ],
    )
    const found = await world.search.products({ keyword: '원목 의자 두 개' })
    expect(found.items.map((item) => item.productSeq)).toContain(productSeq)
  })

  it('같은 폼을 여덟 번 한꺼번에 보내도 한 번 고쳐지고 답이 같다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    world.wait(2 * HOUR_MS)
    const edit = {
      productSeq,
      version: 1,
      formKey: randomUUID(),
      content: { price: 30_000, photoIds: [await seller.photo()] },
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => seller.product.editListing(edit)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ productSeq, version: 2 })]),
    )
    expect((await history(productSeq)).total).toBe(1)
    expect((await detail(productSeq)).images).toHaveLength(1)
    expect(await seller.product.editListing(edit)).toEqual({ productSeq, version: 2 })
    expect((await world.told(productSeq)).slice(1)).toEqual([
      { kind: 'PRICE_LOWERED', productSeq, from: 40_000, to: 30_000 },
      { kind: 'LISTING_CHANGED', productSeq, what: ['PHOTOS'] },
    ])
  })

  it('두 곳에서 함께 고치면 늦은 쪽은 지금 판을 듣고, 아무것도 덮어쓰지 않는다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    const edit = (content: Partial<ListingContent>) =>
      seller.product.editListing({ productSeq, version: 1, formKey: randomUUID(), content })
    await edit({ price: 1_000 })
    const refused = await refusalOf(edit({ price: 2_000 }))
    expect(refused).toMatchObject({ status: 409, code: 'STALE' })
    expect((await detail(productSeq)).price).toBe(1_000)
  })

  it('바뀐 것이 없으면 판을 만들지 않는다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    const { content } = await seller.product.getListing({ productSeq })
    expect(await seller.edit(productSeq, { ...content, title: ` ${content.title} ` })).toEqual({
      productSeq,
      version: 1,
    })
    expect(await versionsOf(productSeq)).toHaveLength(1)
    expect(await world.told(productSeq)).toHaveLength(1)
  })

  it('고칠 때에도 등록할 때처럼 살피고, 잘못되면 아무것도 바꾸지 않는다', async () => {
    const [seller, other] = [await world.seller(), await world.seller()]
    const productSeq = await seller.register()
    const before = await detail(productSeq)
    for (const content of [
      { title: ' ' },
      { price: -1 },
      { categorySeq: 2 },
      { photoIds: [] },
      { price: 1_000, photoIds: [await other.photo()] },
    ] satisfies Partial<ListingContent>[])
      expect((await refusalOf(seller.edit(productSeq, content))).code).toBe('INVALID')
    expect(await detail(productSeq)).toEqual(before)
    expect(await versionsOf(productSeq)).toHaveLength(1)
  })

  it('남의 상품은 없는 것과 같고, 지운 상품은 지웠다고 한다', async () => {
    const [seller, other] = [await world.seller(), await world.seller()]
    const productSeq = await seller.register()
    const edit = { productSeq, version: 1, formKey: randomUUID(), content: { price: 1 } }
    for (const call of [
      () => other.product.editListing(edit),
      () => other.product.getListing({ productSeq }),
      () => other.product.setListingVisibility({ productSeq, hidden: true }),
      () => other.product.deleteListing({ productSeq }),
      () => other.product.bumpListing({ productSeq }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await seller.product.deleteListing({ productSeq })
    expect((await refusalOf(seller.product.editListing(edit))).status).toBe(410)
    expect((await refusalOf(seller.product.getListing({ productSeq }))).status).toBe(410)
  })

  it('올린 적이 있는 사진만 남기거나 순서를 바꿀 수 있다', async () => {
    const seller = await world.seller()
    const [first, second] = [await seller.photo(), await seller.photo()]
    const productSeq = await seller.register({ photoIds: [first, second] })
    await seller.edit(productSeq, { photoIds: [second] })
    await seller.edit(productSeq, { photoIds: [first, second] })
    const { photos } = await seller.product.getListing({ productSeq })
    expect(photos.map(({ photoId }) => photoId)).toEqual([first, second])
  })

  it('판이 없던 예전 상품도 고치면 처음 모습부터 남는다', async () => {
    const seller = await world.seller()
    const { productSeq } = await seedProduct(world.kysely, {
      store_seq: seller.storeSeq,
      category_seq: 1,
      price: 90_000,
      created_at: new Date(START.getTime() - DAY_MS),
    })
    await seller.edit(productSeq, { price: 80_000 })
    const versions = await versionsOf(productSeq)
    expect(versions.map(({ version, content }) => [version, content.price])).toEqual([
      [1, 90_000],
      [2, 80_000],
    ])
    expect((await history(productSeq)).edits).toMatchObject([
      { version: 2, changes: [{ field: 'price', before: 90_000, after: 80_000 }] },
    ])
  })
})

describe('내린 가격', () => {
  it.each<[string, number[], number | null]>([
    ['내리면 바로 전 가격이 보인다', [100, 90, 80], 90],
    ['올렸다가 되돌리면 내린 것이 아니다', [50, 100, 50], null],
    ['올렸다가 전보다 더 내리면 올리기 전의 가격이 보인다', [50, 100, 40], 50],
    ['올리면 보이지 않는다', [50, 40, 45], null],
    ['나눔이 되면 보이지 않는다', [50, 0], null],
  ])('%s', async (_what, [first = 0, ...prices], expected) => {
    const seller = await world.seller()
    const productSeq = await seller.register({ price: first * 1_000 })
    for (const price of prices) await seller.edit(productSeq, { price: price * 1_000 })
    expect((await detail(productSeq)).previousPrice).toBe(expected && expected * 1_000)
    const { items } = await world.search.products({ lowered: true, storeSeq: seller.storeSeq })
    expect(items).toHaveLength(expected === null ? 0 : 1)
  })

  it('한 달이 넘은 가격과는 비교하지 않고, 다른 칸을 고쳐도 그대로다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register({ price: 50_000 })
    await seller.edit(productSeq, { price: 100_000 })
    world.wait(31 * DAY_MS)
    await seller.edit(productSeq, { price: 90_000 })
    await seller.edit(productSeq, { title: '원목 의자 두 개' })
    expect((await detail(productSeq)).previousPrice).toBe(100_000)
  })
})

describe('공개되는 수정 이력', () => {
  it('한 시간 안에 고친 것은 보이지 않고, 그 뒤는 모두 보인다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    world.wait(HOUR_MS)
    await seller.edit(productSeq, { price: 41_000 })
    expect(await history(productSeq)).toEqual({ edits: [], total: 0 })
    world.wait(MINUTE_MS)
    const at = world.now().toISOString()
    await seller.edit(productSeq, {
      title: '원목 식탁 의자 2개 팝니다',
      body: '이사하면서 내놓아요.\n앉는 곳에 긁힘이 있어요.',
      price: 39_000,
      condition: 'FLAWED',
      categorySeq: 3,
      tradeMethods: ['DIRECT'],
      regionCodes: ['11440600', '11440602'],
      photoIds: [await seller.photo(), await seller.photo()],
    })
    const { edits, total } = await history(productSeq)
    expect(total).toBe(1)
    const images = (await detail(productSeq)).images
    expect(edits).toEqual([
      {
        version: 3,
        at,
        changes: [
          { field: 'price', before: 41_000, after: 39_000 },
          { field: 'photoIds', added: images, removed: 1, isReordered: false },
          {
            field: 'title',
            parts: [
              { kind: 'SAME', text: '원목 식탁 의자 2개' },
              { kind: 'ADDED', text: ' 팝니다' },
            ],
          },
          {
            field: 'body',
            parts: [
              { kind: 'SAME', text: '이사하면서 내놓아요.\n앉는 곳에 ' },
              { kind: 'REMOVED', text: '작은 ' },
              { kind: 'SAME', text: '긁힘이 있어요.' },
            ],
          },
          { field: 'categorySeq', before: '모바일/태블릿', after: '의자' },
          { field: 'condition', before: '사용감 있음', after: '하자 있음' },
          { field: 'tradeMethods', before: '직거래, 택배', after: '직거래' },
          { field: 'shippingFee', before: '4,000원', after: '정하지 않음' },
          {
            field: 'regionCodes',
            before: '정하지 않음',
            after: '서울 마포구 합정동, 서울 마포구 서교동',
          },
        ],
      },
    ])
    expect((await world.told(productSeq)).slice(-2)).toEqual([
      { kind: 'PRICE_LOWERED', productSeq, from: 41_000, to: 39_000 },
      {
        kind: 'LISTING_CHANGED',
        productSeq,
        what: ['PHOTOS', 'TITLE', 'CATEGORY', 'CONDITION'],
      },
    ])
  })

  it('지운 말에 연락처가 있었으면 가려서 보인다', async () => {
    const seller = await world.seller()
    const { productSeq } = await seedProduct(world.kysely, {
      store_seq: seller.storeSeq,
      category_seq: 1,
      body: '깨끗한 의자예요. 연락은 010-2345-6789 로 주세요.',
      created_at: new Date(START.getTime() - DAY_MS),
    })
    await seller.edit(productSeq, { body: '깨끗한 의자예요. 채팅 주세요.' })
    const shown = JSON.stringify(await history(productSeq))
    expect(shown).toContain('채팅')
    expect(shown).not.toMatch(/2345|6789/)
  })

  it('가격을 올린 것도 알리고, 순서만 바꾸거나 설명만 고친 것은 알리지 않는다', async () => {
    const seller = await world.seller()
    const [first, second] = [await seller.photo(), await seller.photo()]
    const productSeq = await seller.register({ photoIds: [first, second] })
    await seller.edit(productSeq, { price: 50_000 })
    await seller.edit(productSeq, { photoIds: [second, first], body: '조금 고친 설명이에요.' })
    expect((await world.told(productSeq)).slice(1)).toEqual([
      { kind: 'LISTING_CHANGED', productSeq, what: ['PRICE'] },
    ])
  })

  it('숨긴 상품의 이력은 보이지 않고, 고쳐도 알리지 않는다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    world.wait(2 * HOUR_MS)
    await seller.edit(productSeq, { price: 30_000 })
    await seller.product.setListingVisibility({ productSeq, hidden: true })
    await seller.edit(productSeq, { price: 20_000 })
    expect(await history(productSeq)).toEqual({ edits: [], total: 0 })
    expect(await world.told(productSeq)).toHaveLength(2)
    await seller.product.setListingVisibility({ productSeq, hidden: false })
    expect((await history(productSeq)).total).toBe(2)
  })

  it('최근 50번까지 보이고, 모두 몇 번인지 말한다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    world.wait(2 * HOUR_MS)
    await seller.edit(productSeq, { price: 30_000 })
    await sql`
      insert into product_version (product_seq, version, content, changes, is_public, created_at)
      select product_seq, version + n, content, changes, true, created_at
      from product_version, generate_series(1, 51) as n
      where product_seq = ${productSeq} and version = 2`.execute(world.kysely)
    const { edits, total } = await history(productSeq)
    expect([edits.length, total, edits[0]?.version]).toEqual([50, 52, 53])
  })

  it('고치면 그 상품의 캐시가 지워진다', async () => {
    const seller = await world.seller()
    const productSeq = await seller.register()
    const { place } = await world.dependencies.contentChanges(undefined)
    await seller.edit(productSeq, { body: '조금 고친 설명이에요.' })
    const { changes } = await world.dependencies.contentChanges(place)
    expect(changes.map(({ tag }) => tag)).toContain(productTag(productSeq))
  })
})
