import type { Selectable } from 'kysely'
import type { ListingTerm, TermChange } from '#contracts/listing-desk.ts'
import type { ListingRuleTable, ListingTermTable } from '../db/schema.ts'
import type { HostContext } from '../operation/context.ts'

const MOST_CHANGES = 20

interface RuleLists {
  rules: {
    ruleCode: string
    name: string
    level: ListingRuleTable['level']
    message: string
    law: string
    advice: string
  }[]
  terms: ListingTerm[]
  changes: TermChange[]
}

/** All kinds; of one of them its words and who changed them last. */
export async function listRules(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { ruleCode }: { ruleCode?: string | undefined },
): Promise<RuleLists> {
  const rules = await kysely.selectFrom('listing_rule').selectAll().orderBy('sort_order').execute()
  const [terms, changes] =
    ruleCode === undefined
      ? [[], []]
      : await Promise.all([
          kysely
            .selectFrom('listing_term')
            .selectAll()
            .where('rule_code', '=', ruleCode)
            .orderBy('kind', 'desc')
            .orderBy('term_seq', 'desc')
            .execute(),
          kysely
            .selectFrom('listing_term_change as change')
            .innerJoin('listing_term as term', 'term.term_seq', 'change.term_seq')
            .leftJoin('store', 'store.user_seq', 'change.operator_user_seq')
            .select(['change.change_seq', 'change.term_seq', 'change.before', 'change.after'])
            .select(['change.at', 'store.name'])
            .where('term.rule_code', '=', ruleCode)
            .orderBy('change.change_seq', 'desc')
            .limit(MOST_CHANGES)
            .execute(),
        ])
  return {
    rules: rules.map(({ rule_code, name, level, message, law, advice }) => ({
      ruleCode: rule_code,
      name,
      level,
      message,
      law,
      advice,
    })),
    terms: terms.map((row) => toTerm(row, now())),
    changes: changes.map((change) => ({
      changeSeq: change.change_seq,
      termSeq: change.term_seq,
      before: change.before?.words ?? null,
      after: change.after.words,
      level: change.after.level,
      isActive: change.after.isActive,
      startsAt: change.after.startsAt ?? null,
      operatorNickName: change.name,
      at: change.at.toISOString(),
    })),
  }
}

/** @param at the time by which they are to come or are in use */
export function toTerm(row: Selectable<ListingTermTable>, at: Date): ListingTerm {
  return {
    termSeq: row.term_seq,
    ruleCode: row.rule_code,
    kind: row.kind,
    words: row.words,
    level: row.level,
    isActive: row.is_active,
    startsAt: row.starts_at?.toISOString() ?? null,
    isToCome: row.is_active && row.starts_at !== null && row.starts_at > at,
    updatedAt: row.updated_at.toISOString(),
  }
}
