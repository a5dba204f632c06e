import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table price_fact (
    product_seq bigint primary key references product on delete cascade,
    model text not null,
    family text not null,
    accessory text,
    exclusion text,
    options jsonb not null,
    condition text not null,
    price int not null,
    sold_price int,
    sold_at timestamptz,
    listed_at timestamptz not null,
    is_shown boolean not null,
    reader smallint not null,
    check ((sold_price is null) = (sold_at is null))
  )`,
  `create index price_fact_model_sold on price_fact (model, sold_at desc)
    where is_shown and sold_at is not null`,
  `create index price_fact_model_asked on price_fact (model, listed_at desc)
    where is_shown and sold_at is null`,
  `create index price_fact_family_sold on price_fact (family, sold_at desc)
    where is_shown and sold_at is not null and family <> ''`,
  `create index price_fact_family_asked on price_fact (family, listed_at desc)
    where is_shown and sold_at is null and family <> ''`,
  `create index price_fact_reader on price_fact (reader, product_seq)`,
  `create index search_hit_keyword on search_hit (keyword, hour)`,
  // Their titles are read when the server has started.
  `insert into price_fact
      (product_seq, model, family, options, condition, price, listed_at, is_shown, reader)
    select product_seq, '', '', '{}', condition, price, created_at, false, 0 from product
    where visibility <> 'DELETED'`,
]

/** What the price lookup counts: one row a product. */
export const priceFacts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
