import { compileRules, type FindGoods, type RuleTerm } from './compile-rules.ts'
import type { DefaultRule } from './defaults/default-rule.ts'

/** The terms of these rules, in the order in which they are stored. */
export function termsOfDefaults(rules: readonly DefaultRule[]): RuleTerm[] {
  return rules.flatMap(
    ({ code: ruleCode, terms, everywhere = [], suspicions = [], warnings = [], exceptions }) => [
      ...terms.map((words): RuleTerm => ({ ruleCode, kind: 'TERM', words, level: null })),
      ...everywhere.map((words): RuleTerm => ({ ruleCode, kind: 'TERM', words, level: 'BLOCK' })),
      ...suspicions.map((words): RuleTerm => ({ ruleCode, kind: 'TERM', words, level: 'REVIEW' })),
      ...warnings.map((words): RuleTerm => ({ ruleCode, kind: 'TERM', words, level: 'WARN' })),
      ...exceptions.map((words): RuleTerm => ({ ruleCode, kind: 'EXCEPTION', words, level: null })),
    ],
  )
}

/** Finds by the word lists as they are delivered. */
export function findByDefaults(rules: readonly DefaultRule[]): FindGoods {
  return compileRules(
    rules.map(({ code, level }) => ({ ruleCode: code, level })),
    termsOfDefaults(rules),
  )
}
