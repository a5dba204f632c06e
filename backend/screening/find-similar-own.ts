import { type Kysely, sql } from 'kysely'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { DB } from '../db/schema.ts'
import { gramsOf, normaliseText } from '../search-index/korean/normalise.ts'

interface OwnListing {
  title: string
  price: number
  categorySeq: number
}

/** Share of the letters that two titles have in common when they are nearly the same. */
const NEARLY_SAME = 0.75
/** Prices of a repeated listing differ by so much at most. */
const NEAR_PRICE = 0.3
const MOST_COMPARED = 50

/**
 * The member's own listing that is for sale and nearly the same: title, category and price. Bumping it is what they want.
 * The index over the bands of titles finds candidates of this store alone, however many listings it has.
 */
export async function findSimilarOwn(
  kysely: Kysely<DB>,
  userSeq: number,
  { title, price, categorySeq }: OwnListing,
): Promise<ListingFinding[]> {
  const norm = normaliseText(title)
  const { rows } = await sql<{ product_seq: number; title: string; price: number }>`
    select product.product_seq, product.title, product.price
    from store
    join product_search as other on listing_bands(other.store_seq, other.norm)
      && listing_bands(store.store_seq, ${norm})
    join product on product.product_seq = other.product_seq
    where store.user_seq = ${userSeq} and other.store_seq = store.store_seq
      and other.category_seq = ${categorySeq} and other.trade_state <> 'SOLD'
    order by other.product_seq desc
    limit ${MOST_COMPARED}`.execute(kysely)
  const same = rows.find(
    (row) =>
      sharedShare(norm, normaliseText(row.title)) >= NEARLY_SAME &&
      Math.abs(row.price - price) <= NEAR_PRICE * Math.max(row.price, price),
  )
  if (!same) return []
  return [
    {
      field: 'title',
      level: 'WARN',
      code: 'SIMILAR_OWN',
      message: '비슷한 내 상품이 이미 판매 중이에요. 끌올 하시겠어요?',
      rule: '두손 운영정책 (중복 등록)',
      advice: '같은 물건이라면 새로 올리지 말고 끌올해 주세요. 다른 물건이라면 그대로 올려도 돼요.',
      excerpt: same.title,
      productSeq: same.product_seq,
    },
  ]
}

/** Dice's coefficient of the two-letter grams. */
function sharedShare(one: string, other: string): number {
  const [mine, theirs] = [new Set(gramsOf(one)), new Set(gramsOf(other))]
  const shared = [...mine].filter((gram) => theirs.has(gram)).length
  return (2 * shared) / Math.max(1, mine.size + theirs.size)
}
