import { ORPCError } from '@orpc/server'
import type { LimitUse, RateLimiter } from '../operation/rate-limiter.ts'

/**
 * Takes one attempt, for calls that only a machine makes so often.
 * @throws ORPCError TOO_MANY (429) where a limit is used up
 */
export async function takeOrRefuse(
  { limiter }: { limiter: RateLimiter },
  limits: readonly LimitUse[],
): Promise<void> {
  const retryAfterSeconds = await limiter.take(limits)
  if (retryAfterSeconds === null) return
  throw new ORPCError('TOO_MANY', {
    status: 429,
    message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
    data: { retryAfterSeconds },
  })
}
