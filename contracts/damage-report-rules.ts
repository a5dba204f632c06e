// Separate from damage-report.ts, so that code in the browser does not import the schema library.

/** Who may take a damage report into which state; `docs/glossary.md` has the words. */
export const DAMAGE_STATES = {
  DRAFT: { label: '작성 중', next: ['RECEIVED'] },
  RECEIVED: { label: '접수', next: ['REVIEWING', 'WITHDRAWN'] },
  REVIEWING: { label: '검토 중', next: ['PUBLISHED', 'RETURNED', 'WITHDRAWN'] },
  PUBLISHED: { label: '게시', next: ['OBJECTED', 'WITHDRAWN'] },
  RETURNED: { label: '반려', next: ['RECEIVED', 'WITHDRAWN'] },
  OBJECTED: { label: '이의 심사 중', next: ['PUBLISHED', 'REMOVED', 'WITHDRAWN'] },
  REMOVED: { label: '게시 취소', next: [] },
  WITHDRAWN: { label: '취하', next: [] },
} as const satisfies Record<string, { label: string; next: readonly string[] }>
export type DamageState = keyof typeof DAMAGE_STATES

/** Whether a report can go from one state to another. */
export const canBecome = (from: DamageState, to: DamageState): boolean =>
  (DAMAGE_STATES[from].next as readonly string[]).includes(to)

/** States in which the reporter changes what the report says. */
export const isEditable = (state: DamageState): boolean => state === 'DRAFT' || state === 'RETURNED'

export const DAMAGE_STEPS = {
  target: '상대방',
  trade: '거래 내용',
  story: '피해 상황',
  evidence: '증거 자료',
  check: '확인',
} as const
export type DamageStep = keyof typeof DAMAGE_STEPS

export const DAMAGE_LIMITS = {
  goods: 100,
  leastStory: 20,
  story: 3_000,
  policeNo: 40,
  files: 10,
  /** Drafts and reports under way of one member. */
  open: 10,
  leastObjection: 20,
  objection: 2_000,
  note: 1_000,
  /** The longest time in which something may have happened before it is reported. */
  years: 5,
  /** Won. */
  amount: 1_000_000_000,
} as const

/** How long an objection hides a report at most (정보통신망법 제44조의2 제4항). */
export const OBJECTION_DAYS = 30

/** What an operator decides on a report. */
export const DAMAGE_DECISIONS = {
  REVIEW: '검토 시작',
  PUBLISH: '게시하기',
  RETURN: '반려하기',
  UPHOLD: '이의 받아들이기',
  REJECT: '이의 받아들이지 않기',
} as const
export type DamageDecision = keyof typeof DAMAGE_DECISIONS

/** Why a report is not complete yet, by the step that mends it. */
export const DAMAGE_GAPS = {
  TARGET: { step: 'target', message: '상대방의 전화번호·계좌번호·아이디를 하나 이상 적어 주세요.' },
  TRADE: { step: 'trade', message: '피해 방법과 금액, 날짜를 적어 주세요.' },
  STORY: {
    step: 'story',
    message: `무슨 일이 있었는지 ${DAMAGE_LIMITS.leastStory}자 이상 적어 주세요.`,
  },
  EVIDENCE: { step: 'evidence', message: '증거 자료를 한 장 이상 올려 주세요.' },
} as const satisfies Record<string, { step: DamageStep; message: string }>
export type DamageGap = keyof typeof DAMAGE_GAPS
