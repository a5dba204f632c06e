import { type Kysely, type Migration, sql } from 'kysely'

/** Any number that no other advisory lock of this database has. */
const CHAIN_LOCK = 906_101

const statements = [
  `alter table operator_action
    add column place bigint, add column previous_hash text, add column hash text`,
  `create function operator_action_digest(entry operator_action) returns text language sql stable as $$
    select encode(sha256(convert_to(jsonb_build_array(
      entry.place, entry.previous_hash, entry.action_seq, entry.operator_user_seq, entry.user_seq, entry.action, entry.reason,
      entry.address, (extract(epoch from entry.at) * 1000000)::bigint)::text, 'UTF8')), 'hex')
  $$`,
  // At the end of the transaction, so that operators wait for each other for a moment only.
  `create function chain_operator_action() returns trigger language plpgsql as $$
  declare
    last operator_action;
    mine operator_action;
  begin
    perform pg_advisory_xact_lock(${CHAIN_LOCK});
    select * into last from operator_action where place is not null order by place desc limit 1;
    select * into mine from operator_action where action_seq = new.action_seq;
    mine.place := coalesce(last.place, 0) + 1;
    mine.previous_hash := coalesce(last.hash, repeat('0', 64));
    update operator_action set place = mine.place, previous_hash = mine.previous_hash,
      hash = operator_action_digest(mine) where action_seq = mine.action_seq;
    return null;
  end $$`,
  'create unique index operator_action_place on operator_action (place)',
  'create index operator_action_operator on operator_action (operator_user_seq, action_seq desc)',
  // What was recorded before is chained in its order.
  `do $$
  declare
    entry operator_action;
    previous text := repeat('0', 64);
    n bigint := 0;
  begin
    for entry in select * from operator_action order by action_seq loop
      n := n + 1;
      entry.place := n;
      entry.previous_hash := previous;
      previous := operator_action_digest(entry);
      update operator_action set place = n, previous_hash = entry.previous_hash, hash = previous
        where action_seq = entry.action_seq;
    end loop;
  end $$`,
  `create constraint trigger operator_action_chain after insert on operator_action
    deferrable initially deferred for each row execute function chain_operator_action()`,
  `create function operator_action_is_append_only() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.hash is null
      and (old.action_seq, old.operator_user_seq, old.user_seq, old.action, old.reason, old.address, old.at)
        is not distinct from
        (new.action_seq, new.operator_user_seq, new.user_seq, new.action, new.reason, new.address, new.at)
    then
      return new;
    end if;
    raise exception 'operator_action is append-only' using errcode = 'check_violation';
  end $$`,
  `create trigger operator_action_append_only before update or delete on operator_action
    for each row execute function operator_action_is_append_only()`,
]

/** What operators saw and did can be added to, never changed: each entry holds the hash of the one before it. */
export const actionChain: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
