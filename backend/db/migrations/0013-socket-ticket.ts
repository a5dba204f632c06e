import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table socket_ticket (
    ticket_hash text primary key,
    session_id text not null references login_session on delete cascade,
    user_seq bigint not null,
    generation int not null,
    expires_at timestamptz not null
  )`,
  'create index socket_ticket_session on socket_ticket (session_id)',
  'create index socket_ticket_user on socket_ticket (user_seq, expires_at)',
]

/** Tickets that open a socket of the chat once, in place of an access token in its address. */
export const socketTicket: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
