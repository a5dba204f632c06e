import { type Kysely, sql } from 'kysely'
import type { OrderQuote } from '#contracts/order.ts'
import { orderAmounts } from '#contracts/order-money.ts'
import { isPaidType } from '#contracts/order-states.ts'
import { orderTypesOf, shippingFeeOf } from '#contracts/order-types.ts'
import { heldOf, heldRoom, heldSince } from '../chat/offers/held-price.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { pointTermsInForce } from '../points/point-terms.ts'
import { usableSum } from '../points/spend-points.ts'
import { isFor } from '../product-queue/turn-of.ts'
import { coverOf } from './cover-of.ts'
import { loadOffered } from './offered.ts'
import { movedOn } from './order-time.ts'
import { findOwnOrder } from './own-order.ts'
import { sellerReliability } from './reliability.ts'
import { termsInForce } from './terms/order-terms.ts'

interface Asking {
  userSeq: number
  productSeq: number
  /** By the clock on the wall. */
  now: Date
  /** By the clock of orders. */
  at: Date
}

const readFacts = preparedQuery((db, asking: Asking & { since: Date }) => {
  const { userSeq, productSeq, now, since, at } = asking
  const buyerStoreSeq = sql.ref<number>('own.store_seq')
  return db
    .selectFrom('store as own')
    .innerJoinLateral(termsInForce(db, at).as('rules'), (join) => join.onTrue())
    .innerJoinLateral(pointTermsInForce(db, at).as('points'), (join) => join.onTrue())
    .innerJoinLateral(usableSum(db, userSeq, at).as('usable'), (join) => join.onTrue())
    .leftJoinLateral(heldRoom(db, { buyerStoreSeq, productSeq, now, since }).as('held'), (join) =>
      join.onTrue(),
    )
    .leftJoinLateral(coverOf(db, productSeq).as('cover'), (join) => join.onTrue())
    .select(['rules.terms', 'points.terms as point_terms', 'usable.balance'])
    .select(['held.room_id', 'held.offer_seq', 'held.request_seq', 'held.offered'])
    .select(['held.answered_at', 'held.requested', 'held.expires_at'])
    .select(['cover.media_key', 'cover.width', 'cover.height', 'cover.color'])
    .where('own.user_seq', '=', userSeq)
})

/** What a quote is made of besides the product, in one statement. */
async function quoteFacts(db: Kysely<DB>, asking: Asking) {
  const [row] = await readFacts(db, { ...asking, since: heldSince(asking.now) })
  if (!row) throw new Error('a member has no store, or no terms are in force')
  const { terms, point_terms: pointTerms, balance } = row
  return { terms, pointTerms, balance, held: heldOf(row), image: imageOf(row) }
}

/** What an order of a product would cost the caller, in each way that it is offered. Reserves nothing. */
export async function quoteOrder(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<OrderQuote | Refusal<'NOT_FOUND' | 'OWN'>> {
  const product = await loadOffered(kysely, productSeq)
  if (!product?.isVisible) return refuse('NOT_FOUND')
  if (product.sellerUserSeq === userSeq) return refuse('OWN')
  const wall = now()
  const at = movedOn(wall, product.minutesAhead)
  const facts = await quoteFacts(kysely, { userSeq, productSeq, now: wall, at })
  const { held, terms, balance, image } = facts
  const { useLeast, useMostBp, cashLeast, earnBp, earnMost } = facts.pointTerms
  const price = held.price ?? product.price
  const isAvailable = await isFor(kysely, { userSeq, product, at })
  return {
    productSeq,
    title: product.title,
    image,
    seller: { storeSeq: product.storeSeq, name: product.sellerName },
    isBusiness: product.isBusiness,
    sellerReliability: await sellerReliability(kysely, product.sellerUserSeq),
    held:
      held.price === null || held.until === null
        ? null
        : { isRequested: held.requestSeq !== null, until: held.until.toISOString() },
    price,
    ownOrderSeq: await ownOrderOf(kysely, userSeq, product.liveOrderSeq),
    terms: {
      buyerFeeBp: terms.buyerFeeBp,
      sellerFeeBp: terms.sellerFeeBp,
      freeUpTo: terms.freeUpTo,
      maxPrice: terms.maxPrice,
      compensationCap: terms.compensationCap,
      compensationDays: terms.compensationDays,
      requestHours: terms.requestHours,
      payMinutes: terms.payMinutes,
      depositHours: terms.depositHours,
      acceptHours: terms.acceptHours,
      shipDays: terms.shipDays,
      confirmHours: terms.confirmHours,
      longConfirmDays: terms.longConfirmDays,
      holdDays: terms.holdDays,
      couponHours: terms.couponHours,
    },
    points: {
      balance,
      terms: { useLeast, useMostBp, cashLeast, earnBp, earnMost },
    },
    isAvailable,
    canWait: product.tradeState === 'RESERVED' && !isAvailable,
    choices: orderTypesOf({ ...product, price })
      .filter((type) => !isPaidType(type) || price <= terms.maxPrice)
      .map((type) => ({
        type,
        amounts: orderAmounts(
          { type, price, shippingFee: shippingFeeOf(type, product), points: 0 },
          terms,
        ),
      })),
  }
}

async function ownOrderOf(db: Kysely<DB>, userSeq: number, liveOrderSeq: number | null) {
  if (liveOrderSeq === null) return null
  const own = await findOwnOrder(db, userSeq, liveOrderSeq)
  return own?.role === 'BUYER' ? liveOrderSeq : null
}
