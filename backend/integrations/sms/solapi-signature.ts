import { hmacHex } from '../signing.ts'

/** Solapi signs the date followed by the salt. */
export function solapiSignature(apiSecret: string, date: string, salt: string): string {
  return hmacHex(apiSecret, `${date}${salt}`)
}

/** The header that identifies the caller; `date` in ISO 8601, `salt` used once (12 to 64 characters). */
export function solapiAuthorization(
  { apiKey, apiSecret }: { apiKey: string; apiSecret: string },
  date: string,
  salt: string,
): string {
  const signature = solapiSignature(apiSecret, date, salt)
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}
