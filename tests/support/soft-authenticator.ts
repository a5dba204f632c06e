import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Json = Record<string, unknown>

/** How a test makes an authenticator misbehave. */
export interface Misbehaviour {
  origin?: string
  rpId?: string
  challenge?: string
  /** Whether the user gave a fingerprint or a PIN. */
  userVerified?: boolean
  /** Replaces the next counter. */
  counter?: number
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

/** An authenticator with one ES256 passkey, as a browser would report it (WebAuthn level 2, attestation none). */
export function softAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  const clientData = (type: string, options: Json, wrong: Misbehaviour) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: wrong.challenge ?? options.challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (flags: number, wrong: Misbehaviour, rest = Buffer.alloc(0)) => {
    counter = wrong.counter ?? counter + 1
    const head = Buffer.alloc(5)
    head[0] = flags | USER_PRESENT | (wrong.userVerified === false ? 0 : USER_VERIFIED)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(wrong.rpId ?? rpId), head, rest])
  }
  const credential = (response: Json): Json => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  })

  return {
    /** The result of `navigator.credentials.create`. */
    create(options: Json, wrong: Misbehaviour = {}): Json {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const rest = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(x, y)])
      const data = authenticatorData(HAS_CREDENTIAL, wrong, rest)
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', options, wrong)),
        attestationObject: base64url(attestation(data)),
        transports: ['internal', 'hybrid'],
      })
    },
    /** The result of `navigator.credentials.get`. */
    get(options: Json, wrong: Misbehaviour = {}): Json {
      const client = clientData('webauthn.get', options, wrong)
      const data = authenticatorData(0, wrong)
      const signed = Buffer.concat([data, sha256(client)])
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
      })
    },
  }
}

// -- as much of CBOR (RFC 8949) as this needs

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]),
    bytes,
  ])

/** {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y} */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])

const attestation = (data: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(data),
  ])
