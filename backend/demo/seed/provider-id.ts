import { createHmac } from 'node:crypto'
import type { SocialProvider } from '#contracts/account.ts'

/**
 * An id as the provider gives them: text at Naver, an int64 at Kakao (far above any real one, and above what a
 * JavaScript number holds), dotted at Apple. The same person has the same id after the data was thrown away.
 */
export function providerId(provider: SocialProvider, seed: string): string {
  const digest = createHmac('sha256', `sandbox-${provider}`).update(seed).digest()
  if (provider === 'kakao')
    return `9${(digest.readBigUInt64BE() % 10n ** 15n).toString().padStart(17, '0')}`
  if (provider === 'naver') return `sandbox-${digest.toString('base64url')}`
  return `000000.${digest.toString('hex').slice(0, 32)}.0000`
}
