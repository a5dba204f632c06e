import type { Kysely } from 'kysely'
import type { AlertFilter } from '#contracts/search.ts'
import type { DB } from '../db/schema.ts'
import { refuse } from '../operation/refusal.ts'
import { type LookedUp, lookUp } from '../search/look-up.ts'
import { alertTokens } from './alert-tokens.ts'
import { canonicalFilter, filterKey } from './canonical-filter.ts'

/** What is stored of an alert's filter. */
export interface ReadyAlert {
  filter: AlertFilter
  key: string
  clauses: LookedUp['clauses']
  tokens: string[]
}

/** Reads what the filter means to the search now; refused where it would find everything, or nothing. */
export async function readyAlert(kysely: Kysely<DB>, given: AlertFilter) {
  const filter = canonicalFilter(given)
  const { clauses, counts } = await lookUp(kysely, filter)
  if (clauses?.length === 0)
    return refuse('UNFIT', { message: '검색어에 글자나 숫자를 넣어 주세요.' })
  const tokens = alertTokens(filter, clauses, counts)
  if (tokens === null)
    return refuse('UNFIT', { message: '검색어나 카테고리, 지역 가운데 하나는 정해 주세요.' })
  if (!(await isKnown(kysely, filter)))
    return refuse('UNFIT', { message: '카테고리나 지역을 다시 골라 주세요.' })
  if (filter.minPrice !== undefined && filter.minPrice > (filter.maxPrice ?? Infinity))
    return refuse('UNFIT', { message: '최저 가격이 최고 가격보다 높아요.' })
  return { filter, key: filterKey(filter), clauses, tokens } satisfies ReadyAlert
}

async function isKnown(
  kysely: Kysely<DB>,
  { categorySeq, regionCode }: AlertFilter,
): Promise<boolean> {
  const category =
    categorySeq === undefined ||
    (await kysely
      .selectFrom('category')
      .select('category_seq')
      .where('category_seq', '=', categorySeq)
      .executeTakeFirst())
  const region =
    regionCode === undefined ||
    (await kysely
      .selectFrom('region')
      .select('region_code')
      .where('region_code', '=', regionCode)
      .executeTakeFirst())
  return Boolean(category && region)
}

/** Whether another alert of the member finds the same. */
export function findSameAlert(trx: Kysely<DB>, userSeq: number, key: string, exceptSeq = 0) {
  return trx
    .selectFrom('keyword_alert')
    .select('alert_seq')
    .where('user_seq', '=', userSeq)
    .where('filter_key', '=', key)
    .where('alert_seq', '<>', exceptSeq)
    .executeTakeFirst()
}

/** An alert without tokens finds nothing: that is how a paused one rests. */
export async function writeTokens(
  trx: Kysely<DB>,
  alertSeq: number,
  tokens: readonly string[],
): Promise<void> {
  await trx.deleteFrom('keyword_alert_token').where('alert_seq', '=', alertSeq).execute()
  if (tokens.length > 0)
    await trx
      .insertInto('keyword_alert_token')
      .values(tokens.map((token) => ({ token, alert_seq: alertSeq })))
      .execute()
}
