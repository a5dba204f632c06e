import { isOperatorRole, type Role } from '#contracts/account.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { DUTY_KEYS, type Duty } from '#contracts/duties.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'

const VALID_MILLISECONDS = SECOND_FACTOR_RULES.validHours * HOUR_MS

/** Until when a passed second factor counts; null where it does not count (any more). */
export function secondFactorUntil(passedAt: Date | null, now: Date): Date | null {
  if (!passedAt) return null
  const until = new Date(passedAt.getTime() + VALID_MILLISECONDS)
  return until > now ? until : null
}

/** What an account may do in a session: operator rights are in force only after the second factor (docs/decisions/031). */
export function roleInForce(role: Role, passedAt: Date | null, now: Date): Role {
  return isOperatorRole(role) && !secondFactorUntil(passedAt, now) ? 'USER' : role
}

/**
 * What a user is in charge of at the desk.
 * @param role in force
 */
export function dutiesInForce(role: Role, duties: readonly Duty[]): readonly Duty[] {
  if (role === 'ADMIN') return DUTY_KEYS
  return role === 'OPERATOR' ? duties : []
}
