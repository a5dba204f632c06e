import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isUniqueViolation } from '#backend/db/errors.ts'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { CafeLink } from '#contracts/main.ts'
import { readCafeLink } from './get-cafe-link.ts'
import { makeLink } from './make-link.ts'

/**
 * Links the account with the member's membership of the cafe, which is identified by the connected Naver account. One
 * cafe member links to one account. Linking is the consent to it, as the text beside the button says. The cafe is told
 * afterwards. A link that exists is not refused.
 */
export async function linkCafe(
  { kysely, keys, now: clock }: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<CafeLink | Refusal<'NAVER_NEEDED' | 'TAKEN' | 'LATER'>> {
  try {
    return await kysely.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, userSeq)
      const naverId = await connectedNaver(trx, userSeq)
      if (naverId === undefined) return refuse('NAVER_NEEDED')
      const link = {
        userSeq,
        naverHash: keys.pseudonym('cafe-member', naverId),
        linkKey: randomUUID(),
        nickname: null,
        isConfirmed: false,
      }
      const made = await makeLink(trx, link, clock())
      if (isRefusal(made) && made.refused === 'LATER') return refuse('LATER')
      return readCafeLink(trx, userSeq)
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('TAKEN')
    throw error
  }
}

/** Naver's id of the account's owner, where it is connected. */
export async function connectedNaver(
  trx: Kysely<DB>,
  userSeq: number,
): Promise<string | undefined> {
  const account = await trx
    .selectFrom('social_account')
    .select('provider_user_id')
    .where('user_seq', '=', userSeq)
    .where('provider', '=', 'naver')
    .executeTakeFirst()
  return account?.provider_user_id
}
