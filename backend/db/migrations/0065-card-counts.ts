import { type Kysely, type Migration, sql } from 'kysely'

/**
 * A count on a card has a tag of its own, so that what shows many cards renews one of them (docs/decisions/022). The rest is
 * that of migration 0011.
 */
export const cardCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create or replace function product_changed() returns trigger language plpgsql as $$
      begin
        perform note_content_change(array(
          select unnest(
            case when to_jsonb(a) - '{favorite_count,chat_count,updated_at}'::text[]
                is distinct from to_jsonb(b) - '{favorite_count,chat_count,updated_at}'::text[]
              then array['p' || b.product_seq, 's' || a.store_seq, 's' || b.store_seq, 'goods']
              else array['c' || b.product_seq]
            end
          )
          from before a join after b using (product_seq)
          where a is distinct from b
        ));
        return null;
      end $$`.execute(db)
  },
}
