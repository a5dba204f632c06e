import type { Viewer } from '#backend/operation/context.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { CafeState } from '#contracts/cafe.ts'
import { CAFE_CODE_RULES, type CafeRefusal, readCafeCode } from '#contracts/cafe-constants.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { cafeTryLimits } from '../../limits/rules.ts'
import { type CafeContext, getCafeState } from './get-cafe-state.ts'

/**
 * Takes a code of the cafe: its member is claimed for this account until the account's owner confirms. The key of the claim
 * follows from account and code, so that the same code again, after an answer that was lost, is the same claim.
 */
export async function takeCafeCode(
  context: CafeContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { code: typed }: { code: string },
): Promise<CafeState | Refusal<CafeRefusal>> {
  const { kysely, keys, limiter, now, integrations } = context
  const { cafe } = integrations
  const code = readCafeCode(typed)
  if (code === null) return refuse('CODE_WRONG')
  if ((await getCafeState(context, { userSeq })).link) return refuse('ALREADY')
  if (!cafe) return refuse('CAFE_DOWN')
  const retryAfterSeconds = await limiter.take(cafeTryLimits({ keys }, `user:${userSeq}`))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })

  const linkKey = keys.pseudonym('cafe-link', `${userSeq}:${code}`)
  const member = await cafe.claim({ code, linkKey }).catch((error: unknown) => {
    if (error instanceof IntegrationError) return error
    throw error
  })
  if (member instanceof IntegrationError) return refuse('CAFE_DOWN', { cause: member })
  if (typeof member === 'string') return refuse(member)

  const { nickname } = member
  const naverHash = keys.pseudonym('cafe-member', member.memberId)
  const taken = await kysely
    .selectFrom('cafe_link')
    .select('user_seq')
    .where('naver_hash', '=', naverHash)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst()
  if (taken && taken.user_seq !== userSeq) return refuse('TAKEN')
  const expiresAt = new Date(now().getTime() + CAFE_CODE_RULES.minutes * MINUTE_MS)
  const claim = { link_key: linkKey, naver_hash: naverHash, nickname, expires_at: expiresAt }
  await kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    await trx
      .insertInto('cafe_claim')
      .values({ user_seq: userSeq, ...claim })
      .onConflict((conflict) => conflict.column('user_seq').doUpdateSet(claim))
      .execute()
  })
  return getCafeState(context, { userSeq })
}
