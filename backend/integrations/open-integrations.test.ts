import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SOCIAL_PROVIDERS } from '#contracts/account.ts'
import { fakeProvider } from '#tests/support/fake-provider.ts'
import { ORIGIN, openTestSandbox, type TestSandbox } from '#tests/support/test-sandbox.ts'
import { openSandbox } from '../demo/sandbox/sandbox.ts'
import { openSecrets } from '../demo/sandbox/secrets.ts'
import { createKeyRing } from '../keys/create-key-ring.ts'
import { IntegrationError } from '../operation/integrations.ts'
import { openIntegrations } from './open-integrations.ts'
import { realEndpoints } from './social/endpoints.ts'

let world: TestSandbox
beforeAll(async () => {
  world = await openTestSandbox()
})
beforeEach(async () => {
  await world.kysely.deleteFrom('sandbox_item').where('kind', '!=', 'secrets').execute()
})
afterAll(() => world.close())

const log = { info: () => undefined, error: () => undefined }
const open = (
  sandbox: boolean,
  more: object = {},
  fetch = fakeProvider(() => Response.json({})).fetch,
) =>
  openIntegrations({
    settings: { sandbox, publicOrigin: ORIGIN, social: {}, ...more },
    openSandbox,
    kysely: world.kysely,
    keys: createKeyRing(),
    now: world.now,
    log,
    fetch,
  })

const sms = { url: 'https://sms.example', apiKey: 'k', apiSecret: 's', sender: '15990000' }
const naver = { clientId: 'real', clientSecret: 'real', endpoints: realEndpoints.naver }
const person = {
  commId: 'SKT',
  name: '정유진',
  phoneNo: '01012345678',
  socialPreNo: '900101',
  socialPostNo: '2',
} as const

describe('openIntegrations', () => {
  it('has nothing without settings', async () => {
    const { integrations, social, sandbox } = await open(false)
    expect(sandbox).toBeUndefined()
    expect(integrations.social).toEqual({})
    expect(Object.keys(social)).toEqual(['fetch'])
    await expect(integrations.sms.send({ phoneNo: '', text: '' })).rejects.toBeInstanceOf(
      IntegrationError,
    )
    await expect(integrations.identity.request(person)).rejects.toBeInstanceOf(IntegrationError)
    await expect(integrations.identity.confirm({ transactionId: '', code: '' })).rejects.toThrow(
      'identity: is not set up',
    )
  })

  it('lets the sandbox simulate the providers that are not set up, and no others', async () => {
    const provider = fakeProvider(({ url }) =>
      Response.json(
        url.startsWith('https://sms')
          ? { statusCode: '2000' }
          : { resultcode: '00', response: { id: 'real' } },
      ),
    )
    const { integrations, social } = await open(
      true,
      { sms, social: { naver, kakao: undefined } },
      provider.fetch,
    )
    await integrations.sms.send({ phoneNo: '01012345678', text: 'x' })
    expect(await integrations.social.naver?.identify({ accessToken: 't' })).toMatchObject({
      providerUserId: 'real',
    })
    expect(await integrations.identity.request(person)).not.toBeNull()
    expect(social.kakao?.endpoints.token).toBe(`${ORIGIN}/sandbox/kakao/token`)
    expect(provider.requests.map(({ url }) => new URL(url).host)).toEqual([
      'sms.example',
      'openapi.naver.com',
    ])
  })

  it('reaches numbers that are never assigned with the sandbox alone', async () => {
    const unassigned = ['01000000005', '01012345678']
    const assignable = ['01023456789', '01098765432', '0111234567']
    const reached = async (settings: object) => {
      const { integrations } = await open(true, settings)
      return [...unassigned, ...assignable].filter((phoneNo) => integrations.sms.reaches(phoneNo))
    }
    expect(await reached({})).toEqual([...unassigned, ...assignable])
    expect(await reached({ sms })).toEqual(assignable)
  })

  it('treats an address that only starts like the sandbox as an external one', async () => {
    const provider = fakeProvider(() => new Response('elsewhere'))
    const { social } = await open(true, {}, provider.fetch)
    for (const url of [
      `${ORIGIN}/sandboxes/`,
      'http://localhost.example/sandbox/',
      `${ORIGIN}1/sandbox/`,
    ])
      expect(await (await social.fetch(url)).text()).toBe('elsewhere')
  })

  it('has keys of its own, created once by concurrent starts', async () => {
    await world.kysely.deleteFrom('sandbox_item').execute()
    const opened = await Promise.all([1, 2, 3].map(() => openSecrets(world.kysely, world.now)))
    const [one, ...others] = opened.map(({ derive, ...keys }) => ({
      seed: derive('seed'),
      ...keys,
    }))
    for (const other of others) expect(other).toEqual(one)
    const secrets = JSON.stringify(world.settings)
    await world.kysely.deleteFrom('sandbox_item').execute()
    const { social } = await open(true)
    expect(social.naver?.clientSecret).toBeDefined()
    expect(secrets).not.toContain(social.naver?.clientSecret)
    expect(secrets).not.toContain(JSON.stringify(social.apple?.privateKey))
  })

  it('uses the same keys after a restart', async () => {
    const keysOf = async () => {
      const { social } = await open(true)
      return [...SOCIAL_PROVIDERS.map((provider) => social[provider])]
    }
    expect(await keysOf()).toEqual(await keysOf())
  })
})

describe('the failure switch', () => {
  const fail = (fields: Record<string, string>) => world.post('/sandbox/faults', fields)
  const read = async (path: string) => (await world.visit(path)).text()

  it('shows and stores the selection', async () => {
    expect(await read('/sandbox/faults')).toContain(
      'id="sms-works" name="sms" value="works" checked',
    )
    const response = await fail({ sms: 'hang', identity: 'error', naver: 'nonsense' })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/sandbox/faults?saved',
    ])
    const page = await read('/sandbox/faults?saved')
    expect(page).toContain('저장했어요.')
    for (const id of ['sms-hang', 'identity-error', 'naver-works'])
      expect(page).toMatch(new RegExp(`id="${id}"[^>]* checked`))
  })

  it('lets each provider fail separately, until it works again', async () => {
    const { integrations } = await open(true)
    const text = { phoneNo: '01012345678', text: 'x' }
    await fail({ sms: 'error' })
    await expect(integrations.sms.send(text)).rejects.toThrow('sms: answered 500')
    expect(await integrations.identity.request(person)).not.toBeNull()
    await fail({ sms: 'works', identity: 'error', naver: 'error', kakao: 'error', apple: 'error' })
    await integrations.sms.send(text)
    await expect(integrations.identity.request(person)).rejects.toThrow('identity: answered 500')
    for (const provider of ['naver', 'kakao'] as const)
      await expect(integrations.social[provider]?.identify({ accessToken: 't' })).rejects.toThrow(
        `${provider}: answered 500`,
      )
    const login = await world.visit('/sandbox/naver/authorize')
    expect(login.status).toBe(400)
  })

  it('hangs until the caller gives up', async () => {
    await fail({ apple: 'hang' })
    const { social } = await open(true)
    const asked = social.fetch(`${ORIGIN}/sandbox/apple/keys`, { signal: AbortSignal.timeout(50) })
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

describe('pages of the sandbox', () => {
  it.each(['/sandbox', '/sandbox/', '/sandbox/sms', '/sandbox/faults'])('%s', async (path) => {
    const { status, headers } = await world.visit(path)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'self'"),
    })
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
  })

  it.each(['/sandbox/nothing', '/sandbox/sms/nothing', '/sandbox/google/authorize'])(
    '%s is not there',
    async (path) => {
      expect((await world.visit(path)).status).toBe(404)
    },
  )

  it('rejects a form that cannot be parsed', async () => {
    const response = await world.visit('/sandbox/faults', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'nonsense',
    })
    expect(response.status).toBe(400)
  })

  it('rejects an endless body', async () => {
    const body = `name=${'x'.repeat(70_000)}`
    const response = await world.visit('/sandbox/naver/authorize', { method: 'POST', body })
    expect(response.status).toBe(413)
  })
})
