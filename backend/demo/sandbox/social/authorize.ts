import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { SocialProvider } from '#contracts/account.ts'
import { CODE, CONSENT } from '../kinds.ts'
import { choosePersonPage, formPostPage, refusedPage } from '../pages/authorize-pages.ts'
import { showPage } from '../pages/page.ts'
import { addPerson, isPersonName, type Person, peopleOf } from '../people.ts'
import { readSandboxForm } from '../read-form.ts'
import type { World } from '../world.ts'
import {
  type AuthorizationRequest,
  checkRequest,
  REQUEST_FIELDS,
  scopesOf,
} from './authorization-request.ts'

/** Text fields of a form or a query. */
type Fields = Record<string, string>

/** A provider's login page: asks whom to sign in as, and sends back to our app. */
export function authorizeRoutes(world: World, provider: SocialProvider): Hono {
  const { publicOrigin } = world
  const app = new Hono()

  app.get('/authorize', (c) =>
    withRequest(c, c.req.query(), async (request) =>
      showPage(c, publicOrigin, await choosePage(request)),
    ),
  )

  app.post('/authorize', async (c) => {
    const fields = await readSandboxForm(c)
    return withRequest(c, fields, async (request) => {
      if (fields.cancel !== undefined) return sendBack(c, request, cancelled(provider))
      const person = await chosenPerson(fields)
      if (!person) {
        const error = '이름을 1자에서 40자까지 써 주세요.'
        const page = await choosePage(request, { typedName: fields.name ?? '', error })
        return showPage(c, publicOrigin, page)
      }
      return sendBack(c, request, {
        code: await issueCode(request, person),
        ...(await nameOnce(request, person)),
      })
    })
  })

  return app

  async function withRequest(
    c: Context,
    fields: Fields,
    go: (request: AuthorizationRequest) => Promise<Response>,
  ): Promise<Response> {
    const checked = checkRequest(world, provider, fields)
    if (checked.kind === 'REFUSED')
      return showPage(c, publicOrigin, refusedPage(provider, checked.reason))
    if (checked.kind === 'ERROR') return sendBack(c, checked.request, { error: checked.error })
    return go(checked.request)
  }

  async function choosePage(
    request: AuthorizationRequest,
    more: { typedName?: string; error?: string } = {},
  ) {
    const people = await peopleOf(world, provider)
    const entries = REQUEST_FIELDS.map((name) => [name, request[name]] as const)
    const carried = Object.fromEntries(entries.filter(([, value]) => value !== ''))
    return choosePersonPage(provider, { people, request: carried, ...more })
  }

  async function chosenPerson(fields: Fields): Promise<Person | null> {
    if (fields.person !== undefined)
      return (await peopleOf(world, provider)).find(({ id }) => id === fields.person) ?? null
    const name = (fields.name ?? '').trim()
    return isPersonName(name) ? addPerson(world, provider, name) : null
  }

  async function issueCode(request: AuthorizationRequest, person: Person): Promise<string> {
    const code = randomBytes(24).toString('base64url')
    await world.items.put(CODE, code, {
      provider,
      personId: person.id,
      personName: person.name,
      scope: request.scope,
      nonce: request.nonce || null,
      redirectUri: request.redirect_uri,
      codeChallenge: request.code_challenge,
    })
    return code
  }

  /** Apple tells the name to the app itself, and only the first time. */
  async function nameOnce({ scope }: AuthorizationRequest, { id, name }: Person): Promise<Fields> {
    if (provider !== 'apple' || !scopesOf(scope).includes('name')) return {}
    if (await world.items.newest(CONSENT, id)) return {}
    await world.items.put(CONSENT, id, {})
    const [lastName = '', ...firstName] = name
    return { user: JSON.stringify({ name: { firstName: firstName.join(''), lastName } }) }
  }

  function sendBack(
    c: Context,
    request: AuthorizationRequest,
    fields: Fields,
  ): Response | Promise<Response> {
    const answer = { ...fields, state: request.state }
    if (provider === 'apple' && request.response_mode === 'form_post')
      return showPage(c, publicOrigin, formPostPage(request.redirect_uri, answer))
    const url = new URL(request.redirect_uri)
    for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
    return c.redirect(url.href, 303)
  }
}

/** Apple has its own code for a user who cancelled. */
function cancelled(provider: SocialProvider): Fields {
  return provider === 'apple'
    ? { error: 'user_cancelled_authorize' }
    : { error: 'access_denied', error_description: 'User denied access' }
}
