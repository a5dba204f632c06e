import { sql } from 'kysely'
import { FOLLOWING_GOODS, FOLLOWING_PAGE_SIZE, type FollowedStore } from '#contracts/boot.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { vacationOfRow } from '../stores/vacation-of-row.ts'
import { loadProductCards } from './load-product-cards.ts'

interface FollowingPage {
  items: FollowedStore[]
  total: number
  pageCount: number
}

interface Row {
  store_seq: number
  name: string
  region_name: string | null
  follower_count: number
  vacation_from: string | null
  vacation_until: string | null
  vacation_note: string
  notifies: boolean
  created_at: Date
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
  product_seqs: number[]
  total: number
}

/** The stores that the member follows, newest first, each with its newest goods on sale; closed ones are left out. */
export async function listFollowing(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  page: number,
): Promise<FollowingPage> {
  const { rows } = await sql<Row>`
    with followed as (
      select s.*, f.notifies, f.created_at as followed_at, (count(*) over ())::int as total
      from store_follow f join store s on s.store_seq = f.store_seq
      where f.user_seq = ${userSeq} and s.status = 'ACTIVE'
      order by f.created_at desc, s.store_seq desc
      limit ${FOLLOWING_PAGE_SIZE} offset ${(page - 1) * FOLLOWING_PAGE_SIZE}
    )
    select s.store_seq, s.name, s.follower_count, s.vacation_from, s.vacation_until, s.vacation_note,
      s.notifies, s.followed_at as created_at, s.total, region.full_name as region_name,
      media.media_key, media.width, media.height, media.color,
      array(
        select p.product_seq from product p
        where p.store_seq = s.store_seq and p.visibility = 'ACTIVE' and p.trade_state = 'ON_SALE'
        order by p.bumped_at desc, p.product_seq desc
        limit ${FOLLOWING_GOODS}
      ) as product_seqs
    from followed s
    left join media on media.media_key = s.media_key
    left join region on region.region_code = s.region_code
    order by s.followed_at desc, s.store_seq desc`.execute(kysely)
  const cards = await loadProductCards(
    { kysely },
    rows.flatMap((row) => row.product_seqs),
  )
  const total = rows[0]?.total ?? 0
  return {
    items: rows.map((row) => ({
      storeSeq: row.store_seq,
      name: row.name,
      image: imageOf(row),
      regionName: row.region_name,
      followerCount: row.follower_count,
      vacation: vacationOfRow(row, now()),
      notifies: row.notifies,
      followedAt: row.created_at.toISOString(),
      goods: cards.filter(({ storeSeq }) => storeSeq === row.store_seq),
    })),
    total,
    pageCount: Math.ceil(total / FOLLOWING_PAGE_SIZE),
  }
}
