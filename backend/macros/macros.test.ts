import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedMacro, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let dependencies: ReturnType<typeof testHostDependencies>
let desk: Awaited<ReturnType<typeof clientOf>>
const clientOf = async (role: 'OPERATOR' | 'USER') => {
  const { userSeq } = await seedUser(database.kysely, { role })
  await seedStore(database.kysely, { user_seq: userSeq, name: `사람 ${userSeq}` })
  return hostClients(dependencies)('customerService', {
    bearer: await bearerOf(dependencies, userSeq),
  })
}
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database)
  desk = await clientOf('OPERATOR')
}, 60_000)
afterAll(() => database?.close())

const content = (more: object = {}) => ({
  label: '정산 지연',
  category: 'SETTLEMENT' as const,
  text: '{이름} 님, 정산이 늦어져 죄송해요.',
  position: 500,
  ...more,
})
const labels = async (category: 'SETTLEMENT' | 'OTHER') =>
  (await desk.macros({ category })).items.map(({ label }) => label)

describe('자주 쓰는 답변', () => {
  it('그 종류의 답변이 먼저, 순서대로 나오고, 끈 것과 다른 종류의 것은 나오지 않는다', async () => {
    const before = await labels('OTHER')
    expect(before).toContain('마무리')
    await seedMacro(database.kysely, { label: '나중', category: 'SETTLEMENT', sort_order: 999 })
    await seedMacro(database.kysely, { label: '먼저', category: 'SETTLEMENT', sort_order: 998 })
    await seedMacro(database.kysely, { label: '꺼짐', is_hidden: true, sort_order: 0 })
    expect(await labels('SETTLEMENT')).toEqual(['먼저', '나중', ...before])
    expect(await labels('OTHER')).toEqual(before)
    const off = await desk.macroDesk({ isOn: false })
    expect(off.items.map(({ label }) => label)).toEqual(['꺼짐'])
  })

  it('여덟 번 함께 저장해도 하나이고, 고치고 끄고 되돌린 것이 판으로 남는다', async () => {
    const formKey = crypto.randomUUID()
    const added = await Promise.all(
      Array.from({ length: 8 }, () => desk.addMacro({ formKey, content: content() })),
    )
    const [macroSeq, ...others] = [...new Set(added.map((one) => one.macroSeq))]
    expect(others).toEqual([])
    if (!macroSeq) throw new Error('no macro')
    await desk.saveMacro({ macroSeq, version: 1, content: content({ text: '곧 드려요.' }) })
    const late = desk.saveMacro({ macroSeq, version: 1, content: content({ text: '다른 글' }) })
    expect((await refusalOf(late)).code).toBe('OUTDATED')
    await desk.stepMacro({ macroSeq, version: 2, step: 'HIDE' })
    expect(await labels('SETTLEMENT')).not.toContain('정산 지연')
    await desk.stepMacro({ macroSeq, version: 3, step: 'ROLL_BACK', toVersion: 1 })
    expect(await desk.macroDraft({ macroSeq })).toMatchObject({
      ...content(),
      version: 4,
      state: 'HIDDEN',
      versions: [{ did: 'ROLL_BACK' }, { did: 'HIDE' }, { did: 'SAVE' }, { did: 'SAVE' }],
    })
  })

  it('모르는 빈자리가 있는 답변은 저장하지 않고, 회원은 볼 수 없다', async () => {
    const wrong = desk.addMacro({
      formKey: crypto.randomUUID(),
      content: content({ text: '{이룸} 님' }),
    })
    expect((await refusalOf(wrong)).code).toBe('PLACE')
    const member = await clientOf('USER')
    expect((await refusalOf(member.macros({ category: 'OTHER' }))).status).toBe(403)
  })
})
