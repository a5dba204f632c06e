import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Each code has a space before it, so that a prefix of any of them is one look into the text.
  `alter table product_search rename column region_code to region_codes`,
  `create or replace function note_keyword_alert_check() returns trigger language plpgsql as $$
    begin
      if not exists (select from keyword_alert_token) then return null; end if;
      if tg_op = 'INSERT' then
        insert into keyword_alert_check (product_seq) select product_seq from written order by product_seq;
      else
        insert into keyword_alert_check (product_seq, before)
          select written.product_seq, to_jsonb(replaced)
          from written join replaced on replaced.product_seq = written.product_seq
          where (written.norm, written.category_path, written.price, written.condition, written.trade_methods,
              written.region_codes, written.shipping_included, written.safe_pay, written.lowered)
            is distinct from (replaced.norm, replaced.category_path, replaced.price, replaced.condition, replaced.trade_methods,
              replaced.region_codes, replaced.shipping_included, replaced.safe_pay, replaced.lowered)
          order by written.product_seq;
      end if;
      return null;
    end $$`,
  // No alert is told of a product because it is stored differently.
  'alter table product_search disable trigger keyword_alert_check_updated',
  `update product_search set region_codes = (
      select ' ' || array_to_string(array_prepend(product.region_code, product.more_region_codes), ' ')
      from product where product.product_seq = product_search.product_seq
    ) where region_codes is not null`,
  'alter table product_search enable trigger keyword_alert_check_updated',
  'drop index product_search_grams',
  'drop function search_regions',
  `create function search_regions(region_codes text) returns text[]
    language plpgsql immutable strict parallel safe cost 200
    as $$ begin return array(
      select distinct left(code, length)
      from unnest(string_to_array(ltrim(region_codes), ' ')) as code, unnest(array[2, 5, 8, 10]) as length
    ); end $$`,
  `create index product_search_grams on product_search
    using gin (search_grams(norm), category_path, search_regions(region_codes))
    with (fastupdate = off)`,
  `insert into search_token (token, product_count)
    select 'r:' || region, count(*)
    from product_search, unnest(search_regions(region_codes)) as region
    group by region
    on conflict (token) do update set product_count = excluded.product_count`,

  // What changes a score says when (backend/stores/trust-changes-at.ts): the database's own clock may be another.
  `create or replace function trust_score_changed() returns trigger language plpgsql as $$
  begin
    insert into trust_change (store_seq, event, count, points, score, at)
    select new.store_seq, reason.event, reason.count, new.trust_score - old.trust_score, new.trust_score,
      coalesce(nullif(current_setting('duson.trust_at', true), '')::timestamptz, now())
    from (select
      case
        when new.review_count > old.review_count then 'REVIEW_SHOWN'
        when new.review_count < old.review_count then 'REVIEW_HIDDEN'
        when new.rating_sum <> old.rating_sum then 'REVIEW_EDITED'
        when new.identity_verified and not old.identity_verified then 'IDENTITY_VERIFIED'
        when old.identity_verified and not new.identity_verified then 'IDENTITY_LOST'
        when new.safe_trade_count > old.safe_trade_count then 'SAFE_TRADE'
        when new.safe_trade_count < old.safe_trade_count then 'SAFE_TRADE_CANCELLED'
        else 'REPLIES'
      end as event,
      case
        when new.review_count <> old.review_count then abs(new.review_count - old.review_count)
        when new.safe_trade_count <> old.safe_trade_count then abs(new.safe_trade_count - old.safe_trade_count)
        else 1
      end as count
    ) as reason;
    return null;
  end $$`,
]

/** A product is found in each of its regions; changes of a trust score have the time of the operation. */
export const searchRegions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
