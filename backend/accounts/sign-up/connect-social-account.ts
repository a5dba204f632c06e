import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { socialProviderSchema } from '#contracts/account.ts'
import type { SignUp } from './sign-up.ts'

/**
 * Connects the social account that a sign-up came from; a sign-up without one changes nothing. An account of the same
 * provider that the same proven person connected before is replaced. One that belongs to another user by now is not
 * changed.
 */
export async function connectSocialAccount(
  trx: Kysely<DB>,
  userSeq: number,
  {
    sign_in_type: signInType,
    provider_user_id: providerUserId,
  }: Pick<SignUp, 'sign_in_type' | 'provider_user_id'>,
  now: Date,
): Promise<void> {
  const provider = socialProviderSchema.safeParse(signInType)
  if (!provider.success || providerUserId === null) return
  await trx
    .deleteFrom('social_account')
    .where('provider', '=', provider.data)
    .where('provider_user_id', '=', providerUserId)
    .where('user_seq', 'in', (query) =>
      query.selectFrom('users').select('user_seq').where('status', '=', 'WITHDRAWN'),
    )
    .execute()
  const taken = await trx
    .selectFrom('social_account')
    .select('user_seq')
    .where('provider', '=', provider.data)
    .where('provider_user_id', '=', providerUserId)
    .executeTakeFirst()
  if (taken) return
  await trx
    .deleteFrom('social_account')
    .where('user_seq', '=', userSeq)
    .where('provider', '=', provider.data)
    .execute()
  await trx
    .insertInto('social_account')
    .values({
      provider: provider.data,
      provider_user_id: providerUserId,
      user_seq: userSeq,
      connected_at: now,
    })
    // Another user may connect it at this very moment and then owns it.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
