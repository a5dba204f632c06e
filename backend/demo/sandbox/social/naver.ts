import { Hono } from 'hono'
import { sameText } from '#backend/integrations/signing.ts'
import { failing } from '../faults.ts'
import type { World } from '../world.ts'
import {
  bearerOf,
  issueProviderToken,
  newToken,
  readTokenRequest,
  redeemCode,
  TOKEN_LIFETIME_SECONDS,
} from './redeem.ts'

/** Naver's endpoints with Naver's habits: errors come with 200, and `expires_in` is text. */
export function naverRoutes(world: World): Hono {
  const { clientSecret } = world.social.naver
  const app = new Hono()
  app.use(failing(world, 'naver'))

  app.post('/token', async (c) => {
    const fields = await readTokenRequest(c.req.raw)
    const redeemed = await redeemCode(world, 'naver', fields, (secret) =>
      sameText(secret, clientSecret),
    )
    if (!redeemed.ok)
      return c.json({
        error: redeemed.error === 'invalid_grant' ? 'invalid_request' : redeemed.error,
        error_description: 'no valid data in session',
      })
    return c.json({
      access_token: await issueProviderToken(world, redeemed.grant),
      refresh_token: newToken(),
      token_type: 'bearer',
      expires_in: String(TOKEN_LIFETIME_SECONDS),
    })
  })

  app.get('/profile', async (c) => {
    const bearer = await bearerOf(world, 'naver', c.req.header('authorization'))
    if (!bearer) return c.json({ resultcode: '024', message: 'Authentication failed' }, 401)
    const { personId, personName } = bearer.grant
    return c.json({
      resultcode: '00',
      message: 'success',
      response: {
        id: personId,
        nickname: personName,
        name: personName,
        email: `${personId}@naver.example`,
      },
    })
  })

  return app
}
