import type { Selectable } from 'kysely'
import type { Region } from '#contracts/init.ts'
import type { RegionTable } from '../db/schema.ts'

/** A region as the hosts answer it. */
export const toRegion = (row: Selectable<RegionTable>): Region => ({
  regionCode: row.region_code,
  parentCode: row.parent_code,
  depth: row.depth,
  name: row.name,
  fullName: row.full_name,
})
