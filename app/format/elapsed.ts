import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'

/** `40분`, `5시간`, `3일`: cut off, never rounded up. */
export function elapsedWords(milliseconds: number): string {
  if (milliseconds >= DAY_MS) return `${Math.floor(milliseconds / DAY_MS)}일`
  return milliseconds >= HOUR_MS
    ? `${Math.floor(milliseconds / HOUR_MS)}시간`
    : `${Math.floor(milliseconds / 60_000)}분`
}
