import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const REAL = {
  SMS_API_URL: 'https://sms.example',
  SMS_API_KEY: 'key',
  SMS_API_SECRET: 'secret',
  SMS_SENDER: '02-123-4567',
  IDENTITY_URL: 'https://identity.example',
  IDENTITY_SERVICE_ID: 'service',
  IDENTITY_SIGN_KEY: 'sign',
}
const HOSTS_SECRET = 'a-secret-of-the-hosts-that-is-long-enough'
const PUBLIC = { PUBLIC_ORIGIN: 'https://duson.example' }

function linesOf(variables: Record<string, string | undefined>): string[] {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return error.message.split('\n')
  }
}

describe('the providers', () => {
  it.each([
    undefined,
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://shop.localhost',
  ])('are simulated by the sandbox on a development machine (%s)', (origin) => {
    const { integrations } = readEnvironment({ PUBLIC_ORIGIN: origin })
    expect(integrations).toMatchObject({ sandbox: true, social: {} })
    expect(integrations.sms).toBeUndefined()
  })

  it.each(['https://duson.example', 'http://192.168.0.5:3000', 'https://localhost.evil.example'])(
    'have to be real at %s: each missing variable is named, and the way out',
    (origin) => {
      const lines = linesOf({ PUBLIC_ORIGIN: origin })
      expect(lines).toHaveLength(Object.keys(REAL).length)
      for (const [index, name] of Object.keys(REAL).entries()) {
        expect(lines[index]).toContain(`environment: ${name}: `)
        expect(lines[index]).toContain('SANDBOX=1')
      }
    },
  )

  it('have to be real where other machines reach the server, as the inbox shows all users’ codes', () => {
    expect(linesOf({ HOST: '0.0.0.0' })).toHaveLength(Object.keys(REAL).length)
    expect(readEnvironment({ HOST: '0.0.0.0', SANDBOX: '1' }).integrations.sandbox).toBe(true)
  })

  it('have to be real behind a proxy: its visitors are not of this machine', () => {
    const behind = { TRUSTED_PROXY_HOPS: '1' }
    const lines = linesOf(behind)
    expect(lines).toHaveLength(Object.keys(REAL).length)
    expect(lines[0]).toContain('TRUSTED_PROXY_HOPS=1')
    expect(readEnvironment({ ...behind, SANDBOX: '1' }).integrations.sandbox).toBe(true)
  })

  it('are simulated for this machine only, unless the sandbox is requested', () => {
    expect(readEnvironment({}).forThisMachineOnly).toBe(true)
    expect(readEnvironment({ SANDBOX: '1' }).forThisMachineOnly).toBe(false)
    expect(readEnvironment({ ...PUBLIC, ...REAL }).forThisMachineOnly).toBe(false)
  })

  it('are simulated anywhere when the sandbox is requested, and nowhere when it is off', () => {
    expect(readEnvironment({ ...PUBLIC, SANDBOX: '1' }).integrations.sandbox).toBe(true)
    expect(linesOf({ SANDBOX: '0' })).toHaveLength(Object.keys(REAL).length)
  })

  it('are reached as the variables say', () => {
    const { integrations } = readEnvironment({
      ...PUBLIC,
      ...REAL,
      NAVER_CLIENT_ID: 'naver',
      NAVER_CLIENT_SECRET: 'secret',
      KAKAO_CLIENT_ID: 'kakao',
      KAKAO_APP_ID: '12345',
      APPLE_CLIENT_ID: 'com.example',
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----',
    })
    expect(integrations).toMatchObject({
      sandbox: false,
      publicOrigin: 'https://duson.example',
      sms: { sender: '021234567' },
      identity: { serviceId: 'service' },
      social: {
        naver: { clientId: 'naver', clientSecret: 'secret' },
        kakao: { clientId: 'kakao', clientSecret: null, appId: 12345 },
        apple: { teamId: 'TEAM', privateKey: expect.stringContaining('\nabc\n') },
      },
    })
    expect(integrations.social.naver?.endpoints.authorize).toMatch(/^https:\/\/nid\.naver\.com\//)
  })

  it('real keys on a development machine turn the sandbox off', () => {
    expect(readEnvironment(REAL).integrations.sandbox).toBe(false)
    expect(linesOf({ NAVER_CLIENT_ID: 'a', NAVER_CLIENT_SECRET: 'b' })).toHaveLength(7)
  })

  it('an incomplete provider is refused, in the sandbox too', () => {
    expect(linesOf({ SANDBOX: '1', SMS_API_KEY: 'key', APPLE_TEAM_ID: 'team' })).toEqual([
      'environment: SMS_API_URL: is missing, the other SMS_ variables are set',
      'environment: SMS_API_SECRET: is missing, the other SMS_ variables are set',
      'environment: SMS_SENDER: is missing, the other SMS_ variables are set',
      'environment: APPLE_CLIENT_ID: is missing, the other APPLE_ variables are set',
      'environment: APPLE_KEY_ID: is missing, the other APPLE_ variables are set',
      'environment: APPLE_PRIVATE_KEY: is missing, the other APPLE_ variables are set',
    ])
  })

  it('take money with a pair of keys that belong together', () => {
    const toss = (secret: string, client: string) => ({
      SANDBOX: '1',
      TOSS_SECRET_KEY: secret,
      TOSS_CLIENT_KEY: client,
    })
    expect(readEnvironment(toss('live_sk_a', 'live_ck_b')).integrations.payment).toEqual({
      apiUrl: 'https://api.tosspayments.com',
      secretKey: 'live_sk_a',
      clientKey: 'live_ck_b',
      window: { kind: 'script', src: 'https://js.tosspayments.com/v2/standard' },
    })
    for (const [secret, client] of [
      ['live_sk_a', 'test_ck_b'],
      ['live_sk_a', 'live_sk_a'],
      ['live_ck_b', 'live_ck_b'],
      ['live_sk_a', ''],
      ['', 'live_ck_b'],
    ] as const)
      expect(linesOf(toss(secret, client))).toHaveLength(1)
  })

  it('are not called by a process whose main host is elsewhere', () => {
    const main = { MAIN_HOST_URL: 'http://10.0.0.5:3100/main', HOSTS_SECRET }
    expect(linesOf({ ...PUBLIC, ...main })).toEqual([])
  })
})

describe('the demo data', () => {
  it('fills an empty embedded database where the sandbox is, and no other', () => {
    expect(readEnvironment({}).seed).toBe('demo')
    expect(readEnvironment({ ...PUBLIC, SANDBOX: '1' }).seed).toBe('demo')
    expect(readEnvironment({ DATABASE_URL: 'postgresql://localhost/x' }).seed).toBe('none')
    expect(readEnvironment({ ...PUBLIC, ...REAL }).seed).toBe('none')
    expect(readEnvironment(REAL).seed).toBe('none')
  })

  it('is refused where users are real, in one sentence', () => {
    const lines = linesOf({ ...PUBLIC, ...REAL, SEED: 'demo' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^environment: SEED: .*SANDBOX=1/)
    expect(linesOf({ ...PUBLIC, ...REAL, SEED: 'none' })).toEqual([])
  })
})

describe('the secret of the hosts', () => {
  it('is needed for a host on another machine', () => {
    const [line] = linesOf({ SEARCH_HOST_URL: 'http://10.0.0.5:3100/search' })
    expect(line).toMatch(/^environment: HOSTS_SECRET: .*SEARCH_HOST_URL/)
    const { hostsSecret } = readEnvironment({
      SEARCH_HOST_URL: 'http://10.0.0.5:3100/search',
      HOSTS_SECRET,
    })
    expect(hostsSecret).toBe(HOSTS_SECRET)
  })

  it.each(['http://127.0.0.1:3100/search', 'http://localhost:3100/search'])(
    'may be left out where everything is of this machine (%s)',
    (SEARCH_HOST_URL) => {
      expect(readEnvironment({ SEARCH_HOST_URL }).hostsSecret).toBeUndefined()
    },
  )

  it.each(['short', `${'x'.repeat(40)}\n`, '비밀'.repeat(20)])(
    'is long and valid in a header, and is not repeated (%j)',
    (secret) => {
      const [line] = linesOf({ HOSTS_SECRET: secret })
      expect(line).toContain('HOSTS_SECRET')
      expect(line).not.toContain(secret)
    },
  )
})

describe('several servers', () => {
  it('need the same keys', () => {
    const [line] = linesOf({ REDIS_URL: 'redis://redis:6379' })
    expect(line).toContain('KEYS')
    expect(line).toContain('REDIS_URL')
    expect(readEnvironment({ REDIS_URL: 'redis://redis:6379', KEYS: '{}' })).toMatchObject({
      redisUrl: 'redis://redis:6379',
      keys: '{}',
    })
  })

  it('the address of Redis is validated', () => {
    expect(linesOf({ REDIS_URL: 'redis', KEYS: '{}' })[0]).toContain('REDIS_URL')
    expect(linesOf({ REDIS_URL: 'http://redis', KEYS: '{}' })[0]).toContain('REDIS_URL')
  })
})

it('proxies are trusted by number, none by default', () => {
  expect(readEnvironment({}).trustedProxyHops).toBe(0)
  expect(readEnvironment({ TRUSTED_PROXY_HOPS: '2', SANDBOX: '1' }).trustedProxyHops).toBe(2)
  expect(linesOf({ TRUSTED_PROXY_HOPS: 'all' })[0]).toContain('TRUSTED_PROXY_HOPS')
})

it('secrets are not repeated in error messages', () => {
  const text = linesOf({ SMS_API_KEY: 'a-secret-key', SMS_SENDER: 'a-secret-sender' }).join('\n')
  expect(text).not.toBe('')
  expect(text).not.toContain('a-secret')
})
