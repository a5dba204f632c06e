import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { openShop } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { choseongOf, jamoOf } from '../search-index/korean/jamo.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { suggestKeywords } from './suggest-keywords.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  const keywords: [keyword: string, weight: number, categorySeq: number | null][] = [
    ['아이폰', 900, 1],
    ['아이폰 15', 300, 1],
    ['아이폰 케이스', 250, 1],
    ['아이패드', 400, 1],
    ['원피스', 350, null],
    ['애플', 200, null],
    ['애플 마우스', 950, null],
    ['노트북', 500, null],
    ['노트북 가방', 100, null],
    ['낚싯대', 80, null],
    ['의자', 300, 2],
    ['원목 의자', 90, 2],
    ['LG 그램', 120, null],
    ['캠핑의자', 60, null],
  ]
  for (const [keyword, weight, categorySeq] of keywords) {
    const norm = normaliseText(keyword)
    await database.kysely
      .insertInto('search_keyword')
      .values({
        keyword,
        norm,
        choseong: choseongOf(norm),
        jamo: jamoOf(norm),
        category_seq: categorySeq,
        product_count: weight,
        weight,
      })
      .execute()
  }
})
afterAll(() => database.close())

const suggest = async (keyword: string) => (await suggestKeywords(database, keyword)).suggestions
const keywords = async (keyword: string) => [
  ...new Set((await suggest(keyword)).map((suggestion) => suggestion.keyword)),
]

describe('suggestKeywords', () => {
  it.each([
    ['아이', '아이폰'],
    ['아잎', '아이폰'],
    ['아ㅇ', '아이폰'],
    ['아이ㅍ', '아이폰'],
    ['아이폰', '아이폰'],
    ['ㅇㅇㅍ', '아이폰'],
    ['ㄴㅌㅂ', '노트북'],
    ['노트ㅂ', '노트북'],
    ['dkdlvhs', '아이폰'],
    ['dkdl', '아이폰'],
    ['iph', '아이폰'],
    ['ㅑㅔㅗ', '아이폰'],
    ['iPhone', '아이폰'],
    ['lg', 'LG 그램'],
    ['엘지', 'LG 그램'],
    ['노투북', '노트북'],
    ['낙싯대', '낚싯대'],
    ['낚시대', '낚싯대'],
    ['노트북가', '노트북 가방'],
    [' 노트북  가', '노트북 가방'],
  ])('%j suggests %s first', async (typed, first) => {
    expect((await keywords(typed))[0]).toBe(first)
  })

  it('finds initials with syllables left out, those without first', async () => {
    const found = await keywords('ㅇㅍ')
    expect(found).toContain('아이폰')
    expect(found.indexOf('애플')).toBeLessThan(found.indexOf('아이폰'))
    expect(found.indexOf('아이폰')).toBeLessThan(found.indexOf('애플 마우스'))
  })

  it('suggests those with the highest weight first, and then what only contains it', async () => {
    expect(await keywords('아이')).toEqual(['아이폰', '아이패드', '아이폰 15', '아이폰 케이스'])
    expect(await keywords('의자')).toEqual(['의자', '원목 의자', '캠핑의자'])
    expect(await keywords('케이스')).toEqual(['아이폰 케이스'])
  })

  it('suggests the first ones inside their category as well', async () => {
    expect((await suggest('아이폰')).slice(0, 2)).toEqual([
      { keyword: '아이폰', categorySeq: null, categoryName: null },
      { keyword: '아이폰', categorySeq: 1, categoryName: '모바일/태블릿' },
    ])
    expect((await suggest('노트북')).every(({ categorySeq }) => categorySeq === null)).toBe(true)
  })

  it.each([
    '',
    ' ',
    '🔥',
    '%',
    '_',
    "'",
    '\\',
    '쀓뛟쒥',
    'ㅋㅋㅋ',
    'zzzz',
    '가'.repeat(100),
    '\u0000',
  ])('%j suggests nothing', async (typed) => {
    expect(await suggest(typed)).toEqual([])
  })

  it('suggests ten rows at most', async () => {
    await sql`
      insert into search_keyword (keyword, norm, choseong, jamo, product_count, weight)
      select '텐트 ' || n, '텐트' || n, 'ㅌㅌ' || n, 'ㅌㅔㄴㅌㅡ' || n, n, n
      from generate_series(1, 50) as n`.execute(database.kysely)
    expect(await suggest('텐')).toHaveLength(10)
    expect((await suggest('텐'))[0]?.keyword).toBe('텐트 50')
  })
})
