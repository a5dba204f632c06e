import type { PolicyText } from '../policy-text.ts'
import { age14, location, marketing, naverCafeToApp, nightMarketing } from './consents.ts'
import { postPolicyOf2025, postPolicyOf2026 } from './post-policy.ts'
import { privacyOf2025, privacyOf2026 } from './privacy.ts'
import { termsOf2025, termsOf2026 } from './terms.ts'
import { youthPolicyOf2025, youthPolicyOf2026 } from './youth-policy.ts'

/**
 * Every text with all its versions, in the order in which the user is asked; those that nobody is asked about are the last. A published text never changes: a change
 * is a new version.
 */
export const POLICY_TEXTS: readonly PolicyText[] = [
  age14,
  termsOf2025,
  termsOf2026,
  privacyOf2025,
  privacyOf2026,
  location,
  naverCafeToApp,
  marketing,
  nightMarketing,
  postPolicyOf2025,
  postPolicyOf2026,
  youthPolicyOf2025,
  youthPolicyOf2026,
]
