import { hmacHex, sameText } from '../signing.ts'

/** How old or how far in the future a call may be. */
const TOLERANCE_MS = 5 * 60_000

/** HMAC-SHA256 over the date, the method, the path with its query, and the body: a signature is of no other call. */
export function cafeSignature(
  secret: string,
  { date, method, path, text }: { date: string; method: string; path: string; text: string },
): string {
  return hmacHex(secret, [date, method, path, text].join('\n'))
}

/** Whether a call was signed with the secret, within five minutes of now. */
export function isSignedByCafe(
  secret: string,
  { signature, ...call }: Parameters<typeof cafeSignature>[1] & { signature: string },
  now: Date,
): boolean {
  if (!sameText(signature, cafeSignature(secret, call))) return false
  // A time that cannot be read is NaN, which is within nothing.
  return Math.abs(now.getTime() - Date.parse(call.date)) <= TOLERANCE_MS
}
