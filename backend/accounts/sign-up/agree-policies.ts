import { policiesInForce } from '#backend/content/policies/policies-in-force.ts'
import type { SignUpConsents } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import {
  type LegalText,
  marketingKeySchema,
  type PolicyKey,
  policyKeySchema,
  REQUIRED_POLICIES,
} from '#contracts/account.ts'
import type { SignUpState } from '#contracts/main.ts'
import { isNightMarketingAlone } from '../account/night-marketing.ts'
import { hashSecretId } from '../sign-in/secret-id.ts'
import { findSignUp, signUpState } from './sign-up.ts'

export interface PolicyAgreement {
  policyKeys: PolicyKey[]
  isMarketingAccept: boolean
  isNightMarketingAccept: boolean
  isNaverCafeToAppAccept: boolean
  recommendCode?: string | undefined
}

/**
 * Stores what a visitor agreed to (every yes and no, with the version in force and the time) until the account is
 * created. Nothing is stored without the required agreements, or with advertising at night alone.
 */
export async function agreePolicies(
  context: HostContext,
  { signUpToken, ...agreement }: PolicyAgreement & { signUpToken: string },
): Promise<SignUpState | Refusal<'SIGN_UP_EXPIRED' | 'NOT_AGREED' | 'NIGHT_ALONE'>> {
  const { kysely } = context
  const now = context.now()
  if (!(await findSignUp(kysely, signUpToken, now))) return refuse('SIGN_UP_EXPIRED')
  const consents = consentsOf(agreement, await policiesInForce(kysely, now), now)
  if (!consents) return refuse('NOT_AGREED')
  if (isNightMarketingAlone(agreement)) return refuse('NIGHT_ALONE')
  const signUp = await kysely
    .updateTable('sign_up')
    .set({ consents: JSON.stringify(consents) })
    .where('sign_up_hash', '=', hashSecretId(signUpToken))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  return signUp ? signUpState(kysely, signUp) : refuse('SIGN_UP_EXPIRED')
}

/** @returns null when a required one is missing */
export function consentsOf(
  agreement: PolicyAgreement,
  policies: readonly Pick<LegalText, 'policyKey' | 'version' | 'required'>[],
  now: Date,
): SignUpConsents | null {
  const agreed = new Set<string>(agreement.policyKeys)
  if (agreement.isNaverCafeToAppAccept) agreed.add('NAVER_CAFE_TO_APP')
  const documents = policies.flatMap(({ policyKey, version, required }) => {
    const key = policyKeySchema.safeParse(policyKey)
    return key.success ? [{ policyKey: key.data, version, required }] : []
  })
  for (const key of REQUIRED_POLICIES) {
    if (!agreed.has(key)) return null
    if (!documents.some(({ policyKey }) => policyKey === key))
      throw new Error(`no version of ${key} is in force, so no user can agree to it`)
  }
  if (documents.some(({ policyKey, required }) => required && !agreed.has(policyKey))) return null
  return {
    policies: documents.map(({ policyKey, version }) => ({
      policyKey,
      version,
      agreed: agreed.has(policyKey),
    })),
    marketing: marketingKeySchema.options.map((marketingKey) => ({
      marketingKey,
      agreed:
        marketingKey === 'MARKETING'
          ? agreement.isMarketingAccept
          : agreement.isNightMarketingAccept,
    })),
    recommendCode: agreement.recommendCode?.toUpperCase() || null,
    at: now.toISOString(),
  }
}
