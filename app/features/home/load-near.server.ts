import type { Hearts } from '#app/features/hearts/heart-state.ts'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import { ownRegions } from '#app/features/regions/own-regions.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import type { Region } from '#contracts/init.ts'
import type { ProductCard } from '#contracts/product.ts'

const SHOWN = 12
/** Digits of a 시/도: what is further away is not near. */
const PROVINCE_DIGITS = 2

/** New goods near the visitor. */
export interface NearGoods {
  /** 내 동네, the one in use first; none when none is chosen. */
  regions: Region[]
  /** Nearest first, and new within each distance. */
  items: ProductCard[]
  hearts: Hearts | null
  /** Moment of the request. */
  now: string
}

/** New goods of the 시/도 in which the visitor's region is, those of the region first. */
export async function loadNear(context: LoadContext): Promise<NearGoods> {
  const regions = await ownRegions(context)
  const [inUse] = regions
  const now = context.now.toISOString()
  if (!inUse) return { regions, items: [], hearts: null, now }
  const { items } = await context.services.search.products({
    regionCode: inUse.regionCode.slice(0, PROVINCE_DIGITS),
    nearRegionCode: inUse.regionCode,
    tradeStates: ['ON_SALE'],
    sort: 'LATEST',
    pageSize: SHOWN,
  })
  return { regions, items, hearts: await heartsOf(context, items), now }
}
