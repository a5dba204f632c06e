import { isUniqueViolation } from '#backend/db/errors.ts'
import type { Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { CafeState } from '#contracts/cafe.ts'
import { type CafeContext, getCafeState } from './get-cafe-state.ts'
import { makeLink } from './make-link.ts'

/** Makes the link of a claim; the cafe is told afterwards. A link that was made by this claim is not refused. */
export async function confirmCafeLink(
  context: CafeContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { linkKey }: { linkKey: string },
): Promise<CafeState | Refusal<'CODE_EXPIRED' | 'TAKEN' | 'ALREADY' | 'LATER'>> {
  const { kysely, now } = context
  try {
    const made = await kysely.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, userSeq)
      const linked = await trx
        .selectFrom('cafe_link')
        .select('link_key')
        .where('user_seq', '=', userSeq)
        .where('unlinked_at', 'is', null)
        .executeTakeFirst()
      if (linked) return linked.link_key === linkKey ? { linkKey } : refuse('ALREADY')
      const at = now()
      const claim = await trx
        .selectFrom('cafe_claim')
        .selectAll()
        .where('user_seq', '=', userSeq)
        .where('link_key', '=', linkKey)
        .where('expires_at', '>', at)
        .executeTakeFirst()
      if (!claim) return refuse('CODE_EXPIRED')
      const { naver_hash: naverHash, nickname } = claim
      return makeLink(trx, { userSeq, naverHash, linkKey, nickname, isConfirmed: false }, at)
    })
    return isRefusal(made) ? made : await getCafeState(context, { userSeq })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('TAKEN')
    throw error
  }
}
