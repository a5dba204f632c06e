import { type Kysely, type Migration, sql } from 'kysely'

const HASH_COLUMNS = ['hash_a', 'hash_b', 'hash_c', 'hash_d']

const statements = [
  `create table listing_photo (
    photo_id text primary key,
    user_seq bigint not null references users,
    upload_id uuid,
    draft_id uuid references listing_draft on delete set null,
    product_seq bigint references product,
    media_key text not null references media,
    bytes int not null,
    ${HASH_COLUMNS.map((column) => `${column} int check (${column} between 0 and 65535),`).join('\n')}
    created_at timestamptz not null default now(),
    erase_at timestamptz
  )`,
  `create unique index listing_photo_upload on listing_photo (user_seq, upload_id)`,
  `create index listing_photo_product on listing_photo (product_seq)`,
  `create index listing_photo_draft on listing_photo (draft_id) where draft_id is not null`,
  `create index listing_photo_media on listing_photo (media_key)`,
  `create index listing_photo_unused on listing_photo (created_at)
    where product_seq is null and draft_id is null`,
  `create index listing_photo_erase on listing_photo (erase_at) where erase_at is not null`,
  // What finds the same picture in another listing: one of the four parts agrees but for a bit.
  ...HASH_COLUMNS.map(
    (column) => `create index listing_photo_${column} on listing_photo (${column})
      where product_seq is not null and hash_a is not null`,
  ),
  // Photos that listings show already can be kept when their seller edits.
  `insert into listing_photo (photo_id, user_seq, product_seq, media_key, bytes, created_at)
    select replace(gen_random_uuid()::text, '-', ''), store.user_seq, product.product_seq, image.media_key, 0,
      product.created_at
    from product_image image join product using (product_seq) join store using (store_seq)`,
]

export const listingPhotos: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
