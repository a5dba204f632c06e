import type { Kysely } from 'kysely'
import type { OrderQuote } from '#contracts/order.ts'
import { orderAmounts } from '#contracts/order-money.ts'
import { isPaidType } from '#contracts/order-states.ts'
import { orderTypesOf, shippingFeeOf } from '#contracts/order-types.ts'
import { heldPrice } from '../chat/offers/held-price.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { pointTermsAt } from '../points/point-terms.ts'
import { pointBalance } from '../points/spend-points.ts'
import { isFor } from '../product-queue/turn-of.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import { coversOf } from './cover-of.ts'
import { loadOffered } from './offered.ts'
import { termsAt } from './order-terms.ts'
import { orderTime } from './order-time.ts'
import { findOwnOrder } from './own-order.ts'
import { sellerReliability } from './reliability.ts'

/** What an order of a product would cost the caller, in each way that it is offered. Reserves nothing. */
export async function quoteOrder(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<OrderQuote | Refusal<'NOT_FOUND' | 'OWN'>> {
  const product = await loadOffered(kysely, productSeq)
  if (!product?.isVisible) return refuse('NOT_FOUND')
  if (product.sellerUserSeq === userSeq) return refuse('OWN')
  const buyerStoreSeq = await ownStoreSeq(kysely, userSeq)
  const held = await heldPrice(kysely, { buyerStoreSeq, productSeq, now: now() })
  const price = held.price ?? product.price
  const at = await orderTime(kysely, now())
  const { terms } = await termsAt(kysely, at)
  const { useLeast, useMostBp, cashLeast, earnBp, earnMost } = await pointTermsAt(kysely, at)
  const covers = await coversOf(kysely, [productSeq])
  const isAvailable = await isFor(kysely, { userSeq, product, at })
  return {
    productSeq,
    title: product.title,
    image: covers.get(productSeq) ?? null,
    seller: { storeSeq: product.storeSeq, name: product.sellerName },
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
      payMinutes: terms.payMinutes,
      depositHours: terms.depositHours,
      acceptHours: terms.acceptHours,
      shipDays: terms.shipDays,
      confirmHours: terms.confirmHours,
      couponHours: terms.couponHours,
    },
    points: {
      balance: await pointBalance(kysely, userSeq, at),
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
