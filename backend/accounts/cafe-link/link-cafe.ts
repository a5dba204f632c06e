import type { Kysely } from 'kysely'
import { isUniqueViolation } from '#backend/db/errors.ts'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { CAFE_RELINK_DAYS } from '#contracts/account-constants.ts'
import type { CafeLink } from '#contracts/main.ts'
import { agreesTo, latestConsents } from '../account/latest-consents.ts'
import { recordAgreements } from '../account/record-agreements.ts'
import { readCafeLink } from './get-cafe-link.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000

/**
 * Links the account with the member's membership of the cafe, which is identified by the connected Naver account. One
 * cafe member links to one account. Linking is the consent to it, as the text beside the button says. After a link
 * ended, the same cafe member can be linked again at once, another one only later.
 */
export async function linkCafe(
  { kysely, keys, now: clock }: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<CafeLink | Refusal<'NAVER_NEEDED' | 'TAKEN' | 'LATER'>> {
  const now = clock()
  try {
    return await kysely.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, userSeq)
      const naverId = await connectedNaver(trx, userSeq)
      if (naverId === undefined) return refuse('NAVER_NEEDED')
      const naverHash = keys.pseudonym('cafe-member', naverId)
      const before = await trx
        .selectFrom('cafe_link')
        .selectAll()
        .where('user_seq', '=', userSeq)
        .executeTakeFirst()
      if (before && !before.unlinked_at) return readCafeLink(trx, userSeq)
      const isOther = before !== undefined && before.naver_hash !== naverHash
      if (isOther && isTooEarly(before.unlinked_at, now)) return refuse('LATER')
      const link = { naver_hash: naverHash, email_hash: null, linked_at: now, unlinked_at: null }
      if (!agreesTo(await latestConsents(trx, userSeq), 'NAVER_CAFE_TO_APP'))
        await recordAgreements(trx, userSeq, [['NAVER_CAFE_TO_APP', true]], now)
      await trx
        .insertInto('cafe_link')
        .values({ user_seq: userSeq, ...link })
        .onConflict((conflict) => conflict.column('user_seq').doUpdateSet(link))
        .execute()
      return readCafeLink(trx, userSeq)
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('TAKEN')
    throw error
  }
}

async function connectedNaver(trx: Kysely<DB>, userSeq: number): Promise<string | undefined> {
  const account = await trx
    .selectFrom('social_account')
    .select('provider_user_id')
    .where('user_seq', '=', userSeq)
    .where('provider', '=', 'naver')
    .executeTakeFirst()
  return account?.provider_user_id
}

function isTooEarly(unlinkedAt: Date | null, now: Date): boolean {
  return (
    unlinkedAt !== null &&
    now.getTime() - unlinkedAt.getTime() < CAFE_RELINK_DAYS * DAY_MILLISECONDS
  )
}
