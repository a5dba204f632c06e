import type { KeyRing } from '#backend/operation/key-ring.ts'
import type { LimitRule, LimitUse } from '#backend/operation/rate-limiter.ts'

const HOUR = 3_600

/** Far above what two users send each other about one product; refused uploads count too, as they cost work. */
const RULES = {
  file: { name: 'chat-file', points: 200, seconds: HOUR },
  video: { name: 'chat-video', points: 20, seconds: HOUR },
} as const satisfies Record<string, LimitRule>

/** One file of a user, or one video in addition. */
export function uploadLimit(
  keys: Pick<KeyRing, 'pseudonym'>,
  rule: keyof typeof RULES,
  userSeq: number,
): LimitUse[] {
  return [{ rule: RULES[rule], key: keys.pseudonym('limit', `user:${userSeq}`) }]
}
