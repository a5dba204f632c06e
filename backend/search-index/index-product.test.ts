import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { addProducts, emptyShop, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { searchProducts } from '../search/search-products.ts'
import { indexProduct } from './index-product.ts'
import { reindexAll } from './reindex-all.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyShop(database.kysely)
  await reindexAll(database.kysely)
})

const search = async (keyword: string) =>
  (
    await searchProducts({ kysely: database.kysely, now: () => SHOP_NOW }, { keyword, exact: true })
  ).items.map(({ title }) => title)

async function dump() {
  const index = await sql`select * from product_search order by product_seq`.execute(
    database.kysely,
  )
  const tokens = await sql<{ token: string }>`
    select * from search_token where product_count > 0 order by token collate "C"`.execute(
    database.kysely,
  )
  return { index: index.rows, tokens: tokens.rows }
}

async function add(...products: Parameters<typeof addProducts>[1]): Promise<number[]> {
  const seqs = await addProducts(database.kysely, products)
  for (const seq of seqs)
    await database.kysely.transaction().execute((transaction) => indexProduct(transaction, seq))
  return seqs
}

describe('indexProduct', () => {
  it('counts what the index finds a product by, also where the words of its title begin and end', async () => {
    await add({ title: "다이소 컵 16GB's \\", region_code: '1144012000', tags: ['머그 잔'] })
    const { rows } = await sql<{ lexeme: string }>`
      select lexeme from product_search, unnest(search_vector(norm, category_path, region_codes, created_at, price))`.execute(
      database.kysely,
    )
    const periods = rows.flatMap(({ lexeme }) => (/^w[14]:/u.test(lexeme) ? lexeme : []))
    expect(periods).toHaveLength(2)
    const found = rows.map(({ lexeme }) => lexeme).filter((lexeme) => !periods.includes(lexeme))
    expect(found).toEqual(
      expect.arrayContaining([' 컵', '컵 ', ' 다', '소 ', '머그', 'r:11', 'r:11440']),
    )
    // Of tags no ends: a word of one syllable counts in titles alone.
    expect(found).not.toContain(' 머')
    const { tokens } = await dump()
    const counted = tokens.map(({ token }) => token).filter((token) => !/^[*skmipd]:/u.test(token))
    expect(counted.toSorted()).toEqual(found.toSorted())
    expect(await search('컵')).toHaveLength(1)
    expect(await search("'")).toEqual([])
  })

  it('counts a price in the band in which the index has it', async () => {
    const prices = [0, 1, 3_000, 3_001, 50_000, 50_001, 10_000_000, 10_000_001, 99_999_999]
    await add(...prices.map((price) => ({ title: `의자 ${price}`, price })))
    const { rows } = await sql<{ lexeme: string; count: number }>`
      select lexeme, count(*)::int as count
      from product_search, unnest(search_vector(norm, category_path, region_codes, created_at, price))
      where lexeme like 'b:%' group by lexeme order by lexeme collate "C"`.execute(database.kysely)
    const counted = await sql<{ lexeme: string; count: number }>`
      select token as lexeme, product_count as count from search_token
      where token like 'b:%' and product_count > 0 order by token collate "C"`.execute(
      database.kysely,
    )
    expect(rows).toEqual(counted.rows)
    expect(rows.map(({ lexeme }) => lexeme)).toEqual([
      'b:0',
      'b:1',
      'b:19',
      'b:2',
      'b:20',
      'b:6',
      'b:7',
    ])
    const within = async (minPrice: number, maxPrice: number) => {
      const query = { minPrice, maxPrice, sort: 'PRICE_ASC' } as const
      const page = await searchProducts({ kysely: database.kysely, now: () => SHOP_NOW }, query)
      return page.items.map(({ price }) => price)
    }
    expect(await within(0, 3_000)).toEqual([0, 1, 3_000])
    expect(await within(3_000, 50_000)).toEqual([3_000, 3_001, 50_000])
    expect(await within(50_001, 10_000_000)).toEqual([50_001, 10_000_000])
    expect(await within(10_000_001, 2_000_000_000)).toEqual([10_000_001, 99_999_999])
  })

  it('adds, changes and removes a product', async () => {
    const [seq = 0] = await add({ title: '원목 의자', region_code: '1144012000' })
    expect(await search('의자')).toEqual(['원목 의자'])

    await sql`update product set title = '철제 책상' where product_seq = ${seq}`.execute(
      database.kysely,
    )
    await indexProduct(database.kysely, seq)
    expect(await search('의자')).toEqual([])
    expect(await search('책상')).toEqual(['철제 책상'])

    await sql`update product set visibility = 'HIDDEN' where product_seq = ${seq}`.execute(
      database.kysely,
    )
    await indexProduct(database.kysely, seq)
    expect(await dump()).toEqual({ index: [], tokens: [] })
    await indexProduct(database.kysely, seq)
    await indexProduct(database.kysely, 999_999)
    expect(await dump()).toEqual({ index: [], tokens: [] })
  })

  it('ends with the same result as building the whole index', async () => {
    const seqs = await add(
      '아이폰 15 프로',
      { title: 'AirPods', tags: ['이어폰', '무선'], region_code: '26', safe_pay: true },
      { title: '의자', trade_state: 'SOLD', trade_methods: ['DIRECT', 'CVS'] },
    )
    await sql`update product set title = '아이폰 13', price = 5 where product_seq = ${seqs[0]}`.execute(
      database.kysely,
    )
    await sql`delete from product where product_seq = ${seqs[2]}`.execute(database.kysely)
    await indexProduct(database.kysely, seqs[0] ?? 0)
    await sql`insert into product_image (product_seq, position, media_key)
      values (${seqs[1]}, 1, 'picture')`.execute(database.kysely)
    await indexProduct(database.kysely, seqs[1] ?? 0)

    const { index } = await dump()
    await reindexAll(database.kysely)
    expect(index).toEqual((await dump()).index)
  })

  it('counts the same as building the whole index', async () => {
    await add('아이폰 15 프로', '아이폰 아이폰', {
      title: '의자',
      tags: ['가구'],
      region_code: '26',
    })
    const { tokens } = await dump()
    await reindexAll(database.kysely)
    expect(tokens).toEqual((await dump()).tokens)
    expect(tokens).toContainEqual({ token: '아이', product_count: 2 })
  })

  it('is rolled back with the transaction of the caller', async () => {
    const before = await dump()
    const failing = database.kysely.transaction().execute(async (transaction) => {
      const [seq = 0] = await addProducts(transaction, ['의자'])
      await indexProduct(transaction, seq)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await dump()).toEqual(before)
  })
})

describe('reindexAll', () => {
  it('can be part of a transaction, and leaves every index in place', async () => {
    await addProducts(database.kysely, ['의자', '책상'])
    const indexes = () =>
      sql`select indexdef from pg_indexes where tablename = 'product_search' order by 1`.execute(
        database.kysely,
      )
    const before = (await indexes()).rows
    expect(before).toHaveLength(8)
    const answer = await database.kysely
      .transaction()
      .execute((transaction) => reindexAll(transaction))
    expect(answer).toEqual({ products: 2 })
    expect((await indexes()).rows).toEqual(before)
    expect(await search('의자')).toEqual(['의자'])
  })

  it('learns the words and phrases of the titles with their category', async () => {
    await addProducts(database.kysely, [
      '삼성 노트북 급처',
      '삼성 노트북 팝니다',
      '노트북 9',
      { title: '노트북 거치대', category_seq: 21 },
      '하나뿐인말',
    ])
    await reindexAll(database.kysely)
    const rows = await database.kysely
      .selectFrom('search_keyword')
      .select(['keyword', 'norm', 'choseong', 'jamo', 'category_seq', 'product_count'])
      .orderBy('product_count', 'desc')
      .orderBy('keyword')
      .execute()
    expect(rows).toEqual([
      {
        keyword: '노트북',
        norm: '노트북',
        choseong: 'ㄴㅌㅂ',
        jamo: 'ㄴㅗㅌㅡㅂㅜㄱ',
        category_seq: 1,
        product_count: 4,
      },
      expect.objectContaining({ keyword: '삼성', category_seq: 1, product_count: 2 }),
      expect.objectContaining({ keyword: '삼성 노트북', norm: '삼성노트북', product_count: 2 }),
    ])
  })

  it('may take longer than a statement of a visitor', async () => {
    await addProducts(database.kysely, [{ title: '느린 색인' }])
    await database.kysely.transaction().execute(async (transaction) => {
      // Stands in for an index over very many products.
      await sql`
        create function rest() returns trigger language plpgsql as
        'begin perform pg_sleep(0.3); return null; end'`.execute(transaction)
      await sql`
        create trigger rest after insert on search_token
        for each statement execute function rest()`.execute(transaction)
      await sql`set local statement_timeout = 100`.execute(transaction)
      await expect(reindexAll(transaction)).resolves.toEqual({ products: 1 })
      await sql`drop trigger rest on search_token`.execute(transaction)
      await sql`drop function rest`.execute(transaction)
    })
  })
})
