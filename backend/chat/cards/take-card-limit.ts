import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { cardLimits } from '../../limits/rules.ts'
import type { Membership } from '../rooms/find-membership.ts'

/** Counts one offer or appointment; refuses when a member makes too many. */
export async function takeCardLimit(
  context: Pick<HostContext, 'keys' | 'caller' | 'limiter'>,
  { roomId, storeSeq }: Pick<Membership, 'roomId' | 'storeSeq'>,
): Promise<Refusal<'LIMITED'> | null> {
  const retryAfterSeconds = await context.limiter.take(cardLimits(context, { roomId, storeSeq }))
  if (retryAfterSeconds === null) return null
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return refuse('LIMITED', {
    message: `제안을 너무 자주 보냈어요. ${minutes}분 뒤에 다시 보내 주세요.`,
    data: { retryAfterSeconds },
  })
}
