import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** An id that is a proof by itself: its holder may continue with what it identifies. Only its hash is stored. */
export function newSecretId(): { id: string; hash: string } {
  const id = randomBytes(BYTES).toString('base64url')
  return { id, hash: hashSecretId(id) }
}

export function hashSecretId(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
