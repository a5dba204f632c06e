import type { KeyRing } from '#backend/operation/key-ring.ts'
import { cafeCodeOf } from '#contracts/cafe-constants.ts'

/** The code of a row of `cafe_code`: it can be made again, by this installation alone. */
export function codeOfNonce(keys: Pick<KeyRing, 'pseudonym'>, nonce: string): string {
  return cafeCodeOf(Buffer.from(keys.pseudonym('cafe-code', nonce), 'base64url'))
}

export const cafeCodeHash = (keys: Pick<KeyRing, 'pseudonym'>, code: string): string =>
  keys.pseudonym('cafe-code-hash', code)
