import { HOUR_MS } from '#contracts/durations.ts'

/** How much is reported (SPEC.md section 9). */
export const RATES = {
  errors: 1,
  traces: 0.1,
  /** Share of the sessions, from their start. */
  sessionReplays: 0.01,
  /** Share of the sessions with an error, from the error on. */
  errorReplays: 1,
} as const

/** SPEC.md section 9; the minimum is the service's own, a millisecond below five seconds. */
export const REPLAY_LIMITS = {
  minReplayDuration: 4_999,
  maxReplayDuration: HOUR_MS,
  flushMinDelay: 5_000,
  flushMaxDelay: 5_500,
  mutationLimit: 10_000,
} as const
