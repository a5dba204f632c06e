import { beforeAll, describe, expect, it } from 'vitest'
import { CHAT_MEDIA_PATH } from '#contracts/chat-constants.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import type { Database } from '../db/database.ts'
import { DatabaseUnavailableError } from '../db/errors.ts'
import { createDatabase } from '../db/open-database.ts'
import { createHosts } from './create-hosts.ts'

let database: Database
let hosts: ReturnType<typeof createHosts>

beforeAll(async () => {
  const connect = () => Promise.reject(new DatabaseUnavailableError('away'))
  database = await createDatabase('postgres', { connect, end: async () => {} }, async () => {})
  hosts = createHosts(testHostDependencies(database))
})

describe('while the database is unavailable', () => {
  it.each([
    ['init', '/v1/categories', 'GET', undefined],
    ['product', '/v1/products/1', 'GET', undefined],
    ['main', '/common/token/refresh', 'POST', { refreshToken: 'a'.repeat(40) }],
  ] as const)('%s answers 503, and nothing of the reason', async (name, path, method, body) => {
    const response = await hosts[name](
      new Request(`http://host.invalid${path}`, {
        method,
        ...(body && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }),
    )
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      defined: false,
      code: 'UNAVAILABLE',
      status: 503,
      message: '문제가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    })
  })

  it('files of the chat are answered with 503 too', async () => {
    const dependencies = testHostDependencies(database)
    const token = await dependencies.keys.signAccessToken(
      { userSeq: 1, role: 'USER', sessionId: 'session', generation: 1 },
      { issuedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) },
    )
    const response = await createHosts(dependencies).edge(
      new Request(`http://host.invalid${CHAT_MEDIA_PATH}/${'a'.repeat(32)}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
  })
})
