import { createHmac } from 'node:crypto'
import type { KeyRing } from '../operation/key-ring.ts'
import { signAccessToken, verifyAccessToken } from './access-token.ts'
import { documentSigner } from './document-signature.ts'
import { derivePushKeys } from './push-keys.ts'
import {
  cookieSecretsInForce,
  needRotation,
  rotateKeys,
  signingKeysInForce,
} from './rotate-keys.ts'
import { seal, sealingKey, unseal } from './seal.ts'
import { newKeys, type StoredKeys } from './stored-keys.ts'

export interface KeyRingOptions {
  keys?: StoredKeys
  now?: () => Date
  /** Replaces expired keys, and stores the new ones in the key file; never throws. */
  rotate?: ((keys: StoredKeys, now: Date) => StoredKeys) | undefined
}

export interface OpenKeyRing extends KeyRing {
  /** Replaces expired keys, and activates those whose time has come. */
  refresh(): void
}

/** A key ring over keys in memory; without options one for a test, with keys of its own. */
export function createKeyRing({
  now = () => new Date(),
  keys: given = newKeys(now()),
  rotate = rotateKeys,
}: KeyRingOptions = {}): OpenKeyRing {
  let keys = given
  const cookieSecrets: string[] = []
  const refresh = () => {
    if (needRotation(keys, now())) keys = rotate(keys, now())
    const secrets = cookieSecretsInForce(keys, now()).map(({ secret }) => secret)
    cookieSecrets.splice(0, cookieSecrets.length, ...secrets)
  }
  refresh()
  const key = sealingKey(keys.pseudonymSecret)
  const documents = documentSigner(keys.pseudonymSecret)

  return {
    refresh,
    async signAccessToken(claims, times) {
      refresh()
      const [newest] = signingKeysInForce(keys, now())
      if (!newest) throw new Error('there is no key to sign with')
      return signAccessToken(newest, claims, times)
    },
    verifyAccessToken: (token, moment) =>
      verifyAccessToken(signingKeysInForce(keys, moment), token, moment),
    refreshSuccessor: (refreshToken) => hmac(keys.refreshSecret, refreshToken),
    pseudonym: (purpose, value) => hmac(keys.pseudonymSecret, `${purpose}\0${value}`),
    seal: (purpose, text) => seal(key, purpose, text),
    unseal: (purpose, sealed) => unseal(key, purpose, sealed),
    signDocument: documents.sign,
    documentKey: documents.publicKey,
    pushKeys: derivePushKeys(keys.pseudonymSecret),
    cookieSecrets,
  }
}

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')
