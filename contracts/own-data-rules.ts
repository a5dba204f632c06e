// Separate from own-data.ts, so that code in the browser does not import the schema library.

/** The states of a request for one's own data. */
export const DATA_EXPORT_STATES = {
  WAITING: '만드는 중',
  READY: '받을 수 있음',
  FETCHED: '받음',
  EXPIRED: '기간 지남',
  FAILED: '만들지 못함',
} as const
export type DataExportState = keyof typeof DATA_EXPORT_STATES

export const DATA_EXPORT_RULES = {
  /** How long a file waits for its member. */
  readyHours: 72,
  /** How long a file that was fetched can be fetched again, where the connection broke. */
  againMinutes: 10,
  /** From one request to the next. */
  everyHours: 24,
  /** How many of the last requests are listed. */
  listed: 10,
} as const
