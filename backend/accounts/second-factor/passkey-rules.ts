import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { Refusal } from '#backend/operation/refusal.ts'
import { limited } from '../sign-in/limited.ts'

/** Challenges of one account, so that refused answers, each of which is noted, are bounded. */
const CHALLENGES = { name: 'passkey-challenge', points: 30, seconds: 15 * 60 }

export async function limitChallenges(
  { limiter }: Pick<HostContext, 'limiter'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<Refusal<'LIMITED'> | null> {
  const wait = await limiter.take([{ rule: CHALLENGES, key: String(userSeq) }])
  return wait === null ? null : limited(wait)
}

/** EdDSA, ES256 and RS256: what authenticators have. */
export const ALGORITHMS = [-8, -7, -257]

/** Whom a passkey belongs to: the host name of the public origin, and pages of that origin alone. */
export function relyingParty({ publicOrigin }: Pick<HostContext, 'publicOrigin'>) {
  return { id: new URL(publicOrigin).hostname, origin: publicOrigin }
}

/** The library is needed by operators only, and brings a good deal along. */
export const webAuthn = () => import('@simplewebauthn/server')

/** How the authenticator of a credential can be reached, as far as it says; unknown words are left out. */
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
