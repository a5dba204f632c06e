import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign as signBytes,
} from 'node:crypto'

/** Distinguishes this key from every other use of the same secret. */
const KEY_INFO = 'duson document signature 1'
/** An Ed25519 private key is its 32 bytes after this (PKCS #8, RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs documents that members hand to others (Ed25519, RFC 8032), with a key derived from a secret of the installation. */
export function documentSigner(secret: string): {
  sign(bytes: Uint8Array): Uint8Array
  publicKey: string
} {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', KEY_INFO, 32))
  const key: KeyObject = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
  return { sign: (bytes) => new Uint8Array(signBytes(null, bytes, key)), publicKey }
}
