import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table case_photo (
    photo_id text primary key,
    order_seq bigint not null references orders,
    role text not null check (role in ('BUYER', 'SELLER')),
    upload_id uuid not null,
    statement_seq bigint references order_statement,
    place int,
    width int not null,
    height int not null,
    created_at timestamptz not null,
    unique (order_seq, role, upload_id),
    unique (statement_seq, place),
    check ((statement_seq is null) = (place is null))
  )`,
  'create index case_photo_unsaid on case_photo (created_at) where statement_seq is null',
]

/** What members show with their words in a return or dispute; a photo is its uploader's alone until its words are said. */
export const casePhotos: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
