import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // The read position that the other member of the room sees, where a block hides the rest.
  `alter table chat_member add column shown_read_seq int, add column shown_read_at timestamptz`,
  // Accepting an offer closes the one that was accepted before.
  `update chat_offer old set state = 'SUPERSEDED'
    where state = 'ACCEPTED' and exists (
      select 1 from chat_offer newer
      where newer.room_id = old.room_id and newer.state = 'ACCEPTED' and newer.offer_seq > old.offer_seq
    )`,
]

export const hiddenReads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
