/** The secrets of this installation: created on first start in the data folder, or given by the environment. */
export interface KeyRing {
  /**
   * Signs an access token with the newest key.
   * @param claims `userSeq` is the payload of SPEC.md section 3
   * @returns a compact JWT (ES256)
   */
  signAccessToken(
    claims: AccessTokenClaims,
    times: { issuedAt: Date; expiresAt: Date },
  ): Promise<string>
  /** The claims of a genuine token that has not ended, by any key still in overlap; otherwise why it is refused. */
  verifyAccessToken(token: string, now: Date): Promise<VerifiedClaims | 'EXPIRED' | 'INVALID'>
  /** The one successor of a refresh token, the same for each call. */
  refreshSuccessor(refreshToken: string): string
  /** A keyed hash of personal data; `purpose` makes the hashes of different things differ. Never rotated. */
  pseudonym(purpose: string, value: string): string
  /**
   * Encrypts a value that has to be read again (AES-256-GCM, a key derived by HKDF that is never rotated).
   * @param purpose what it is and whose: it opens for the same purpose only
   */
  seal(purpose: string, text: string): string
  /** The sealed value; null where it was sealed with other keys, for another purpose, or changed. */
  unseal(purpose: string, sealed: string): string | null
  /** An Ed25519 signature; anybody checks it with `documentKey`. The key is never rotated. */
  signDocument(bytes: Uint8Array): Uint8Array
  /** The public key of `signDocument`, as PEM. */
  readonly documentKey: string
  /** How this installation names itself to push services (VAPID, P-256, base64url). Never rotated: browsers subscribe for it. */
  readonly pushKeys: { publicKey: string; privateKey: string }
  /**
   * Secrets that cookies are signed with: the first signs, all verify. Always this same array, which changes in place
   * when they rotate: a long-lived user of the secrets holds the array, not a copy.
   */
  readonly cookieSecrets: readonly string[]
}

export interface AccessTokenClaims {
  userSeq: number
  role: 'USER' | 'OPERATOR' | 'ADMIN'
  sessionId: string
  generation: number
}

export interface VerifiedClaims extends AccessTokenClaims {
  /** To the second. */
  issuedAt: Date
}
