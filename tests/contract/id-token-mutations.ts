import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import type { AuthorizationServer } from '#tests/support/authorization-server.ts'

/** An id_token that is not one of Apple's for this way; made from the genuine one's claims. */
export interface IdTokenMutation {
  what: string
  forge: (genuine: Genuine) => Promise<string> | string
}

interface Genuine {
  idToken: string
  claims: JWTPayload
  server: AuthorizationServer
  /** The token of the same user from another sign-in. */
  elsewhere: () => Promise<string>
}

/** Another issuer's key pair; made once, as it takes a while. */
const stranger = generateKeyPair('RS256', { extractable: true })

const KEPT_HEADER = { alg: 'RS256', kid: 'signing' }

/** Signed with the provider's own key, so that only the claims are wrong. */
const claims = (what: string, change: (claims: JWTPayload) => object): IdTokenMutation => ({
  what,
  forge: ({ claims, server }) =>
    new SignJWT({ ...claims, ...change(claims) })
      .setProtectedHeader(KEPT_HEADER)
      .sign(server.signing.privateKey),
})
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from
const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')

export const ID_TOKEN_MUTATIONS: readonly IdTokenMutation[] = [
  { what: 'alg none', forge: ({ claims }) => new UnsecuredJWT(claims).encode() },
  {
    what: 'alg none beside the signature',
    forge: ({ idToken }) => idToken.replace(/^[^.]+/, part({ alg: 'none', kid: 'signing' })),
  },
  {
    what: 'HS256 by the public key',
    async forge({ claims, server }) {
      const secret = new TextEncoder().encode(await exportSPKI(server.signing.publicKey))
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'signing' }).sign(secret)
    },
  },
  {
    what: 'another key under the same name',
    async forge({ claims }) {
      const { privateKey } = await stranger
      return new SignJWT(claims).setProtectedHeader(KEPT_HEADER).sign(privateKey)
    },
  },
  {
    what: 'a key that is not published',
    async forge({ claims }) {
      const { privateKey } = await stranger
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'unknown' })
        .sign(privateKey)
    },
  },
  {
    what: 'a key that it brings along',
    async forge({ claims }) {
      const { privateKey, publicKey } = await stranger
      return new SignJWT(claims)
        .setProtectedHeader({ ...KEPT_HEADER, jwk: await exportJWK(publicKey) })
        .sign(privateKey)
    },
  },
  {
    what: 'another algorithm of the same key',
    forge: async ({ claims }) => {
      const { privateKey } = await generateKeyPair('PS256')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'PS256', kid: 'signing' })
        .sign(privateKey)
    },
  },
  claims('another issuer', () => ({ iss: 'https://evil.example' })),
  claims('the issuer with a slash', ({ iss }) => ({ iss: `${iss}/` })),
  claims('no issuer', () => ({ iss: undefined })),
  claims('another audience', () => ({ aud: 'another-app' })),
  claims('audiences without us', () => ({ aud: ['another-app', 'apple-watch'] })),
  claims('audiences beside us', () => ({ aud: ['apple', 'another-app'] })),
  claims('no audience', () => ({ aud: undefined })),
  claims('over', () => ({ iat: seconds(-700), exp: seconds(-60) })),
  claims('without an end', () => ({ exp: undefined })),
  claims('an end that is a text', () => ({ exp: 'tomorrow' })),
  claims('not yet valid', () => ({ nbf: seconds(300) })),
  claims('without a nonce', () => ({ nonce: undefined })),
  claims('another nonce', () => ({ nonce: 'another' })),
  claims('an empty nonce', () => ({ nonce: '' })),
  claims('nobody', () => ({ sub: undefined })),
  claims('an empty subject', () => ({ sub: '' })),
  claims('a subject that is a number', () => ({ sub: 1 })),
  { what: 'the token of another way', forge: ({ elsewhere }) => elsewhere() },
  {
    what: 'somebody else under the same signature',
    forge({ idToken, claims }) {
      const [header, , signature] = idToken.split('.')
      return `${header}.${part({ ...claims, sub: 'somebody else' })}.${signature}`
    },
  },
  { what: 'without its signature', forge: ({ idToken }) => idToken.replace(/[^.]+$/, '') },
  { what: 'half of it', forge: ({ idToken }) => idToken.slice(0, idToken.length / 2) },
  { what: 'no token', forge: () => 'no-token' },
  {
    what: 'a header that nobody understands',
    forge: ({ idToken }) =>
      idToken.replace(/^[^.]+/, part({ ...KEPT_HEADER, crit: ['new'], new: true })),
  },
]
