import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { DESK_COUNTED } from '#contracts/desk-constants.ts'
import type { DB } from '../db/schema.ts'

/**
 * How many rows a list of the desk has and how many pages, counted no further than the desk counts: operators work from
 * the first page on. Behind the counted pages there is one more as long as a page is full.
 * @param shown rows of the page that is shown
 */
export async function countForDesk<Tables extends keyof DB>(
  kysely: Kysely<DB>,
  rows: SelectQueryBuilder<DB, Tables, object>,
  { page, pageSize, shown }: { page: number; pageSize: number; shown: number },
): Promise<{ total: number; pageCount: number }> {
  const counted = rows
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(DESK_COUNTED + 1)
  const { total } = await kysely
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { total, pageCount: pagesOfDesk(total, { page, pageSize, shown }) }
}

/** @param total counted as far as the desk counts */
export function pagesOfDesk(
  total: number,
  { page, pageSize, shown }: { page: number; pageSize: number; shown: number },
): number {
  const counted = Math.ceil(Math.min(total, DESK_COUNTED) / pageSize)
  const isMore = total > DESK_COUNTED && shown === pageSize
  const isBehind = total > DESK_COUNTED && page > counted
  return Math.max(1, counted, isMore ? page + 1 : 0, isBehind ? page : 0)
}
