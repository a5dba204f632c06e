/** What can be reported. */
export const REPORT_KINDS = {
  CHAT: '채팅',
  PRODUCT: '상품',
  STORE: '가게',
  REVIEW: '후기',
} as const
export type ReportKind = keyof typeof REPORT_KINDS

export const REPORT_REASONS = {
  FRAUD: '사기가 의심돼요',
  OUTSIDE_TRADE: '외부 메신저·결제를 유도해요',
  PROHIBITED: '거래 금지 물품이에요',
  FAKE: '가짜(위조품)예요',
  WRONG_FACTS: '설명이 실제와 달라요',
  STOLEN_CONTENT: '다른 사람의 사진이나 글이에요',
  IMPERSONATION: '다른 사람이나 운영팀인 척해요',
  ABUSE: '욕설·비하를 했어요',
  HARASSMENT: '성희롱·불쾌한 말을 했어요',
  FALSE_REVIEW: '사실과 다른 후기예요',
  PERSONAL_FACTS: '개인정보가 적혀 있어요',
  SPAM: '광고·도배를 해요',
  OTHER: '다른 문제가 있어요',
} as const
export type ReportReason = keyof typeof REPORT_REASONS

/** The reasons that each form offers, in its order. */
export const REASONS_OF = {
  CHAT: ['FRAUD', 'OUTSIDE_TRADE', 'ABUSE', 'HARASSMENT', 'SPAM', 'PROHIBITED', 'OTHER'],
  PRODUCT: ['FRAUD', 'PROHIBITED', 'FAKE', 'WRONG_FACTS', 'STOLEN_CONTENT', 'SPAM', 'OTHER'],
  REVIEW: ['FALSE_REVIEW', 'ABUSE', 'HARASSMENT', 'PERSONAL_FACTS', 'SPAM', 'OTHER'],
  STORE: ['FRAUD', 'IMPERSONATION', 'OUTSIDE_TRADE', 'ABUSE', 'SPAM', 'OTHER'],
} as const satisfies Record<ReportKind, readonly ReportReason[]>

export const REPORT_DETAIL_LENGTH = 1_000
