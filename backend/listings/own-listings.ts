import { type Kysely, sql } from 'kysely'
import { OWN_LISTING_STATES, type OwnListing, type OwnListingState } from '#contracts/listing.ts'
import { listingCapOf, nextBumpAt } from '#contracts/listing-rules.ts'
import { type CardRow, cardOfRow, PICTURES_OF_CARD } from '../catalogue/card-rows.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import type { ListingAllowance } from '../stores/listing-allowance.ts'
import { hiddenByOf } from './own-listing.ts'

interface Query {
  state: OwnListingState
  keyword?: string | undefined
  page: number
  pageSize: number
}

interface OwnListings {
  items: OwnListing[]
  counts: Record<OwnListingState, number>
  pageCount: number
  allowance: ListingAllowance
}

/** A member's listings in one state with the counts of all. Index lookups alone, whatever else the member has listed. */
export async function ownListings(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  query: Query,
): Promise<OwnListings> {
  const { storeSeq, trustScore } = await kysely
    .selectFrom('store')
    .select(['store_seq as storeSeq', 'trust_score as trustScore'])
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  const { keyword } = query
  const [items, counts, all] = await Promise.all([
    itemsOf(kysely, storeSeq, query),
    countsOf(kysely, storeSeq, keyword),
    keyword === undefined ? null : countsOf(kysely, storeSeq, undefined),
  ])
  const { ON_SALE, RESERVED } = all ?? counts
  return {
    items,
    counts,
    pageCount: Math.ceil(counts[query.state] / query.pageSize),
    allowance: { used: ON_SALE + RESERVED, ...listingCapOf(trustScore) },
  }
}

async function countsOf(
  kysely: Kysely<DB>,
  storeSeq: number,
  keyword: string | undefined,
): Promise<Record<OwnListingState, number>> {
  const rows = await kysely
    .selectFrom('product')
    .select(['visibility', 'trade_state', sql<number>`count(*)::int`.as('count')])
    .where('store_seq', '=', storeSeq)
    .where('visibility', '<>', 'DELETED')
    .where(titleHas(keyword))
    .groupBy(['visibility', 'trade_state'])
    .execute()
  const counts = Object.fromEntries(OWN_LISTING_STATES.map((state) => [state, 0])) as Record<
    OwnListingState,
    number
  >
  for (const row of rows)
    counts[row.visibility === 'HIDDEN' ? 'HIDDEN' : row.trade_state] += row.count
  return counts
}

/** Every word stands somewhere in the title; a store's own goods are few enough to be looked through. */
function titleHas(keyword: string | undefined) {
  const words = (keyword ?? '').normalize('NFC').split(/\s+/).filter(Boolean).slice(0, 10)
  const found = words.map(
    (word) => sql<boolean>`title ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  )
  return sql<boolean>`(${sql.join([sql`true`, ...found], sql` and `)})`
}

interface Row extends CardRow {
  visibility: 'ACTIVE' | 'HIDDEN' | 'DELETED'
  hidden_by: 'SELLER' | 'OPERATOR' | null
  version: number
  view_count: number
  updated_at: Date
}

async function itemsOf(
  kysely: Kysely<DB>,
  storeSeq: number,
  { state, keyword, page, pageSize }: Query,
): Promise<OwnListing[]> {
  const inState =
    state === 'HIDDEN'
      ? sql`visibility = 'HIDDEN'`
      : sql`visibility = 'ACTIVE' and trade_state = ${state}`
  const { rows } = await sql<Row>`
    select p.product_seq, p.store_seq, p.title, p.price, p.previous_price, p.trade_state,
      p.visibility, p.hidden_by, p.version, p.condition, p.shipping_included, p.safe_pay,
      p.favorite_count, p.chat_count, p.created_at, p.bumped_at, p.updated_at,
      coalesce(views.view_count, 0) as view_count, region.full_name, pictures.image_count,
      cover.media_key, cover.width, cover.height, cover.color
    from (
      select product_seq from product
      where store_seq = ${storeSeq} and visibility <> 'DELETED' and ${inState} and ${titleHas(keyword)}
      order by bumped_at desc, product_seq desc
      limit ${pageSize} offset ${(page - 1) * pageSize}
    ) as found
    join product p on p.product_seq = found.product_seq
    ${PICTURES_OF_CARD}
    left join product_view_count views on views.product_seq = p.product_seq
    left join region on region.region_code = p.region_code
    order by p.bumped_at desc, p.product_seq desc`.execute(kysely)
  return rows.map(listingOf)
}

function listingOf(row: Row): OwnListing {
  return {
    ...cardOfRow(row),
    hiddenBy: hiddenByOf(row),
    version: row.version,
    viewCount: row.view_count,
    nextBumpAt: nextBumpAt(row.bumped_at).toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
