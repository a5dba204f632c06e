import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // What the product cost when it became a favourite; null for rows that the previous version writes meanwhile.
  'alter table product_favorite add column price int',
  `update product_favorite f set price = p.price from product p where p.product_seq = f.product_seq`,

  // Removed favourites, as they were, for as long as the removal can be undone.
  `create table product_favorite_removed (
    user_seq bigint not null references users,
    product_seq bigint not null references product on delete cascade,
    price int,
    created_at timestamptz not null,
    removed_at timestamptz not null,
    primary key (user_seq, product_seq)
  )`,
  'create index product_favorite_removed_last on product_favorite_removed (user_seq, removed_at desc)',
  'create index product_favorite_removed_product on product_favorite_removed (product_seq)',

  // 내 동네: the regions whose goods a member wants to see first. Place 1 is the one in use.
  `create table account_region (
    user_seq bigint not null references users,
    place smallint not null check (place between 1 and 2),
    region_code text not null references region,
    primary key (user_seq, place),
    unique (user_seq, region_code)
  )`,
  'create index account_region_code on account_region (region_code)',
]

/** What a favourite cost, favourites that were just removed, and the members' own regions. */
export const favoritesAndRegions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
