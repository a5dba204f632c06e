/** What operators have done with an account. */
export const MEMBER_ACTIONS = {
  SUSPEND: '이용 제한',
  RESTORE: '제한 해제',
  SIGN_OUT: '모든 기기 로그아웃',
  RESET_FACTOR: '2단계 인증 초기화',
} as const

export const REASON_LENGTH = 200
export const QUERY_LENGTH = 40
export const NOTE_LENGTH = 500
