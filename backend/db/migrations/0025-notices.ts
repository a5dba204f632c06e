import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table notice_event (
    event_seq bigint generated always as identity primary key,
    kind text not null,
    payload jsonb not null,
    actor_store_seq bigint,
    subject_seq bigint,
    state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'DEAD')),
    after_user_seq bigint not null default 0,
    attempts int not null default 0,
    next_at timestamptz not null default clock_timestamp(),
    created_at timestamptz not null default clock_timestamp()
  )`,
  `create index notice_event_waiting on notice_event (next_at, event_seq) where state = 'WAITING'`,
  `create index notice_event_created on notice_event (created_at)`,

  `create table notice (
    notice_seq bigint generated always as identity primary key,
    user_seq bigint not null references users,
    kind text not null,
    fold_key text not null,
    alert_seq bigint,
    happened_at timestamptz not null,
    read_at timestamptz
  )`,
  // One unread notice of a kind and thing: what follows is joined to it. Also counts what is unread.
  `create unique index notice_unread on notice (user_seq, fold_key) where read_at is null`,
  `create index notice_of_user on notice (user_seq, happened_at desc, notice_seq desc)`,
  `create index notice_happened on notice (happened_at)`,

  // Which events are in a notice; an event is told to a member once.
  `create table notice_part (
    user_seq bigint not null,
    event_seq bigint not null references notice_event on delete cascade,
    notice_seq bigint not null references notice on delete cascade,
    primary key (user_seq, event_seq)
  )`,
  `create index notice_part_notice on notice_part (notice_seq, event_seq desc)`,
  `create index notice_part_event on notice_part (event_seq)`,

  // What a member has switched off.
  `create table notice_setting_off (
    user_seq bigint not null references users,
    setting text not null,
    primary key (user_seq, setting)
  )`,

  // A keyword alert: a filter of lists. `filter_key` is its canonical form, `clauses` what its keyword means in a search.
  `create table keyword_alert (
    alert_seq bigint generated always as identity primary key,
    user_seq bigint not null references users,
    filter jsonb not null,
    filter_key text not null,
    clauses jsonb,
    paused_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (user_seq, filter_key)
  )`,
  // The tokens of the search index of which a product must have one to fit; as rare ones as the filter allows.
  `create table keyword_alert_token (
    token text not null,
    alert_seq bigint not null references keyword_alert on delete cascade,
    primary key (token, alert_seq)
  )`,
  'create index keyword_alert_token_alert on keyword_alert_token (alert_seq)',
  // Products that are to be compared with the alerts; `before` is the row of the search index that was replaced.
  `create table keyword_alert_check (
    check_seq bigint generated always as identity primary key,
    product_seq bigint not null,
    before jsonb,
    after_alert_seq bigint not null default 0,
    attempts int not null default 0,
    next_at timestamptz not null default clock_timestamp(),
    state text not null default 'WAITING' check (state in ('WAITING', 'DEAD'))
  )`,
  `create index keyword_alert_check_waiting on keyword_alert_check (next_at, check_seq) where state = 'WAITING'`,
  // A product is told to a member once, by whichever alert was first.
  `create table keyword_alert_hit (
    product_seq bigint not null references product on delete cascade,
    user_seq bigint not null references users,
    alert_seq bigint not null,
    event_seq bigint not null,
    primary key (product_seq, user_seq)
  )`,
  'create index keyword_alert_hit_event on keyword_alert_hit (event_seq, user_seq)',
  'create index keyword_alert_hit_user on keyword_alert_hit (user_seq)',
  `create function note_keyword_alert_check() returns trigger language plpgsql as $$
    begin
      if not exists (select from keyword_alert_token) then return null; end if;
      if tg_op = 'INSERT' then
        insert into keyword_alert_check (product_seq) select product_seq from written order by product_seq;
      else
        insert into keyword_alert_check (product_seq, before)
          select written.product_seq, to_jsonb(replaced)
          from written join replaced on replaced.product_seq = written.product_seq
          where (written.norm, written.category_path, written.price, written.condition, written.trade_methods,
              written.region_code, written.shipping_included, written.safe_pay, written.lowered)
            is distinct from (replaced.norm, replaced.category_path, replaced.price, replaced.condition, replaced.trade_methods,
              replaced.region_code, replaced.shipping_included, replaced.safe_pay, replaced.lowered)
          order by written.product_seq;
      end if;
      return null;
    end $$`,
  `create trigger keyword_alert_check_inserted after insert on product_search
    referencing new table as written for each statement execute function note_keyword_alert_check()`,
  `create trigger keyword_alert_check_updated after update on product_search
    referencing old table as replaced new table as written for each statement execute function note_keyword_alert_check()`,

  // The receivers of a product's notices are read in the order of their numbers.
  'create index product_favorite_receivers on product_favorite (product_seq, user_seq)',
  'drop index product_favorite_product',
]

/** The outbox of notices, the members' inboxes, and their alerts. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
