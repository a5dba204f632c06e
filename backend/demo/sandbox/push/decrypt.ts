import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a browser keeps for itself of a subscription; all in base64url. */
export interface BrowserKeys {
  privateKey: string
  publicKey: string
  auth: string
}

const SALT_BYTES = 16
const TAG_BYTES = 16

/**
 * The words of a push, as the browser reads them: one record of `aes128gcm` (RFC 8188) with the keys of RFC 8291.
 * @returns null for what was not encrypted for this browser
 */
export function decryptPush(keys: BrowserKeys, body: Buffer): string | null {
  if (body.length < SALT_BYTES + 5) return null
  const salt = body.subarray(0, SALT_BYTES)
  const keyLength = body.readUInt8(SALT_BYTES + 4)
  const start = SALT_BYTES + 5
  const sender = body.subarray(start, start + keyLength)
  const sealed = body.subarray(start + keyLength)
  if (sealed.length <= TAG_BYTES) return null
  try {
    const browser = createECDH('prime256v1')
    browser.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'))
    const shared = browser.computeSecret(sender)
    const own = Buffer.from(keys.publicKey, 'base64url')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()])
    // The last record ends with a 2 and zeroes.
    const end = padded.lastIndexOf(2)
    return end < 0 ? null : padded.subarray(0, end).toString('utf8')
  } catch {
    return null
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
