/** How members take part in an event: not here, by a draw after its end, or with points for the first ones at once. */
export const EVENT_KINDS = {
  NEWS: '안내만 하기',
  DRAW: '추첨',
  FIRST: '선착순',
} as const
export type EventKind = keyof typeof EVENT_KINDS

export const EVENT_LIMITS = {
  title: 60,
  summary: 100,
  body: 5_000,
  /** A draw gives all prizes in one transaction. */
  winners: 300,
  points: 100_000,
} as const

/** Why an entrant whom the draw reached has not won. */
export const PASSED_OVER = {
  WITHDRAWN: '탈퇴한 회원',
  SUSPENDED: '이용이 제한된 회원',
  OPERATOR: '운영자',
} as const
export type PassedOver = keyof typeof PASSED_OVER
