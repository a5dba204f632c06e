import type { Kysely } from 'kysely'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { kstTimeOfDay } from '#contracts/kst.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'
import type { Factor } from './factor.ts'

const { tries, windowMinutes, lockMinutes } = SECOND_FACTOR_RULES

/** The refusal while the account's codes are locked; null when they are not. */
export function lockOf({ locked_until: until }: Factor, now: Date): Refusal<'LOCKED'> | null {
  if (!until || until <= now) return null
  return refuse('LOCKED', {
    message: `코드를 여러 번 잘못 입력해서 ${kstTimeOfDay(until)}까지 잠겼어요. 그 뒤에 다시 시도해 주세요.`,
    data: { lockedUntil: until.toISOString() },
  })
}

/**
 * Counts a wrong code of the app or a wrong recovery code, and locks the account's codes after the fifth within 15
 * minutes.
 * @param factor locked by the caller's transaction, so that parallel attempts are counted one by one
 */
export async function countWrongCode(
  context: Pick<HostContext, 'caller' | 'now'>,
  trx: Kysely<DB>,
  viewer: Pick<Viewer, 'userSeq'>,
  { factor, what }: { factor: Factor; what: string },
): Promise<Refusal<'CODE_WRONG' | 'LOCKED'>> {
  const now = context.now()
  const { userSeq } = viewer
  const since = factor.failing_since
  const goesOn = since !== null && now.getTime() - since.getTime() < windowMinutes * MINUTE_MS
  const failures = goesOn ? factor.failures + 1 : 1
  const isLocked = failures >= tries
  const counted = {
    failures: isLocked ? 0 : failures,
    failing_since: isLocked ? null : goesOn ? since : now,
    locked_until: isLocked ? new Date(now.getTime() + lockMinutes * MINUTE_MS) : null,
  }
  await trx.updateTable('second_factor').set(counted).where('user_seq', '=', userSeq).execute()
  await recordOperatorAction(context, trx, viewer, {
    userSeq,
    action: 'FACTOR_FAILED',
    reason: what,
  })
  if (isLocked)
    await recordOperatorAction(context, trx, viewer, {
      userSeq,
      action: 'FACTOR_LOCKED',
      reason: what,
    })
  const left = tries - failures
  return (
    lockOf({ ...factor, ...counted }, now) ??
    refuse('CODE_WRONG', {
      message: `코드가 맞지 않아요. ${left}번 더 틀리면 ${lockMinutes}분 동안 잠겨요.`,
    })
  )
}
