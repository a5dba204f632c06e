import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import type { Role } from '#contracts/account.ts'
import { DUTY_KEYS, type Duty, dutyRefusal, neededDuties } from '#contracts/duties.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { askDesk, OPERATOR_ENDPOINTS, OTHER_ENDPOINTS } from '#tests/support/operator-endpoints.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let dependencies: TestHostDependencies
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database)
}, 60_000)
afterAll(() => database?.close())

async function operator(duties: readonly Duty[], role: Role = 'OPERATOR') {
  const { userSeq } = await seedUser(database.kysely, { role, duties: [...duties] })
  await seedStore(database.kysely, { user_seq: userSeq })
  return { userSeq, token: await bearerOf(dependencies, userSeq) }
}

const refusedOf = async (token: string) =>
  Object.entries(await askDesk(createHosts(dependencies), token))
    .filter(([, { code }]) => code === 'DUTY_NEEDED')
    .map(([name]) => name)

describe('운영자는 맡은 일만 한다', () => {
  it('every endpoint of the desk says whose duty it is, and no other does', () => {
    expect(OPERATOR_ENDPOINTS.length).toBeGreaterThan(90)
    expect(OPERATOR_ENDPOINTS.filter(({ duty }) => duty === undefined)).toEqual([])
    expect(OTHER_ENDPOINTS.filter(({ duty }) => duty !== undefined)).toEqual([])
    for (const duty of DUTY_KEYS)
      expect(OPERATOR_ENDPOINTS.filter((endpoint) => endpoint.duty === duty)).not.toEqual([])
  })

  it.each([[[]], ...DUTY_KEYS.map((duty) => [[duty]])] as Duty[][][])(
    '%j 담당은 그 일만 할 수 있다',
    async (duties) => {
      const { token } = await operator(duties)
      const others = OPERATOR_ENDPOINTS.filter(({ duty = 'ADMINISTRATOR' }) => {
        const any = neededDuties(duty)
        return any !== null && !any.some((one) => duties.includes(one))
      })
      expect(await refusedOf(token)).toEqual(others.map(({ name }) => name))
    },
  )

  it('관리자는 모두 할 수 있고, 무엇을 맡아야 하는지 알려 준다', async () => {
    const { token } = await operator([], 'ADMIN')
    expect(await refusedOf(token)).toEqual([])
    const { token: other } = await operator(['MONEY'])
    const answers = await askDesk(createHosts(dependencies), other)
    expect(answers['customerService.questionDesk']).toEqual({
      status: 403,
      code: 'DUTY_NEEDED',
      message: dutyRefusal('SUPPORT'),
    })
    expect(dutyRefusal('SUPPORT')).toBe(
      '문의 담당 운영자만 이용할 수 있어요. 필요하면 관리자에게 담당을 요청해 주세요.',
    )
  })

  it('담당이 바뀌면 다음 요청부터 적용된다', async () => {
    const { userSeq, token } = await operator(['SUPPORT'])
    expect(await refusedOf(token)).not.toContain('customerService.questionDesk')
    await database.kysely
      .updateTable('users')
      .set({ duties: ['TRADES'] })
      .where('user_seq', '=', userSeq)
      .execute()
    const refused = await refusedOf(token)
    expect(refused).toContain('customerService.questionDesk')
    expect(refused).not.toContain('gateway.orderCases')
  })
})
