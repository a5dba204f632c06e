import { randomBytes } from 'node:crypto'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { CAFE_CODE_RULES } from '#contracts/cafe-constants.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { cafeCodeLimits } from '../../limits/rules.ts'
import { cafeCodeHash, codeOfNonce } from './cafe-code.ts'

/** Makes a one-time code for the cafe; the account's earlier one ends. */
export async function makeCafeCode(
  { kysely, keys, limiter, now }: Pick<HostContext, 'kysely' | 'keys' | 'limiter' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ code: string; expiresAt: string } | Refusal<'ALREADY' | 'LIMITED'>> {
  const retryAfterSeconds = await limiter.take(cafeCodeLimits({ keys }, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  return kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const linked = await trx
      .selectFrom('cafe_link')
      .select('user_seq')
      .where('user_seq', '=', userSeq)
      .where('unlinked_at', 'is', null)
      .executeTakeFirst()
    if (linked) return refuse('ALREADY')
    const nonce = randomBytes(16).toString('hex')
    const code = codeOfNonce(keys, nonce)
    const expiresAt = new Date(now().getTime() + CAFE_CODE_RULES.minutes * MINUTE_MS)
    const row = { nonce, code_hash: cafeCodeHash(keys, code), expires_at: expiresAt, used_by: null }
    await trx
      .insertInto('cafe_code')
      .values({ user_seq: userSeq, ...row })
      .onConflict((conflict) => conflict.column('user_seq').doUpdateSet(row))
      .execute()
    return { code, expiresAt: expiresAt.toISOString() }
  })
}
