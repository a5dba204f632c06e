import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { DB } from '#backend/db/schema.ts'
import { socialAccountLimits, socialLimits } from '#backend/limits/rules.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { IntegrationError, type SocialIdentity } from '#backend/operation/integrations.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { suspensionInForce } from '#backend/sanctions/suspension-in-force.ts'
import type { SignInOutcome, SocialProvider } from '#contracts/account.ts'
import type { socialProofSchema } from '#contracts/main.ts'
import { cafeLinkNotice } from '../cafe-link/cafe-link-notice.ts'
import { openSignUp } from '../sign-up/open-sign-up.ts'
import { openLoginSession } from '../tokens/open-login-session.ts'
import { deleteEnded } from './delete-ended.ts'
import { limited } from './limited.ts'

type Proof = z.output<typeof socialProofSchema>

const MAXIMUM_NAME = 40

/**
 * Signs in with a connected social account; an unconnected one starts a sign-up. The provider alone says who the user
 * is. E-mail addresses are never compared, because the owner of an address could otherwise take over the account.
 */
export async function socialSignIn(
  context: HostContext,
  { provider, ...proof }: Proof,
): Promise<
  SignInOutcome | Refusal<'SOCIAL_REFUSED' | 'PROVIDER_FAILED' | 'SUSPENDED' | 'LIMITED'>
> {
  const limits = socialLimits(context)
  const wait = await context.limiter.take(limits)
  if (wait !== null) return limited(wait)

  const identity = await identify(context, provider, proof)
  if (isRefusal(identity)) return identity
  const ofAccount = socialAccountLimits(context, provider, identity.providerUserId)
  const waitOfAccount = await context.limiter.take(ofAccount)
  if (waitOfAccount !== null) return limited(waitOfAccount)
  await deleteEnded(context.kysely, context.now())
  const outcome = await retryingTransaction(context.kysely, (trx) =>
    outcomeOf(context, trx, provider, identity),
  )
  // A sign-up is a stored row: it stays counted.
  if (isRefusal(outcome) || outcome.kind === 'SIGNED_IN') await context.limiter.giveBack(limits)
  return outcome
}

async function identify(
  { integrations }: HostContext,
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

async function outcomeOf(
  context: HostContext,
  trx: Kysely<DB>,
  provider: SocialProvider,
  { providerUserId, name, email }: SocialIdentity,
): Promise<SignInOutcome | Refusal<'SUSPENDED'>> {
  const user = await trx
    .selectFrom('social_account')
    .innerJoin('users', 'users.user_seq', 'social_account.user_seq')
    .select(['users.user_seq', 'users.role', 'users.status'])
    .where('provider', '=', provider)
    .where('provider_user_id', '=', providerUserId)
    .where('users.status', '<>', 'WITHDRAWN')
    .forUpdate('users')
    .executeTakeFirst()
  if (!user) {
    const started = {
      signInType: provider,
      providerUserId,
      name: name?.trim().slice(0, MAXIMUM_NAME) || null,
    }
    return { kind: 'SIGN_UP', ...(await openSignUp(trx, started, context.now())) }
  }
  const { user_seq: userSeq, role } = user
  const suspended = user.status === 'SUSPENDED' && (await suspensionInForce(context, trx, userSeq))
  if (suspended) return suspended
  const credentials = await openLoginSession(context, trx, { userSeq, role, signInType: provider })
  const seenEmail = provider === 'naver' ? email : null
  const cafeLink = await cafeLinkNotice(context, trx, { userSeq, seenEmail })
  return { kind: 'SIGNED_IN', credentials, isNew: false, cafeLink }
}
