import type { Region } from '#contracts/init.ts'
import type { HostContext } from '../operation/context.ts'
import { toRegion } from './to-region.ts'

/** Every 시/도 and 시/군/구, and each 동 with products on sale. */
export async function listRegions({
  kysely,
}: Pick<HostContext, 'kysely'>): Promise<{ regions: Region[] }> {
  const rows = await kysely
    .selectFrom('region')
    .selectAll()
    .where((where) =>
      where.or([
        where('depth', '<', 3),
        where(
          'region_code',
          'in',
          where
            .selectFrom('product')
            .select('product.region_code')
            .distinct()
            .where('visibility', '=', 'ACTIVE')
            .where('product.region_code', 'is not', null)
            .$castTo<{ region_code: string }>(),
        ),
      ]),
    )
    .orderBy('region_code')
    .execute()
  return { regions: rows.map(toRegion) }
}
