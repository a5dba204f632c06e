import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import type { Role } from '#contracts/account.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { askDesk, OPERATOR_ENDPOINTS } from '#tests/support/operator-endpoints.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

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
    const answers = await askDesk(createHosts(dependencies), token)
    expect(Object.values(answers)).toEqual(
      OPERATOR_ENDPOINTS.map(() =>
        expect.objectContaining({ status: 403, code: 'SECOND_FACTOR_NEEDED' }),
      ),
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
