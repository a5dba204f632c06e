import { describe, expect, it } from 'vitest'
import { missingHostsSecret, missingSecretOfHosts } from './hosts-secret.ts'

const SECRET = 'a-secret-of-the-hosts-that-is-long-enough'

describe('the secret of the hosts', () => {
  it.each(['0.0.0.0', '::', '10.0.0.5', 'hosts.internal'])(
    'is needed by hosts that listen at %s',
    (host) => {
      expect(missingSecretOfHosts(host, undefined)).toMatch(
        /^environment: HOSTS_SECRET: is needed with HOST=/,
      )
      expect(missingSecretOfHosts(host, SECRET)).toBeNull()
    },
  )

  it.each(['127.0.0.1', 'localhost', '::1'])('may be left out at %s', (host) => {
    expect(missingSecretOfHosts(host, undefined)).toBeNull()
  })

  it('is needed as soon as one host is on another machine', () => {
    const main = 'http://127.0.0.1:3100/main'
    expect(missingHostsSecret({ main }, undefined)).toBeNull()
    for (const search of ['http://10.0.0.5/search', 'https://localhost.example/search'])
      expect(missingHostsSecret({ main, search }, undefined)).toContain('SEARCH_HOST_URL')
  })
})
