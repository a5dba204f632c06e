import { HOUR_MS } from './durations.ts'

/*
 * The machine of disputes between members about a trade without safe payment, as data: who may do what in a state, how long
 * it waits, and what follows when the time is over. Operations, pages and the operators' desk are derived from it.
 */

/** Who opened the dispute, and the other. */
export const DISPUTE_SIDES = { CLAIMANT: '신청인', RESPONDENT: '상대방' } as const
export type DisputeSide = keyof typeof DISPUTE_SIDES

export const otherSide = (side: DisputeSide): DisputeSide =>
  side === 'CLAIMANT' ? 'RESPONDENT' : 'CLAIMANT'

export interface MemberDisputeStateRow {
  label: string
  /** How long it waits; without it there is no deadline. */
  hours?: number
  /** What follows when the time is over. */
  overdue?: 'REVIEW' | 'SETTLED' | 'MEDIATION'
  /** Nothing happens any more. */
  isEnd?: true
}

export const MEMBER_DISPUTE_STATES = {
  ASKED: { label: '답변 대기', hours: 24, overdue: 'REVIEW' },
  OFFERED: { label: '제안 협의 중', hours: 24, overdue: 'REVIEW' },
  REFUSED: { label: '거절됨', hours: 24, overdue: 'REVIEW' },
  REVIEW: { label: '운영팀 검토 중' },
  DECIDED: { label: '결정 확인 중', hours: 72, overdue: 'MEDIATION' },
  AGREED: { label: '합의 이행 중', hours: 168, overdue: 'SETTLED' },
  SETTLED: { label: '해결됨', isEnd: true },
  WITHDRAWN: { label: '취하됨', isEnd: true },
  MEDIATION: { label: '조정 신청 안내', isEnd: true },
} as const satisfies Record<string, MemberDisputeStateRow>
export type MemberDisputeState = keyof typeof MEMBER_DISPUTE_STATES

export const memberDisputeStateRow = (state: MemberDisputeState): MemberDisputeStateRow =>
  MEMBER_DISPUTE_STATES[state]

/** Until when a state that begins at a moment waits; null where it waits for no member. */
export function disputeDueAt(state: MemberDisputeState, at: Date): Date | null {
  const { hours } = memberDisputeStateRow(state)
  return hours === undefined ? null : new Date(at.getTime() + hours * HOUR_MS)
}

/** What happens to a dispute, as its history names it. */
export const MEMBER_DISPUTE_ACTIONS = {
  OPEN: '분쟁 신청',
  ACCEPT: '받아들임',
  REFUSE: '거절',
  COUNTER: '다른 제안',
  ESCALATE: '운영팀에 판단 요청',
  ARGUE: '설명 덧붙임',
  DECIDE: '운영팀 결정',
  /** Within ten minutes, and before one of the two has answered (`backend/undo/`). */
  TAKE_BACK: '운영팀이 결정을 되돌림',
  CONFIRM: '이행 확인',
  BROKEN: '이행되지 않음',
  WITHDRAW: '취하',
  LAPSE: '기한 지남',
} as const
export type MemberDisputeAction = keyof typeof MEMBER_DISPUTE_ACTIONS

/** Both sides together may make this many offers after the claim. */
export const MOST_DISPUTE_OFFERS = 6
/** Additions of one side while the operators look at it. */
export const MOST_DISPUTE_ARGUMENTS = 5

interface MemberDisputeStep {
  action: MemberDisputeAction
  from: readonly MemberDisputeState[]
  /** TURN: the side that has to answer. EITHER: both, each for itself. */
  by: 'TURN' | 'EITHER' | 'CLAIMANT' | 'OPERATOR'
  /** Absent: the state stays. */
  to?: MemberDisputeState
  /** The state is left when both sides have said it. */
  needsBoth?: true
  /** The words of whoever does it are shown to the other. */
  needsNote?: true
  /** What is offered, with its amount. */
  needsTerms?: true
}

export const MEMBER_DISPUTE_STEPS: readonly MemberDisputeStep[] = [
  { action: 'ACCEPT', from: ['ASKED', 'OFFERED'], by: 'TURN', to: 'AGREED' },
  { action: 'REFUSE', from: ['ASKED', 'OFFERED'], by: 'TURN', to: 'REFUSED', needsNote: true },
  {
    action: 'COUNTER',
    from: ['ASKED', 'OFFERED', 'REFUSED'],
    by: 'TURN',
    to: 'OFFERED',
    needsNote: true,
    needsTerms: true,
  },
  { action: 'ESCALATE', from: ['OFFERED', 'REFUSED'], by: 'EITHER', to: 'REVIEW', needsNote: true },
  { action: 'ARGUE', from: ['REVIEW'], by: 'EITHER', needsNote: true },
  {
    action: 'DECIDE',
    from: ['REVIEW'],
    by: 'OPERATOR',
    to: 'DECIDED',
    needsNote: true,
    needsTerms: true,
  },
  { action: 'ACCEPT', from: ['DECIDED'], by: 'EITHER', to: 'AGREED', needsBoth: true },
  { action: 'REFUSE', from: ['DECIDED'], by: 'EITHER', to: 'MEDIATION', needsNote: true },
  { action: 'CONFIRM', from: ['AGREED'], by: 'EITHER', to: 'SETTLED', needsBoth: true },
  { action: 'BROKEN', from: ['AGREED'], by: 'EITHER', to: 'REVIEW', needsNote: true },
  {
    action: 'WITHDRAW',
    from: ['ASKED', 'OFFERED', 'REFUSED', 'REVIEW'],
    by: 'CLAIMANT',
    to: 'WITHDRAWN',
  },
]

/** What the machine has to know of a dispute. */
export interface MemberDisputeFacts {
  state: MemberDisputeState
  /** The side that has to answer; null where none or both have. */
  turn: DisputeSide | null
  /** Made after the claim. */
  offers: number
  /** Sides that have said yes where both have to. */
  agreed: readonly DisputeSide[]
  /** An operator has decided. */
  isDecided: boolean
  /** What stands is to do nothing: the decision does not grant the claim. */
  isNothingDue: boolean
}

/** The step by which an actor does something now; null where that is not possible. */
export function memberDisputeStep(
  facts: MemberDisputeFacts,
  action: MemberDisputeAction,
  actor: DisputeSide | 'OPERATOR',
): MemberDisputeStep | null {
  const step = MEMBER_DISPUTE_STEPS.find(
    (row) => row.action === action && row.from.includes(facts.state),
  )
  if (!step || !mayStep(step, facts, actor)) return null
  if (action === 'COUNTER' && facts.offers >= MOST_DISPUTE_OFFERS) return null
  return step
}

function mayStep(
  { by, needsBoth }: MemberDisputeStep,
  { turn, agreed }: MemberDisputeFacts,
  actor: DisputeSide | 'OPERATOR',
): boolean {
  if (actor === 'OPERATOR' || by === 'OPERATOR') return actor === by
  if (by === 'CLAIMANT') return actor === 'CLAIMANT'
  if (by === 'TURN') return actor === turn
  return !needsBoth || !agreed.includes(actor)
}

/** What one side, or an operator, can do now. */
export const memberDisputeActions = (
  facts: MemberDisputeFacts,
  actor: DisputeSide | 'OPERATOR',
): MemberDisputeAction[] => [
  ...new Set(
    MEMBER_DISPUTE_STEPS.map(({ action }) => action).filter(
      (action) => memberDisputeStep(facts, action, actor) !== null,
    ),
  ),
]

/** The state after a step, and who has to answer in it. */
export function afterDisputeStep(
  facts: MemberDisputeFacts,
  { action, to, needsBoth }: Pick<MemberDisputeStep, 'action' | 'to' | 'needsBoth'>,
  actor: DisputeSide | 'OPERATOR',
): { state: MemberDisputeState; turn: DisputeSide | null } {
  const { state, turn, agreed, isDecided, isNothingDue } = facts
  const stays = { state, turn }
  if (!to || actor === 'OPERATOR') return to ? { state: to, turn: null } : stays
  if (needsBoth && !agreed.includes(otherSide(actor))) return stays
  if (to === 'AGREED' && isNothingDue) return { state: 'SETTLED', turn: null }
  // The operators have decided once; a second time they would say the same.
  if (action === 'BROKEN' && isDecided) return { state: 'MEDIATION', turn: null }
  const waits = to === 'OFFERED' || to === 'REFUSED'
  return { state: to, turn: waits ? otherSide(actor) : null }
}
