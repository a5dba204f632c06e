/** Why operators decide as they do, in the same words on the desk, in its log and, where members read decisions, to them. */
export const DECISION_REASONS = {
  FRAUD: '사기 의심',
  PROHIBITED: '거래 금지 물품',
  FAKE: '위조품',
  WRONG_FACTS: '사실과 다른 내용',
  STOLEN_CONTENT: '도용·사칭',
  ABUSE: '욕설·비하·성희롱',
  PERSONAL_FACTS: '개인정보 노출',
  OUTSIDE_TRADE: '외부 거래 유도',
  SPAM: '광고·도배',
  OTHER_BREACH: '다른 위반',
  NO_BREACH: '위반이 아님',
  NO_EVIDENCE: '확인할 근거가 부족함',
  CORRECTED: '이미 고침',
  ALREADY_DECIDED: '이미 처리한 일',
  BETWEEN_MEMBERS: '회원끼리 풀 일',
  PAYMENT_PROVEN: '송금 기록으로 확인됨',
  TALK_PROVEN: '대화 기록으로 확인됨',
  POLICE_PROVEN: '수사기관 접수로 확인됨',
  MANY_VICTIMS: '같은 번호의 다른 피해와 맞음',
  UNCLEAR: '내용이나 번호가 분명하지 않음',
  NUMBER_OF_ANOTHER: '번호의 주인이 다르거나 도용됨',
  PAID_BACK: '돈을 돌려준 것이 확인됨',
  PROVEN_AGAIN: '다시 확인해도 피해가 맞음',
  NOT_AS_DESCRIBED: '상품이 설명과 다름',
  NOT_HANDED_OVER: '상품이나 돈을 받지 못함',
  PROMISE_BROKEN: '약속을 지키지 않음',
  HARMED_ON_THE_WAY: '배송 중에 생긴 문제',
  BOTH_AT_FAULT: '양쪽 모두 책임이 있음',
  AS_DESCRIBED: '상품이 설명과 같음',
  AFTER_HANDOVER: '받은 뒤에 생긴 문제',
  CHANGE_OF_MIND: '단순 변심',
  TOO_LATE: '기준의 기간이 지남',
  WRONG_PERSON: '다른 사람이 한 일',
  WRONG_RULE: '조항을 잘못 적용함',
  TOO_HARSH: '조치가 지나침',
  NEW_EVIDENCE: '새로 낸 근거로 확인됨',
  NO_NEW_EVIDENCE: '새로운 근거가 없음',
  STILL_A_BREACH: '다시 확인해도 위반이 맞음',
} as const

export type DecisionReason = keyof typeof DECISION_REASONS

export const DECISION_REASON_CODES = Object.keys(DECISION_REASONS) as [
  DecisionReason,
  ...DecisionReason[],
]

const CLAIM_IS_RIGHT = ['NOT_AS_DESCRIBED', 'NOT_HANDED_OVER', 'FAKE', 'PROMISE_BROKEN'] as const
const CLAIM_IS_WRONG = [
  'AS_DESCRIBED',
  'AFTER_HANDOVER',
  'CHANGE_OF_MIND',
  'TOO_LATE',
  'NO_EVIDENCE',
] as const
const SHARED = ['BOTH_AT_FAULT', 'HARMED_ON_THE_WAY', 'NOT_AS_DESCRIBED', 'PROMISE_BROKEN'] as const

/** The reasons that each decision can have, by the kind of case. A decision that is not here has none. */
export const REASONS_OF_CASE = {
  /** A report, or a flagged listing: something was wrong, or nothing is done. */
  LISTING: {
    ACT: [
      'FRAUD',
      'PROHIBITED',
      'FAKE',
      'WRONG_FACTS',
      'STOLEN_CONTENT',
      'ABUSE',
      'PERSONAL_FACTS',
      'OUTSIDE_TRADE',
      'SPAM',
      'OTHER_BREACH',
    ],
    LEAVE: ['NO_BREACH', 'NO_EVIDENCE', 'CORRECTED', 'ALREADY_DECIDED', 'BETWEEN_MEMBERS'],
  },
  /** `DAMAGE_DECISIONS`, but that a review begins. */
  DAMAGE: {
    PUBLISH: ['PAYMENT_PROVEN', 'TALK_PROVEN', 'POLICE_PROVEN', 'MANY_VICTIMS'],
    RETURN: ['NO_EVIDENCE', 'UNCLEAR', 'BETWEEN_MEMBERS', 'PERSONAL_FACTS', 'ALREADY_DECIDED'],
    UPHOLD: ['NUMBER_OF_ANOTHER', 'PAID_BACK', 'BETWEEN_MEMBERS', 'NO_EVIDENCE'],
    REJECT: ['PROVEN_AGAIN', 'NO_NEW_EVIDENCE'],
  },
  /** `DISPUTE_FAVOURS`. */
  DISPUTE: { CLAIMANT: CLAIM_IS_RIGHT, BOTH: SHARED, RESPONDENT: CLAIM_IS_WRONG },
  /** `DECISIONS` about a dispute of an order. */
  ORDER: {
    REFUND: CLAIM_IS_RIGHT,
    RETURN: [...CLAIM_IS_RIGHT, 'CHANGE_OF_MIND'],
    SPLIT: SHARED,
    RELEASE: CLAIM_IS_WRONG,
  },
  /** `CLAIM_DECISIONS` about compensation. */
  CLAIM: { APPROVE: CLAIM_IS_RIGHT, REJECT: CLAIM_IS_WRONG },
  APPEAL: {
    ACCEPT: ['WRONG_PERSON', 'WRONG_RULE', 'TOO_HARSH', 'NEW_EVIDENCE', 'NO_EVIDENCE'],
    DENY: ['STILL_A_BREACH', 'NO_NEW_EVIDENCE'],
  },
} as const satisfies Record<string, Record<string, readonly DecisionReason[]>>

export type ReasonedCase = keyof typeof REASONS_OF_CASE
export type ReasonedDecision<Case extends ReasonedCase> = keyof (typeof REASONS_OF_CASE)[Case] &
  string

/** The reasons that a decision can have, in the order of the form. */
export const decisionReasons = <Case extends ReasonedCase>(
  ofCase: Case,
  decision: ReasonedDecision<Case>,
): readonly DecisionReason[] => {
  const byDecision: Record<string, readonly DecisionReason[]> = REASONS_OF_CASE[ofCase]
  return byDecision[decision] ?? []
}

/** Whether a decision can have a reason. */
export const fitsDecision = <Case extends ReasonedCase>(
  ofCase: Case,
  decision: ReasonedDecision<Case>,
  code: DecisionReason,
): boolean => decisionReasons(ofCase, decision).includes(code)

/** The answer where it cannot. */
export const WRONG_REASON = { status: 422, message: '결정에 맞는 판단을 골라 주세요.' } as const
