import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { Passkey } from '#contracts/second-factor.ts'
import { objectionToPasskey } from './begin-passkey.ts'
import { factorNeeded, lockFactor } from './factor.ts'
import { ALGORITHMS, knownTransports, relyingParty, webAuthn } from './passkey-rules.ts'
import { takeStep } from './pending-step.ts'

/** What the library assumes of a response; it checks the rest itself. */
const registrationSchema = z.looseObject({
  id: z.string().min(16).max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: z.string().max(4_000),
    attestationObject: z.string().max(20_000),
    transports: z.array(z.string()).max(20).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
})

interface NewKey {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

/** Stores a passkey that answered this session's challenge and verified its user. */
export async function addPasskey(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'caller' | 'publicOrigin'>,
  viewer: Viewer,
  { name, response }: { name: string; response: Record<string, unknown> },
): Promise<Passkey | Refusal<'FACTOR_NEEDED' | 'TOO_MANY' | 'PASSKEY_REFUSED'>> {
  const { kysely, now } = context
  const { userSeq, sessionId } = viewer
  const objection = await factorNeeded(context, kysely, viewer)
  if (objection) return objection
  const challenge = await takeStep(context, kysely, { sessionId, kind: 'NEW_PASSKEY' })
  if (!challenge) return refuse('PASSKEY_REFUSED')
  const key = await verify(context, challenge, response)
  if (isRefusal(key)) return key
  return retryingTransaction(kysely, async (trx) => {
    await lockFactor(trx, userSeq)
    const { count } = await trx
      .selectFrom('passkey')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    const tooLate = await objectionToPasskey(context, trx, viewer, count)
    if (tooLate) return tooLate
    const made = await trx
      .insertInto('passkey')
      .values({
        user_seq: userSeq,
        credential_id: key.credentialId,
        public_key: key.publicKey,
        counter: key.counter,
        transports: key.transports,
        name,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('passkey_seq')
      .executeTakeFirst()
    if (!made) return refuse('PASSKEY_REFUSED')
    await recordOperatorAction(context, trx, viewer, {
      userSeq,
      action: 'PASSKEY_ADDED',
      reason: name,
    })
    const createdAt = now().toISOString()
    return { passkeySeq: made.passkey_seq, name, createdAt, lastUsedAt: null }
  })
}

async function verify(
  context: Pick<HostContext, 'publicOrigin'>,
  expectedChallenge: string,
  response: Record<string, unknown>,
): Promise<NewKey | Refusal<'PASSKEY_REFUSED'>> {
  const parsed = registrationSchema.safeParse(response)
  if (!parsed.success) return refuse('PASSKEY_REFUSED')
  const { id, origin } = relyingParty(context)
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: parsed.data as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws for whatever does not fit.
  }).catch(() => null)
  if (!verified?.verified) return refuse('PASSKEY_REFUSED')
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: knownTransports(parsed.data.response.transports),
  }
}
