import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { ORDER_STATE_NAMES, orderStateRow } from '#contracts/order-states.ts'
import { type ReadTitle, readTitle } from './read-title.ts'

/** Increase it with the rules that read titles: facts that older rules have read are read again. */
export const READER = 5

const SOLD_STATES = ORDER_STATE_NAMES.filter((state) => orderStateRow(state).product === 'SOLD')
const BATCH_SIZE = 500

/**
 * Writes what the price lookup counts of these products. What a thing was sold for and when stays as it was at the sale,
 * whatever its seller writes later. Call it in the transaction that changed them, with its handle.
 */
export async function writePriceFacts(
  kysely: Kysely<DB>,
  products: readonly { product_seq: number; title: string }[],
): Promise<void> {
  if (products.length === 0) return
  const facts = products.map(({ product_seq: productSeq, title }) => ({
    productSeq,
    ...readTitle(title),
  }))
  const column = (pick: (fact: ReadTitle) => string | null) => facts.map(pick)
  await sql`
    insert into price_fact (product_seq, model, family, accessory, exclusion, options, condition,
      price, sold_price, sold_at, listed_at, is_shown, reader)
    select p.product_seq, made.model, made.family, made.accessory, made.exclusion, made.options::jsonb,
      p.condition, p.price,
      case when p.trade_state = 'SOLD' then coalesce(deal.price, p.price) end,
      case when p.trade_state = 'SOLD' then coalesce(deal.at, p.updated_at) end,
      p.created_at, p.visibility = 'ACTIVE' and s.status = 'ACTIVE', ${READER}
    from unnest(
      ${facts.map((fact) => fact.productSeq)}::bigint[],
      ${column(({ model }) => model)}::text[],
      ${column(({ family }) => family)}::text[],
      ${column(({ accessory }) => accessory)}::text[],
      ${column(({ exclusion }) => exclusion)}::text[],
      ${column(({ options }) => JSON.stringify(options))}::text[]
    ) as made (product_seq, model, family, accessory, exclusion, options)
    join product p on p.product_seq = made.product_seq
    join store s on s.store_seq = p.store_seq
    left join lateral (
      select price, coalesce(confirmed_at, state_at) as at from orders
      where orders.product_seq = p.product_seq and p.trade_state = 'SOLD'
        and state = any(${SOLD_STATES}::text[])
      order by order_seq desc
      limit 1
    ) deal on true
    on conflict (product_seq) do update set
      model = excluded.model, family = excluded.family, accessory = excluded.accessory,
      exclusion = excluded.exclusion, options = excluded.options, condition = excluded.condition,
      price = excluded.price, listed_at = excluded.listed_at, is_shown = excluded.is_shown,
      reader = excluded.reader,
      sold_price = case when excluded.sold_at is not null and price_fact.reader > 0
        then coalesce(price_fact.sold_price, excluded.sold_price) else excluded.sold_price end,
      sold_at = case when excluded.sold_at is not null and price_fact.reader > 0
        then coalesce(price_fact.sold_at, excluded.sold_at) else excluded.sold_at end
    where price_fact.reader <> excluded.reader
      or (price_fact.sold_at is null) <> (excluded.sold_at is null)
      or (price_fact.model, price_fact.accessory, price_fact.exclusion, price_fact.options,
          price_fact.condition, price_fact.price, price_fact.is_shown)
        is distinct from (excluded.model, excluded.accessory, excluded.exclusion, excluded.options,
          excluded.condition, excluded.price, excluded.is_shown)`.execute(kysely)
}

/** The facts of a product that is not shown, if it exists. Call it in the transaction that changed it. */
export async function writePriceFactOf(kysely: Kysely<DB>, productSeq: number): Promise<void> {
  const products = await kysely
    .selectFrom('product')
    .select(['product_seq', 'title'])
    .where('product_seq', '=', productSeq)
    .execute()
  await writePriceFacts(kysely, products)
}

/** Whether the goods of a store are counted follows the store. Call it in the transaction that closed or opened it. */
export async function showStorePrices(kysely: Kysely<DB>, storeSeq: number): Promise<void> {
  await sql`
    update price_fact set is_shown = p.visibility = 'ACTIVE' and s.status = 'ACTIVE'
    from product p join store s on s.store_seq = p.store_seq
    where price_fact.product_seq = p.product_seq and p.store_seq = ${storeSeq}
      and price_fact.is_shown <> (p.visibility = 'ACTIVE' and s.status = 'ACTIVE')`.execute(kysely)
}

/**
 * Reads the titles again that an earlier version of the rules has read, in batches. Several processes may do it at once.
 * @returns how many
 */
export async function readPricesAgain(kysely: Kysely<DB>): Promise<number> {
  let count = 0
  for (;;) {
    const read = await kysely.transaction().execute(async (trx) => {
      const { rows } = await sql<{ product_seq: number; title: string }>`
        select p.product_seq, p.title from price_fact f
        join product p on p.product_seq = f.product_seq
        where f.reader < ${READER}
        order by f.reader, f.product_seq
        limit ${BATCH_SIZE}
        for update of f skip locked`.execute(trx)
      await writePriceFacts(trx, rows)
      return rows.length
    })
    count += read
    if (read < BATCH_SIZE) return count
  }
}
