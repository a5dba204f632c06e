import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hexadecimal, as the providers sign. */
export function hmacHex(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

/** Compares secrets in constant time. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
