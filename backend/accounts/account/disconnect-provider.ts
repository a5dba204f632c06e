import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { SocialProvider } from '#contracts/account.ts'
import { endCafeLink } from '../cafe-link/end-cafe-link.ts'

/**
 * Disconnects a provider, unless it is the only way to sign in. Disconnecting one that is not connected is no error.
 * Without Naver the cafe no longer knows the member, so their link with it ends.
 */
export async function disconnectProvider(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { provider }: { provider: SocialProvider },
): Promise<Record<never, never> | Refusal<'LAST_WAY'>> {
  return kysely.transaction().execute(async (trx) => {
    const user = await lockOwnAccount(trx, userSeq)
    const accounts = await trx
      .selectFrom('social_account')
      .select('provider')
      .where('user_seq', '=', userSeq)
      .execute()
    if (!accounts.some((account) => account.provider === provider)) return {}
    if (user.phone_no === null && accounts.length === 1) return refuse('LAST_WAY')
    await trx
      .deleteFrom('social_account')
      .where('user_seq', '=', userSeq)
      .where('provider', '=', provider)
      .execute()
    if (provider === 'naver') await endCafeLink(trx, userSeq, now())
    return {}
  })
}
