/**
 * Why operators decide as they do on a report or a flagged listing, the same words for all of them; a note says more.
 * `acts` tells whether something was wrong: a decision to act has one of those, any other decision one of the others.
 */
export const DECISION_REASONS = {
  FRAUD: { acts: true, label: '사기 의심' },
  PROHIBITED: { acts: true, label: '거래 금지 물품' },
  FAKE: { acts: true, label: '위조품' },
  WRONG_FACTS: { acts: true, label: '사실과 다른 내용' },
  STOLEN_CONTENT: { acts: true, label: '도용·사칭' },
  ABUSE: { acts: true, label: '욕설·비하·성희롱' },
  PERSONAL_FACTS: { acts: true, label: '개인정보 노출' },
  OUTSIDE_TRADE: { acts: true, label: '외부 거래 유도' },
  SPAM: { acts: true, label: '광고·도배' },
  OTHER_BREACH: { acts: true, label: '다른 위반' },
  NO_BREACH: { acts: false, label: '위반이 아님' },
  NO_EVIDENCE: { acts: false, label: '확인할 근거가 부족함' },
  CORRECTED: { acts: false, label: '이미 고침' },
  ALREADY_DECIDED: { acts: false, label: '이미 처리한 일' },
  BETWEEN_MEMBERS: { acts: false, label: '회원끼리 풀 일' },
} as const satisfies Record<string, { acts: boolean; label: string }>

export type DecisionReason = keyof typeof DECISION_REASONS

export const DECISION_REASON_CODES = Object.keys(DECISION_REASONS) as [
  DecisionReason,
  ...DecisionReason[],
]

/** The reasons of decisions that act, or of those that do not. */
export const decisionReasons = (acts: boolean): DecisionReason[] =>
  DECISION_REASON_CODES.filter((code) => DECISION_REASONS[code].acts === acts)

/** Whether a decision can have a reason. */
export const fitsDecision = (code: DecisionReason, acts: boolean): boolean =>
  DECISION_REASONS[code].acts === acts
