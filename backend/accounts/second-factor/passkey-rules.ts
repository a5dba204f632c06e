import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { Refusal } from '#backend/operation/refusal.ts'
import { limited } from '../sign-in/limited.ts'

/**
 * The number of challenges of one account is bounded, and so is the number of refused answers, each of which is logged.
 */
const CHALLENGES = { name: 'passkey-challenge', points: 30, seconds: 15 * 60 }

export async function limitChallenges(
  { limiter }: Pick<HostContext, 'limiter'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<Refusal<'LIMITED'> | null> {
  const wait = await limiter.take([{ rule: CHALLENGES, key: String(userSeq) }])
  return wait === null ? null : limited(wait)
}

/** EdDSA, ES256 and RS256: what authenticators support. */
export const ALGORITHMS = [-8, -7, -257]

/** The relying party: the host name of the public origin; only pages of that origin can use the passkey. */
export function relyingParty({ publicOrigin }: Pick<HostContext, 'publicOrigin'>) {
  return { id: new URL(publicOrigin).hostname, origin: publicOrigin }
}

/** Only operators need this large library, so it is loaded on demand. */
export const webAuthn = () => import('@simplewebauthn/server')

/** The transports of a credential's authenticator, as far as it names them; unknown values are dropped. */
export const TRANSPORTS = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const
export type Transport = (typeof TRANSPORTS)[number]

export const knownTransports = (named: readonly unknown[] | undefined): Transport[] =>
  TRANSPORTS.filter((transport) => named?.includes(transport))
