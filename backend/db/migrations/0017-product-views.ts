import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Not columns of product: a view changes nothing that a cached answer must show at once.
  `create table product_view_count (
    product_seq bigint primary key references product on delete cascade,
    view_count int not null check (view_count >= 0)
  )`,
  `create table product_view (
    product_seq bigint not null,
    day date not null,
    visitor_key text not null,
    primary key (product_seq, day, visitor_key)
  )`,
  'create index product_view_day on product_view (day)',
]

export const productViews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
