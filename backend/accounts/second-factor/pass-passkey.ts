import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { PasskeyTable } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { PassedFactor } from '#contracts/second-factor.ts'
import { markPassed } from './mark-passed.ts'
import { relyingParty, webAuthn } from './passkey-rules.ts'
import { takeStep } from './pending-step.ts'

const assertionSchema = z.looseObject({
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: z.string().max(4_000),
    authenticatorData: z.string().max(4_000),
    signature: z.string().max(4_000),
    userHandle: z.string().max(200).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
})

/**
 * One of the account's passkeys passes when it answered this session's challenge, verified its user, and increased its
 * counter (where it counts), which a copied authenticator would not.
 */
export async function passPasskey(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'caller' | 'publicOrigin'>,
  viewer: Viewer,
  { response }: { response: Record<string, unknown> },
): Promise<PassedFactor | Refusal<'PASSKEY_REFUSED'>> {
  const { kysely, now } = context
  const { userSeq } = viewer
  const { sessionId } = viewer
  const challenge = await takeStep(context, kysely, { sessionId, kind: 'PASSKEY' })
  if (!challenge) return refuse('PASSKEY_REFUSED')
  const verified = await verify(context, userSeq, { challenge, response })
  return retryingTransaction(
    kysely,
    async (trx) => {
      const counted =
        verified &&
        (await trx
          .updateTable('passkey')
          .set({ counter: verified.counter, last_used_at: now() })
          .where('passkey_seq', '=', verified.passkey.passkey_seq)
          .where('counter', '=', verified.passkey.counter)
          .returning('name')
          .executeTakeFirst())
      if (counted) return markPassed(context, trx, viewer, `패스키 ${counted.name}`)
      await recordOperatorAction(context, trx, viewer, {
        userSeq,
        action: 'FACTOR_FAILED',
        reason: '패스키',
      })
      return refuse('PASSKEY_REFUSED')
    },
    { keepsRefused: true },
  )
}

async function verify(
  context: Pick<HostContext, 'kysely' | 'publicOrigin'>,
  userSeq: number,
  { challenge, response }: { challenge: string; response: Record<string, unknown> },
): Promise<{ passkey: Selectable<PasskeyTable>; counter: number } | null> {
  const { kysely } = context
  const parsed = assertionSchema.safeParse(response)
  if (!parsed.success) return null
  const passkey = await kysely
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', parsed.data.id)
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  if (!passkey) return null
  const { id, origin } = relyingParty(context)
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response: parsed.data as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    // The library throws for whatever does not fit.
  }).catch(() => null)
  if (!verified?.verified) return null
  return { passkey, counter: verified.authenticationInfo.newCounter }
}
