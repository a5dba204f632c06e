import type { CourierCode } from '#contracts/couriers.ts'

/** A shop that parcels wait in is known by its name: it has no postcode here. */
export const NO_ZONECODE = '00000'

/** Convenience stores that parcels can be collected at, as people write them, and who carries parcels between their shops. */
const CHAINS: readonly { name: RegExp; courier: CourierCode | null }[] = [
  { name: /GS\s*25|지에스\s*25/iu, courier: 'GS25' },
  { name: /\bCU\b|CU(?=\p{Script=Hangul})|씨유/iu, courier: 'CU' },
  { name: /세븐\s*일레븐|7-?\s*eleven|세븐/iu, courier: null },
  { name: /이마트\s*24|emart\s*24/iu, courier: null },
]

/** The chain that a shop's name says; undefined where it says none. */
const chainOf = (shop: string) => CHAINS.find(({ name }) => name.test(shop))

export const namesChain = (shop: string): boolean => chainOf(shop) !== undefined

/** Who brings a parcel to a shop; null where the chain has no courier of its own. */
export const courierOfShop = (shop: string): CourierCode | null => chainOf(shop)?.courier ?? null

/** An address in one line. */
export function addressLine({
  zonecode,
  roadAddress,
  detail,
}: {
  zonecode: string
  roadAddress: string
  detail: string
}): string {
  const postcode = zonecode === NO_ZONECODE ? '' : `(${zonecode})`
  return [postcode, roadAddress, detail].filter(Boolean).join(' ')
}
