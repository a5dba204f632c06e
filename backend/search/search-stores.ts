import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { Image } from '#contracts/common.ts'
import type { StoreCard } from '#contracts/search.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext } from '../operation/context.ts'
import { queryWords } from '../search-index/korean/query-words.ts'
import { where } from './search-conditions.ts'

const STORES_PER_PAGE = 20
const PREVIEW_PICTURES = 3

export interface StoreSearchPage {
  items: StoreCard[]
  page: number
  pageSize: number
  total: number
  hasNext: boolean
}

interface StoreRow {
  store_seq: number
  name: string
  intro: string
  trust_score: number
  identity_verified: boolean
  is_business: boolean
  review_count: number
  follower_count: number
  created_at: Date
  full_name: string | null
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
  product_count: number
  total: number
}

/**
 * Open stores whose name or introduction contains every word, ignoring spacing and case; those found by name first,
 * then the most trusted. Without a keyword all of them.
 */
export async function searchStores(
  { kysely }: Pick<HostContext, 'kysely'>,
  query: { keyword?: string | undefined; page?: number | undefined; pageSize?: number | undefined },
): Promise<StoreSearchPage> {
  const { keyword, page = 1, pageSize = STORES_PER_PAGE } = query
  const words = keyword === undefined ? [] : queryWords(keyword).map(({ typed }) => typed)
  const isUnsearchable = keyword !== undefined && words.length === 0
  const contains = (text: 'name' | 'name_and_intro') =>
    words.map((word) => sql`strpos(${sql.ref(text)}, ${word}) > 0`)
  const inName = words.length === 0 ? sql`true` : sql`(${sql.join(contains('name'), sql` and `)})`
  const conditions = isUnsearchable ? [sql`false`] : contains('name_and_intro')

  const { rows } = await sql<StoreRow>`
    with plain as (
      select store_seq, trust_score, ${plainText(sql`name`)} as name,
        ${plainText(sql`name || ' ' || intro`)} as name_and_intro
      from store where status = 'ACTIVE'
    ), found as materialized (
      select store_seq, trust_score, ${inName} as in_name from plain ${where(conditions)}
    ), page as (
      select store_seq, trust_score, in_name from found
      order by in_name desc, trust_score desc, store_seq
      limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select s.store_seq, s.name, s.intro, s.trust_score, s.identity_verified, s.is_business,
      s.review_count, s.follower_count, s.created_at, region.full_name,
      media.media_key, media.width, media.height, media.color,
      (select count(*)::int from product_search p where p.store_seq = s.store_seq) as product_count,
      total.total
    from (select count(*)::int as total from found) as total
    left join page on true
    left join store s on s.store_seq = page.store_seq
    left join region on region.region_code = s.region_code
    left join media on media.media_key = s.media_key
    order by page.in_name desc, page.trust_score desc, page.store_seq`.execute(kysely)

  const total = rows[0]?.total ?? 0
  const stores = rows.filter((row) => row.store_seq !== null)
  const previews = await loadPreviews(
    kysely,
    stores.map((row) => row.store_seq),
  )
  const items = stores.map((row) => ({
    storeSeq: row.store_seq,
    name: row.name,
    intro: row.intro,
    image: imageOf(row),
    regionName: row.full_name,
    trustScore: row.trust_score,
    identityVerified: row.identity_verified,
    isBusiness: row.is_business,
    productCount: row.product_count,
    reviewCount: row.review_count,
    followerCount: row.follower_count,
    preview: previews.get(row.store_seq) ?? [],
    createdAt: row.created_at.toISOString(),
  }))
  return {
    items,
    page,
    pageSize,
    total,
    hasNext: items.length > 0 && (page - 1) * pageSize + items.length < total,
  }
}

/** Nearly what normaliseText does; only classes that exist in every locale. */
function plainText(text: ReturnType<typeof sql>) {
  return sql`lower(regexp_replace(normalize(${text}, NFC), '[[:space:][:punct:]]', '', 'g'))`
}

async function loadPreviews(
  kysely: Kysely<DB>,
  storeSeqs: readonly number[],
): Promise<Map<number, Image[]>> {
  const previews = new Map<number, Image[]>()
  if (storeSeqs.length === 0) return previews
  const { rows } = await sql<{
    store_seq: number
    media_key: string
    width: number
    height: number
    color: string
  }>`
    select newest.store_seq, media.media_key, media.width, media.height, media.color
    from unnest(${[...storeSeqs]}::bigint[]) as wanted (store_seq)
    cross join lateral (
      select p.store_seq, p.product_seq, p.bumped_at, picture.media_key
      from product_search p
      cross join lateral (
        select media_key from product_image i where i.product_seq = p.product_seq
        order by position limit 1
      ) as picture
      where p.store_seq = wanted.store_seq
      order by p.bumped_at desc, p.product_seq desc
      limit ${PREVIEW_PICTURES}
    ) as newest
    join media on media.media_key = newest.media_key
    order by newest.store_seq, newest.bumped_at desc, newest.product_seq desc`.execute(kysely)
  for (const row of rows) {
    const image = imageOf(row)
    if (image) previews.set(row.store_seq, [...(previews.get(row.store_seq) ?? []), image])
  }
  return previews
}
