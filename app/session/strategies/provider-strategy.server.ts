import { createHmac } from 'node:crypto'
import { CodeChallengeMethod, generateCodeVerifier, type OAuth2Tokens } from 'arctic'
import { OAuth2Strategy } from 'remix-auth-oauth2'
import { z } from 'zod'
import { socialProofSchema } from '#contracts/main.ts'
import type { SocialEndpoints } from '#contracts/social-login.ts'
import type { SocialProof } from '../social-sign-in.ts'
import { askForTokens, type ReachProvider } from './ask-for-tokens.server.ts'

/** The cookie as remix-auth-oauth2 writes and reads it; it never leaves the server like this (see state-cookies.ts). */
const COOKIE_NAME = 'state'

export interface ProviderOptions<App> extends ReachProvider {
  /** Our app as it is registered with the provider. */
  app: App
  /** Where the provider sends people back to; of our own configuration, never of a request. */
  redirectUri: URL
}

/**
 * What the providers have in common: authorisation code with PKCE (S256) and state, and a token request whose secrets
 * travel in its body. State and nonce are one-way images of the code verifier, so that one secret, kept by the visitor's
 * browser, binds all three together.
 */
export abstract class ProviderStrategy extends OAuth2Strategy<SocialProof> {
  /** `POST` where the provider sends people back by a form of its own. */
  readonly returnsBy: 'GET' | 'POST' = 'GET'
  /** Parameters of that return. */
  readonly returned: readonly string[] = ['code', 'state', 'error', 'iss']
  /** Errors by which the provider says that the person did not want to. */
  readonly denials: readonly string[] = ['access_denied']
  readonly issuer: string | undefined
  readonly #reach: ReachProvider

  constructor(
    { app, redirectUri, fetch, deadlineMs }: ProviderOptions<AppAtProvider>,
    proof: (tokens: OAuth2Tokens) => SocialProof,
  ) {
    super(
      {
        cookie: COOKIE_NAME,
        clientId: app.clientId,
        // Else arctic would send it by HTTP Basic.
        clientSecret: null,
        authorizationEndpoint: app.endpoints.authorize,
        tokenEndpoint: app.endpoints.token,
        redirectURI: redirectUri,
      },
      async ({ tokens }) => proofSchema.parse(proof(tokens)),
    )
    this.issuer = app.endpoints.issuer
    this.#reach = { fetch, deadlineMs }
  }

  protected override createAuthorizationURL() {
    const codeVerifier = generateCodeVerifier()
    const state = stateOf(codeVerifier)
    const url = this.client.createAuthorizationURLWithPKCE(
      this.options.authorizationEndpoint.toString(),
      state,
      CodeChallengeMethod.S256,
      codeVerifier,
      [],
    )
    for (const [name, value] of Object.entries(this.askedWith(codeVerifier)))
      url.searchParams.set(name, value)
    return { state, codeVerifier, url }
  }

  protected override async validateAuthorizationCode(
    code: string,
    codeVerifier: string,
  ): Promise<OAuth2Tokens> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: this.options.clientId,
      code,
      code_verifier: codeVerifier,
      redirect_uri: String(this.options.redirectURI),
      ...(await this.exchangedWith(codeVerifier)),
    })
    return askForTokens(this.#reach, this.options.tokenEndpoint.toString(), body)
  }

  /** What this provider is asked with beside the standard, when people are sent to it. */
  protected askedWith(_codeVerifier: string): Record<string, string> {
    return {}
  }

  /** What goes with this provider's token request beside the standard: the client's secret above all. */
  protected abstract exchangedWith(
    codeVerifier: string,
  ): Record<string, string> | Promise<Record<string, string>>
}

interface AppAtProvider {
  clientId: string
  endpoints: SocialEndpoints
}

export const stateOf = (codeVerifier: string) => imageOf(codeVerifier, 'state')
export const nonceOf = (codeVerifier: string) => imageOf(codeVerifier, 'nonce')

/** Tells nothing of the secret, and cannot be made without it. */
function imageOf(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}

/** A token that can be one. */
const tokenSchema = z.string().regex(/^[\x21-\x7e]+$/)
const proofSchema = socialProofSchema.extend({
  accessToken: socialProofSchema.shape.accessToken.pipe(tokenSchema.optional()),
  idToken: socialProofSchema.shape.idToken.pipe(tokenSchema.optional()),
})
