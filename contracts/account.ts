import { z } from 'zod'
import {
  COMM_IDS,
  HOUSE_RULES,
  MARKETING_KEYS,
  POLICY_KEYS,
  ROLES,
  SIGN_IN_TYPES,
  SOCIAL_PROVIDERS,
  USER_STATUSES,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
} from './account-constants.ts'
import { momentSchema, seqSchema, typedTextSchema } from './common.ts'

export * from './account-constants.ts'

export const socialProviderSchema = z.enum(SOCIAL_PROVIDERS)

export const signInTypeSchema = z.enum(SIGN_IN_TYPES)

export const roleSchema = z.enum(ROLES)

export const userStatusSchema = z.enum(USER_STATUSES)

/** A Korean mobile number: digits only, as dialled (01012345678). */
export const phoneNoSchema = z.string().regex(/^01(?:0\d{8}|[16789]\d{7,8})$/)

/**
 * Whether a number can be assigned. After 010 come exchanges from 2000 on (전기통신번호관리세칙), so 010-0000-0001 and
 * 010-1000-0001 are never assigned. The demo data uses such numbers.
 */
export const isAssignable = (phoneNo: string) => !/^010[01]/.test(phoneNo)

/** A one-time code (issue of account protection: six digits). */
export const oneTimeCodeSchema = z.string().regex(/^\d{6}$/)

export const commIdSchema = z.enum(COMM_IDS)

export const policyKeySchema = z.enum(POLICY_KEYS)

export const marketingKeySchema = z.enum(MARKETING_KEYS)

export const policySchema = z.object({
  policyKey: policyKeySchema.or(marketingKeySchema),
  /** The day on which this text takes effect, also its version: '2026-11-01'. */
  version: z.string(),
  title: z.string(),
  required: z.boolean(),
  /** Paragraphs separated by empty lines; one that begins with '## ' is a heading, lines with '- ' are a list. */
  body: z.string(),
})
export type Policy = z.infer<typeof policySchema>

/** A text that has versions, whether it is agreed to or binds by being published. */
export const legalTextSchema = policySchema.extend({
  policyKey: z.enum([...POLICY_KEYS, ...MARKETING_KEYS, ...HOUSE_RULES]),
  /** Why this version replaced the one before; empty for the first. */
  reason: z.string(),
})
export type LegalText = z.infer<typeof legalTextSchema>

/** The credentials of a session (`seq`, `accessToken`, `refreshToken` of SPEC.md section 3). */
export const credentialsSchema = z.object({
  /** The user's number. */
  seq: seqSchema,
  /** Signed JWT with `userSeq` in its payload. */
  accessToken: z.string(),
  /** End of the access token, seconds since 1970. */
  accessTokenExpires: z.int(),
  /** Opaque; each is valid once. */
  refreshToken: z.string(),
  /** The role of the account. Operator rights are in force only until `secondFactorUntil`. */
  role: roleSchema,
  signInType: signInTypeSchema,
  /** Until when an operator's second factor is valid in this session, seconds since 1970; absent while it is not. */
  secondFactorUntil: z.int().optional(),
})
export type Credentials = z.infer<typeof credentialsSchema>

/** The state of the account's cafe link at the sign-in; `EMAIL_CHANGED` since the last sign-in with Naver. */
export const cafeLinkNoticeSchema = z.enum(['NONE', 'LINKED', 'EMAIL_CHANGED'])
export type CafeLinkNotice = z.infer<typeof cafeLinkNoticeSchema>

/** Proof of an unfinished sign-up: opaque, half an hour. */
export const signUpTokenSchema = z.string().min(20).max(200)

/** The result for a verified number or social account: a session, or a sign-up. */
export const signInOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('SIGNED_IN'),
    credentials: credentialsSchema,
    isNew: z.boolean(),
    cafeLink: cafeLinkNoticeSchema,
  }),
  z.object({ kind: z.literal('SIGN_UP'), signUpToken: signUpTokenSchema, expiresAt: momentSchema }),
])
export type SignInOutcome = z.infer<typeof signInOutcomeSchema>

/**
 * The request to an identity agency (SPEC.md section 3). The two parts of the resident number are used for the check
 * and then discarded: never stored, logged or echoed (개인정보 보호법 제24조의2).
 */
export const identityRequestSchema = z.object({
  commId: commIdSchema,
  name: typedTextSchema.min(2).max(40),
  phoneNo: phoneNoSchema,
  /** Birth date, six digits. */
  socialPreNo: z.string().regex(/^\d{6}$/),
  /** First digit of the back part. */
  socialPostNo: z.string().regex(/^\d$/),
})
export type IdentityRequest = z.infer<typeof identityRequestSchema>

/** A code that was sent: it is identified by an opaque id, never by the number. */
export const sentCodeSchema = z.object({
  verificationId: z.string(),
  /** '010-****-5678' */
  maskedPhoneNo: z.string(),
  expiresAt: momentSchema,
  resendAt: momentSchema,
})
export type SentCode = z.infer<typeof sentCodeSchema>

export const withdrawalReasonSchema = z.enum(
  Object.keys(WITHDRAWAL_REASONS) as [WithdrawalReason, ...WithdrawalReason[]],
)
