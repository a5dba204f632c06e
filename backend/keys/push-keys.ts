import { createECDH, hkdfSync } from 'node:crypto'

/** Distinguishes these keys from every other use of the same secret. */
const KEY_INFO = 'duson push keys 1'
/** The order of P-256 (FIPS 186-5): a private key is a number below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The keys by which push services know this installation (VAPID, RFC 8292), derived from a secret of it. */
export function derivePushKeys(secret: string): { publicKey: string; privateKey: string } {
  // Longer than the order, so that no number is likelier than another.
  const seed = Buffer.from(hkdfSync('sha256', secret, '', KEY_INFO, 48)).toString('hex')
  const scalar = (BigInt(`0x${seed}`) % (ORDER - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'))
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url'),
  }
}
