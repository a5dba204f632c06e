import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { type Random, randomOf } from '#backend/demo/random.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { CONDITIONS, TRADE_METHODS, TRADE_STATES } from '#contracts/product.ts'
import { PRODUCT_SORTS, type ProductQuery } from '#contracts/search.ts'

const CHUNK = 5_000
const TOP_CATEGORIES = 20
const CHILDREN = 5
const PRODUCTS_PER_STORE = 60
const YEAR_MINUTES = 365 * 24 * 60

/** Products in the order of how often they are sold; the n-th about 1/n as often as the first. */
const GOODS =
  `아이폰 갤럭시 원피스 노트북 나이키 의자 운동화 에어팟 자전거 맥북 가방 패딩 책상 냉장고 모니터 유모차 닌텐도 카메라 시계
  소파 텐트 키보드 레고 청바지 냄비 침대 세탁기 아이패드 화장품 골프채 기타 피아노 커피머신 청소기 선풍기 전자레인지 스피커 헤드폰
  마우스 그래픽카드 지갑 목걸이 반지 구두 샌들 모자 장갑 목도리 코트 자켓 카디건 셔츠 치마 레깅스 수영복 등산화 배낭 침낭 랜턴
  캠핑의자 낚싯대 탁구채 배드민턴 농구공 축구화 스케이트 킥보드 헬멧 카시트 젖병 기저귀 장난감 인형 동화책 문제집 만화책 앨범
  포스터 우표 화분 어항 사료 캣타워 공구 드릴 사다리 책장 서랍장 거울 커튼 이불 베개 접시 머그컵 텀블러 도마 프라이팬`.split(
    /\s+/,
  )
const BRANDS =
  '삼성 LG 애플 소니 나이키 아디다스 이케아 다이슨 샤넬 구찌 한샘 필립스 캐논 유니클로 스토케'.split(
    ' ',
  )
const DETAILS =
  `새상품 미개봉 급처 상태좋음 블랙 화이트 256GB 512기가 프로 15 13 울트라 대형 소형 원목 정품 풀박스 거의새것 S급 접이식
  무선 휴대용 남성 여성 아동 XL 270 커플 빈티지 한정판 국내정품 보증서 충전기포함 미니 플러스 2세대 3세대 27인치 10kg`.split(
    /\s+/,
  )

/** A random catalogue of any size, the same for the same seed; the search index is not built. */
export async function fillSearchFixture(
  kysely: Kysely<DB>,
  options: { products: number; seed: number; now: Date },
): Promise<void> {
  const { products, seed, now } = options
  const random = randomOf(seed)
  const stores = Math.max(3, Math.round(products / PRODUCTS_PER_STORE))
  const leaves = await insertSurroundings(kysely, stores)
  for (let first = 0; first < products; first += CHUNK) {
    const count = Math.min(CHUNK, products - first)
    const rows = Array.from({ length: count }, () => makeProduct(random, stores, leaves, now))
    await insertProducts(kysely, rows)
  }
}

/** A random title for these products. */
function makeTitle(random: Random, goods = pickZipf(random, GOODS)): string {
  const words = random.next() < 0.5 ? [pickZipf(random, BRANDS), goods] : [goods]
  const details = 1 + Math.floor(random.next() * 3)
  for (let index = 0; index < details; index += 1) words.push(pickZipf(random, DETAILS))
  if (random.next() < 0.3) words.push(syllables(random))
  return words.join(random.next() < 0.15 ? '' : ' ')
}

/** A word that hardly any other title has. */
function syllables(random: Random): string {
  const length = 2 + Math.floor(random.next() * 2)
  return Array.from({ length }, () =>
    String.fromCharCode(0xac00 + Math.floor(random.next() * 11_172)),
  ).join('')
}

function pickZipf<T>(random: Random, items: readonly T[]): T {
  // An approximate inverse of the harmonic distribution function.
  const place = Math.floor((items.length + 1) ** random.next()) - 1
  const item = items[Math.min(place, items.length - 1)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

interface Product {
  storeSeq: number
  categorySeq: number
  title: string
  price: number
  tradeState: string
  condition: string
  method: string
  shippingIncluded: boolean
  safePay: boolean
  regionCode: string | null
  favorites: number
  createdAt: Date
  bumpedAt: Date
}

function makeProduct(random: Random, stores: number, leaves: number[], now: Date): Product {
  const goods = pickZipf(random, GOODS)
  // Most products are in the category they belong to.
  const leaf =
    random.next() < 0.9 ? GOODS.indexOf(goods) : Math.floor(random.next() * leaves.length)
  const age = random.next() ** 2 * YEAR_MINUTES * MINUTE_MS
  const createdAt = new Date(now.getTime() - age)
  const isBumped = random.next() < 0.3
  return {
    storeSeq: 1 + Math.floor(random.next() * stores),
    categorySeq: leaves[(leaf * 17) % leaves.length] ?? 1,
    title: makeTitle(random, goods),
    price: Math.round(10 ** (3 + random.next() * 3.5) / 1_000) * 1_000,
    tradeState: pickZipf(random, TRADE_STATES),
    condition: pickZipf(random, [...CONDITIONS].reverse()),
    method: pickZipf(random, TRADE_METHODS),
    shippingIncluded: random.next() < 0.4,
    safePay: random.next() < 0.6,
    regionCode: random.next() < 0.1 ? null : pickZipf(random, REGIONS),
    favorites: Math.floor(random.next() ** 4 * 60),
    createdAt,
    bumpedAt: isBumped ? new Date(now.getTime() - age * random.next()) : createdAt,
  }
}

const REGIONS = Array.from({ length: 8 }, (_, place) => 11 + place * 3).flatMap((city) =>
  [110, 140, 170].flatMap((district) => [1, 2, 3].map((dong) => `${city}${district}0${dong}0`)),
)

async function insertSurroundings(kysely: Kysely<DB>, stores: number): Promise<number[]> {
  const codes = new Set<string>()
  for (const code of REGIONS) for (const length of [2, 5, 8]) codes.add(code.slice(0, length))
  await sql`
    insert into region (region_code, parent_code, depth, name, full_name)
    select code, case length(code) when 5 then left(code, 2) when 8 then left(code, 5) end,
      case length(code) when 2 then 1 when 5 then 2 else 3 end, code, '지역 ' || code
    from unnest(${[...codes].sort((a, b) => a.length - b.length)}::text[]) as code`.execute(kysely)
  const categories: { seq: number; parent: number | null; depth: number }[] = []
  const leaves: number[] = []
  for (let top = 1; top <= TOP_CATEGORIES; top += 1) {
    categories.push({ seq: top, parent: null, depth: 1 })
    for (let child = 1; child <= CHILDREN; child += 1) {
      const second = top * 100 + child
      categories.push({ seq: second, parent: top, depth: 2 })
      for (let leaf = 1; leaf <= CHILDREN; leaf += 1) {
        categories.push({ seq: second * 100 + leaf, parent: second, depth: 3 })
        leaves.push(second * 100 + leaf)
      }
    }
  }
  await sql`
    insert into category (category_seq, parent_seq, depth, name, slug, path, emoji, sort_order)
    select seq, parent, depth, '분류 ' || seq, 'c' || seq, 'c' || seq, '1f4f1', seq
    from unnest(${categories.map(({ seq }) => seq)}::int[], ${categories.map(({ parent }) => parent)}::int[],
      ${categories.map(({ depth }) => depth)}::int[]) as made (seq, parent, depth)
    order by depth`.execute(kysely)
  await sql`
    insert into media (media_key, kind, width, height, color)
    values ('picture', 'FILE', 640, 640, '#808080')`.execute(kysely)
  await sql`
    insert into users (name) select '사람 ' || n from generate_series(1, ${stores}::int) as n`.execute(
    kysely,
  )
  await sql`
    insert into store (user_seq, name, intro, identity_verified, is_business, safe_trade_count)
    select user_seq, '상점 ' || user_seq, '좋은 물건을 팝니다', user_seq % 2 = 0, false, (user_seq * 37) % 100
    from users order by user_seq`.execute(kysely)
  return leaves
}

async function insertProducts(kysely: Kysely<DB>, rows: readonly Product[]): Promise<void> {
  const column = <K extends keyof Product>(key: K) => rows.map((row) => row[key])
  /** Of each fifth, a second region. */
  const more = rows.map(({ regionCode }, index) =>
    regionCode !== null && index % 5 === 0 ? REGIONS[(index * 7) % REGIONS.length] : null,
  )
  await sql`
    with made as (
      insert into product (store_seq, category_seq, title, body, price, trade_state, condition,
        trade_methods, shipping_included, safe_pay, region_code, more_region_codes, tags, favorite_count,
        created_at, bumped_at, previous_price)
      select store_seq, category_seq, title, '설명', price, trade_state, condition, array[method],
        shipping_included, safe_pay, region_code, array_remove(array[more], null), '{}', favorites,
        created_at, bumped_at,
        case when price % 7000 = 0 then price + 1000 when price % 9000 = 0 then price end
      from unnest(${column('storeSeq')}::bigint[], ${column('categorySeq')}::int[],
        ${column('title')}::text[], ${column('price')}::int[], ${column('tradeState')}::text[],
        ${column('condition')}::text[], ${column('method')}::text[],
        ${column('shippingIncluded')}::boolean[], ${column('safePay')}::boolean[],
        ${column('regionCode')}::text[], ${more}::text[], ${column('favorites')}::int[],
        ${column('createdAt')}::timestamptz[], ${column('bumpedAt')}::timestamptz[])
        as made (store_seq, category_seq, title, price, trade_state, condition, method,
          shipping_included, safe_pay, region_code, more, favorites, created_at, bumped_at)
      returning product_seq
    )
    insert into product_image (product_seq, position, media_key)
    select product_seq, position, 'picture' from made, generate_series(1, 2) as position`.execute(
    kysely,
  )
}

/**
 * A realistic random query: mostly one common word, sometimes two, written together, a detail, one syllable, something
 * rare or nothing; often with filters; any sort; the first five pages.
 */
export function makeQuery(random: Random): ProductQuery & { page: number } {
  const query: ProductQuery & { page: number } = {
    sort: PRODUCT_SORTS[Math.floor(random.next() * PRODUCT_SORTS.length)],
    page: pickZipf(random, [1, 2, 3, 4, 5]),
  }
  const keyword = makeKeyword(random)
  if (keyword !== '') query.keyword = keyword
  if (random.next() < 0.5) addFilter(query, random)
  if (random.next() < 0.25) addFilter(query, random)
  return query
}

function makeKeyword(random: Random): string {
  const goods = pickZipf(random, GOODS)
  const kinds: (() => string)[] = [
    () => goods,
    () => goods,
    () => goods,
    () => goods,
    () => `${pickZipf(random, BRANDS)} ${goods}`,
    () => `${goods} ${pickZipf(random, DETAILS)}`,
    () => `${pickZipf(random, BRANDS)}${goods}`,
    () => pickZipf(random, DETAILS),
    () => `${pickZipf(random, BRANDS)} ${goods} ${pickZipf(random, DETAILS)}`,
    () => goods.charAt(Math.floor(random.next() * goods.length)),
    () => goods.slice(-2),
    () => syllables(random),
    () => '',
  ]
  return kinds[Math.floor(random.next() * kinds.length)]?.() ?? ''
}

function addFilter(query: ProductQuery, random: Random): void {
  const filters: (() => void)[] = [
    () => {
      query.categorySeq = 1 + Math.floor(random.next() * TOP_CATEGORIES)
    },
    () => {
      query.categorySeq = (1 + Math.floor(random.next() * TOP_CATEGORIES)) * 100 + 1
    },
    () => {
      query.minPrice = Math.round(10 ** (3 + random.next() * 3))
    },
    () => {
      query.minPrice = 50_000
      query.maxPrice = 60_000
    },
    () => {
      query.tradeStates = ['ON_SALE']
    },
    () => {
      query.tradeStates = ['SOLD', 'RESERVED']
    },
    () => {
      query.conditions = [pickZipf(random, CONDITIONS)]
    },
    () => {
      query.tradeMethods = ['CVS']
    },
    () => {
      query.regionCode = pickZipf(random, REGIONS).slice(0, random.next() < 0.5 ? 2 : 5)
    },
    () => {
      query.shippingIncluded = true
    },
    () => {
      query.safePay = random.next() < 0.5
    },
    () => {
      query.lowered = true
    },
    () => {
      query.periodDays = 7
    },
    () => {
      query.storeSeq = 1 + Math.floor(random.next() * 30)
    },
  ]
  filters[Math.floor(random.next() * filters.length)]?.()
}
