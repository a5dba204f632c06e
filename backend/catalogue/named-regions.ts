import type { Region } from '#contracts/init.ts'
import type { HostContext } from '../operation/context.ts'
import { toRegion } from './to-region.ts'

/** Regions by their codes, in this order; unknown ones are left out. */
export async function namedRegions(
  { kysely }: Pick<HostContext, 'kysely'>,
  regionCodes: readonly string[],
): Promise<{ regions: Region[] }> {
  if (regionCodes.length === 0) return { regions: [] }
  const rows = await kysely
    .selectFrom('region')
    .selectAll()
    .where('region_code', 'in', regionCodes)
    .execute()
  const byCode = new Map(rows.map((row) => [row.region_code, toRegion(row)]))
  return { regions: [...new Set(regionCodes)].flatMap((code) => byCode.get(code) ?? []) }
}
