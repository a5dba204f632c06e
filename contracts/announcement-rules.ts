/** What an announcement (공지사항) is about. */
export const ANNOUNCEMENT_CATEGORIES = {
  NEWS: '안내',
  UPDATE: '업데이트',
  CHECK: '점검',
  SAFETY: '안전거래',
  POLICY: '정책',
  EVENT: '이벤트',
} as const
export type AnnouncementCategory = keyof typeof ANNOUNCEMENT_CATEGORIES

export const ANNOUNCEMENT_LIMITS = { title: 60, body: 5_000 } as const

/** Where an announcement or an event stands, by the clock and by what operators did. */
export const POST_STATES = {
  SCHEDULED: '예약',
  SHOWN: '게시',
  ENDED: '종료',
  HIDDEN: '숨김',
} as const
export type PostState = keyof typeof POST_STATES

/** What operators do with an announcement or an event besides saving it. */
export const POST_STEPS = { HIDE: '숨기기', SHOW: '다시 보이기', ROLL_BACK: '되돌리기' } as const
export type PostStep = keyof typeof POST_STEPS

/** The state at a time; without an end it never ends. */
export function postStateAt(
  { startsAt, endsAt, isHidden }: { startsAt: Date; endsAt: Date | null; isHidden: boolean },
  at: Date,
): PostState {
  if (isHidden) return 'HIDDEN'
  if (startsAt > at) return 'SCHEDULED'
  return endsAt !== null && endsAt <= at ? 'ENDED' : 'SHOWN'
}

/** Whether a typed time, which has no seconds, is over: the minute that runs is not. */
export const isPastMinute = (typed: Date, now: Date): boolean =>
  typed.getTime() < Math.floor(now.getTime() / 60_000) * 60_000
