import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table listing_photo_handover (
    key_hash text primary key,
    user_seq bigint not null references users,
    draft_id uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    unique (user_seq, draft_id)
  )`,
  `create index listing_photo_handover_expires on listing_photo_handover (expires_at)`,
  // For which draft a phone sent it. The draft may be stored later than its first photo arrives.
  `alter table listing_photo add column handover_draft_id uuid`,
  `create index listing_photo_of_handover on listing_photo (user_seq, handover_draft_id)
    where handover_draft_id is not null`,
]

/** Photos that a phone takes for the form on a computer. */
export const photoHandover: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
