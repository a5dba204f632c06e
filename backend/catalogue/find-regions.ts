import { sql } from 'kysely'
import type { Region } from '#contracts/init.ts'
import type { HostContext } from '../operation/context.ts'
import { toRegion } from './to-region.ts'

const MOST = 30
const MOST_WORDS = 4

/**
 * Regions whose name or full name contains every word: '합정', '마포구', '서울 강남'. Names that begin with the last word
 * come first, then the larger regions.
 */
export async function findRegions(
  { kysely }: Pick<HostContext, 'kysely'>,
  keyword: string,
): Promise<{ regions: Region[] }> {
  const words = keyword.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const last = words.at(-1)
  if (last === undefined || words.some((word) => word.includes('\0'))) return { regions: [] }
  const rows = await kysely
    .selectFrom('region')
    .selectAll()
    .where((where) =>
      where.and(words.map((word) => sql<boolean>`strpos(full_name || ' ' || name, ${word}) > 0`)),
    )
    .orderBy(sql`starts_with(name, ${last})`, 'desc')
    .orderBy('depth')
    .orderBy('region_code')
    .limit(MOST)
    .execute()
  return { regions: rows.map(toRegion) }
}
