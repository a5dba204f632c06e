import type { Insertable } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import {
  type GoodsFacts,
  type GoodsRecipe,
  goodsPhotoRecipes,
} from '#backend/demo/pictures/goods/goods-recipe.ts'
import {
  colorOf,
  mediaKeyOf,
  type Recipe,
  storeProfileRecipe,
} from '#backend/demo/pictures/recipe.ts'
import { DUTY_KEYS } from '#contracts/duties.ts'

type Row<Table extends keyof DB> = Insertable<DB[Table]>

/** A person who has signed up by phone. */
export function buildUser(overrides: Partial<Row<'users'>> = {}): Row<'users'> {
  const duties = overrides.role === 'OPERATOR' ? DUTY_KEYS : []
  return { name: '김하늘', role: 'USER', status: 'USER', duties, ...overrides }
}

export function buildCategory(overrides: Partial<Row<'category'>> = {}): Row<'category'> {
  return {
    category_seq: 1,
    parent_seq: null,
    depth: 1,
    name: '모바일/태블릿',
    slug: 'mobile-tablet',
    path: 'mobile-tablet',
    emoji: '1f4f1',
    sort_order: 1,
    ...overrides,
  }
}

/** An open store of a private person; `user_seq` and `name` are unique in the database. */
export function buildStore(
  overrides: Partial<Row<'store'>> & { user_seq: number; name: string },
): Row<'store'> {
  return {
    intro: '안 쓰는 물건을 정리합니다.',
    media_key: null,
    region_code: null,
    identity_verified: true,
    is_business: false,
    response_minutes: null,
    safe_trade_count: 0,
    ...overrides,
  }
}

/** A visible thing on sale, sent by parcel with a fee. */
export function buildProduct(
  overrides: Partial<Row<'product'>> & { store_seq: number; category_seq: number },
): Row<'product'> {
  return {
    title: '아이폰 15 프로 256GB 블랙 티타늄',
    body: '1년 정도 사용했습니다.\n생활기스 조금 있습니다.',
    price: 850_000,
    trade_state: 'ON_SALE',
    visibility: 'ACTIVE',
    condition: 'USED',
    trade_methods: ['PARCEL'],
    shipping_included: false,
    shipping_fee: 3000,
    safe_pay: true,
    region_code: null,
    tags: [],
    ...overrides,
  }
}

export function buildReview(
  overrides: Partial<Row<'review'>> & { store_seq: number; writer_store_seq: number },
): Row<'review'> {
  return {
    product_seq: null,
    rating: 5,
    tags: ['친절하고 매너가 좋아요'],
    body: '약속 시간도 잘 지켜 주시고 물건 상태도 설명 그대로였어요.',
    reply: null,
    visible_at: overrides.created_at ?? new Date(),
    ...overrides,
  }
}

/** A picture that is drawn from its recipe at the first request. */
export function buildDrawnMedia(recipe: Recipe | GoodsRecipe): {
  media_key: string
  kind: 'DRAWN'
  recipe: Recipe | GoodsRecipe
  width: number
  height: number
  color: string
} {
  return {
    media_key: mediaKeyOf(recipe),
    kind: 'DRAWN',
    recipe,
    width: recipe.width,
    height: recipe.height,
    color: colorOf(recipe),
  }
}

/** The pictures of one thing for sale. */
export function buildProductPhotos(input: {
  goods: GoodsFacts
  seed: number
  count: number
}): ReturnType<typeof buildDrawnMedia>[] {
  return goodsPhotoRecipes(input).map(buildDrawnMedia)
}

/** The round picture of a store. */
export function buildStorePicture(input: {
  emoji: string
  seed: number
}): ReturnType<typeof buildDrawnMedia> {
  return buildDrawnMedia(storeProfileRecipe(input))
}
