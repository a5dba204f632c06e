import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { type ReviewRole, reviewsDueAt } from '#contracts/review-rules.ts'
import { pickText, type Random, randomOf, sample, weightedPicker } from '../random.ts'
import type { BulkRow } from './bulk-insert.ts'
import { DEMO_FACTS, DEMO_PEOPLE } from './demo-facts.ts'
import { type DemoStore, momentBetween, type StoreCounters } from './demo-people.ts'
import type { DemoProduct } from './demo-products.ts'
import {
  BAD_REVIEWS,
  GOOD_ENDINGS,
  GOOD_OPENINGS,
  GOOD_REPLIES,
  GOOD_TAGS,
  MIXED_REVIEWS,
  SELLER_REVIEWS,
} from './texts/reviews.ts'

/** How far back reviews go; what is older than the listings is about goods no longer kept. */
const OLDEST_DAYS = 700
/** Reviews for a store of activity 1. */
const REVIEWS_PER_ACTIVITY = 13
const MANY_REVIEWS = 68

interface ReviewRow {
  review_seq: number
  store_seq: number
  writer_store_seq: number
  product_seq: number | null
  rating: number
  tags: string[]
  body: string
  reply: string | null
  writer_role: ReviewRole
  trade_seq: number | null
  due_at: Date | null
  visible_at: Date | null
  created_at: Date
}

/** Reviews in order of time, and what they add up to for each store. */
export function buildReviews(input: {
  now: Date
  stores: readonly DemoStore[]
  products: readonly DemoProduct[]
}): { reviews: ReviewRow[]; counters: Map<number, StoreCounters> } {
  const { now, stores, products } = input
  const sold = new Map<number, { product_seq: number; updated_at: Date }[]>()
  for (const { row } of products) {
    if (row.trade_state !== 'SOLD' || row.visibility !== 'ACTIVE') continue
    const list = sold.get(row.store_seq) ?? []
    list.push(row)
    sold.set(row.store_seq, list)
  }
  const reviews = stores.flatMap((store) =>
    reviewsOf({ store, stores, now, sold: sold.get(store.storeSeq) ?? [] }),
  )
  reviews.push(...reviewsOfBuyer({ now, stores }))
  reviews.sort((left, right) => left.created_at.getTime() - right.created_at.getTime())
  const counters = new Map<number, StoreCounters>()
  for (const [index, review] of reviews.entries()) {
    review.review_seq = index + 1
    const counter = counters.get(review.store_seq) ?? { reviewCount: 0, ratingSum: 0 }
    counter.reviewCount += 1
    counter.ratingSum += review.rating
    counters.set(review.store_seq, counter)
  }
  return { reviews, counters }
}

function reviewsOf(input: {
  store: DemoStore
  stores: readonly DemoStore[]
  now: Date
  sold: readonly { product_seq: number; updated_at: Date }[]
}): ReviewRow[] {
  const { store, stores, now, sold } = input
  const random = randomOf(8000 + store.storeSeq)
  const wanted =
    store.storeSeq === DEMO_FACTS.manyReviewsStoreSeq
      ? MANY_REVIEWS
      : Math.round(store.activity * REVIEWS_PER_ACTIVITY * random.between(0.5, 1.4))
  // Who sells a lot also buys a lot; the demo people's own reviews come from them, too.
  const pickWriter = weightedPicker(
    stores.filter(
      ({ storeSeq, createdAt }) =>
        storeSeq !== store.storeSeq &&
        storeSeq !== DEMO_FACTS.emptyStoreSeq &&
        now.getTime() - createdAt.getTime() > 100 * DAY_MS,
    ),
    ({ activity }) => activity + 0.6,
  )
  return Array.from({ length: wanted }, (_, index) => {
    const writer = pickWriter(random)
    if (!writer) throw new Error('There is no writer for a review')
    const product = sold[index]
    const opened = Math.max(
      store.createdAt.getTime(),
      writer.createdAt.getTime(),
      now.getTime() - OLDEST_DAYS * DAY_MS,
    )
    const createdAt = product
      ? momentBetween(random, product.updated_at, now)
      : momentBetween(random, new Date(opened), now)
    return {
      review_seq: 0,
      store_seq: store.storeSeq,
      writer_store_seq: writer.storeSeq,
      product_seq: product?.product_seq ?? null,
      ...composeReview(random, store.quality),
      ...shownAtOnce(createdAt),
    }
  })
}

/** Reviews from before trades were recorded. */
const shownAtOnce = (at: Date) => ({
  writer_role: 'BUYER' as ReviewRole,
  trade_seq: null,
  due_at: null,
  visible_at: at,
  created_at: at,
})

/** What sellers wrote about the demo people's buyer. */
function reviewsOfBuyer({ now, stores }: { now: Date; stores: readonly DemoStore[] }): ReviewRow[] {
  const buyer = stores.find(({ storeSeq }) => storeSeq === DEMO_FACTS.buyerStoreSeq)
  if (!buyer) return []
  const sellers = stores.slice(DEMO_PEOPLE.length)
  return SELLER_REVIEWS.flatMap(({ tags, body }, index) => {
    const writer = sellers[3 + index * 7]
    if (!writer) return []
    return {
      review_seq: 0,
      store_seq: buyer.storeSeq,
      writer_store_seq: writer.storeSeq,
      product_seq: null,
      rating: index === 2 ? 4 : 5,
      tags: [...tags],
      body,
      reply: null,
      ...shownAtOnce(new Date(now.getTime() - (9 + index * 31) * DAY_MS)),
      writer_role: 'SELLER' as ReviewRole,
    }
  })
}

function composeReview(
  random: Random,
  quality: number,
): Pick<ReviewRow, 'rating' | 'tags' | 'body' | 'reply'> {
  const roll = random.next() * (0.55 + 0.45 * quality)
  if (random.chance((1 - quality) * 0.16)) {
    const bad = random.pick([...BAD_REVIEWS] as [
      (typeof BAD_REVIEWS)[number],
      ...(typeof BAD_REVIEWS)[number][],
    ])
    return {
      rating: random.chance(0.45) ? 1 : 2,
      tags: [...bad.tags],
      body: bad.body,
      reply: random.chance(0.6) ? bad.reply : null,
    }
  }
  if (random.chance((1.05 - quality) * 0.22)) {
    return {
      rating: 3,
      tags: random.chance(0.5) ? sample(random, GOOD_TAGS, 1) : [],
      body: pickText(random, MIXED_REVIEWS),
      reply: null,
    }
  }
  const opening = pickText(random, GOOD_OPENINGS)
  const ending = pickText(random, GOOD_ENDINGS)
  return {
    rating: roll > 0.17 ? 5 : 4,
    tags: sample(random, GOOD_TAGS.slice(0, random.chance(0.7) ? 5 : 8), random.integer(1, 3)),
    body: ending === '' ? opening : `${opening} ${ending}`,
    reply: random.chance(0.14) ? pickText(random, GOOD_REPLIES) : null,
  }
}

/**
 * Of the finished trades of the demo people, the newest waits for both reviews; of the others one member has written, and
 * no reader sees it yet.
 */
export function buildWaitingReviews({
  now,
  trades,
  firstSeq,
}: {
  now: Date
  trades: readonly BulkRow<'chat_trade'>[]
  firstSeq: number
}): ReviewRow[] {
  const done = trades.flatMap(({ done_at: at, ...trade }) =>
    at ? [{ ...trade, at: new Date(at) }] : [],
  )
  return done.slice(0, 1).map((trade, index) => ({
    review_seq: firstSeq + index,
    store_seq: trade.seller_store_seq,
    writer_store_seq: trade.buyer_store_seq,
    product_seq: trade.product_seq,
    rating: 5,
    tags: ['친절하고 매너가 좋아요', '상품 상태가 설명과 같아요'],
    body: '사진보다 실물이 더 깨끗해요. 만나서 켜 보는 것까지 다 보여 주셔서 믿고 샀습니다.',
    reply: null,
    writer_role: 'BUYER' as const,
    trade_seq: Number(trade.trade_seq),
    due_at: reviewsDueAt(trade.at),
    visible_at: null,
    created_at: new Date(Math.min(now.getTime(), trade.at.getTime() + 3 * HOUR_MS)),
  }))
}
