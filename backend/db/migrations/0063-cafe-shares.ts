import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `alter table cafe_link
    add column share_agreed_at timestamptz,
    add column auto_board_id text`,
  // A product that its seller shows in the cafe: what is wanted, and what the cafe was told last.
  `create table cafe_share (
    product_seq bigint primary key references product on delete cascade,
    user_seq bigint not null references users,
    board_id text not null,
    is_wanted boolean not null default true,
    revision int not null default 0,
    post_url text,
    sent_hash text,
    is_due boolean not null default true,
    due_at timestamptz,
    tries int not null default 0,
    problem text check (problem in ('CAFE_DOWN', 'BOARD_GONE', 'REFUSED'))
  )`,
  'create index cafe_share_user on cafe_share (user_seq)',
  'create index cafe_share_due on cafe_share (due_at nulls first, product_seq) where is_due',

  `create function cafe_share_is_due() returns trigger language plpgsql as $$
    begin
      update cafe_share set is_due = true, due_at = null, tries = 0
        where product_seq = new.product_seq;
      return null;
    end $$`,
  `create trigger product_cafe_share after update on product for each row
    when ((old.title, old.body, old.price, old.trade_state, old.visibility, old.version)
      is distinct from (new.title, new.body, new.price, new.trade_state, new.visibility, new.version))
    execute function cafe_share_is_due()`,
  `create function cafe_shares_of_store_are_due() returns trigger language plpgsql as $$
    begin
      update cafe_share set is_due = true, due_at = null, tries = 0
        where user_seq = new.user_seq;
      return null;
    end $$`,
  `create trigger store_cafe_shares after update on store for each row
    when (old.status is distinct from new.status)
    execute function cafe_shares_of_store_are_due()`,
  // New listings of members who show them all.
  `create function share_new_products() returns trigger language plpgsql as $$
    begin
      insert into cafe_share (product_seq, user_seq, board_id)
        select added.product_seq, store.user_seq, cafe_link.auto_board_id
          from added join store using (store_seq) join cafe_link on cafe_link.user_seq = store.user_seq
          where unlinked_at is null and share_agreed_at is not null and auto_board_id is not null
        on conflict do nothing;
      return null;
    end $$`,
  `create trigger product_share_new after insert on product
    referencing new table as added
    for each statement execute function share_new_products()`,
]

/** Goods that their sellers show in the cafe, kept in step with what they are here. */
export const cafeShares: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
