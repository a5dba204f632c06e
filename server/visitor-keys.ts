import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'

/**
 * Opaque keys that identify visitors for a day and cannot be traced back: the salt is discarded at midnight and never
 * leaves the process. Robots get none.
 */
export function createVisitorKeys() {
  let day = ''
  let salt = randomBytes(32)
  return (userAgent: string | undefined, address: string | null, now: Date): string | null => {
    if (!userAgent || !address || isbot(userAgent)) return null
    const today = now.toISOString().slice(0, 10)
    if (today !== day) {
      day = today
      salt = randomBytes(32)
    }
    return createHash('sha256')
      .update(salt)
      .update(address)
      .update('\0')
      .update(userAgent)
      .digest('base64url')
      .slice(0, 22)
  }
}
