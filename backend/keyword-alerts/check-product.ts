import { type Kysely, sql, type Transaction } from 'kysely'
import type { AlertFilter } from '#contracts/search.ts'
import { isBlockedBetween } from '../db/blocked-between.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB, WordAlternatives } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import { giveUpOrRetry } from '../notices/retry.ts'
import type { HostLog } from '../operation/context.ts'
import { matchesRow } from '../search/matches-row.ts'
import { type CountedProduct, tokensOf } from '../search-index/search-token.ts'

/** Alerts of one transaction. */
const ALERTS_AT_ONCE = 500

interface Checking {
  kysely: Kysely<DB>
  log: HostLog
  alertsAtOnce?: number
}

interface DueCheck {
  check_seq: number
  product_seq: number
  before: CountedProduct | null
  after_alert_seq: number
}

interface CheckedProduct extends CountedProduct {
  store_seq: number
  title: string
  created_at: Date
}

interface Candidate {
  alert_seq: number
  user_seq: number
  filter: AlertFilter
  clauses: WordAlternatives[] | null
  updated_at: Date
}

/**
 * Compares the product that waits longest with the next alerts that have one of its tokens. An alert fires where the product
 * fits now and did not before; where it has just appeared in the lists, only if it was made after the alert. Like
 * `deliverBatch` it is one transaction that takes the product for itself.
 * @returns whether there was one
 */
export async function checkProduct(checking: Checking): Promise<boolean> {
  const { kysely, log, alertsAtOnce = ALERTS_AT_ONCE } = checking
  let taken: DueCheck | undefined
  try {
    return await retryingTransaction(kysely, async (trx) => {
      taken = await takeDue(trx)
      if (taken) await check(trx, taken, alertsAtOnce)
      return taken !== undefined
    })
  } catch (error) {
    if (!taken) throw error
    const { check_seq: checkSeq, product_seq: productSeq } = taken
    const fate = await giveUpOrRetry(kysely, 'keyword_alert_check', checkSeq)
    log.error(
      { error, checkSeq, productSeq, ...fate },
      'keyword alerts could not be compared with a product',
    )
    return true
  }
}

async function takeDue(trx: Transaction<DB>): Promise<DueCheck | undefined> {
  const row = await trx
    .selectFrom('keyword_alert_check')
    .select(['check_seq', 'product_seq', 'before', 'after_alert_seq'])
    .where('state', '=', 'WAITING')
    .where('next_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('next_at')
    .orderBy('check_seq')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && { ...row, before: row.before as CountedProduct | null }
}

async function check(trx: Transaction<DB>, due: DueCheck, limit: number): Promise<void> {
  const { check_seq: checkSeq, product_seq: productSeq, before } = due
  const product = await readProduct(trx, productSeq)
  const candidates = product
    ? await findCandidates(trx, [...tokensOf(product)], due.after_alert_seq, limit)
    : []
  if (product) {
    const fitting = candidates.filter(({ filter, clauses, updated_at: changedAt }) => {
      if (!matchesRow(filter, clauses, product)) return false
      return before ? !matchesRow(filter, clauses, before) : product.created_at >= changedAt
    })
    if (fitting.length > 0) await fire(trx, productSeq, product, fitting)
  }
  const last = candidates.at(-1)
  if (last && candidates.length === limit)
    await trx
      .updateTable('keyword_alert_check')
      .set({
        after_alert_seq: last.alert_seq,
        attempts: 0,
        next_at: sql<Date>`clock_timestamp()`,
      })
      .where('check_seq', '=', checkSeq)
      .execute()
  else await trx.deleteFrom('keyword_alert_check').where('check_seq', '=', checkSeq).execute()
}

/** As lists show it now; only what can be bought. */
function readProduct(
  trx: Transaction<DB>,
  productSeq: number,
): Promise<CheckedProduct | undefined> {
  return trx
    .selectFrom('product_search as found')
    .innerJoin('product', 'product.product_seq', 'found.product_seq')
    .select(['found.norm', 'found.category_path', 'found.region_codes', 'found.trade_state'])
    .select(['found.condition', 'found.trade_methods', 'found.shipping_included'])
    .select(['found.safe_pay', 'found.lowered', 'found.price', 'found.store_seq'])
    .select(['product.title', 'product.created_at'])
    .where('found.product_seq', '=', productSeq)
    .where('found.trade_state', '=', 'ON_SALE')
    .executeTakeFirst()
}

/** The alerts behind `after` that have one of the tokens. Each token gives no more than are needed, from its index. */
async function findCandidates(
  trx: Transaction<DB>,
  tokens: readonly string[],
  after: number,
  limit: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select alert.alert_seq, alert.user_seq, alert.filter, alert.clauses, alert.updated_at
    from (
      select distinct found.alert_seq
      from unnest(${tokens}::text[]) as wanted (token)
      cross join lateral (
        select alert_seq from keyword_alert_token
        where token = wanted.token and alert_seq > ${after}
        order by alert_seq limit ${limit}
      ) found
      order by found.alert_seq limit ${limit}
    ) found
    join keyword_alert alert on alert.alert_seq = found.alert_seq
    order by alert.alert_seq`.execute(trx)
  return rows
}

/**
 * Leaves out the seller, who blocks or is blocked by them, and who was told of this product already, or of the same one
 * before it was listed anew.
 */
async function fire(
  trx: Transaction<DB>,
  productSeq: number,
  { store_seq: storeSeq, title }: CheckedProduct,
  fitting: readonly Candidate[],
): Promise<void> {
  const { rows } = await sql<{ user_seq: number; alert_seq: number }>`
    select given.user_seq, min(given.alert_seq) as alert_seq
    from unnest(
      ${fitting.map((alert) => alert.user_seq)}::bigint[],
      ${fitting.map((alert) => alert.alert_seq)}::bigint[]
    ) as given (user_seq, alert_seq)
    where not exists (
      select from store own
      where own.user_seq = given.user_seq
        and (own.store_seq = ${storeSeq} or ${isBlockedBetween(sql`own.store_seq`, sql`${storeSeq}::bigint`)})
    ) and not exists (
      select from keyword_alert_hit hit
      join product known on known.product_seq = hit.product_seq
      where hit.user_seq = given.user_seq
        and (hit.product_seq = ${productSeq} or (known.store_seq = ${storeSeq} and known.title = ${title}))
    )
    group by given.user_seq`.execute(trx)
  if (rows.length === 0) return
  const eventSeq = await enqueueEvent(trx, { kind: 'KEYWORD_HIT', productSeq })
  await trx
    .insertInto('keyword_alert_hit')
    .values(rows.map((row) => ({ ...row, product_seq: productSeq, event_seq: eventSeq })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
