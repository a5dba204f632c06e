/** 처리 전, 문제 없음, 숨김. */
export const FLAG_STATES = ['OPEN', 'CLEARED', 'HIDDEN'] as const
export type FlagState = (typeof FLAG_STATES)[number]

export const TERM_KINDS = ['TERM', 'EXCEPTION'] as const
export type TermKind = (typeof TERM_KINDS)[number]

/** Characters of one row of words. */
export const LONGEST_RULE_WORDS = 4_000
