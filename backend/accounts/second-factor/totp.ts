import { Secret, TOTP } from 'otpauth'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'

const { digits, periodSeconds, window } = SECOND_FACTOR_RULES
/** As long as the hash (RFC 4226, section 4: at least 128 bits, 160 are recommended). */
const SECRET_BYTES = 20

/** A new secret in base32. */
export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** SHA-1 is what every authenticator app assumes; as an HMAC it is secure. */
const totp = (secret: string, label: { issuer: string; label: string } | undefined = undefined) =>
  new TOTP({ ...label, algorithm: 'SHA1', digits, period: periodSeconds, secret })

/** The URI that a QR code passes to an authenticator app. */
export const authenticatorUri = (secret: string, label: string) =>
  totp(secret, { issuer: '두손', label }).toString()

/**
 * The time step (seconds since 1970 divided by 30) that a code belongs to: the present one, the one before or the one
 * after; null for a wrong code. Compared in constant time (RFC 6238).
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window })
  if (delta === null) return null
  return Math.floor(now.getTime() / 1_000 / periodSeconds) + delta
}

/** The code of a given time, as an authenticator app shows it. */
export const codeAt = (secret: string, at: Date) =>
  totp(secret).generate({ timestamp: at.getTime() })
