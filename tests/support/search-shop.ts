import type { Insertable, Kysely } from 'kysely'
import type { DB, ProductTable } from '#backend/db/schema.ts'
import { emptyTables } from './empty-tables.ts'

/** The present time of the small shop. */
export const SHOP_NOW = new Date('2026-03-01T12:00:00Z')

/** 1 모바일/태블릿 > 11 스마트폰 > 111 아이폰, 2 가구 > 21 의자; two stores, three regions. */
export async function openShop(kysely: Kysely<DB>): Promise<void> {
  const category = (category_seq: number, parent_seq: number | null, name: string) => ({
    category_seq,
    parent_seq,
    depth: (String(category_seq).length === 3 ? 3 : String(category_seq).length) as 1 | 2 | 3,
    name,
    slug: `c${category_seq}`,
    path: `c${category_seq}`,
    emoji: '1f4f1',
    sort_order: category_seq,
  })
  await kysely
    .insertInto('category')
    .values([
      category(1, null, '모바일/태블릿'),
      category(2, null, '가구/인테리어'),
      category(11, 1, '스마트폰'),
      category(21, 2, '의자'),
      category(111, 11, '아이폰'),
    ])
    .execute()
  await kysely
    .insertInto('region')
    .values([
      { region_code: '11', parent_code: null, depth: 1, name: '서울', full_name: '서울' },
      {
        region_code: '11440',
        parent_code: '11',
        depth: 2,
        name: '마포구',
        full_name: '서울 마포구',
      },
      {
        region_code: '1144012000',
        parent_code: '11440',
        depth: 3,
        name: '합정동',
        full_name: '서울 마포구 합정동',
      },
      { region_code: '26', parent_code: null, depth: 1, name: '부산', full_name: '부산' },
    ])
    .execute()
  await kysely
    .insertInto('media')
    .values({
      media_key: 'picture',
      kind: 'FILE',
      recipe: null,
      width: 640,
      height: 480,
      color: '#aabbcc',
    })
    .execute()
  await kysely
    .insertInto('users')
    .values([{ name: '김하나' }, { name: '이둘' }])
    .execute()
  await kysely
    .insertInto('store')
    .values(
      ['하나상점', '두리 중고나라'].map((name, index) => ({
        user_seq: index + 1,
        name,
        intro: index === 0 ? '아이폰과 노트북을 팔아요' : '가구 전문',
        media_key: null,
        region_code: index === 0 ? '11440' : null,
        identity_verified: true,
        is_business: false,
        response_minutes: null,
        safe_trade_count: 40 + index,
      })),
    )
    .execute()
}

/** Adds products to the shop in this order; a title alone is a used phone on sale for 10,000 won. */
export async function addProducts(
  kysely: Kysely<DB>,
  products: readonly (string | Partial<Insertable<ProductTable>>)[],
): Promise<number[]> {
  const rows = products.map((product) => ({
    store_seq: 1,
    category_seq: 111,
    title: '',
    body: '설명',
    price: 10_000,
    trade_state: 'ON_SALE' as const,
    condition: 'USED' as const,
    trade_methods: ['PARCEL' as const],
    shipping_included: false,
    shipping_fee: null,
    safe_pay: false,
    region_code: null,
    tags: [],
    previous_price: null,
    created_at: SHOP_NOW,
    bumped_at: SHOP_NOW,
    ...(typeof product === 'string' ? { title: product } : product),
  }))
  const inserted = await kysely
    .insertInto('product')
    .values(rows)
    .returning('product_seq')
    .execute()
  return inserted.map((row) => row.product_seq)
}

/** Removes everything that `addProducts` added, and the recorded searches. */
export async function emptyShop(kysely: Kysely<DB>): Promise<void> {
  await emptyTables(kysely, ['product', 'product_search', 'review', 'search_hit'])
}
