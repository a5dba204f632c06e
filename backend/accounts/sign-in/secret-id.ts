import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** An id that is a proof in itself: who holds it may go on with what it stands for. Only its hash is kept. */
export function newSecretId(): { id: string; hash: string } {
  const id = randomBytes(BYTES).toString('base64url')
  return { id, hash: hashSecretId(id) }
}

export function hashSecretId(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
