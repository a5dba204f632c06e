import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { regionLevels } from '../search-index/search-token.ts'
import { type FindRequest, findProducts } from './find-products.ts'
import { lookUp } from './look-up.ts'

/** The products of one distance: within a region, without those that are nearer. */
interface NearLevel {
  /** Undefined for the whole country. */
  inside: string | undefined
  outside: string | undefined
}

/**
 * One page of products, the nearest first: those of the 동, then of its 시/군/구, then of its 시/도, then the rest, each in
 * the requested order. Every distance is a query of its own, so that none has to sort all products; the queries stop
 * when the page is full.
 */
export async function findNearFirst(
  kysely: Kysely<DB>,
  request: FindRequest,
  nearRegionCode: string,
): Promise<number[]> {
  const productSeqs: number[] = []
  let { offset } = request
  for (const { inside, outside } of nearLevels(nearRegionCode, request.filter.regionCode)) {
    const limit = request.limit - productSeqs.length
    if (limit === 0) break
    const filter = { ...request.filter, regionCode: inside, outsideRegionCode: outside }
    const found = await findProducts(
      kysely,
      { ...request, filter, offset, limit },
      await lookUp(kysely, filter),
    )
    productSeqs.push(...found.productSeqs)
    // Where the page is not full, all products of the distance were counted.
    offset = Math.max(0, offset - found.total)
  }
  return productSeqs
}

/**
 * The distances from a region, nearest first.
 * @param within the region that the list is narrowed to; distances outside it are left out
 */
export function nearLevels(nearRegionCode: string, within: string | undefined): NearLevel[] {
  const codes = regionLevels(nearRegionCode).reverse()
  const levels: NearLevel[] = []
  let outside: string | undefined
  for (const code of [...codes, undefined]) {
    const inside = narrower(code, within)
    // A product may be in both regions all the same: it is not left out of the next distance.
    if (inside === null) continue
    if (outside === undefined || !inside?.startsWith(outside)) levels.push({ inside, outside })
    outside = code
  }
  return levels
}

/** The part that two regions share; null when there is none. */
function narrower(one: string | undefined, other: string | undefined): string | undefined | null {
  if (one === undefined) return other
  if (other === undefined || one.startsWith(other)) return one
  return other.startsWith(one) ? other : null
}
