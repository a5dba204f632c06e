// Separate from possession.ts, so that code in the browser does not import the schema library.

export const POSSESSION_STATES = {
  OPEN: '사진 대기',
  ANSWERED: '사진 도착',
  REFUSED: '거절됨',
  LAPSED: '기간 만료',
} as const
export type PossessionState = keyof typeof POSSESSION_STATES

/** What a buyer says about the photo. */
export const POSSESSION_VERDICTS = ['CONFIRMED', 'DOUBTED'] as const
export type PossessionVerdict = (typeof POSSESSION_VERDICTS)[number]

/** Why a seller does not send a photo; nothing bad is shown to others. */
export const POSSESSION_REFUSALS = {
  AWAY: '지금 상품이 곁에 없어요',
  PACKED: '이미 포장했어요',
  OTHER_BUYER: '다른 분과 거래 중이에요',
  LATER: '지금은 찍기 어려워요',
} as const
export type PossessionRefusal = keyof typeof POSSESSION_REFUSALS

export const POSSESSION_RULES = {
  /** How long a code is valid. */
  codeHours: 24,
  /** Requests for one product within a day; who joins an open one is not counted. */
  perDay: 3,
  /** A photo that is as fresh as this answers the next buyer too. */
  freshHours: 24,
  /** How long the badge stands. */
  badgeDays: 30,
} as const

/** Things that are written quickly and not mistaken for each other. */
export const POSSESSION_WORDS = [
  '참새',
  '바다',
  '나무',
  '구름',
  '딸기',
  '고래',
  '우산',
  '연필',
  '토끼',
  '기차',
  '모자',
  '호수',
] as const

/** A code as it is compared: 4821참새, however it was typed. */
export const comparableCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\s+/g, '')

/** The state at a given time: an open request lapses at `expiresAt`. */
export function possessionStateAt(
  { state, expiresAt }: { state: PossessionState; expiresAt: Date },
  now: Date,
): PossessionState {
  return state === 'OPEN' && now >= expiresAt ? 'LAPSED' : state
}
