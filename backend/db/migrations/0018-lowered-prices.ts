import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'alter table product_search add column lowered boolean not null default false',
  `update product_search set lowered = true
    from product
    where product.product_seq = product_search.product_seq and product.previous_price > product.price`,
  'create index product_search_lowered on product_search (rank desc, product_seq desc) where lowered',
  `insert into search_token (token, product_count)
    select 'd:true', count(*) from product_search where lowered having count(*) > 0`,
]

/** Products whose price was lowered can be listed. */
export const loweredPrices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
