import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'node:querystring'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import type { SocialProvider } from '#contracts/account.ts'
import type { SocialSettings } from '#contracts/social-login.ts'

/** The answer that a browser brings back to our site. */
export interface Return {
  method: 'GET' | 'POST'
  address: URL
  parameters: URLSearchParams
}

const APPLE = { teamId: 'TEAM123456', keyId: 'KEY1234567' }
const SECRET_OF_APPLE = 'what-the-jwt-stands-for'

/**
 * A real authorization server (oidc-provider) on loopback, with three clients shaped like the providers: Naver and
 * Kakao with a secret in the body, Kakao with commas in its scope, Apple with a form_post, an id_token without an
 * `openid` scope and a signed JWT as its secret. Every visitor is signed in without a prompt.
 */
export async function startAuthorizationServer(publicOrigin: string) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const signing = await generateKeyPair('RS256', { extractable: true })
  const appleKey = await generateKeyPair('ES256', { extractable: true })
  const provider = new Provider(
    issuer,
    configure(publicOrigin, {
      ...(await exportJWK(signing.privateKey)),
      kid: 'signing',
      use: 'sig',
    }),
  )
  const answer = provider.callback()
  const tokenRequests: { url: string; authorization: string | undefined; body: URLSearchParams }[] =
    []

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname.startsWith('/interaction/')) {
      const refuses = request.headers['x-refuses'] !== undefined
      const accountId = String(request.headers['x-person'])
      return provider.interactionFinished(
        request,
        response,
        refuses ? { error: 'access_denied' } : { login: { accountId } },
      )
    }
    if (url.pathname === '/auth') request.url = `/auth?${adaptScope(url.searchParams)}`
    if (url.pathname === '/token') {
      const body = new URLSearchParams(await readBody(request))
      const { authorization } = request.headers
      tokenRequests.push({
        url: String(request.url),
        authorization,
        body: new URLSearchParams(body),
      })
      if (body.get('client_id') === 'apple')
        body.set('client_secret', await secretBehind(body.get('client_secret') ?? ''))
      Object.assign(request, { body: parse(body.toString()) })
    }
    return answer(request, response)
  }

  async function secretBehind(jwt: string): Promise<string> {
    const rules = {
      algorithms: ['ES256'],
      issuer: APPLE.teamId,
      subject: 'apple',
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: '10 minutes',
    }
    const verified = await jwtVerify(jwt, appleKey.publicKey, rules).catch(() => null)
    return verified?.protectedHeader.kid === APPLE.keyId ? SECRET_OF_APPLE : 'not Apple’s secret'
  }

  server.on('request', (request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end())
  })

  const endpoints = {
    authorize: `${issuer}/auth`,
    token: `${issuer}/token`,
    jwks: `${issuer}/jwks`,
    issuer,
  }
  const settings: SocialSettings = {
    naver: { clientId: 'naver', clientSecret: 'secret-of-naver', endpoints },
    kakao: { clientId: 'kakao', clientSecret: 'secret-of-kakao', appId: null, endpoints },
    apple: {
      clientId: 'apple',
      ...APPLE,
      privateKey: await exportPKCS8(appleKey.privateKey),
      endpoints,
    },
  }

  return {
    issuer,
    settings,
    signing,
    tokenRequests,
    /** The user and the client of an access token. */
    async ownerOf(accessToken: string) {
      const token = await provider.AccessToken.find(accessToken)
      return token && { accountId: token.accountId, clientId: token.clientId }
    },
    /** A browser follows our redirect; null when the server has no address to send it back to. */
    visit: (address: string, person: string, refuses = false) =>
      visit(issuer, address, { 'x-person': person, ...(refuses && { 'x-refuses': '1' }) }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type AuthorizationServer = Awaited<ReturnType<typeof startAuthorizationServer>>

function configure(publicOrigin: string, key: object): Configuration {
  const client = (provider: SocialProvider, secret: string) => ({
    client_id: provider,
    client_secret: secret,
    token_endpoint_auth_method: 'client_secret_post' as const,
    redirect_uris: [`${publicOrigin}/signin/${provider}/callback`],
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
  })
  return {
    clients: [
      client('naver', 'secret-of-naver'),
      client('kakao', 'secret-of-kakao'),
      client('apple', SECRET_OF_APPLE),
    ],
    jwks: { keys: [key] },
    scopes: ['openid', 'profile_nickname', 'name'],
    cookies: { keys: ['a key of this test'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true, methods: ['S256'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    async loadExistingGrant({ oidc }) {
      const { client: who, session, provider } = oidc
      if (!who || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: who.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile_nickname name')
      await grant.save()
      return grant
    },
  }
}

/** Kakao's commas; Naver grants what the app is set up with; Apple's id_token comes without a scope of its own. */
function adaptScope(query: URLSearchParams): URLSearchParams {
  const scopes = (query.get('scope') ?? '').split(',').filter(Boolean)
  if (query.get('client_id') === 'apple') scopes.unshift('openid')
  if (query.get('client_id') === 'naver') scopes.unshift('profile_nickname')
  query.set('scope', scopes.join(' '))
  return query
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function visit(
  issuer: string,
  address: string,
  person: Record<string, string>,
): Promise<Return | null> {
  const cookies = new Map<string, string>()
  let next = address
  for (let hops = 0; hops < 6; hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { headers: { cookie, ...person }, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1).join('').split(/=(.*)/s)
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) return readForm(await response.text())
    const url = new URL(location, issuer)
    if (url.origin !== issuer) return { method: 'GET', address: url, parameters: url.searchParams }
    next = url.href
  }
  throw new Error('the authorization server goes round in circles')
}

/** The form of a form_post. */
function readForm(html: string): Return | null {
  const action = html.match(/<form method="post" action="([^"]+)"/)?.[1]
  if (!action) return null
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g)]
  return {
    method: 'POST',
    address: new URL(action),
    parameters: new URLSearchParams(inputs.map(([, name = '', value = '']) => [name, value])),
  }
}
