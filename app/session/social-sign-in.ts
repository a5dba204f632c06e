import type { z } from 'zod'
import type { SocialProvider } from '#contracts/account.ts'
import type { socialProofSchema } from '#contracts/main.ts'

export type SocialProof = z.input<typeof socialProofSchema>

/** Signing in by way of a provider (remix-auth); composed in server.ts. */
export interface SocialSignIn {
  /** Providers that are set up, in the order of their buttons. */
  readonly providers: readonly SocialProvider[]
  /**
   * The redirect that sends the visitor to the provider, with its short-lived state cookie.
   * @param connectTo whose account the provider is to be connected to; without it, a sign-in
   */
  begin(provider: SocialProvider, request: Request, connectTo?: number): Promise<Response>
  /**
   * Takes a return that the provider's own page posts (Apple). Browsers leave our cookies out of a post from another
   * site: what it says is laid by for a moment, and the visitor sent on to the same address by GET, where `finish`
   * takes it up. Nothing of it stands in the address.
   */
  relay(provider: SocialProvider, request: Request): Promise<Response>
  /**
   * Takes the visitor's return from the provider. Whatever does not fit (another's state, a replay, a refusal, a
   * provider that fails) is a reason, never an exception; state cookies are removed either way.
   */
  finish(provider: SocialProvider, request: Request): Promise<SocialReturn>
}

export type SocialReturn = {
  headers: Headers
} /** `connectTo` as it was begun with, whatever user is signed in by now; null for a sign-in. */ & (
  | { ok: true; proof: SocialProof; connectTo: number | null }
  | { ok: false; reason: SocialRefusal }
)

/**
 * Why no user came of it: the person refused; it took too long, or in another browser; what came back does not
 * fit what we sent; the provider did not do its part.
 */
export type SocialRefusal = 'DENIED' | 'EXPIRED' | 'REFUSED' | 'PROVIDER_FAILED'
