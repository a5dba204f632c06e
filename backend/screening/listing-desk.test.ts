import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  seedCategory,
  seedProduct,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import { RESEMBLING_GOODS } from '#backend/moderation/listing/defaults/disguised-goods.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import { DUTY_KEYS } from '#contracts/duties.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { seedPhoto } from '#tests/support/listing-inputs.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ensureListingRules } from './ensure-listing-rules.ts'
import { flagListing } from './flag-listing.ts'
import { screenListing } from './screen-listing.ts'

const NOW = new Date('2026-11-22T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
beforeAll(async () => {
  database = await createTestDatabase()
  await ensureListingRules(database.kysely)
  await seedCategory(database.kysely)
  dependencies = testHostDependencies(database, { now: () => NOW })
}, 60_000)
afterAll(() => database?.close())

async function hostOf(userSeq: number) {
  return hostClients(dependencies)('product', { bearer: await bearerOf(dependencies, userSeq) })
}

async function operator() {
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq, name: `운영팀 ${userSeq}` })
  return { userSeq, host: await hostOf(userSeq) }
}

const content = (title: string, body = '') => ({
  title,
  body,
  tags: [],
  price: 30_000,
  categorySeq: 1,
  photoIds: [],
})
const context = () => ({ kysely: database.kysely, ownHosts: [] })

async function flagged() {
  const { kysely } = database
  const store = await seedStore(kysely)
  const { productSeq } = await seedProduct(kysely, { store_seq: store.storeSeq, category_seq: 1 })
  await indexProduct(kysely, productSeq)
  const { findings } = await screenListing(context(), {
    userSeq: store.userSeq,
    productSeq,
    content: content('의자', '발렌타인 21년은 따로 물어보세요'),
  })
  await flagListing(kysely, { productSeq, findings, now: NOW })
  const { flag_seq: flagSeq } = await kysely
    .selectFrom('listing_flag')
    .select('flag_seq')
    .where('product_seq', '=', productSeq)
    .executeTakeFirstOrThrow()
  return { productSeq, flagSeq, ...store }
}

const actionsOn = (userSeq: number) =>
  database.kysely
    .selectFrom('operator_action')
    .select(['action', 'reason', 'operator_user_seq'])
    .where('user_seq', '=', userSeq)
    .execute()

describe('the queue of flagged listings', () => {
  it('is for operators alone', async () => {
    const { userSeq } = await seedUser(database.kysely)
    const host = await hostOf(userSeq)
    expect((await refusalOf(host.flaggedListings({}))).status).toBe(403)
    expect((await refusalOf(host.listingRules({}))).status).toBe(403)
  })

  it('shows what was found; hiding takes the listing off the search, tells the seller, and is recorded', async () => {
    const { productSeq, flagSeq, userSeq, storeSeq } = await flagged()
    const { host, userSeq: operatorSeq } = await operator()
    const { items } = await host.flaggedListings({})
    expect(items.find((item) => item.flagSeq === flagSeq)).toMatchObject({
      productSeq,
      isVisible: true,
      seller: { userSeq, storeSeq },
      findings: [{ code: 'ALCOHOL', level: 'REVIEW', excerpt: '발렌타인 21년' }],
    })
    await host.closeFlag({
      flagSeq,
      state: 'HIDDEN',
      reasonCode: 'PROHIBITED',
      note: '주류는 팔 수 없어요.',
    })
    const product = await database.kysely
      .selectFrom('product')
      .leftJoin('product_search', 'product_search.product_seq', 'product.product_seq')
      .select(['visibility', 'hidden_by', 'product_search.product_seq as indexed'])
      .where('product.product_seq', '=', productSeq)
      .executeTakeFirstOrThrow()
    expect(product).toEqual({ visibility: 'HIDDEN', hidden_by: 'OPERATOR', indexed: null })
    const events = await database.kysely
      .selectFrom('notice_event')
      .select(['kind', 'payload'])
      .where('subject_seq', '=', productSeq)
      .execute()
    expect(events).toEqual([
      { kind: 'LISTING_HIDDEN', payload: { productSeq, reason: '주류는 팔 수 없어요.' } },
    ])
    expect(await actionsOn(userSeq)).toEqual([
      {
        action: 'LISTING_HIDDEN',
        reason: `상품 ${productSeq}번 (거래 금지 물품): 주류는 팔 수 없어요.`,
        operator_user_seq: operatorSeq,
      },
    ])
    const again = await refusalOf(
      host.closeFlag({ flagSeq, state: 'CLEARED', reasonCode: 'NO_BREACH', note: '괜찮아요' }),
    )
    expect(again.code).toBe('CLOSED')
  })

  it('문제 없음 leaves the listing as it is; no operator decides on an own listing', async () => {
    const { flagSeq, userSeq, productSeq } = await flagged()
    await database.kysely
      .updateTable('users')
      .set({ role: 'OPERATOR', duties: DUTY_KEYS })
      .where('user_seq', '=', userSeq)
      .execute()
    const own = await refusalOf(
      (await hostOf(userSeq)).closeFlag({
        flagSeq,
        state: 'CLEARED',
        reasonCode: 'NO_BREACH',
        note: '괜찮아요',
      }),
    )
    expect(own.code).toBe('OWN')
    const { host } = await operator()
    await host.closeFlag({
      flagSeq,
      state: 'CLEARED',
      reasonCode: 'NO_BREACH',
      note: '빈 병이에요',
    })
    const { visibility } = await database.kysely
      .selectFrom('product')
      .select('visibility')
      .where('product_seq', '=', productSeq)
      .executeTakeFirstOrThrow()
    expect(visibility).toBe('ACTIVE')
    expect((await actionsOn(userSeq)).map(({ action }) => action)).toEqual(['LISTING_CLEARED'])
  })
})

describe('the word lists', () => {
  const candidate = {
    termSeq: null,
    ruleCode: 'ALCOHOL',
    kind: 'TERM' as const,
    words: '몽환주',
    level: null,
    isActive: true,
    startsAt: null,
  }
  /** What the words alone find: a bottle is like what prohibited goods come in. */
  const codes = async (title: string) =>
    (
      await screenListing(context(), { userSeq: 0, productSeq: null, content: content(title) })
    ).findings.flatMap(({ code }) => (code === RESEMBLING_GOODS ? [] : [code]))

  it('are tried before they are saved, apply then at once, and the change is recorded', async () => {
    const { host, userSeq } = await operator()
    const trial = await host.tryListingRules({ text: '몽환주 한 병', candidate })
    expect(trial).toMatchObject({ isReadable: true, findings: [{ code: 'ALCOHOL' }] })
    expect(await codes('몽환주 한 병')).toEqual([])

    const saved = await host.saveListingTerm(candidate)
    expect(await codes('몽환주 한 병')).toEqual(['ALCOHOL'])
    await host.saveListingTerm({ ...candidate, termSeq: saved.termSeq, isActive: false })
    await host.saveListingTerm({ ...candidate, termSeq: saved.termSeq, isActive: false })
    expect(await codes('몽환주 한 병')).toEqual([])

    const { changes, terms } = await host.listingRules({ ruleCode: 'ALCOHOL' })
    expect(changes.filter(({ termSeq }) => termSeq === saved.termSeq)).toMatchObject([
      { before: '몽환주', after: '몽환주', isActive: false, operatorNickName: `운영팀 ${userSeq}` },
      { before: null, after: '몽환주', isActive: true },
    ])
    expect(terms.find(({ termSeq }) => termSeq === saved.termSeq)?.isActive).toBe(false)
  })

  it('wait for their time, and then apply by themselves', async () => {
    const { host } = await operator()
    const words = '설원주'
    const startsAt = '2099-01-01T00:00:00.000Z'
    const { termSeq, isToCome } = await host.saveListingTerm({ ...candidate, words, startsAt })
    expect(isToCome).toBe(true)
    const past = { ...candidate, words, termSeq, startsAt: '2020-01-01T00:00:00.000Z' }
    expect(await refusalOf(host.saveListingTerm(past))).toMatchObject({
      status: 422,
      code: 'PAST',
    })
    expect(await codes('설원주 한 병')).toEqual([])
    const trial = { text: '설원주 한 병', candidate: { ...candidate, words, termSeq, startsAt } }
    expect((await host.tryListingRules(trial)).findings).toMatchObject([{ code: 'ALCOHOL' }])
    const { changes } = await host.listingRules({ ruleCode: 'ALCOHOL' })
    expect(changes[0]).toMatchObject({ termSeq, after: words, startsAt, level: null })

    // As when the time has come: nothing is written then.
    await sql`alter table listing_term disable trigger listing_term_changed`.execute(
      database.kysely,
    )
    await database.kysely
      .updateTable('listing_term')
      .set({ starts_at: new Date('2026-01-01') })
      .where('term_seq', '=', termSeq)
      .execute()
    await sql`alter table listing_term enable trigger listing_term_changed`.execute(database.kysely)
    expect(await codes('설원주 한 병')).toEqual(['ALCOHOL'])
  })

  it('switch off what only resembles prohibited goods, too', async () => {
    const { host } = await operator()
    const { terms } = await host.listingRules({ ruleCode: RESEMBLING_GOODS })
    const findings = async () =>
      (
        await screenListing(context(), {
          ...{ userSeq: 0, productSeq: null },
          content: content('코로 들이마시는 가루'),
        })
      ).findings
    expect(await findings()).toMatchObject([
      { field: 'title', level: 'REVIEW', code: RESEMBLING_GOODS, excerpt: '들이마시는' },
    ])
    const [term] = terms
    const candidate = {
      ...{ ruleCode: RESEMBLING_GOODS, kind: 'TERM' as const, words: '{닮음}', level: null },
      ...{ termSeq: term?.termSeq ?? null, startsAt: null },
    }
    await host.saveListingTerm({ ...candidate, isActive: false })
    expect(await findings()).toEqual([])
    await host.saveListingTerm({ ...candidate, isActive: true })
    expect(await findings()).toHaveLength(1)
  })

  it('unreadable words and unknown kinds are refused', async () => {
    const { host } = await operator()
    for (const words of ['+', '담배 + 술 > 잔', '*', '!!!'])
      expect((await refusalOf(host.saveListingTerm({ ...candidate, words }))).code).toBe(
        'UNREADABLE',
      )
    expect(
      (await refusalOf(host.saveListingTerm({ ...candidate, ruleCode: 'NOTHING' }))).code,
    ).toBe('NOT_FOUND')
    expect(
      await host.tryListingRules({ text: '의자', candidate: { ...candidate, words: '+' } }),
    ).toEqual({ findings: [], isReadable: false })
  })
})

describe('a repeated listing', () => {
  it('of the same seller, category and price is pointed at; other ones are not', async () => {
    const { kysely } = database
    const store = await seedStore(kysely)
    const { productSeq } = await seedProduct(kysely, {
      store_seq: store.storeSeq,
      category_seq: 1,
      title: '한샘 원목 식탁 의자 2개 세트',
      price: 30_000,
    })
    await indexProduct(kysely, productSeq)
    const similar = async (
      title: string,
      more: Partial<ReturnType<typeof content>> = {},
      who = { userSeq: store.userSeq, productSeq: null as number | null },
    ) =>
      (await screenListing(context(), { ...who, content: { ...content(title), ...more } })).findings
    expect(await similar('한샘 원목 식탁의자 2개 세트!')).toMatchObject([
      { code: 'SIMILAR_OWN', level: 'WARN', productSeq },
    ])
    expect(await similar('한샘 원목 식탁의자 2개 세트', { price: 90_000 })).toEqual([])
    expect(await similar('한샘 원목 식탁의자 2개 세트', { categorySeq: 2 })).toEqual([])
    expect(await similar('철제 책상')).toEqual([])
    // Itself while it is edited, and what another member sells.
    expect(await similar('한샘 원목 식탁 의자 2개 세트', {}, { ...store, productSeq })).toEqual([])
    const other = await seedStore(kysely)
    expect(
      await similar('한샘 원목 식탁 의자 2개 세트', {}, { ...other, productSeq: null }),
    ).toEqual([])
    await kysely
      .updateTable('product')
      .set({ visibility: 'HIDDEN' })
      .where('product_seq', '=', productSeq)
      .execute()
    await indexProduct(kysely, productSeq)
    expect(await similar('한샘 원목 식탁 의자 2개 세트')).toEqual([])
  })
})

describe('a picture of another listing', () => {
  it('of another member is for an operator; the own one is not', async () => {
    const { kysely } = database
    const hash = { hash_a: 0x1234, hash_b: 0xabcd, hash_c: 0x0f0f, hash_d: 0x5555 }
    const upload = async (userSeq: number, productSeq: number | null) => {
      const photoId = await seedPhoto(kysely, userSeq)
      await kysely
        .updateTable('listing_photo')
        .set({ ...hash, product_seq: productSeq })
        .where('photo_id', '=', photoId)
        .execute()
      return photoId
    }
    const one = await seedStore(kysely)
    const other = await seedStore(kysely)
    const { productSeq } = await seedProduct(kysely, { store_seq: one.storeSeq, category_seq: 1 })
    await upload(one.userSeq, productSeq)
    const found = async (userSeq: number) =>
      (
        await screenListing(context(), {
          userSeq,
          productSeq: null,
          content: { ...content('철제 책상'), photoIds: [await upload(userSeq, null)] },
        })
      ).findings
    expect(await found(other.userSeq)).toMatchObject([
      {
        field: 'photoIds',
        level: 'REVIEW',
        code: 'SIMILAR_PHOTO',
        excerpt: `상품 ${productSeq}`,
      },
    ])
    expect(await found(one.userSeq)).toEqual([])
  })
})
