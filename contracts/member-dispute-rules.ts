// Separate from member-dispute.ts, so that code in the browser does not import the schema library.

import {
  type DisputeFacts,
  type DisputeProblem,
  type DisputeRule,
  type DisputeSource,
  LIKELY_OUTCOMES,
  likelyOutcome,
} from './dispute-standard.ts'

/** How a trade without safe payment was handed over; the standard differs between them. */
export const TRADE_WAYS = { PARCEL: '택배로 받기', DIRECT: '직접 만나기' } as const
export type TradeWay = keyof typeof TRADE_WAYS

export const DISPUTE_LIMITS = {
  leastStory: 20,
  story: 3_000,
  leastNote: 5,
  note: 1_000,
  /** Pictures of one side. */
  files: 5,
  /** New disputes of one member within 24 hours. */
  perDay: 3,
  /** The longest time since the goods came. */
  years: 3,
  /** Won. */
  amount: 1_000_000_000,
} as const

/** What a side wants, or offers. */
export const DISPUTE_WANTS = {
  REFUND: { label: '전액 환불', hasAmount: true },
  RETURN: { label: '반품하고 환불', hasAmount: true },
  PART: { label: '일부 환불', hasAmount: true },
  REPAIR: { label: '수리비', hasAmount: true },
  PAY: { label: '거래 금액 지급', hasAmount: true },
  EXCHANGE: { label: '교환', hasAmount: false },
  DELIVER: { label: '물건 보내기', hasAmount: false },
  GIVE_BACK: { label: '물건 돌려주기', hasAmount: false },
  CANCEL: { label: '거래 취소', hasAmount: false },
} as const satisfies Record<string, { label: string; hasAmount: boolean }>
export type DisputeWant = keyof typeof DISPUTE_WANTS

/** What stands between the two; an operator may grant nothing of what was asked. */
export type DisputeTerms = DisputeWant | 'NONE'

export const disputeTermsLabel = (want: DisputeTerms): string =>
  want === 'NONE' ? '요청을 받아들이지 않음' : DISPUTE_WANTS[want].label

interface MemberDisputeType {
  label: string
  /** Who can say so. */
  by: readonly ('BUYER' | 'SELLER')[]
  wants: readonly DisputeWant[]
  /** Of the standard; the others have a rule of their own below. */
  problem?: DisputeProblem
  /** The goods have come: the day counts. */
  hasReceived: boolean
}

export const MEMBER_DISPUTE_TYPES = {
  NOT_DELIVERED: {
    label: '돈을 보냈는데 물건이 오지 않았어요',
    by: ['BUYER'],
    wants: ['REFUND', 'DELIVER', 'PART'],
    problem: 'NOT_DELIVERED',
    hasReceived: false,
  },
  WRONG_ITEM: {
    label: '설명과 다른 물건이 왔어요',
    by: ['BUYER'],
    wants: ['RETURN', 'PART', 'EXCHANGE', 'REFUND'],
    problem: 'WRONG_ITEM',
    hasReceived: true,
  },
  HIDDEN_DEFECT: {
    label: '설명에 없던 하자가 있어요',
    by: ['BUYER'],
    wants: ['RETURN', 'PART', 'REPAIR', 'EXCHANGE', 'REFUND'],
    problem: 'HIDDEN_DEFECT',
    hasReceived: true,
  },
  COUNTERFEIT: {
    label: '정품이 아니에요',
    by: ['BUYER'],
    wants: ['RETURN', 'REFUND'],
    problem: 'COUNTERFEIT',
    hasReceived: true,
  },
  DAMAGED_ON_THE_WAY: {
    label: '배송 중에 파손됐어요',
    by: ['BUYER'],
    wants: ['RETURN', 'REPAIR', 'PART', 'EXCHANGE', 'REFUND'],
    problem: 'DAMAGED_ON_THE_WAY',
    hasReceived: true,
  },
  CHANGED_MIND: {
    label: '마음이 바뀌어 환불받고 싶어요',
    by: ['BUYER'],
    wants: ['RETURN', 'PART', 'CANCEL', 'REFUND'],
    problem: 'CHANGED_MIND',
    hasReceived: true,
  },
  NOT_PAID: {
    label: '물건을 건넸는데 돈을 받지 못했어요',
    by: ['SELLER'],
    wants: ['PAY', 'GIVE_BACK', 'CANCEL'],
    hasReceived: false,
  },
  NO_SHOW: {
    label: '약속한 자리에 나오지 않았어요',
    by: ['BUYER', 'SELLER'],
    wants: ['REFUND', 'PAY', 'CANCEL'],
    hasReceived: false,
  },
} as const satisfies Record<string, MemberDisputeType>
export type MemberDisputeTypeName = keyof typeof MEMBER_DISPUTE_TYPES

export const memberDisputeType = (type: MemberDisputeTypeName): MemberDisputeType =>
  MEMBER_DISPUTE_TYPES[type]

const TYPE_NAMES = Object.keys(MEMBER_DISPUTE_TYPES) as MemberDisputeTypeName[]

/** What can be wrong for one side of a trade; only a parcel is damaged on the way, and only a meeting is missed. */
export const disputeTypesFor = (role: 'BUYER' | 'SELLER', way: TradeWay): MemberDisputeTypeName[] =>
  TYPE_NAMES.filter(
    (type) =>
      memberDisputeType(type).by.includes(role) &&
      type !== (way === 'PARCEL' ? 'NO_SHOW' : 'DAMAGED_ON_THE_WAY'),
  )

/** What the standard says of a dispute, as it is cited. */
export interface DisputeCitation
  extends Pick<DisputeRule, 'words' | 'postage' | 'sources' | 'isStatute'> {
  label: string
  side: 'BUYER' | 'SELLER' | 'BOTH'
}

/** What the standard of returns has no row for: the seller's side, and a meeting that was missed. */
const OWN_RULES: Record<'NOT_PAID' | 'NO_SHOW', DisputeCitation> = {
  NOT_PAID: {
    label: '약속한 값 지급',
    side: 'SELLER',
    words:
      '물건을 받았다면 약속한 값을 내는 것이 원칙이에요. 건넨 기록과 값을 정한 대화를 보여 주세요. 낼 날을 정해 기다려도 내지 않으면 계약을 풀고 물건을 돌려받을 수 있어요.',
    sources: ['CIVIL', 'PRIVATE'] satisfies DisputeSource[],
  },
  NO_SHOW: {
    label: '미리 보낸 돈 돌려받기',
    side: 'BOTH',
    words:
      '약속에 나오지 않은 것만으로는 배상을 받기 어려워요. 물건을 받지 못했다면 미리 보낸 돈을 돌려받는 것이 원칙이고, 예약금은 서로 정한 약속을 따라요.',
    sources: ['CIVIL', 'PRIVATE'] satisfies DisputeSource[],
  },
}

export interface MemberDisputeStandard extends Omit<DisputeFacts, 'problem' | 'type'> {
  type: MemberDisputeTypeName
  way: TradeWay
}

/** What the published standards make of a dispute. */
export function disputeCitation({ type, way, ...facts }: MemberDisputeStandard): DisputeCitation {
  if (type === 'NOT_PAID' || type === 'NO_SHOW') return OWN_RULES[type]
  const { problem } = MEMBER_DISPUTE_TYPES[type]
  const { outcome, ...rule } = likelyOutcome({ ...facts, problem, type: way })
  return { ...rule, ...LIKELY_OUTCOMES[outcome] }
}

/** In whose favour an operator decides. */
export const DISPUTE_FAVOURS = {
  CLAIMANT: '신청인의 요청이 맞아요',
  BOTH: '양쪽이 나누어 책임져요',
  RESPONDENT: '상대방의 말이 맞아요',
} as const
export type DisputeFavour = keyof typeof DISPUTE_FAVOURS
