import { type Kysely, type Migration, sql } from 'kysely'

/*
 * The cost of writing a message, and what proves that it belongs to its room.
 *
 * PostgreSQL writes an updated row again in every index of its table, unless no indexed column changed (a heap-only
 * update). The timestamps of a room and of its two members change with every message, so the indexes hold them in
 * steps: during a conversation they mostly stay the same.
 */
const statements = [
  `alter table chat_room
    add column changed_step timestamptz not null
      generated always as (date_bin('30 seconds', changed_at, timestamptz '2000-01-01 00:00:00Z')) stored`,
  'drop index chat_room_changed',
  'create index chat_room_changed on chat_room (changed_step)',

  `alter table chat_member
    add column listed_step timestamptz not null
      generated always as (date_bin('1 hour', last_message_at, timestamptz '2000-01-01 00:00:00Z')) stored`,
  'drop index chat_member_list',
  `create index chat_member_list on chat_member (store_seq, (pinned_at is null), listed_step desc)
    where left_at is null`,

  // Free room in each page for the next versions of its rows.
  'alter table chat_room set (fillfactor = 75)',
  'alter table chat_member set (fillfactor = 75)',

  // Compared by their bytes, whatever the collation of the database.
  'alter table chat_message alter column client_message_id type text collate "C"',

  /*
   * A foreign key queries for each row separately, which was more than half the cost of storing a message. These
   * triggers check more (the sender is one of the two members) and query once for all rows of a statement. Every writer
   * of messages holds the locks of their rooms; whatever deletes a member waits for that here, and then sees what was
   * written.
   */
  `alter table chat_message
    drop constraint chat_message_room_id_fkey,
    drop constraint chat_message_sender_store_seq_fkey`,
  `create function chat_message_needs_member() returns trigger language plpgsql as $$
  begin
    if exists (
      select from written
      where not exists (
        select from chat_member member
        where member.room_id = written.room_id and member.store_seq = written.sender_store_seq
      )
    ) then
      raise foreign_key_violation using
        message = 'a message needs a member of its room',
        table = 'chat_message', constraint = 'chat_message_needs_member';
    end if;
    return null;
  end $$`,
  `create trigger chat_message_written after insert on chat_message
    referencing new table as written
    for each statement execute function chat_message_needs_member()`,
  `create trigger chat_message_moved after update on chat_message
    referencing new table as written
    for each statement execute function chat_message_needs_member()`,
  `create function chat_member_is_needed() returns trigger language plpgsql as $$
  begin
    perform from chat_room where room_id = old.room_id for update;
    if exists (
      select from chat_message
      where room_id = old.room_id and sender_store_seq = old.store_seq
    ) then
      raise foreign_key_violation using
        message = 'a member who wrote in a room stays in it',
        table = 'chat_member', constraint = 'chat_message_needs_member';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end $$`,
  `create trigger chat_member_removed before delete on chat_member
    for each row execute function chat_member_is_needed()`,
  `create trigger chat_member_moved before update of room_id, store_seq on chat_member
    for each row when (old.room_id <> new.room_id or old.store_seq <> new.store_seq)
    execute function chat_member_is_needed()`,
]

export const chatWrites: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
