import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // The formula of contracts/trust-score.ts: a score that the database computes cannot differ from its parts.
  `alter table store
    drop column trust_score,
    add column trust_score int not null generated always as (
      100
      + case when identity_verified then 200 else 0 end
      + least(300, safe_trade_count::bigint * 5)::int
      + case when review_count = 0 then 0 else
          greatest(-100,
            (rating_sum::bigint - 3 * review_count) * 15 * least(review_count, 20) / (2 * review_count)
          )::int
        end
      + case
          when response_minutes <= 10 then 100
          when response_minutes <= 30 then 70
          when response_minutes <= 60 then 50
          when response_minutes <= 180 then 30
          when response_minutes <= 1440 then 10
          else 0
        end
    ) stored`,
]

export const trustScore: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
