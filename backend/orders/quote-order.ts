import type { OrderQuote } from '#contracts/order.ts'
import { orderAmounts } from '#contracts/order-money.ts'
import { isPaidType } from '#contracts/order-states.ts'
import { orderTypesOf, shippingFeeOf } from '#contracts/order-types.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import { acceptedOffer } from './accepted-offer.ts'
import { coversOf } from './cover-of.ts'
import { loadOffered } from './offered.ts'
import { termsAt } from './order-terms.ts'
import { orderTime } from './order-time.ts'

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
  const offer = await acceptedOffer(kysely, { buyerStoreSeq, productSeq })
  const price = offer.price ?? product.price
  const { terms } = await termsAt(kysely, await orderTime(kysely, now()))
  const covers = await coversOf(kysely, [productSeq])
  return {
    productSeq,
    title: product.title,
    image: covers.get(productSeq) ?? null,
    seller: { storeSeq: product.storeSeq, name: product.sellerName },
    offerSeq: offer.offerSeq,
    price,
    isAvailable: product.tradeState === 'ON_SALE' && product.liveOrderSeq === null,
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
