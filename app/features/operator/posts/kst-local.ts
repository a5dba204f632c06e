const KST_OFFSET = 9 * 3_600_000

/** A time as `<input type="datetime-local">` shows it, in Korea. */
export const kstLocal = (at: string): string =>
  new Date(Date.parse(at) + KST_OFFSET).toISOString().slice(0, 16)
