import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { OpenSandbox, SandboxOptions } from '#backend/integrations/sandbox.ts'
import { SOCIAL_PROVIDERS } from '#contracts/account.ts'
import { PAYMENT_NOTICE_PATH } from '#contracts/payment-constants.ts'
import { authenticatorRoutes } from './authenticator.ts'
import { bankRoutes } from './bank/routes.ts'
import { cafeRoutes } from './cafe/routes.ts'
import { clockRoutes } from './clock.ts'
import { sandboxFaultOf } from './faults.ts'
import { identityRoutes } from './identity.ts'
import { createItems } from './items.ts'
import { COMPANIES, type Company, FAULT, faultSchema, KINDS, type SandboxFault } from './kinds.ts'
import { mailRoutes } from './mail.ts'
import { faultsPage } from './pages/faults-page.ts'
import { indexPage } from './pages/index-page.ts'
import { showPage } from './pages/page.ts'
import { STYLES } from './pages/styles.ts'
import { parcelRoutes } from './parcels/routes.ts'
import { paymentApi } from './payments/api.ts'
import { openBooks } from './payments/books.ts'
import { paymentDesk } from './payments/desk.ts'
import { openNotices } from './payments/notices.ts'
import { paymentWindow } from './payments/window.ts'
import { peopleOf } from './people.ts'
import { postcodeRoutes } from './postcode.ts'
import { pushRoutes } from './push/routes.ts'
import { readSandboxForm } from './read-form.ts'
import { openSecrets } from './secrets.ts'
import { smsRoutes } from './sms.ts'
import { appleRoutes } from './social/apple.ts'
import { authorizeRoutes } from './social/authorize.ts'
import { kakaoRoutes } from './social/kakao.ts'
import { naverRoutes } from './social/naver.ts'
import { talkRoutes } from './talk.ts'
import { sandboxSettings, type World } from './world.ts'

const MAXIMUM_BODY_BYTES = 64 * 1024

/** Opens the sandbox; its state and keys lie in the table sandbox_item. */
export const openSandbox: OpenSandbox = async ({ kysely, publicOrigin, now, fetch, log }) => {
  const secrets = await openSecrets(kysely, now)
  const settings = sandboxSettings(publicOrigin, secrets)
  const items = createItems(kysely, now, KINDS)
  const books = openBooks(kysely, now)
  const noticeUrl = `${publicOrigin}${PAYMENT_NOTICE_PATH}`
  const notices = openNotices({ kysely, now, url: noticeUrl, fetch, log })
  const world = { publicOrigin, now, secrets, items, books, notices, ...settings }
  const app = createSandboxApp(world, log)
  app.route('/clock', clockRoutes(world, kysely))
  app.route('/cafe', cafeRoutes(world, fetch))
  app.route('/parcels', parcelRoutes(world, kysely))
  notices.send()
  return { ...settings, fetch: (request) => app.fetch(request), close: () => notices.close() }
}

function createSandboxApp(world: World, log: SandboxOptions['log']): Hono {
  const { publicOrigin, items } = world
  const app = new Hono({ strict: false }).basePath('/sandbox')

  app.use(bodyLimit({ maxSize: MAXIMUM_BODY_BYTES }))
  app.use(async (c, next) => {
    await next()
    // These answers belong to one browser: never cached, never shown inside another page.
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    c.header('x-robots-tag', 'noindex')
    // Not `no-referrer`, which would make the Origin of every form `null`.
    c.header('referrer-policy', 'same-origin')
  })
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ error, path: c.req.path }, 'the sandbox failed')
    return c.json({ error: 'internal_server_error' }, 500)
  })

  app.get('/sandbox.css', (c) => c.body(STYLES, 200, { 'content-type': 'text/css;charset=UTF-8' }))
  app.get('/', async (c) => {
    const [naver, kakao, apple] = await Promise.all(
      SOCIAL_PROVIDERS.map((provider) => peopleOf(world, provider)),
    )
    const people = { naver: naver ?? [], kakao: kakao ?? [], apple: apple ?? [] }
    return showPage(c, publicOrigin, indexPage(people))
  })
  app.get('/faults', async (c) => {
    const saved = c.req.query('saved') !== undefined
    return showPage(c, publicOrigin, faultsPage(await readFaults(world), saved))
  })
  app.post('/faults', async (c) => {
    const fields = await readSandboxForm(c)
    for (const company of COMPANIES) {
      const fault = faultSchema.safeParse(fields[company])
      if (fault.success) await items.put(FAULT, company, { fault: fault.data })
    }
    return c.redirect('/sandbox/faults?saved', 303)
  })

  app.route('/sms', smsRoutes(world))
  app.route('/push', pushRoutes(world))
  app.route('/talk', talkRoutes(world))
  app.route('/mail', mailRoutes(world))
  app.route('/authenticator', authenticatorRoutes(world))
  app.route('/identity', identityRoutes(world))
  app.route('/postcode', postcodeRoutes(world))
  app.route('/bank', bankRoutes(world))
  app.route('/payments/v1', paymentApi(world))
  app.route('/payments/window', paymentWindow(world))
  app.route('/payments', paymentDesk(world))
  for (const provider of SOCIAL_PROVIDERS)
    app.route(`/${provider}`, authorizeRoutes(world, provider))
  app.route('/naver', naverRoutes(world))
  app.route('/kakao', kakaoRoutes(world))
  app.route('/apple', appleRoutes(world))
  return app
}

async function readFaults(world: World): Promise<Record<Company, SandboxFault>> {
  const entries = COMPANIES.map(
    async (company) => [company, await sandboxFaultOf(world, company)] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as Record<Company, SandboxFault>
}
