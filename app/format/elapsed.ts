const HOUR = 3_600_000
const DAY = 24 * HOUR

/** `40분`, `5시간`, `3일`: cut off, never rounded up. */
export function elapsedWords(milliseconds: number): string {
  if (milliseconds >= DAY) return `${Math.floor(milliseconds / DAY)}일`
  return milliseconds >= HOUR
    ? `${Math.floor(milliseconds / HOUR)}시간`
    : `${Math.floor(milliseconds / 60_000)}분`
}
