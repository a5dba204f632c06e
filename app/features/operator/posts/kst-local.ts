import { KST_OFFSET_MS } from '#contracts/durations.ts'

/** A time as `<input type="datetime-local">` shows it, in Korea. */
export const kstLocal = (at: string): string =>
  new Date(Date.parse(at) + KST_OFFSET_MS).toISOString().slice(0, 16)
