import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import type { Role } from '#contracts/account.ts'
import type { EndpointMeta } from '#contracts/endpoint.ts'
import { CONTRACTS, HOST_NAMES } from '#contracts/hosts.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

interface Procedure {
  '~orpc': { meta: EndpointMeta; route: { method?: string; path?: string } }
}

/** Every endpoint of every host that is for operators only. */
const OPERATOR_ENDPOINTS = HOST_NAMES.flatMap((host) =>
  Object.entries(CONTRACTS[host] as unknown as Record<string, Procedure>)
    .filter(([, procedure]) => procedure['~orpc'].meta.auth === 'operator')
    .map(([verb, procedure]) => ({ host, verb, ...procedure['~orpc'].route })),
)

let database: Database
let dependencies: TestHostDependencies
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database)
}, 60_000)
afterAll(() => database?.close())

async function tokenOf(role: Role): Promise<string> {
  const { userSeq } = await seedUser(database.kysely, { role })
  await seedStore(database.kysely, { user_seq: userSeq })
  const how = { secondFactor: false }
  return (await credentialsOf(dependencies, userSeq, how)).accessToken
}

describe('운영자 권한은 2단계 인증 전에는 없다', () => {
  it('the contracts have such endpoints', () => {
    expect(OPERATOR_ENDPOINTS.length).toBeGreaterThan(5)
  })

  it.each(['OPERATOR', 'ADMIN'] as const)('%s is refused by every one of them', async (role) => {
    const token = await tokenOf(role)
    const hosts = createHosts(dependencies)
    const answers = await Promise.all(
      OPERATOR_ENDPOINTS.map(async ({ host, verb, method = 'POST', path = '/' }) => {
        const address = `http://host${path.replaceAll(/\{\w+\}/g, '1')}`
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        const body = method === 'GET' ? null : '{}'
        const response = await hosts[host](new Request(address, { method, headers, body }))
        const { code } = (await response.json()) as { code?: string }
        return [`${host}.${verb}`, response.status, code]
      }),
    )
    expect(answers).toEqual(
      OPERATOR_ENDPOINTS.map(({ host, verb }) => [`${host}.${verb}`, 403, 'SECOND_FACTOR_NEEDED']),
    )
  })

  it('a member who is not an operator sees no sign of the second factor', async () => {
    const token = await tokenOf('USER')
    const { main } = createHosts(dependencies)
    for (const path of ['/v1/operator/second-factor', '/v1/operator/members/1']) {
      const headers = { authorization: `Bearer ${token}` }
      const response = await main(new Request(`http://main${path}`, { headers }))
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        403,
        'FORBIDDEN',
      ])
    }
  })
})
