import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { Refusal } from '#backend/operation/refusal.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'
import { objectionToChange } from './factor.ts'
import { findStep, storeStep } from './pending-step.ts'
import { authenticatorUri, newSecret } from './totp.ts'

/**
 * A secret for an authenticator app. A repeated request returns the same secret, because the member may have scanned it
 * already.
 */
export async function beginAuthenticator(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  viewer: Viewer,
): Promise<
  { secret: string; uri: string; expiresAt: string } | Refusal<'SIGN_IN_AGAIN' | 'FACTOR_NEEDED'>
> {
  const { kysely } = context
  const { userSeq, sessionId } = viewer
  const objection = await objectionToChange(context, kysely, viewer)
  if (objection) return objection
  const kind = 'AUTHENTICATOR'
  const begun = await findStep(context, kysely, { sessionId, kind })
  const secret = begun?.value ?? newSecret()
  const minutes = SECOND_FACTOR_RULES.setupMinutes
  const expiresAt =
    begun?.expiresAt ??
    (await storeStep(context, kysely, { sessionId, kind, value: secret, minutes }))
  const { name } = (await kysely
    .selectFrom('store')
    .select('name')
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()) ?? { name: `회원 ${userSeq}` }
  return { secret, uri: authenticatorUri(secret, name), expiresAt: expiresAt.toISOString() }
}
