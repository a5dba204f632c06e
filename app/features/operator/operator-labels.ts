import type { FlagState, TermKind } from '#contracts/listing-desk-constants.ts'
import type { ScreeningLevel } from '#contracts/listing-screening-constants.ts'

/** What operators have done with an account. */
export const MEMBER_ACTIONS = {
  RESTORE: '제한 해제',
  SIGN_OUT: '모든 기기 로그아웃',
  RESET_FACTOR: '2단계 인증 초기화',
} as const

export const REASON_LENGTH = 200
export const QUERY_LENGTH = 40
export const NOTE_LENGTH = 500

export const FLAG_LABELS: Record<FlagState, string> = {
  OPEN: '처리 전',
  CLEARED: '문제 없음',
  HIDDEN: '숨김',
}

export const LEVEL_LABELS: Record<ScreeningLevel, string> = {
  BLOCK: '등록 막기',
  REVIEW: '운영팀 검토',
  WARN: '알려 주기',
}

export const TERM_KIND_LABELS: Record<TermKind, string> = {
  TERM: '금지하는 말',
  EXCEPTION: '괜찮은 말',
}
