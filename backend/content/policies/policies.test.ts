import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { POLICY_KEYS, REQUIRED_POLICIES } from '#contracts/account.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ensurePolicies } from './ensure-policies.ts'
import { findPolicy } from './find-policy.ts'
import { policiesInForce } from './policies-in-force.ts'
import { POLICY_TEXTS } from './texts/index.ts'

/** The first moment of 2026-11-01 in Korea. */
const FIRST_MOMENT = new Date('2026-10-31T15:00:00Z')

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await Promise.all([ensurePolicies(database.kysely), ensurePolicies(database.kysely)])
}, 60_000)
afterAll(() => database?.close())

const versionsAt = async (now: Date) =>
  Object.fromEntries(
    (await policiesInForce(database.kysely, now)).map(({ policyKey, version }) => [
      policyKey,
      version,
    ]),
  )

describe('약관과 동의', () => {
  it('두 프로세스가 함께 넣어도 한 번씩만 들어가고, 이미 있는 글은 바뀌지 않는다', async () => {
    await database.kysely
      .updateTable('policy')
      .set({ title: '동의받은 그대로' })
      .where('policy_key', '=', 'MARKETING')
      .execute()
    await ensurePolicies(database.kysely)
    const rows = await database.kysely.selectFrom('policy').selectAll().execute()
    expect(rows).toHaveLength(POLICY_TEXTS.length)
    expect(rows.find((row) => row.policy_key === 'MARKETING')?.title).toBe('동의받은 그대로')
  })

  it('시행일은 한국 시각 0시에 바뀐다', async () => {
    expect(await versionsAt(FIRST_MOMENT)).toMatchObject({
      TERMS: '2026-11-01',
      PRIVACY: '2026-11-01',
    })
    expect(await versionsAt(new Date(FIRST_MOMENT.getTime() - 1))).toMatchObject({
      TERMS: '2025-03-01',
      PRIVACY: '2025-03-01',
    })
  })

  it('묻는 모든 글이 언제나 하나씩 있고, 필수인 것은 필수로 적혀 있다', async () => {
    for (const now of [FIRST_MOMENT, new Date('2024-01-01T00:00:00Z')]) {
      const policies = await policiesInForce(database.kysely, now)
      const keys = policies.map(({ policyKey }) => policyKey)
      expect(keys.toSorted()).toEqual([...POLICY_KEYS, 'MARKETING', 'NIGHT_MARKETING'].toSorted())
      const required = policies.filter((policy) => policy.required)
      expect(required.map(({ policyKey }) => policyKey).toSorted()).toEqual(
        [...REQUIRED_POLICIES].toSorted(),
      )
    }
  })

  it('지난 약관도 볼 수 있고, 없는 판은 없다', async () => {
    const past = await findPolicy(
      database.kysely,
      { policyKey: 'TERMS', version: '2025-03-01' },
      FIRST_MOMENT,
    )
    expect(past?.policy.version).toBe('2025-03-01')
    expect(past?.versions).toEqual(['2026-11-01', '2025-03-01'])
    expect(past?.versionInForce).toBe('2026-11-01')
    const which = { policyKey: 'TERMS', version: '1999-01-01' } as const
    expect(await findPolicy(database.kysely, which, FIRST_MOMENT)).toBeNull()
  })

  it('본문은 제목, 문단, 목록으로만 되어 있다', () => {
    for (const { body, version, policyKey } of POLICY_TEXTS) {
      expect(body, policyKey).not.toMatch(/\n{3}|^\s|[ \t]$|undefined/)
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      for (const paragraph of body.split('\n\n')) {
        const lines = paragraph.split('\n')
        const isList = lines.every((line) => line.startsWith('- '))
        expect(isList || lines.length === 1, paragraph).toBe(true)
      }
    }
  })
})
