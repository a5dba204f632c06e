import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contracts/account.ts'

interface Providers {
  providers: { provider: SocialProvider; connectedAt: string | null }[]
  hasPhone: boolean
}

/** The ways to sign in: the providers that are connected or can be, and whether the phone number is one. */
export async function getProviders(
  { kysely, integrations }: Pick<HostContext, 'kysely' | 'integrations'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<Providers> {
  const accounts = await kysely
    .selectFrom('social_account')
    .select(['provider', 'connected_at'])
    .where('user_seq', '=', userSeq)
    .execute()
  const { phone_no: phoneNo } = await kysely
    .selectFrom('users')
    .select('phone_no')
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  return {
    providers: SOCIAL_PROVIDERS.flatMap((provider) => {
      const account = accounts.find((one) => one.provider === provider)
      if (!account && !integrations.social[provider]) return []
      return [{ provider, connectedAt: account?.connected_at.toISOString() ?? null }]
    }),
    hasPhone: phoneNo !== null,
  }
}
