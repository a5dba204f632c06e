import { Hono } from 'hono'
import { importJWK, importSPKI, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import { failing } from '../faults.ts'
import type { Grant } from '../kinds.ts'
import type { World } from '../world.ts'
import { newToken, readTokenRequest, redeemCode, TOKEN_LIFETIME_SECONDS } from './redeem.ts'

const ID_TOKEN_LIFETIME_SECONDS = 86_400
/** Apple refuses client secrets that last longer than this (six months). */
const SECRET_LIFETIME_SECONDS = 15_777_000

/** Apple's endpoints: the client secret is a JWT of ours, and the user's identity is in a signed id_token. */
export function appleRoutes(world: World): Hono {
  const app = new Hono()
  app.use(failing(world, 'apple'))

  app.post('/token', async (c) => {
    const fields = await readTokenRequest(c.req.raw)
    const redeemed = await redeemCode(world, 'apple', fields, (secret) =>
      isClientSecret(world, secret),
    )
    if (!redeemed.ok) return c.json({ error: redeemed.error }, 400)
    return c.json({
      access_token: newToken(),
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME_SECONDS,
      refresh_token: newToken(),
      id_token: await signIdToken(world, redeemed.grant),
    })
  })

  app.get('/keys', (c) => {
    const { kty, n, e, kid, alg } = world.secrets.appleSigningKey
    return c.json({ keys: [{ kty, kid, use: 'sig', alg, n, e }] })
  })

  return app
}

async function isClientSecret(world: World, secret: string): Promise<boolean> {
  const { clientId, teamId, keyId, endpoints } = world.social.apple
  const key = await importSPKI(world.secrets.appleClientPublicKey, 'ES256')
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, key, {
      algorithms: ['ES256'],
      issuer: teamId,
      subject: clientId,
      ...(endpoints.issuer && { audience: endpoints.issuer }),
      requiredClaims: ['iat', 'exp', 'aud'],
      currentDate: world.now(),
      clockTolerance: 5,
    })
    const { iat = 0, exp = 0 } = payload
    return protectedHeader.kid === keyId && exp - iat <= SECRET_LIFETIME_SECONDS
  } catch {
    return false
  }
}

async function signIdToken(world: World, { personId, nonce }: Grant): Promise<string> {
  const { clientId, endpoints } = world.social.apple
  const { appleSigningKey } = world.secrets
  const at = Math.floor(world.now().getTime() / 1_000)
  const header: JWTHeaderParameters = { alg: 'RS256', kid: appleSigningKey.kid }
  return new SignJWT({
    ...(nonce !== null && { nonce, nonce_supported: true }),
    auth_time: at,
  })
    .setProtectedHeader(header)
    .setIssuer(endpoints.issuer ?? '')
    .setSubject(personId)
    .setAudience(clientId)
    .setIssuedAt(at)
    .setExpirationTime(at + ID_TOKEN_LIFETIME_SECONDS)
    .sign(await importJWK(appleSigningKey, 'RS256'))
}
