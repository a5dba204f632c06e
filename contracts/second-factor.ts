import { z } from 'zod'
import { momentSchema, seqSchema } from './common.ts'

export * from './second-factor-rules.ts'

/** A code of the authenticator app, as digits. */
export const authenticatorCodeSchema = z.string().regex(/^\d{6}$/)

/** A recovery code as a person types it: any case, with or without its hyphens. */
export const recoveryCodeSchema = z.string().trim().min(12).max(40)

export const passkeySchema = z.object({
  passkeySeq: seqSchema,
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** The state of the second factor of an operator's account and session. */
export const secondFactorStateSchema = z.object({
  /** Null until an authenticator app was set up. */
  authenticatorSetAt: momentSchema.nullable(),
  hasPasskey: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Until when codes are refused after too many wrong ones. */
  lockedUntil: momentSchema.nullable(),
  /** Until when operator rights are in force in this session, seconds since 1970; null while they are not. */
  secondFactorUntil: z.int().nullable(),
  /** Whether this session may set up or change factors now. */
  mayChange: z.boolean(),
  /** Empty until the factor was passed. */
  passkeys: z.array(passkeySchema),
})
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>

/** What a passed factor gives the session: an access token whose role is in force. */
export const passedFactorSchema = z.object({
  accessToken: z.string(),
  /** Seconds since 1970. */
  accessTokenExpires: z.int(),
  /** Seconds since 1970. */
  secondFactorUntil: z.int(),
  recoveryCodesLeft: z.int(),
})
export type PassedFactor = z.infer<typeof passedFactorSchema>

/** Options and responses of WebAuthn as JSON (PublicKeyCredential.toJSON); the host's library reads them. */
export const webAuthnJsonSchema = z.record(z.string().max(100), z.unknown())

export const recoveryCodesSchema = z.array(z.string())
