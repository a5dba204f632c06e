import { type Kysely, type Migration, sql } from 'kysely'

/** That an event was advertised: once for each event. */
export const promotions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table event_promotion (
        event_seq bigint primary key references event,
        operator_user_seq bigint not null references users,
        address text,
        at timestamptz not null
      )`.execute(db)
    await sql`
      create trigger event_promotion_append_only before update or delete on event_promotion
        for each row execute function is_append_only()`.execute(db)
  },
}
