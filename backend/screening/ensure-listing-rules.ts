import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import { termsOfDefaults } from '../moderation/listing/default-find.ts'
import { DEFAULT_RULES } from '../moderation/listing/defaults/index.ts'

/**
 * Inserts the default word lists that are missing. What an operator changed or switched off is never changed. Several
 * processes may do it at once.
 */
export async function ensureListingRules(kysely: Kysely<DB>): Promise<void> {
  const terms = termsOfDefaults(DEFAULT_RULES)
  await kysely
    .insertInto('listing_rule')
    .values(
      DEFAULT_RULES.map(({ code, name, level, message, law, advice }, index) => ({
        rule_code: code,
        name,
        level,
        message,
        law,
        advice,
        sort_order: index + 1,
      })),
    )
    .onConflict((conflict) => conflict.column('rule_code').doNothing())
    .execute()
  await sql`
    insert into listing_term (rule_code, kind, words, level, origin)
    select made.rule_code, made.kind, made.words, made.level,
      made.rule_code || ' ' || made.kind || ' ' || encode(sha256(convert_to(made.words, 'UTF8')), 'hex')
    from unnest(
      ${terms.map(({ ruleCode }) => ruleCode)}::text[],
      ${terms.map(({ kind }) => kind)}::text[],
      ${terms.map(({ words }) => words)}::text[],
      ${terms.map(({ level }) => level)}::text[]
    ) as made (rule_code, kind, words, level)
    on conflict (origin) do nothing`.execute(kysely)
}
