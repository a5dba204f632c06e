import { type Kysely, sql } from 'kysely'
import { hasBegun } from '../db/has-begun.ts'
import type { DB, ListingRuleTable } from '../db/schema.ts'
import { compileRules, type FindGoods, type RuleTerm } from '../moderation/listing/compile-rules.ts'

export interface ListingRules {
  rules: ReadonlyMap<string, ListingRuleTable>
  find: FindGoods
}

/** Words that are not saved yet. */
interface CandidateTerm extends RuleTerm {
  termSeq: number | null
  isActive: boolean
}

/** Revisions that are kept compiled: the present one, and that of another database of the same process. */
const MOST_KEPT = 4
/** The revision of a database into which no rule was written. */
const NO_RULES = ''
const kept = new Map<string, Promise<ListingRules>>()

/**
 * The word lists in force, compiled. Each call reads their revision, so a change applies at the next call, whichever
 * instance made it.
 */
export async function listingRules(kysely: Kysely<DB>): Promise<ListingRules> {
  // Words begin by the time, too.
  const row = await kysely
    .selectFrom('listing_rule_revision')
    .select([
      'revision',
      sql<number>`(select count(*)::int from listing_term where starts_at > now())`.as('to_come'),
    ])
    .executeTakeFirst()
  const revision = row ? `${row.revision} ${row.to_come}` : NO_RULES
  const known = kept.get(revision)
  if (known) return known
  const loading = loadListingRules(kysely, null)
  kept.set(revision, loading)
  loading.catch(() => kept.delete(revision))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return loading
}

/** The word lists as they are, or as they would be with a change. */
export async function loadListingRules(
  kysely: Kysely<DB>,
  candidate: CandidateTerm | null,
): Promise<ListingRules> {
  const rules = await kysely.selectFrom('listing_rule').selectAll().orderBy('sort_order').execute()
  const terms = await kysely
    .selectFrom('listing_term')
    .select(['term_seq', 'rule_code', 'kind', 'words', 'level'])
    .where('is_active', '=', true)
    .where(hasBegun)
    .orderBy('term_seq')
    .execute()
  const inForce: RuleTerm[] = terms
    .filter(({ term_seq }) => term_seq !== candidate?.termSeq)
    .map(({ rule_code: ruleCode, kind, words, level }) => ({ ruleCode, kind, words, level }))
  if (candidate?.isActive) inForce.push(candidate)
  return {
    rules: new Map(rules.map((rule) => [rule.rule_code, rule])),
    find: compileRules(
      rules.map(({ rule_code, level }) => ({ ruleCode: rule_code, level })),
      inForce,
    ),
  }
}
