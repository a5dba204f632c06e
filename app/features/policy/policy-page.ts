import { paths } from '#app/paths.ts'
import type { Policy } from '#contracts/account.ts'

/** The texts that have a page of their own. */
export type PublishedPolicy = 'TERMS' | 'PRIVACY'

/** All data of the page of a text. */
export interface PolicyPage {
  policy: Policy
  /** Every version, newest first. */
  versions: string[]
  versionInForce: string
}

/** Address of a text: of the version in force unless another is named. */
export function policyHref(policyKey: PublishedPolicy, version?: string): string {
  const query = version === undefined ? {} : { version }
  return policyKey === 'TERMS' ? paths.terms(query) : paths.privacyPolicy(query)
}
