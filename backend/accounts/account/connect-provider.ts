import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { isUniqueViolation } from '#backend/db/errors.ts'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { IntegrationError, type SocialIdentity } from '#backend/operation/integrations.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { SocialProvider } from '#contracts/account.ts'
import type { socialProofSchema } from '#contracts/main.ts'
import { endCafeLink } from '../cafe-link/end-cafe-link.ts'

type Proof = z.output<typeof socialProofSchema>

/**
 * Connects a social account to the member's own account as a way to sign in. It replaces a connected account of the
 * same provider. A social account is never taken from another user.
 */
export async function connectProvider(
  { kysely, integrations, now }: Pick<HostContext, 'kysely' | 'integrations' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { provider, ...proof }: Proof,
): Promise<Record<never, never> | Refusal<'SOCIAL_REFUSED' | 'PROVIDER_FAILED' | 'TAKEN'>> {
  const identity = await identify(integrations, provider, proof)
  if (isRefusal(identity)) return identity
  try {
    return await kysely
      .transaction()
      .execute((trx) => connect(trx, userSeq, provider, identity, now()))
  } catch (error) {
    // Another user connected it at the same moment.
    if (isUniqueViolation(error)) return refuse('TAKEN')
    throw error
  }
}

async function connect(
  trx: Kysely<DB>,
  userSeq: number,
  provider: SocialProvider,
  { providerUserId }: SocialIdentity,
  now: Date,
): Promise<Record<never, never> | Refusal<'TAKEN'>> {
  await lockOwnAccount(trx, userSeq)
  const owner = await ownerOf(trx, provider, providerUserId)
  if (owner === userSeq) return {}
  if (owner !== undefined) return refuse('TAKEN')
  const replaced = await trx
    .deleteFrom('social_account')
    .where('user_seq', '=', userSeq)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst()
  if (replaced?.provider === 'naver') await endCafeLink(trx, userSeq, now)
  await trx
    .insertInto('social_account')
    .values({
      provider,
      provider_user_id: providerUserId,
      user_seq: userSeq,
      connected_at: now,
    })
    .execute()
  return {}
}

async function identify(
  integrations: HostContext['integrations'],
  provider: SocialProvider,
  proof: Omit<Proof, 'provider'>,
): Promise<SocialIdentity | Refusal<'SOCIAL_REFUSED' | 'PROVIDER_FAILED'>> {
  try {
    return (await integrations.social[provider]?.identify(proof)) ?? refuse('SOCIAL_REFUSED')
  } catch (error) {
    if (error instanceof IntegrationError) return refuse('PROVIDER_FAILED', { cause: error })
    throw error
  }
}

async function ownerOf(
  trx: Kysely<DB>,
  provider: SocialProvider,
  providerUserId: string,
): Promise<number | undefined> {
  const account = await trx
    .selectFrom('social_account')
    .select('user_seq')
    .where('provider', '=', provider)
    .where('provider_user_id', '=', providerUserId)
    .executeTakeFirst()
  return account?.user_seq
}
