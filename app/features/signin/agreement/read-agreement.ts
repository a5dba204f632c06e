import {
  MARKETING_KEYS,
  POLICY_KEYS,
  type PolicyKey,
  REQUIRED_POLICIES,
} from '#contracts/account-constants.ts'
import type { AgreementKey } from './agreement-items.ts'

const KEYS: readonly AgreementKey[] = [...POLICY_KEYS, ...MARKETING_KEYS]

/** What was ticked. */
export interface Agreement {
  ticked: AgreementKey[]
  /** Required ones among what was not ticked. */
  missing: PolicyKey[]
  /** Advertising by night is ticked without the advertising that it belongs to. */
  isNightAlone: boolean
}

/**
 * The boxes of the agreement form. Without script the box for all of them stands for each one that was asked.
 *
 * @param asked the boxes that the page showed
 */
export function readAgreement(form: FormData, asked: readonly AgreementKey[]): Agreement {
  const all = form.get('all') === '1'
  const values = new Set(form.getAll('agree'))
  const ticked = KEYS.filter((key) => asked.includes(key) && (all || values.has(key)))
  return {
    ticked,
    missing: REQUIRED_POLICIES.filter((key) => !ticked.includes(key)),
    isNightAlone: ticked.includes('NIGHT_MARKETING') && !ticked.includes('MARKETING'),
  }
}

/** As the main host takes it. */
export function agreementInput({ ticked }: Agreement) {
  return {
    policyKeys: POLICY_KEYS.filter((key) => ticked.includes(key)),
    isMarketingAccept: ticked.includes('MARKETING'),
    isNightMarketingAccept: ticked.includes('NIGHT_MARKETING'),
    isNaverCafeToAppAccept: ticked.includes('NAVER_CAFE_TO_APP'),
  }
}
