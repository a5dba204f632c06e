import type { StandardFacts } from '#contracts/order-case.ts'

/** From whom it was bought. */
export const TRADE_SELLERS = { PRIVATE: '개인', BUSINESS: '사업자' } as const

/** A trade without safe payment, as an address describes it: no order knows it. What is not said is the commonest. */
export function readTrade({ url }: Pick<Request, 'url'>): StandardFacts {
  const { searchParams } = new URL(url)
  return {
    type: searchParams.get('way') === 'DIRECT' ? 'DIRECT' : 'PARCEL',
    isBusiness: searchParams.get('seller') === 'BUSINESS',
    goods: 'OTHER',
    days: null,
    problem: null,
  }
}
