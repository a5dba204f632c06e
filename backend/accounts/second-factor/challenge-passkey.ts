import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'
import { knownTransports, limitChallenges, relyingParty, webAuthn } from './passkey-rules.ts'
import { storeStep } from './pending-step.ts'

/** The options with which the browser requests one of the account's passkeys. */
export async function challengePasskey(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'publicOrigin' | 'limiter'>,
  viewer: Viewer,
): Promise<{ options: Record<string, unknown> } | Refusal<'NOT_SET_UP' | 'LIMITED'>> {
  const { userSeq, sessionId } = viewer
  const { kysely } = context
  const owned = await kysely
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_seq', '=', userSeq)
    .execute()
  if (owned.length === 0) return refuse('NOT_SET_UP')
  const limit = await limitChallenges(context, viewer)
  if (limit) return limit
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    allowCredentials: owned.map(({ credential_id: id, transports }) => ({
      id,
      transports: knownTransports(transports),
    })),
    userVerification: 'required',
  })
  const minutes = SECOND_FACTOR_RULES.challengeMinutes
  const value = options.challenge
  await storeStep(context, kysely, { sessionId, kind: 'PASSKEY', value, minutes })
  // The library sets properties to undefined, which JSON does not have.
  return { options: JSON.parse(JSON.stringify(options)) }
}
