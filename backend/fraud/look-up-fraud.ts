import { createHash, randomBytes } from 'node:crypto'
import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { LOOKUP_RULES, type LookupRefusal } from '#contracts/fraud-constants.ts'
import { fraudLookupLimits } from '../limits/rules.ts'
import { identifierHashes } from './identifier-hash.ts'
import { maskIdentifier, readIdentifier } from './read-identifier.ts'

/** What a result is stored under: a dump of the table opens no result. */
export const lookupHash = (key: string): string =>
  createHash('sha256').update(key).digest('base64url')

/**
 * Reads what a visitor typed and stores its keyed hashes under a random key, which opens the result for ten minutes. The text
 * itself is stored nowhere.
 */
export async function lookUpFraud(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'limiter' | 'caller' | 'viewer'>,
  { text }: { text: string },
): Promise<{ key: string } | Refusal<LookupRefusal | 'LIMITED'>> {
  const reading = readIdentifier(text)
  if (reading.problem) return refuse(reading.problem)
  const retryAfterSeconds = await context.limiter.take(
    fraudLookupLimits(context, context.viewer?.userSeq ?? null),
  )
  if (retryAfterSeconds !== null)
    return refuse('LIMITED', {
      message: limitedMessage(retryAfterSeconds, context.viewer !== null),
      data: { retryAfterSeconds },
    })
  const now = context.now()
  const key = randomBytes(24).toString('base64url')
  const [shown] = reading.identifiers
  await context.kysely
    .insertInto('fraud_lookup')
    .values({
      lookup_hash: lookupHash(key),
      hashes: JSON.stringify(identifierHashes(context.keys, reading.identifiers)),
      kind: shown.kind,
      masked: maskIdentifier(shown),
      looked_up_at: now,
      expires_at: new Date(now.getTime() + LOOKUP_RULES.minutes * 60_000),
    })
    .execute()
  return { key }
}

function limitedMessage(seconds: number, isMember: boolean): string {
  if (seconds <= 60) return '너무 빠르게 조회하고 있어요. 1분 뒤에 다시 조회해 주세요.'
  return isMember
    ? `하루에 ${LOOKUP_RULES.perDayMember}번까지 조회할 수 있어요. 내일 다시 조회해 주세요.`
    : `로그인하지 않으면 하루에 ${LOOKUP_RULES.perDayAnonymous}번까지 조회할 수 있어요. 로그인하면 더 조회할 수 있어요.`
}
