import { OAuth2Tokens } from 'arctic'
import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { SocialSettings } from '#contracts/social-login.ts'
import type { SocialProof } from '../social-sign-in.ts'
import { nonceOf, type ProviderOptions, ProviderStrategy } from './provider-strategy.server.ts'

const APPLE = 'https://appleid.apple.com'
const CLIENT_SECRET_SECONDS = 300
const NAME_LENGTH = 40

/**
 * Sign-in by Apple: people come back by a form of Apple's page (`form_post`, which it demands where a name is asked
 * for), the client's secret is a JWT of our own (ES256, made for each exchange), and the user's identity is in
 * the id_token, which carries the nonce and is verified by the host. The name comes beside it, the first time only.
 */
export class AppleStrategy extends ProviderStrategy {
  override readonly name = 'apple'
  override readonly returnsBy = 'POST'
  override readonly returned = ['code', 'state', 'error', 'iss', 'user']
  override readonly denials = ['user_cancelled_authorize', 'access_denied']
  readonly #app: SocialSettings['apple']

  constructor(options: ProviderOptions<SocialSettings['apple']>) {
    super(options, (tokens) => {
      const { id_token: idToken, nonce } = answerSchema.parse(tokens.data)
      return { provider: 'apple', idToken, nonce }
    })
    this.#app = options.app
  }

  /** remix-auth-oauth2 looks at the address alone. */
  override async authenticate(request: Request): Promise<SocialProof> {
    if (request.method !== 'POST') return super.authenticate(request)
    const form = await request.formData()
    const address = new URL(request.url)
    for (const parameter of ['code', 'state']) {
      const value = form.get(parameter)
      if (typeof value === 'string') address.searchParams.set(parameter, value)
    }
    const cookie = request.headers.get('cookie') ?? ''
    const proof = await super.authenticate(new Request(address, { headers: { cookie } }))
    const name = nameOf(form.get('user'))
    return name ? { ...proof, name } : proof
  }

  protected override askedWith(codeVerifier: string) {
    return { response_mode: 'form_post', scope: 'name', nonce: nonceOf(codeVerifier) }
  }

  protected override async exchangedWith() {
    return { client_secret: await this.#mintClientSecret() }
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string) {
    const tokens = await super.validateAuthorizationCode(code, codeVerifier)
    return new OAuth2Tokens({ ...tokens.data, nonce: nonceOf(codeVerifier) })
  }

  async #mintClientSecret(): Promise<string> {
    const { clientId, teamId, keyId, privateKey } = this.#app
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(this.issuer ?? APPLE)
      .setIssuedAt()
      .setExpirationTime(`${CLIENT_SECRET_SECONDS} s`)
      .sign(await importPKCS8(privateKey, 'ES256'))
  }
}

const answerSchema = z.object({ id_token: z.string(), nonce: z.string() })

const userSchema = z.object({
  name: z.object({ firstName: z.string().catch(''), lastName: z.string().catch('') }),
})

/** What `user` calls the person; Korean names are written with the family name first, and in one. */
function nameOf(user: unknown): string | undefined {
  const parsed = userSchema.safeParse(parseJson(user))
  if (!parsed.success) return undefined
  const { firstName, lastName } = parsed.data.name
  const isKorean = /\p{Script=Hangul}/u.test(`${firstName}${lastName}`)
  const name = isKorean ? `${lastName}${firstName}` : `${firstName} ${lastName}`
  return shortened(name.replaceAll(/\p{C}/gu, '').replaceAll(/\s+/g, ' ').trim())
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** At most as long as the contract takes, without cutting a character in two; undefined when nothing is there. */
function shortened(name: string): string | undefined {
  let short = ''
  for (const character of name) {
    if (short.length + character.length > NAME_LENGTH) break
    short += character
  }
  return short || undefined
}
