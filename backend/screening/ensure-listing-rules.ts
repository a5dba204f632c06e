import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import { termsOfDefaults } from '../moderation/listing/default-find.ts'
import { DEFAULT_RULES } from '../moderation/listing/defaults/index.ts'

/**
 * Brings the default word lists up to this version: missing words are inserted, and those that it has no longer are
 * switched off. Words that an operator has changed or switched off are left as they are. Several processes may do it at
 * once.
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
    .onConflict((conflict) =>
      conflict
        .column('rule_code')
        .doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          message: ref('excluded.message'),
          law: ref('excluded.law'),
          advice: ref('excluded.advice'),
          sort_order: ref('excluded.sort_order'),
        }))
        .where(
          sql<boolean>`(listing_rule.name, listing_rule.message, listing_rule.law, listing_rule.advice, listing_rule.sort_order)
            is distinct from (excluded.name, excluded.message, excluded.law, excluded.advice, excluded.sort_order)`,
        ),
    )
    .execute()
  await sql`
    with made as (
      select *, rule_code || ' ' || kind || ' ' || encode(sha256(convert_to(words, 'UTF8')), 'hex') as origin
      from unnest(
        ${terms.map(({ ruleCode }) => ruleCode)}::text[],
        ${terms.map(({ kind }) => kind)}::text[],
        ${terms.map(({ words }) => words)}::text[],
        ${terms.map(({ level }) => level)}::text[]
      ) as term (rule_code, kind, words, level)
    ), retired as (
      update listing_term set is_active = false
      where is_active and origin is not null and origin not in (select origin from made)
        and not exists (
          select from listing_term_change change where change.term_seq = listing_term.term_seq
        )
    )
    insert into listing_term as known (rule_code, kind, words, level, origin)
    select rule_code, kind, words, level, origin from made
    on conflict (origin) do update set is_active = true, level = excluded.level
    where (not known.is_active or known.level is distinct from excluded.level)
      and not exists (select from listing_term_change change where change.term_seq = known.term_seq)
  `.execute(kysely)
}
