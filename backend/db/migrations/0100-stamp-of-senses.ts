import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table search_sense_stamp (
    stamp_id int primary key default 1 check (stamp_id = 1),
    stamp bigint not null
  )`,
  // The number of a transaction never comes again, also where a test sets the tables back.
  `create function stamp_search_senses() returns trigger language plpgsql as $$
    begin
      insert into search_sense_stamp (stamp) values (pg_current_xact_id()::text::bigint)
      on conflict (stamp_id) do update set stamp = excluded.stamp;
      return null;
    end
  $$`,
  `create trigger search_sense_stamp after insert or update or delete or truncate on search_sense
    for each statement execute function stamp_search_senses()`,
  'create index search_sense_starts_at on search_sense (starts_at) where starts_at is not null',
]

/** Every search asks whether the lists of words have changed: one row says so, instead of a count of thousands. */
export const stampOfSenses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
