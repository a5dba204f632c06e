import { type Kysely, sql } from 'kysely'
import { MOST_SOLD_COUNTED } from '#contracts/price-constants.ts'
import type { DB } from '../db/schema.ts'
import type { ReadTitle } from '../search-index/price-facts/read-title.ts'

/** Models that a lookup links to. */
export const MOST_MODELS = 8

/**
 * Models that a user may mean besides the one that was asked for, the most sold first: its variants, those beside it and
 * the wider one. 아이폰 13 미니 has 아이폰 13 and 아이폰 13 프로.
 */
export async function readRelatedModels(
  kysely: Kysely<DB>,
  { model, family }: Pick<ReadTitle, 'model' | 'family'>,
  since: Date,
): Promise<{ name: string; n: number }[]> {
  const soldOf = (column: 'family' | 'model', name: string) => sql`
    (select f.model from price_fact f
      where ${sql.ref(`f.${column}`)} = ${name} and ${sql.ref(`f.${column}`)} <> ''
        and f.exclusion is null
        and f.is_shown and f.sold_at is not null and f.sold_at >= ${since}
      order by f.sold_at desc limit ${MOST_SOLD_COUNTED.MODEL})`
  const { rows } = await sql<{ name: string; n: number }>`
    select s.model as name, count(*)::int as n
    from (${soldOf('family', model)} union all ${soldOf('family', family)} union all ${soldOf('model', family)}) s
    where s.model <> ${model}
    group by s.model order by n desc, name limit ${MOST_MODELS}`.execute(kysely)
  return rows
}
