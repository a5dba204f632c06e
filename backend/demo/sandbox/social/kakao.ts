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

const KAKAO_ERRORS = {
  unsupported_grant_type: { status: 400, error_code: 'KOE303' },
  invalid_client: { status: 401, error_code: 'KOE010' },
  invalid_grant: { status: 400, error_code: 'KOE320' },
} as const

const NOT_A_TOKEN = { msg: 'this access token does not exist', code: -401 }

/** Kakao's endpoints: ids are int64, so their JSON is written by hand where one stands in it. */
export function kakaoRoutes(world: World): Hono {
  const { clientSecret, appId } = world.social.kakao
  const app = new Hono()
  app.use(failing(world, 'kakao'))

  app.post('/token', async (c) => {
    const fields = await readTokenRequest(c.req.raw)
    const redeemed = await redeemCode(world, 'kakao', fields, (secret) =>
      sameText(secret, clientSecret ?? ''),
    )
    if (!redeemed.ok) {
      const { status, error_code } = KAKAO_ERRORS[redeemed.error]
      return c.json({ error: redeemed.error, error_description: 'refused', error_code }, status)
    }
    return c.json({
      token_type: 'bearer',
      access_token: await issueProviderToken(world, redeemed.grant),
      expires_in: TOKEN_LIFETIME_SECONDS,
      refresh_token: newToken(),
      refresh_token_expires_in: 5_184_000,
      scope: redeemed.grant.scope,
    })
  })

  app.get('/token-info', async (c) => {
    const bearer = await bearerOf(world, 'kakao', c.req.header('authorization'))
    if (!bearer) return c.json(NOT_A_TOKEN, 401)
    const { grant, expiresInSeconds } = bearer
    return jsonWithId(grant.personId, { expires_in: expiresInSeconds, app_id: appId })
  })

  app.get('/profile', async (c) => {
    const bearer = await bearerOf(world, 'kakao', c.req.header('authorization'))
    if (!bearer) return c.json(NOT_A_TOKEN, 401)
    const { personId, personName } = bearer.grant
    return jsonWithId(personId, {
      properties: { nickname: personName },
      kakao_account: {
        profile_nickname_needs_agreement: false,
        profile: { nickname: personName },
      },
    })
  })

  return app
}

function jsonWithId(id: string, fields: object): Response {
  return new Response(`{"id":${id},${JSON.stringify(fields).slice(1)}`, {
    headers: { 'content-type': 'application/json;charset=UTF-8' },
  })
}
