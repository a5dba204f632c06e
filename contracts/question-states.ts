/** A question to the customer centre: where it can go from each state. `docs/glossary.md` has the words. */
export const QUESTION_STATES = {
  DRAFT: { label: '작성 중', next: ['RECEIVED'] },
  RECEIVED: { label: '접수', next: ['ANSWERING'] },
  ANSWERING: { label: '답변중', next: ['ANSWERED', 'RECEIVED', 'REOPENED'] },
  ANSWERED: { label: '답변완료', next: ['REOPENED'] },
  REOPENED: { label: '재문의', next: ['ANSWERING'] },
} as const satisfies Record<string, { label: string; next: readonly string[] }>
export type QuestionState = keyof typeof QUESTION_STATES

/** Whether a question can go from one state to another. */
export const questionCanBecome = (from: QuestionState, to: QuestionState): boolean =>
  (QUESTION_STATES[from].next as readonly string[]).includes(to)

/** States in which the asker waits for an answer. */
export const WAITING_QUESTION_STATES = [
  'RECEIVED',
  'ANSWERING',
  'REOPENED',
] as const satisfies readonly QuestionState[]
