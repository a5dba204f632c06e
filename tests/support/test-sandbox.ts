import { createHash, randomBytes } from 'node:crypto'
import { openSandbox } from '#backend/demo/sandbox/sandbox.ts'
import { openSecrets } from '#backend/demo/sandbox/secrets.ts'
import { sandboxSettings } from '#backend/demo/sandbox/world.ts'
import { openIntegrations } from '#backend/integrations/open-integrations.ts'
import type { IntegrationSettings } from '#backend/integrations/settings.ts'
import { createKeyRing } from '#backend/keys/create-key-ring.ts'
import type { SocialProvider } from '#contracts/account.ts'
import { createTestDatabase } from './test-database.ts'

export const ORIGIN = 'http://localhost:3000'
const ANONYMOUS: typeof fetch = async () => {
  throw new Error('a test reached for the real world')
}

/** The integrations of the sandbox, over a database of its own, with a clock that tests move. */
export async function openTestSandbox(settings: Partial<IntegrationSettings> = {}) {
  const database = await createTestDatabase()
  const keys = createKeyRing()
  const clock = { now: new Date('2026-11-01T03:05:00Z') }
  const open = () =>
    openIntegrations({
      settings: { sandbox: true, publicOrigin: ORIGIN, social: {}, ...settings },
      openSandbox,
      kysely: database.kysely,
      keys,
      now: () => clock.now,
      log: {
        info: () => undefined,
        error: ({ error }: { error?: unknown }) => {
          throw error
        },
      },
      fetch: ANONYMOUS,
    })
  const opened = await open()
  const { sandbox } = opened
  const now = () => clock.now
  const secrets = await openSecrets(database.kysely, now)
  if (!sandbox) throw new Error('no sandbox')
  return {
    ...opened,
    kysely: database.kysely,
    now,
    secrets,
    /** How the sandbox knows our app. */
    settings: sandboxSettings(ORIGIN, secrets),
    async close() {
      await opened.close()
      await database.close()
    },
    /** The same database after a restart. */
    reopen: open,
    wait(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1_000)
    },
    /** As a browser sends it. */
    visit: (path: string, init?: RequestInit) =>
      Promise.resolve(sandbox(new Request(new URL(path, ORIGIN), init))),
    post: (path: string, fields: Record<string, string>) =>
      Promise.resolve(
        sandbox(
          new Request(new URL(path, ORIGIN), { method: 'POST', body: new URLSearchParams(fields) }),
        ),
      ),
    async texts(phone: string): Promise<{ phone: string; text: string; sentAt: string }[]> {
      const url = `${ORIGIN}/sandbox/sms?phone=${phone}`
      const response = await sandbox(new Request(url, { headers: { accept: 'application/json' } }))
      return (await response.json()).messages
    },
  }
}
export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>

export const CODE_VERIFIER = randomBytes(32).toString('base64url')

/** The parameters that our app sends to a provider's login page. */
export function authorizationFields(
  { social }: Pick<TestSandbox, 'social'>,
  provider: SocialProvider,
  more: Record<string, string> = {},
): Record<string, string> {
  return {
    response_type: 'code',
    client_id: social[provider]?.clientId ?? '',
    redirect_uri: `${ORIGIN}/signin/${provider}/callback`,
    state: 'state-of-a-test',
    code_challenge: createHash('sha256').update(CODE_VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...(provider === 'apple' && {
      response_mode: 'form_post',
      scope: 'name',
      nonce: 'nonce-of-a-test',
    }),
    ...(provider === 'kakao' && { scope: 'profile_nickname' }),
    ...more,
  }
}

/** Values of the hidden fields of a page's first form. */
export function hiddenFields(page: string): Record<string, string> {
  const [, form = ''] = /<form[^>]*>([\s\S]*?)<\/form>/.exec(page) ?? []
  const inputs = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  const withoutEntities = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return Object.fromEntries(
    [...inputs].map(([, name, value]) => [name, withoutEntities(value ?? '')]),
  )
}
