import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedProduct, seedUser } from '#backend/demo/seed/builders/index.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ensureListingRules } from './ensure-listing-rules.ts'
import { flagListing } from './flag-listing.ts'
import { saveTerm } from './save-term.ts'
import { screenListing } from './screen-listing.ts'

const NOW = new Date('2026-11-22T03:00:00Z')

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await ensureListingRules(database.kysely)
}, 60_000)
afterAll(() => database?.close())

async function findingsOf(content: Partial<{ title: string; body: string; tags: string[] }>) {
  const { findings } = await screenListing(
    { kysely: database.kysely, ownHosts: [] },
    {
      userSeq: 1,
      productSeq: null,
      content: {
        title: '원목 의자',
        body: '이사 가면서 정리합니다.',
        tags: [],
        price: 30_000,
        categorySeq: 1,
        photoIds: [],
        ...content,
      },
    },
  )
  return findings
}
const briefly = async (content: Parameters<typeof findingsOf>[0]) =>
  (await findingsOf(content)).map(({ field, level, code, excerpt }) => [
    field,
    level,
    code,
    excerpt,
  ])

describe('screenListing', () => {
  it('nothing in an ordinary listing', async () => {
    expect(await findingsOf({})).toEqual([])
  })

  it('인스타360 is a maker of cameras, and an account name behind 인스타 is one still', async () => {
    const camera = { title: '인스타360 X3 액션캠', tags: ['인스타360x3', '인스타360 go3s'] }
    expect(await findingsOf(camera)).toEqual([])
    expect(await briefly({ body: '문의는 인스타 abc_1234 로 주세요' })).toEqual([
      ['body', 'BLOCK', 'MESSENGER', 'abc_1234'],
    ])
  })

  it('prohibited goods with reason, law and advice; what a description mentions is for an operator', async () => {
    const [finding] = await findingsOf({ title: '말보로 2보루' })
    expect(finding).toMatchObject({ field: 'title', level: 'BLOCK', code: 'TOBACCO' })
    expect(finding?.rule).toContain('담배사업법')
    expect(finding?.advice).not.toBe('')
    expect(await briefly({ body: '발렌타인 21년은 따로 물어보세요' })).toEqual([
      ['body', 'REVIEW', 'ALCOHOL', '발렌타인 21년'],
    ])
    expect(await briefly({ tags: ['의자', '담배'] })).toEqual([
      ['tags', 'BLOCK', 'TOBACCO', '담배'],
    ])
  })

  it.each([
    ['발렌타인 21년도 같이 드려요', 'ALCOHOL', 'BLOCK'],
    ['말보로 두 보루 팝니다', 'TOBACCO', 'BLOCK'],
    ['서랍에 졸피뎀이 남아 있어요', 'MEDICINE', 'BLOCK'],
    ['카드깡 문의 주세요', 'FINANCE', 'BLOCK'],
    ['말보로 한 보루는 따로 물어보세요', 'TOBACCO', 'REVIEW'],
  ])('설명에서 파는 것이 분명하면 막는다: %s', async (body, code, level) => {
    expect(await briefly({ body })).toContainEqual(['body', level, code, expect.anything()])
  })

  it.each([
    '담배 냄새 없어요. 무료 나눔합니다',
    '애완동물 키우지 않는 집이에요',
    '비흡연자, 술 담배 안 합니다',
    '소주잔 두 개도 드려요',
    '짝퉁 아니고 정품입니다. 가품이면 환불해 드려요',
    '구글 계정 로그아웃하고 초기화해서 드려요',
    '리콜 수리를 받은 제품이에요',
  ])('해가 없는 설명은 그대로 둔다: %s', async (body) => {
    expect(await findingsOf({ body })).toEqual([])
  })

  it('a tag that repeats a harmless word of the title is harmless', async () => {
    expect(await findingsOf({ title: '울 가디건 M 와인', tags: ['와인'] })).toEqual([])
    expect(await briefly({ title: '의자', tags: ['와인'] })).toEqual([
      ['tags', 'BLOCK', 'ALCOHOL', '와인'],
    ])
  })

  it('numbers and other messengers in any field, and across fields', async () => {
    expect(await briefly({ title: '의자 공일공 1234 오육칠팔' })).toEqual([
      ['title', 'BLOCK', 'PHONE', '공일공 1234 오육칠팔'],
    ])
    expect((await briefly({ body: '국민은행 123456-01-123456 으로 입금' }))[0]?.[2]).toBe('ACCOUNT')
    expect((await briefly({ body: '카톡 아이디 jinju77 로 주세요' }))[0]?.[2]).toBe('MESSENGER')
    expect(await briefly({ title: '의자 010', body: '4321-8765 연락 주세요' })).toMatchObject([
      ['body', 'BLOCK', 'PHONE', expect.anything()],
    ])
  })

  it('follows a change of the word lists at once', async () => {
    const term = await database.kysely
      .insertInto('listing_term')
      .values({ rule_code: 'WEAPON', kind: 'TERM', words: '우산검', level: 'WARN', origin: null })
      .returning('term_seq')
      .executeTakeFirstOrThrow()
    expect(await briefly({ title: '우산검 팝니다' })).toEqual([
      ['title', 'WARN', 'WEAPON', '우산검'],
    ])
    await database.kysely
      .updateTable('listing_term')
      .set({ is_active: false })
      .where('term_seq', '=', term.term_seq)
      .execute()
    expect(await findingsOf({ title: '우산검 팝니다' })).toEqual([])
  })

  it('the default lists are written once, and what was switched off stays off', async () => {
    const count = () =>
      database.kysely
        .selectFrom('listing_term')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .where('is_active', '=', true)
        .executeTakeFirstOrThrow()
    const before = await count()
    const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
    const { term_seq: termSeq, ...term } = await database.kysely
      .selectFrom('listing_term')
      .select(['term_seq', 'words'])
      .where('rule_code', '=', 'BLOOD')
      .where('kind', '=', 'TERM')
      .where('level', 'is', null)
      .orderBy('term_seq')
      .limit(1)
      .executeTakeFirstOrThrow()
    await saveTerm(
      {
        kysely: database.kysely,
        now: () => NOW,
        caller: { address: null, deviceUuid: null, userAgent: null },
      },
      { userSeq },
      {
        ...term,
        termSeq,
        ruleCode: 'BLOOD',
        kind: 'TERM',
        level: null,
        isActive: false,
        startsAt: null,
      },
    )
    await ensureListingRules(database.kysely)
    expect(Number((await count()).all)).toBe(Number(before.all) - 1)
  })

  it('default words that this version has no longer are switched off, those that it has again are switched on', async () => {
    const isActive = async (origin: string) =>
      (
        await database.kysely
          .selectFrom('listing_term')
          .select('is_active')
          .where('origin', '=', origin)
          .executeTakeFirstOrThrow()
      ).is_active
    await database.kysely
      .insertInto('listing_term')
      .values({ rule_code: 'BLOOD', kind: 'TERM', words: '옛말', level: null, origin: 'old' })
      .execute()
    const [again] = await database.kysely
      .updateTable('listing_term')
      .set({ is_active: false })
      .where('origin', 'is not', null)
      .where('rule_code', '=', 'WEAPON')
      .returning('origin')
      .execute()
    await ensureListingRules(database.kysely)
    expect(await isActive('old')).toBe(false)
    expect(await isActive(again?.origin ?? '')).toBe(true)
    expect(await findingsOf({ title: '옛말' })).toEqual([])
  })

  it('mended reasons reach a database that has the old ones', async () => {
    await database.kysely.updateTable('listing_rule').set({ message: '옛 안내' }).execute()
    await ensureListingRules(database.kysely)
    const { message } = await database.kysely
      .selectFrom('listing_rule')
      .select('message')
      .where('rule_code', '=', 'ALCOHOL')
      .executeTakeFirstOrThrow()
    expect(message).toContain('면허')
  })
})

describe('flagListing', () => {
  const openFlags = (productSeq: number) =>
    database.kysely
      .selectFrom('listing_flag')
      .selectAll()
      .where('product_seq', '=', productSeq)
      .where('state', '=', 'OPEN')
      .execute()

  it('one open flag a listing, taken off when nothing is left, and not set again after 문제 없음', async () => {
    const { productSeq } = await seedProduct(database.kysely)
    const findings = await findingsOf({ body: '발렌타인 21년은 따로 물어보세요' })
    const flag = (found: typeof findings) =>
      database.kysely
        .transaction()
        .execute((trx) => flagListing(trx, { productSeq, findings: found, now: NOW }))
    await flag(findings)
    await flag(findings)
    expect(await openFlags(productSeq)).toHaveLength(1)
    await flag([])
    expect(await openFlags(productSeq)).toEqual([])
    await flag(findings)
    await database.kysely.updateTable('listing_flag').set({ state: 'CLEARED' }).execute()
    await flag(findings)
    expect(await openFlags(productSeq)).toEqual([])
    await flag(await findingsOf({ body: '말보로 한 보루는 따로 물어보세요' }))
    expect(await openFlags(productSeq)).toHaveLength(1)
  })
})
