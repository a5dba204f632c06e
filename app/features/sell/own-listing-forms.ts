import * as z from 'zod/mini'
import { many, oneOf, readBy, sequence, ticked } from '#app/forms/fields.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { readWon } from './typed-won.ts'

const LISTINGS = {
  productSeq: many(sequence(), z.minLength(1, '먼저 상품을 골라 주세요.')),
}
const chosen = z.object(LISTINGS)

/** What a seller does with own listings, in their list and on the page of one. */
export const OWN_LISTING_FORMS = {
  state: z.object({
    ...LISTINGS,
    tradeState: oneOf(Object.keys(TRADE_STATE_LABELS) as (keyof typeof TRADE_STATE_LABELS)[]),
  }),
  bump: chosen,
  hide: chosen,
  show: chosen,
  delete: z.object({ ...LISTINGS, isSure: ticked('삭제하면 되돌릴 수 없어요. 확인해 주세요.') }),
  price: z.object({
    ...LISTINGS,
    formKey: z.string().check(z.regex(/^[\da-f-]{36}$/i)),
    version: sequence(),
    price: readBy<number>((typed) => {
      const { value, error } = readWon(typed, LISTING_LIMITS.highestPrice, '가격')
      if (error !== undefined) return { error }
      return value === null ? { error: '가격을 적어 주세요.' } : { value }
    }),
  }),
}
