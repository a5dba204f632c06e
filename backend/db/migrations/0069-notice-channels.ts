import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // A browser that takes pushes. An endpoint belongs to the member who signed in on it last.
  `create table push_subscription (
    subscription_seq bigint generated always as identity primary key,
    endpoint text not null unique check (length(endpoint) <= 1000),
    p256dh text not null,
    auth text not null,
    user_seq bigint not null references users,
    session_id text not null references login_session on delete cascade,
    created_at timestamptz not null,
    last_success_at timestamptz
  )`,
  'create index push_subscription_user on push_subscription (user_seq, subscription_seq)',
  'create index push_subscription_session on push_subscription (session_id)',
  // However a session ends, its browser takes no more pushes of this member.
  `create function forget_push_subscriptions() returns trigger language plpgsql as $$
    begin
      delete from push_subscription where session_id = new.session_id;
      return null;
    end $$`,
  `create trigger login_session_ended after update of ended_at on login_session
    for each row when (old.ended_at is null and new.ended_at is not null)
    execute function forget_push_subscriptions()`,

  // Where a member wants another thing than the default.
  `create table notice_channel_choice (
    user_seq bigint not null references users,
    topic text not null,
    channel text not null check (channel in ('PUSH', 'TALK', 'MAIL')),
    wants boolean not null,
    primary key (user_seq, topic, channel)
  )`,
  // Members who want everything at night as well.
  'create table notice_quiet_off (user_seq bigint primary key references users)',

  // What goes out of the house: one event to one member by one channel. Those that go out together have the same batch.
  `create table notice_delivery (
    delivery_seq bigint generated always as identity primary key,
    user_seq bigint not null,
    event_seq bigint not null,
    notice_seq bigint not null references notice on delete cascade,
    channel text not null check (channel in ('PUSH', 'TALK', 'MAIL')),
    state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'SKIPPED', 'DEAD')),
    urgent boolean not null,
    batch_seq bigint,
    reached bigint[] not null default '{}',
    attempts int not null default 0,
    due_at timestamptz not null,
    lease_until timestamptz,
    created_at timestamptz not null,
    ended_at timestamptz,
    unique (user_seq, event_seq, channel),
    foreign key (user_seq, event_seq) references notice_part (user_seq, event_seq) on delete cascade
  )`,
  `create index notice_delivery_waiting on notice_delivery (channel, due_at, delivery_seq) where state = 'WAITING'`,
  `create index notice_delivery_notice on notice_delivery (notice_seq, channel) where state = 'WAITING'`,
  `create index notice_delivery_cascade on notice_delivery (notice_seq)`,
  `create index notice_delivery_dead on notice_delivery (channel) where state = 'DEAD'`,

  // Where a member takes mail: confirmed by a code of one use.
  `create table account_mail (
    user_seq bigint primary key references users,
    sealed text not null,
    verified_at timestamptz not null
  )`,
  `create table account_mail_code (
    user_seq bigint primary key references users,
    sealed text not null,
    code_hash text not null,
    tries int not null default 0,
    expires_at timestamptz not null,
    created_at timestamptz not null
  )`,

  // Rooms of which a member's browsers are to be told: written with the message, for members with a browser alone.
  `create table chat_push (
    room_id bigint not null references chat_room on delete cascade,
    store_seq bigint not null,
    newest_at timestamptz not null,
    due_at timestamptz not null,
    attempts int not null default 0,
    primary key (room_id, store_seq)
  )`,
  'create index chat_push_due on chat_push (due_at)',
  `create function chat_message_pushes() returns trigger language plpgsql as $$
  begin
    insert into chat_push (room_id, store_seq, newest_at, due_at)
    select member.room_id, member.store_seq, date_trunc('milliseconds', max(written.created_at)),
      max(written.created_at) + interval '5 seconds'
    from written
    join chat_member member on member.room_id = written.room_id and member.muted_at is null
      and (member.store_seq <> written.sender_store_seq or written.content ->> 'notice' = 'REMINDER')
    join store on store.store_seq = member.store_seq
    where exists (select from push_subscription own where own.user_seq = store.user_seq)
    group by member.room_id, member.store_seq order by member.room_id, member.store_seq
    on conflict (room_id, store_seq) do update set newest_at = excluded.newest_at;
    return null;
  end $$`,
  `create trigger chat_message_pushed after insert on chat_message
    referencing new table as written
    for each statement execute function chat_message_pushes()`,
]

/** Notices outside of the inbox: by push, 알림톡 and mail (docs/decisions/082). */
export const noticeChannels: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
