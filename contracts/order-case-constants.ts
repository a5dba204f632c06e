import type { OrderState, OrderTrigger } from './order-states.ts'

/** Why a buyer wants to give the goods back, or disputes. */
export const CASE_REASONS = {
  NOT_AS_DESCRIBED: '설명과 달라요',
  DAMAGED: '파손됐거나 오염됐어요',
  NOT_WORKING: '작동하지 않아요',
  WRONG_ITEM: '다른 물건이 왔어요',
  COUNTERFEIT: '정품이 아닌 것 같아요',
  NOT_ARRIVED: '물건이 오지 않았어요',
  OTHER: '그 밖의 문제예요',
  CHANGED_MIND: '마음이 바뀌었어요',
} as const
export type CaseReason = keyof typeof CASE_REASONS

/**
 * What a buyer can give as the reason of a step: that they changed their mind counts for a return to a business alone, within
 * seven days (전자상거래법 제17조).
 */
export const reasonsFor = ({
  step,
  isBusiness,
}: {
  step: ArguedStep | 'CLAIM'
  isBusiness: boolean
}): CaseReason[] =>
  (Object.keys(CASE_REASONS) as CaseReason[]).filter(
    (reason) => reason !== 'CHANGED_MIND' || (step === 'REQUEST_RETURN' && isBusiness),
  )

/** Steps of members that are told with words; ADD adds words to an open case and changes nothing else. */
export const CASE_STEPS = {
  REQUEST_RETURN: '반품 요청',
  REFUSE_RETURN: '반품 거절',
  OBJECT_RETURN: '반품 상품 이의',
  OPEN_DISPUTE: '분쟁 조정 요청',
  ADD: '추가 설명',
} as const satisfies Partial<Record<OrderTrigger | 'ADD', string>>
export type CaseStep = keyof typeof CASE_STEPS

/** Steps that can be told with words and photos: those of a case, and the refusal of a cancellation. */
export const ARGUED_STEPS = {
  ...CASE_STEPS,
  REFUSE_CANCEL: '취소 요청 거절',
} as const satisfies Partial<Record<OrderTrigger | 'ADD', string>>
export type ArguedStep = keyof typeof ARGUED_STEPS

/** Everything that is said in a case: members' steps, their words about a claim of compensation, operators' words to both. */
export const STATEMENT_STEPS = {
  ...ARGUED_STEPS,
  CLAIM: '보상 신청',
  CLAIM_ANSWER: '보상 신청에 답변',
  CONTACT: '운영팀 안내',
} as const
export type StatementStep = keyof typeof STATEMENT_STEPS

/** How a seller says where the goods of a return go: with an own approval, or after an operator's. */
export const RETURN_ADDRESS_STEPS = [
  'APPROVE_RETURN',
  'GIVE_RETURN_ADDRESS',
] as const satisfies OrderTrigger[]
export type ReturnAddressStep = (typeof RETURN_ADDRESS_STEPS)[number]

/** A return or dispute is under way. */
const OPEN_CASES: readonly OrderState[] = [
  'RETURN_REQUESTED',
  'PARTIAL_REFUND_OFFERED',
  'RETURN_UNADDRESSED',
  'RETURN_APPROVED',
  'RETURN_SHIPPED',
  'RETURN_DELIVERED',
  'DISPUTED',
]

/** Whether a member can add words without a step. */
export const isOpenCase = (state: OrderState): boolean => OPEN_CASES.includes(state)

export const CASE_TEXT = { least: 10, most: 2_000 } as const

/** Of a seller who refuses a cancellation; it may be empty, and is read in the order's history. */
export const LONGEST_REFUSAL = 200

/** What is wrong with the words of a step; null where nothing is. */
export function wordsProblem({
  step,
  reason,
  text,
}: {
  step: ArguedStep
  reason: CaseReason | null
  text: string
}): string | null {
  if (step === 'REFUSE_CANCEL')
    return text.length > LONGEST_REFUSAL ? `${LONGEST_REFUSAL}자까지 쓸 수 있어요.` : null
  if (step === 'REQUEST_RETURN' && reason === null) return '어떤 문제인지 골라 주세요.'
  const { least, most } = CASE_TEXT
  return text.length < least || text.length > most
    ? `${least}자 이상 ${most}자까지 써 주세요.`
    : null
}

/** Photos with one step, and those of a member whose words are not said yet. */
export const CASE_PHOTOS = { most: 6, unsaid: 30 } as const

/** What can be seen on a photo. */
const SEEN: readonly (CaseReason | null)[] = ['NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM']

/** Whether a step counts only with a photo: of goods that differ or are damaged, and of a return that is objected to. */
export const needsPhotos = ({
  step,
  reason,
}: {
  step: StatementStep
  reason: CaseReason | null
}): boolean =>
  step === 'OBJECT_RETURN' ||
  ((step === 'REQUEST_RETURN' || step === 'CLAIM') && SEEN.includes(reason))

/** Why a step without photos, or with too many, is refused. */
export const NEEDS_PHOTOS = '문제가 보이는 사진을 한 장 이상 올려 주세요.'
export const TOO_MANY_CASE_PHOTOS = `사진은 ${CASE_PHOTOS.most}장까지 올릴 수 있어요.`

/** What an operator decides about a dispute. */
export const DECISIONS = {
  REFUND: { label: '구매자에게 전액 환불', trigger: 'DECIDE_REFUND' },
  RETURN: { label: '반품하면 환불', trigger: 'APPROVE_RETURN' },
  SPLIT: { label: '일부 환불', trigger: 'DECIDE_SPLIT' },
  RELEASE: { label: '판매자에게 정산', trigger: 'DECIDE_RELEASE' },
} as const satisfies Record<string, { label: string; trigger: OrderTrigger }>
export type CaseDecision = keyof typeof DECISIONS

/** Of an operator's decision; both members read it. */
export const DECISION_NOTE = { least: 10, most: 1_000 } as const

/** Words of each member in one order. */
export const MOST_STATEMENTS = 30

/** Why an order waits for an operator, and what to do next. */
export const DESK_TROUBLES = {
  DISPUTED: { label: '분쟁', next: '양쪽 이야기를 듣고 결정하기' },
  REFUND_FAILED: { label: '환불 막힘', next: '환불 다시 시도하기' },
  STRAY_REFUND_FAILED: { label: '늦은 입금 환불 막힘', next: '환불 다시 시도하기' },
  PART_REFUND_FAILED: { label: '일부 환불 막힘', next: '환불 다시 시도하기' },
  REFUND_UNANSWERED: { label: '환불 답 없음', next: '결제사에 확인하기' },
  REFUND_ACCOUNT_MISSING: {
    label: '환불 계좌 없음',
    next: '구매자에게 계좌를 등록해 달라고 안내하기',
  },
  SETTLE_FAILED: { label: '정산 막힘', next: '판매자 계좌를 확인하고 정산 다시 시도하기' },
  DELIVERY_EXCEPTION: { label: '배송 이상', next: '택배사에 확인하기' },
  FROZEN: { label: '지급 보류', next: '확인하고 보류 풀기' },
  OVERDUE: { label: '기한 지남', next: '왜 멈췄는지 확인하기' },
  CLAIMED: { label: '보상 신청', next: '양쪽 이야기를 듣고 보상할지 결정하기' },
  COMPENSATION_FAILED: {
    label: '보상 지급 막힘',
    next: '구매자 계좌를 확인하고 보상금 다시 보내기',
  },
  PAYOUT_UNANSWERED: { label: '송금 답 없음', next: '은행에 확인하기' },
  PAYMENT_UNANSWERED: { label: '결제 답 없음', next: '결제사에 확인하기' },
} as const
export type DeskTrouble = keyof typeof DESK_TROUBLES

/** How soon operators speak to both members of a dispute or claim and decide it, and when it is raised with their managers. */
export const CASE_CLOCK = { contactHours: 24, decideBusinessDays: 5, alarmDays: [14, 30] } as const

/** Money of an order that an operator can send on its way again. */
export const RETRIES = {
  REFUND: { label: '환불 다시 시도하기', trigger: 'RETRY_REFUND' },
  PAYOUT: { label: '정산 다시 시도하기', trigger: 'RETRY_PAYOUT' },
  /** It does not move the order. */
  COMPENSATION: { label: '보상금 다시 보내기', trigger: null },
} as const satisfies Record<string, { label: string; trigger: OrderTrigger | null }>
export type MoneyRetry = keyof typeof RETRIES
