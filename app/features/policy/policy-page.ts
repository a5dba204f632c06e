import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import type { LegalText, PublishedPolicy } from '#contracts/account.ts'
import type { ChangedSection } from '#contracts/changed-section.ts'

/** All data of the page of a text. */
export interface PolicyPage {
  policy: LegalText
  /** Every version, newest first. */
  versions: Pick<LegalText, 'version' | 'reason'>[]
  versionInForce: string
  /** Where two versions are compared: what differs between them. */
  difference: PolicyDifferences | null
}

/** What differs between two versions of a text. */
export interface PolicyDifferences {
  before: string
  after: string
  reason: string
  sections: ChangedSection[]
}

/** What the page of a text is called; at the sign-up it may have another title. */
export const POLICY_NAMES: Readonly<Record<PublishedPolicy, string>> = {
  TERMS: pageHandle('/terms').label,
  PRIVACY: pageHandle('/privacy-policy').label,
  POST_POLICY: pageHandle('/post-policy').label,
  YOUTH_POLICY: pageHandle('/youthpolicy').label,
}

/** Address of a text: of the version in force unless another is named. */
export function policyHref(policyKey: PublishedPolicy, version?: string): string {
  return ADDRESSES[policyKey](version === undefined ? {} : { version })
}

/** Address of what differs between two versions of a text. */
export function differenceHref(policyKey: PublishedPolicy, before: string, after: string): string {
  return ADDRESSES[policyKey]({ version: after, compare: before })
}

const ADDRESSES = {
  TERMS: paths.terms,
  PRIVACY: paths.privacyPolicy,
  POST_POLICY: paths.postPolicy,
  YOUTH_POLICY: paths.youthPolicy,
} as const
