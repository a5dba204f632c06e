import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'
import { factorNeeded } from './factor.ts'
import {
  ALGORITHMS,
  knownTransports,
  limitChallenges,
  relyingParty,
  webAuthn,
} from './passkey-rules.ts'
import { storeStep } from './pending-step.ts'

/** Why another passkey cannot be added; null when it can. */
export async function objectionToPasskey(
  context: Pick<HostContext, 'now'>,
  db: Kysely<DB>,
  viewer: Viewer,
  count: number,
): Promise<Refusal<'FACTOR_NEEDED' | 'TOO_MANY'> | null> {
  const objection = await factorNeeded(context, db, viewer)
  return objection ?? (count >= SECOND_FACTOR_RULES.maxPasskeys ? refuse('TOO_MANY') : null)
}

/** The options with which the browser creates a passkey. */
export async function beginPasskey(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'publicOrigin' | 'limiter'>,
  viewer: Viewer,
): Promise<
  { options: Record<string, unknown> } | Refusal<'FACTOR_NEEDED' | 'TOO_MANY' | 'LIMITED'>
> {
  const { kysely, keys } = context
  const { userSeq, sessionId } = viewer
  const owned = await kysely
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_seq', '=', userSeq)
    .execute()
  const objection = await objectionToPasskey(context, kysely, viewer, owned.length)
  if (objection) return objection
  const limit = await limitChallenges(context, viewer)
  if (limit) return limit
  const store = await kysely
    .selectFrom('store')
    .select('name')
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  const name = store?.name ?? `회원 ${userSeq}`
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: '두손',
    rpID: relyingParty(context).id,
    userName: name,
    userDisplayName: name,
    // It says nothing about the person and is the same each time, so that an authenticator replaces its own passkey.
    userID: Uint8Array.from(
      Buffer.from(keys.pseudonym('passkey-user', String(userSeq)), 'base64url'),
    ),
    attestationType: 'none',
    excludeCredentials: owned.map(({ credential_id: id, transports }) => ({
      id,
      transports: knownTransports(transports),
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const minutes = SECOND_FACTOR_RULES.challengeMinutes
  const value = options.challenge
  await storeStep(context, kysely, { sessionId, kind: 'NEW_PASSKEY', value, minutes })
  return { options: { ...options } }
}
