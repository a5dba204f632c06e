import { alertChangeLimits } from '../limits/rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

export type AlertContext = Pick<HostContext, 'kysely' | 'now' | 'keys' | 'limiter'>

/** Counts one change of a member's alerts. @returns the refusal of one too many */
export async function takeAlertLimit(
  { keys, limiter }: AlertContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<Refusal<'LIMITED'> | null> {
  const retryAfterSeconds = await limiter.take(alertChangeLimits({ keys }, userSeq))
  return retryAfterSeconds === null ? null : refuse('LIMITED', { data: { retryAfterSeconds } })
}
