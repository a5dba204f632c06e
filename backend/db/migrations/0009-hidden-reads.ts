import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // How far the other of the room is told that somebody has read, where a block hides the rest.
  `alter table chat_member add column shown_read_seq int, add column shown_read_at timestamptz`,
  // Agreeing to an offer closes the one that was agreed to before.
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
