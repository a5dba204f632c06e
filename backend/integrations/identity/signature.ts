import { hmacHex, sameText } from '../signing.ts'

/**
 * The purpose of a signature, so that none can be reused for another: not even our own request as the agency's answer.
 */
export type SignedMessage = 'request' | 'request-answer' | 'confirm' | 'confirm-answer'

/** Fields of a message between us and the agency, besides `signature`. */
export type Fields = Record<string, string | boolean>

/** How old or how far in the future a message may be. */
const TOLERANCE_MS = 5 * 60_000

/** The message with its signature: HMAC-SHA256 over its kind and its fields in the order of their names, as JSON. */
export function signMessage<T extends Fields>(
  key: string,
  message: SignedMessage,
  fields: T,
): T & { signature: string } {
  return { ...fields, signature: signatureOf(key, message, fields) }
}

/** Whether a message was signed with the key, for this purpose, within five minutes of now. */
export function isGenuine(
  key: string,
  message: SignedMessage,
  { signature, ...fields }: Fields,
  now: Date,
): boolean {
  if (typeof signature !== 'string' || typeof fields.timestamp !== 'string') return false
  if (!sameText(signature, signatureOf(key, message, fields))) return false
  // A time that cannot be read is NaN, which is within nothing.
  return Math.abs(now.getTime() - Date.parse(fields.timestamp)) <= TOLERANCE_MS
}

function signatureOf(key: string, message: SignedMessage, fields: Fields): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  return hmacHex(key, JSON.stringify([message, ...sorted]))
}
