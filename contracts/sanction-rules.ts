import { DAY_MS, HOUR_MS } from './durations.ts'

// Separate from sanction.ts, so that code in the browser does not import the schema library.

/** A warning is read and counted; a suspension keeps the member out, for a time or for good. */
export const SANCTION_KINDS = { WARNING: '경고', SUSPENSION: '이용 제한' } as const
export type SanctionKind = keyof typeof SANCTION_KINDS

/** What an operator can decide. `days` is null where nothing ends. */
export const SANCTION_MEASURES = {
  WARNING: { kind: 'WARNING', label: '경고', days: null },
  D3: { kind: 'SUSPENSION', label: '3일 이용 제한', days: 3 },
  D7: { kind: 'SUSPENSION', label: '7일 이용 제한', days: 7 },
  D15: { kind: 'SUSPENSION', label: '15일 이용 제한', days: 15 },
  D30: { kind: 'SUSPENSION', label: '30일 이용 제한', days: 30 },
  PERMANENT: { kind: 'SUSPENSION', label: '영구 이용 제한', days: null },
} as const satisfies Record<string, { kind: SanctionKind; label: string; days: number | null }>
export type SanctionMeasure = keyof typeof SANCTION_MEASURES

const LIGHT = ['WARNING', 'D3', 'D7', 'D15'] as const
const MIDDLE = ['WARNING', 'D3', 'D7', 'D15', 'D30'] as const
const HARSH = ['D7', 'D15', 'D30', 'PERMANENT'] as const
const GRAVE = ['D30', 'PERMANENT'] as const

interface SanctionRule {
  label: string
  /** The article of 게시글 운영정책 (POST_POLICY), and the sentence of it that was broken. */
  article: number
  sentence: string
  /** What is allowed for it, the mildest first: earlier sanctions suggest a later one. */
  measures: readonly SanctionMeasure[]
  /** The reason as the member reads it, for the operator to complete. */
  text: string
}

/** The rules that a sanction can cite; each says what it may lead to. */
export const SANCTION_RULES = {
  NO_GOODS: {
    label: '사기, 갖고 있지 않은 물건 판매',
    article: 3,
    sentence: '갖고 있지 않은 물건을 파는 글',
    measures: GRAVE,
    text: '돈을 받고 물건을 보내지 않았거나, 갖고 있지 않은 물건을 판매한 것을 확인했어요.',
  },
  DANGEROUS_GOODS: {
    label: '위험한 물건 판매',
    article: 2,
    sentence:
      '위험한 것: 총포·도검·화약류와 모의총포, 군용품, 경찰 제복과 장비, 몰래 찍거나 엿듣는 기기',
    measures: GRAVE,
    text: '다른 사람을 위험하게 할 수 있어 올릴 수 없는 물건을 판매하려고 한 것을 확인했어요.',
  },
  COUNTERFEIT: {
    label: '가품, 훔치거나 주운 물건 판매',
    article: 2,
    sentence: '권리를 침해하는 것: 가품, 불법 복제물, 주운 물건과 훔친 물건',
    measures: HARSH,
    text: '가품이거나 다른 사람의 권리를 침해하는 물건을 판매하려고 한 것을 확인했어요.',
  },
  IMPERSONATION: {
    label: '다른 회원·운영팀 사칭',
    article: 3,
    sentence: '다른 회원이나 운영팀인 것처럼 꾸민 글',
    measures: HARSH,
    text: '다른 회원이나 두손 운영팀인 것처럼 꾸며 거래하려고 한 것을 확인했어요.',
  },
  PROHIBITED_GOODS: {
    label: '올릴 수 없는 물건',
    article: 2,
    sentence:
      '법령이 개인 사이의 거래를 금지하거나 허가받은 사람만 팔 수 있게 한 물건, 다른 사람을 위험하게 하는 물건은 올릴 수 없습니다.',
    measures: MIDDLE,
    text: '개인끼리 거래할 수 없는 물건을 올린 것을 확인했어요.',
  },
  DISGUISED_GOODS: {
    label: '금지된 물건을 가려 적음',
    article: 3,
    sentence: '금지된 물건의 이름을 초성이나 기호로 가려 적은 글',
    measures: MIDDLE,
    text: '금지된 물건의 이름을 초성이나 기호로 가려 적어 올린 것을 확인했어요.',
  },
  FALSE_FACTS: {
    label: '사실과 다른 설명',
    article: 3,
    sentence: '상품의 상태, 가격, 소유, 거래 조건을 사실과 다르게 적은 글',
    measures: MIDDLE,
    text: '상품의 상태나 거래 조건을 사실과 다르게 적은 것을 확인했어요.',
  },
  OUTSIDE_TRADE: {
    label: '두손 밖으로 거래 유도',
    article: 3,
    sentence: '두손 밖의 메신저, 결제 링크, 계좌로 거래를 옮기려는 글',
    measures: MIDDLE,
    text: '채팅에서 두손 밖의 메신저나 결제 링크로 거래를 옮기려고 한 것을 확인했어요.',
  },
  ABUSE: {
    label: '욕설·비하·성희롱',
    article: 3,
    sentence: '욕설, 비하, 성희롱, 사실과 다른 후기',
    measures: MIDDLE,
    text: '채팅이나 후기에서 다른 회원에게 욕설, 비하, 성희롱을 한 것을 확인했어요.',
  },
  STOLEN_CONTENT: {
    label: '다른 회원의 사진·글 도용',
    article: 3,
    sentence: '다른 회원의 사진이나 글을 허락 없이 쓴 글',
    measures: LIGHT,
    text: '다른 회원의 사진이나 글을 허락 없이 쓴 것을 확인했어요.',
  },
  PERSONAL_FACTS: {
    label: '개인정보 노출',
    article: 3,
    sentence: '전화번호와 계좌번호처럼 개인정보를 적은 글',
    measures: LIGHT,
    text: '전화번호나 계좌번호 같은 개인정보를 글에 적은 것을 확인했어요.',
  },
  SPAM: {
    label: '광고·도배',
    article: 3,
    sentence: '상품과 관계없는 광고와 되풀이되는 글',
    measures: LIGHT,
    text: '상품과 관계없는 광고나 같은 내용을 되풀이해 올린 것을 확인했어요.',
  },
  DUPLICATES: {
    label: '중복 등록',
    article: 4,
    sentence: '같은 물건은 한 번만 올릴 수 있습니다.',
    measures: LIGHT,
    text: '같은 물건을 여러 번 올린 것을 확인했어요.',
  },
  SWAPPED_LISTING: {
    label: '팔린 글을 다른 물건으로 바꿈',
    article: 4,
    sentence: '팔린 글을 다른 물건으로 바꾸어 찜과 조회수를 이어 가서는 안 됩니다.',
    measures: LIGHT,
    text: '팔린 글을 다른 물건으로 바꾸어 찜과 조회수를 이어 간 것을 확인했어요.',
  },
} as const satisfies Record<string, SanctionRule>
export type SanctionRuleCode = keyof typeof SANCTION_RULES

/** Of a suspension from before rules were cited. */
export const UNNAMED_RULE = 'OTHER'
export type StoredRule = SanctionRuleCode | typeof UNNAMED_RULE

/** What the pages say of a stored rule. */
export function sanctionRuleOf(rule: StoredRule): {
  label: string
  article: number
  sentence: string | null
} {
  if (rule === UNNAMED_RULE) return { label: '게시글 운영정책 위반', article: 6, sentence: null }
  return SANCTION_RULES[rule]
}

/** LIFTED by an operator before its end; OVERTURNED by an appeal, and UNDONE by who decided: both count no more. */
export const SANCTION_STATES = {
  LIVE: '적용 중',
  ENDED: '기간이 끝남',
  LIFTED: '미리 풀림',
  OVERTURNED: '이의를 받아들여 취소됨',
  UNDONE: '되돌림',
} as const
export type SanctionState = keyof typeof SANCTION_STATES

/** CLOSED: what it was about has gone, by an undo or with the account. */
export const APPEAL_STATES = {
  RECEIVED: '검토 중',
  ACCEPTED: '받아들임',
  DENIED: '받아들이지 않음',
  CLOSED: '종료',
} as const
export type AppealState = keyof typeof APPEAL_STATES

export const SANCTION_EVIDENCE = {
  REPORT: '신고',
  LISTING: '상품',
  DAMAGE: '피해사례',
  DISPUTE: '회원 분쟁',
} as const
export type SanctionEvidenceKind = keyof typeof SANCTION_EVIDENCE

export const SANCTION_LIMITS = {
  leastReason: 10,
  reason: 500,
  note: 500,
  evidence: 20,
  leastAppeal: 10,
  appeal: 2_000,
  leastAnswer: 10,
  answer: 1_000,
  /** Earlier sanctions of so many days count, and a warning can be appealed against for as long. */
  countedDays: 180,
  /** The member's own page tells of a warning for so many days. */
  freshDays: 14,
  /** Within so many business days an appeal is decided. */
  appealBusinessDays: 5,
  /** How long a suspended member can read and appeal after having proven who they are. */
  ticketMinutes: 30,
} as const

/** For so long the operator who decided can take a decision back. */
export const UNDO_MINUTES = 10

/** What can be taken back. */
export const UNDO_KINDS = {
  SANCTION: '제재',
  RESTORE: '이용 제한 해제',
  LISTING: '상품 검토',
  REPORT: '신고 처리',
  DAMAGE: '피해사례 결정',
  DISPUTE: '회원 분쟁 결정',
} as const
export type UndoKind = keyof typeof UNDO_KINDS

/** When a measure that begins now ends: after its days, at the full hour before; null where nothing ends. */
export function sanctionEnd(measure: SanctionMeasure, from: Date): Date | null {
  const { days } = SANCTION_MEASURES[measure]
  if (days === null) return null
  return new Date(Math.floor((from.getTime() + days * DAY_MS) / HOUR_MS) * HOUR_MS)
}

/** What fits a rule after so many sanctions that count. */
export function suggestedMeasure(rule: SanctionRuleCode, earlier: number): SanctionMeasure {
  const { measures } = SANCTION_RULES[rule] as SanctionRule
  return measures[Math.min(earlier, measures.length - 1)] ?? 'WARNING'
}

export const isAllowed = (rule: SanctionRuleCode, measure: SanctionMeasure): boolean =>
  (SANCTION_RULES[rule] as SanctionRule).measures.includes(measure)

/** Whether a member can still appeal: once, before a suspension's end, and against a warning as long as it counts. */
export function canAppeal(
  sanction: {
    kind: SanctionKind
    state: SanctionState
    startsAt: Date
    endsAt: Date | null
    isAppealed: boolean
  },
  now: Date,
): boolean {
  const { kind, state, startsAt, endsAt, isAppealed } = sanction
  if (isAppealed || state !== 'LIVE') return false
  if (kind === 'SUSPENSION') return endsAt === null || endsAt > now
  return startsAt.getTime() + SANCTION_LIMITS.countedDays * DAY_MS > now.getTime()
}
