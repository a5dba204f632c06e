import { HOUR_MS } from './durations.ts'

/** A figure needs as many finished trades; with fewer, one of them could be guessed from it. */
export const LEAST_TRADES = 5

const STEPS = [1, 3, 6, 12, 24, 48, 72, 120, 168] as const

/** The median, rounded up to a step of `STEPS`, or whole weeks beyond; null with too few. @param lengths milliseconds */
export function medianHours(lengths: readonly number[]): number | null {
  if (lengths.length < LEAST_TRADES) return null
  const sorted = [...lengths].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  const hours = median / HOUR_MS
  return STEPS.find((step) => hours <= step) ?? Math.ceil(hours / 168) * 168
}

/** Of ten trades, rounded up, so that only none at all is 0; null with too few. */
export function tenthsOf(count: number, trades: number): number | null {
  return trades < LEAST_TRADES ? null : Math.ceil((count * 10) / trades)
}

/** `6시간 안`, `3일 안`, `2주 안`. */
export function hoursInWords(hours: number): string {
  if (hours <= 12) return `${hours}시간 안`
  if (hours <= 168) return hours === 24 ? '하루 안' : `${hours / 24}일 안`
  return `${hours / 168}주 안`
}

/** `없어요`, `10건 중 1건 이하`. */
export const tenthsInWords = (tenths: number): string =>
  tenths === 0 ? '없어요' : `10건 중 ${tenths}건 이하`

export const TOO_FEW_TRADES = '아직 거래가 적어요'
