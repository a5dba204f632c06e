import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  seedCategory,
  seedProduct,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import type { Article, ContentBlock } from '#contracts/content-rules.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { newContent, sampleArticle } from '#tests/support/content-inputs.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { seedPhoto } from '#tests/support/listing-inputs.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-23T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let now = START
let clients: ReturnType<typeof hostClients>
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  dependencies = testHostDependencies(database, { now: () => now })
  clients = hostClients(dependencies)
}, 60_000)
afterAll(() => database?.close())

const readers = () => clients('init')

async function operator() {
  now = START
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq, name: `편집팀 ${userSeq}` })
  const desk = clients('main', { bearer: await bearerOf(dependencies, userSeq) })
  return { userSeq, desk }
}

/** An operator with an article that is published. */
async function published(changes: Partial<Article> = {}) {
  const { desk, userSeq } = await operator()
  const saved = await desk.saveContent(await newContent(database.kysely, changes))
  /** Another edit of it. */
  const edit = async (article: Partial<Article>, more: object = {}) => {
    const { version } = await desk.deskContent({ contentSeq: saved.contentSeq })
    return desk.saveContent({
      ...(await newContent(database.kysely, article)),
      edited: { contentSeq: saved.contentSeq, version },
      ...more,
    })
  }
  return { desk, userSeq, edit, contentSeq: saved.contentSeq }
}

const isListed = async (contentSeq: number) =>
  (await readers().contents({})).items.some((item) => item.contentSeq === contentSeq)

/** The problems of a refused form, by field. */
async function problemsOf(call: Promise<unknown>): Promise<Record<string, string>> {
  const refused = (await call.then(
    () => Promise.reject(new Error('was not refused')),
    (error: unknown) => error,
  )) as { code: string; data: { problems: { field: string; message: string }[] } }
  expect(refused.code).toBe('UNFIT')
  return Object.fromEntries(refused.data.problems.map(({ field, message }) => [field, message]))
}

async function problemOfBlock(...blocks: ContentBlock[]) {
  const { desk } = await operator()
  const input = await newContent(database.kysely, { blocks })
  // What a contract's schema does not allow never reaches the operation.
  return problemsOf(desk.saveContent(input))
}

describe('예약', () => {
  it('정한 시각이 되면 운영자 없이 나타나고, 그 전에는 주소로도 볼 수 없다', async () => {
    const { desk } = await operator()
    const at = new Date(START.getTime() + 10 * MINUTE_MS)
    const { contentSeq, state } = await desk.saveContent({
      ...(await newContent(database.kysely)),
      release: 'AT',
      publishAt: at.toISOString(),
    })
    expect(state).toBe('SCHEDULED')
    now = new Date(at.getTime() - 1)
    expect(await isListed(contentSeq)).toBe(false)
    expect(await refusalOf(readers().content({ contentSeq }))).toMatchObject({ status: 404 })
    // No cache keeps the list beyond the moment.
    expect((await readers().contents({})).validUntil).toBe(at.toISOString())
    expect((await readers().contentSitemap()).validUntil).toBe(at.toISOString())
    now = at
    expect(await isListed(contentSeq)).toBe(true)
    const shown = await readers().content({ contentSeq })
    expect(shown).toMatchObject({ publishedAt: at.toISOString(), updatedAt: at.toISOString() })
    expect((await readers().contents({})).validUntil).toBeNull()
  })

  it('지난 시각과 1년 뒤로는 예약할 수 없다', async () => {
    const { desk } = await operator()
    const form = { ...(await newContent(database.kysely)), release: 'AT' as const }
    const at = (time: number) => new Date(time).toISOString()
    expect(await problemsOf(desk.saveContent({ ...form, publishAt: at(START.getTime()) }))).toEqual(
      {
        publishAt: '이미 지난 시각이에요. 지금보다 뒤를 골라 주세요.',
      },
    )
    const far = { ...form, publishAt: at(START.getTime() + 366 * 1_440 * MINUTE_MS) }
    expect(await problemsOf(desk.saveContent(far))).toEqual({
      publishAt: '예약은 1년 안으로 할 수 있어요.',
    })
    expect(await problemsOf(desk.saveContent(form))).toEqual({
      publishAt: '언제 게시할지 날짜와 시각을 골라 주세요.',
    })
  })
})

describe('숨김', () => {
  it('숨긴 글은 아무도 볼 수 없고, 다시 보이면 처음 게시한 날이 남아 있다', async () => {
    const { contentSeq, edit } = await published()
    now = new Date(START.getTime() + 5 * MINUTE_MS)
    expect((await edit({}, { release: 'HIDDEN' })).state).toBe('HIDDEN')
    expect(await isListed(contentSeq)).toBe(false)
    expect(await refusalOf(readers().content({ contentSeq }))).toMatchObject({ status: 404 })
    expect((await edit({}, { release: 'NOW' })).publishedAt).toBe(START.toISOString())
    expect(await isListed(contentSeq)).toBe(true)
  })

  it('숨긴 채로 쓰기 시작한 글은 처음 보인 때가 게시한 때이다', async () => {
    const { desk } = await operator()
    const draft = await desk.saveContent({
      ...(await newContent(database.kysely)),
      release: 'HIDDEN',
    })
    expect(draft.publishedAt).toBeNull()
    now = new Date(START.getTime() + 6 * MINUTE_MS)
    const shown = await desk.saveContent({
      ...(await newContent(database.kysely)),
      edited: { contentSeq: draft.contentSeq, version: 1 },
    })
    expect(shown.publishedAt).toBe(now.toISOString())
  })
})

describe('고치기와 되돌리기', () => {
  it('고칠 때마다 판이 남고, 되돌리면 그 판의 글이 새 판이 된다', async () => {
    const { desk, contentSeq, edit, userSeq } = await published({ title: '처음 제목' })
    await edit({ title: '고친 제목' }, { note: '제목을 짧게' })
    const back = await desk.rollBackContent({
      contentSeq,
      version: 2,
      backTo: 1,
      note: '잘못 고침',
    })
    expect(back).toMatchObject({ title: '처음 제목', version: 3, state: 'PUBLISHED' })
    expect((await readers().content({ contentSeq })).title).toBe('처음 제목')
    const { versions } = await desk.deskContent({ contentSeq })
    expect(
      versions.map(({ version, edit: kind, backTo, note }) => [version, kind, backTo, note]),
    ).toEqual([
      [3, 'ROLLED_BACK', 1, '잘못 고침'],
      [2, 'EDITED', null, '제목을 짧게'],
      [1, 'WRITTEN', null, ''],
    ])
    expect(versions[0]?.operatorNickName).toBe(`편집팀 ${userSeq}`)
    const second = await desk.deskContentVersion({ contentSeq, version: 2 })
    expect(second.article.title).toBe('고친 제목')
  })

  it('숨긴 글을 되돌려도 숨겨져 있다', async () => {
    const { desk, contentSeq, edit } = await published()
    await edit({ title: '고친 제목' }, { release: 'HIDDEN' })
    const back = await desk.rollBackContent({ contentSeq, version: 2, backTo: 1, note: '' })
    expect(back.state).toBe('HIDDEN')
  })

  it('두 운영자가 함께 고치면 나중 사람은 거절된다', async () => {
    const { desk, contentSeq, edit } = await published()
    const stale = {
      ...(await newContent(database.kysely)),
      edited: { contentSeq, version: 1 },
    }
    await edit({ title: '먼저 고친 제목' })
    expect(await refusalOf(desk.saveContent(stale))).toMatchObject({ status: 409, code: 'STALE' })
    const back = { contentSeq, version: 1, backTo: 1, note: '' }
    expect(await refusalOf(desk.rollBackContent(back))).toMatchObject({ code: 'STALE' })
    expect((await readers().content({ contentSeq })).title).toBe('먼저 고친 제목')
  })

  it('같은 단추를 여러 번 눌러도 한 번만 쓰고 한 번만 되돌린다', async () => {
    const { desk } = await operator()
    const form = await newContent(database.kysely, { title: `두 번 누른 글 ${randomUUID()}` })
    const saved = await Promise.all([1, 2, 3].map(() => desk.saveContent(form)))
    expect(new Set(saved.map(({ contentSeq }) => contentSeq)).size).toBe(1)
    const contentSeq = saved[0]?.contentSeq ?? 0
    await desk.saveContent({
      ...(await newContent(database.kysely)),
      edited: { contentSeq, version: 1 },
    })
    const back = { contentSeq, version: 2, backTo: 1, note: '' }
    const answers = await Promise.all([1, 2, 3].map(() => desk.rollBackContent(back)))
    expect(answers.map(({ version }) => version)).toEqual([3, 3, 3])
    expect((await desk.deskContent({ contentSeq })).versions).toHaveLength(3)
  })
})

describe('본문 검사', () => {
  it('칸마다 고칠 점을 말한다', async () => {
    expect(
      await problemOfBlock(
        { kind: 'heading', text: '가'.repeat(61) },
        { kind: 'paragraph', text: ' ' },
        { kind: 'list', ordered: false, items: [] },
        { kind: 'quote', text: '', source: '' },
        { kind: 'image', mediaKey: '', alt: '', caption: '' },
        { kind: 'products', productSeqs: [] },
        { kind: 'link', label: '보기', to: 'javascript:alert(1)' },
      ),
    ).toEqual({
      'blocks.0.text': '소제목을 60자까지 적어 주세요.',
      'blocks.1.text': '내용을 적어 주세요.',
      'blocks.2.text': '목록을 한 줄에 하나씩 적어 주세요.',
      'blocks.3.text': '인용할 글을 적어 주세요.',
      'blocks.4.file': '사진을 올려 주세요.',
      'blocks.5.text': '상품 번호나 상품 주소를 한 줄에 하나씩 적어 주세요.',
      'blocks.6.to': '주소는 /로 시작하는 두손 주소나 https://로 시작하는 주소로 적어 주세요.',
    })
    expect(await problemOfBlock()).toEqual({ blocks: '본문을 한 칸 이상 적어 주세요.' })
  })

  it('우리 사이트인 척하는 주소는 버튼이 되지 못한다', async () => {
    for (const to of [
      '//evil.example',
      '/\\evil.example',
      'http://a.example',
      'https://u@a.example',
    ])
      expect(await problemOfBlock({ kind: 'link', label: '보기', to })).toHaveProperty(
        'blocks.0.to',
      )
  })

  it('다른 사람이 올린 사진은 쓸 수 없고, 내가 올린 사진은 이 글의 것이 된다', async () => {
    const { desk, userSeq } = await operator()
    const keyOf = async (owner: number) => {
      const photoId = await seedPhoto(database.kysely, owner)
      const { media_key } = await database.kysely
        .selectFrom('listing_photo')
        .select('media_key')
        .where('photo_id', '=', photoId)
        .executeTakeFirstOrThrow()
      return media_key
    }
    const image = (mediaKey: string) => ({
      blocks: [{ kind: 'image' as const, mediaKey, alt: '자전거 체인', caption: '' }],
    })
    const { userSeq: stranger } = await seedStore(database.kysely)
    const foreign = await newContent(database.kysely, image(await keyOf(stranger)))
    expect(await problemsOf(desk.saveContent(foreign))).toEqual({
      'blocks.0.file': '올린 사진을 찾을 수 없어요. 사진을 다시 올려 주세요.',
    })
    const own = await keyOf(userSeq)
    const { contentSeq } = await desk.saveContent(await newContent(database.kysely, image(own)))
    const { blocks } = await readers().content({ contentSeq })
    expect(blocks).toMatchObject([{ kind: 'image', image: { mediaKey: own }, alt: '자전거 체인' }])
    // The sweep of unused photos finds it no more.
    const left = await database.kysely
      .selectFrom('listing_photo')
      .selectAll()
      .where('media_key', '=', own)
      .execute()
    expect(left).toEqual([])
  })
})

describe('사라진 상품', () => {
  const withProducts = (...productSeqs: number[]) => ({
    blocks: [{ kind: 'products' as const, productSeqs }],
  })

  it('없거나 내려간 상품은 새로 넣을 수 없다', async () => {
    const { desk } = await operator()
    const gone = await seedProduct(database.kysely, { category_seq: 1, visibility: 'DELETED' })
    const input = await newContent(database.kysely, withProducts(gone.productSeq, 999_999_999))
    expect(await problemsOf(desk.saveContent(input))).toEqual({
      'blocks.0.text': `${gone.productSeq}, 999999999번 상품은 없거나 내려간 상품이에요.`,
    })
  })

  it('글에 있던 상품이 삭제돼도 글은 그대로 보이고 고칠 수 있다', async () => {
    const { productSeq } = await seedProduct(database.kysely, { category_seq: 1 })
    const { contentSeq, edit } = await published(withProducts(productSeq))
    await database.kysely
      .updateTable('product')
      .set({ visibility: 'DELETED' })
      .where('product_seq', '=', productSeq)
      .execute()
    const { blocks } = await readers().content({ contentSeq })
    expect(blocks).toEqual([{ kind: 'products', productSeqs: [productSeq] }])
    expect((await clients('product').cards({ productSeqs: [productSeq] })).items).toEqual([])
    const edited = await edit({ ...withProducts(productSeq), title: '상품이 사라진 글' })
    expect(edited.title).toBe('상품이 사라진 글')
  })
})

describe('목록', () => {
  it('최근 글부터, 주제별로 보이고, 관련 글에 자기 자신은 없다', async () => {
    const { contentSeq } = await published({ category: 'SELLING' })
    const { items } = await readers().contents({ category: 'SELLING', size: 2 })
    expect(items.map(({ category }) => category)).not.toContain('BUYING')
    expect(items[0]?.contentSeq).toBe(contentSeq)
    const { related } = await readers().content({ contentSeq })
    expect(related.length).toBeGreaterThan(0)
    expect(related.map((item) => item.contentSeq)).not.toContain(contentSeq)
  })

  it('미리 보기는 아무것도 저장하지 않는다', async () => {
    const { desk } = await operator()
    const before = (await desk.deskContents({})).counts
    const article = await sampleArticle(database.kysely, { title: '미리 본 글' })
    expect((await desk.previewContent({ article })).title).toBe('미리 본 글')
    expect((await desk.deskContents({})).counts).toEqual(before)
  })
})
