import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { HOUSE_RULES, POLICY_KEYS, REQUIRED_POLICIES } from '#contracts/account.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { comparePolicies } from './compare-policies.ts'
import { compareTexts } from './compare-texts.ts'
import { ensurePolicies } from './ensure-policies.ts'
import { findPolicy } from './find-policy.ts'
import { listPolicies } from './list-policies.ts'
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
      const { policies } = await listPolicies({ kysely: database.kysely, now: () => now })
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
    expect(past?.versions.map(({ version }) => version)).toEqual(['2026-11-01', '2025-03-01'])
    expect(past?.versionInForce).toBe('2026-11-01')
    const which = { policyKey: 'TERMS', version: '1999-01-01' } as const
    expect(await findPolicy(database.kysely, which, FIRST_MOMENT)).toBeNull()
  })

  it('운영정책과 청소년보호정책은 가입할 때 묻지 않지만 판마다 볼 수 있다', async () => {
    for (const policyKey of HOUSE_RULES) {
      const found = await findPolicy(database.kysely, { policyKey }, FIRST_MOMENT)
      expect(found?.versionInForce).toBe('2026-11-01')
      expect(found?.versions).toHaveLength(2)
      expect(found?.policy.reason).not.toBe('')
    }
  })

  it('두 판의 차이를 조항마다 말하고, 번호만 밀린 조항은 같은 조항이다', async () => {
    const insert = (version: string, body: string) => ({
      policy_key: 'LOCATION' as const,
      version,
      title: '시험',
      required: false,
      body,
      sort_order: 99,
      reason: version === '1990-02-01' ? '더 분명하게' : '',
    })
    await database.kysely
      .insertInto('policy')
      .values([
        insert(
          '1990-01-01',
          '머리말\n\n## 제1조 (목적)\n\n하나 둘 셋\n\n## 제2조 (옛것)\n\n없어질 글\n\n## 제3조 (뜻)\n\n그대로',
        ),
        insert(
          '1990-02-01',
          '머리말\n\n## 제1조 (목적)\n\n하나 넷 셋\n\n## 제2조 (뜻)\n\n그대로\n\n## 제3조 (새것)\n\n생긴 글',
        ),
      ])
      .execute()
    const which = { policyKey: 'LOCATION', before: '1990-01-01', after: '1990-02-01' } as const
    const difference = await comparePolicies(database.kysely, which)
    expect(difference?.reason).toBe('더 분명하게')
    expect(
      difference?.sections.map(({ state, heading, headingBefore }) => [
        state,
        heading,
        headingBefore,
      ]),
    ).toEqual([
      ['SAME', '', null],
      ['CHANGED', '제1조 (목적)', null],
      ['REMOVED', '제2조 (옛것)', null],
      ['CHANGED', '제2조 (뜻)', '제3조 (뜻)'],
      ['ADDED', '제3조 (새것)', null],
    ])
    expect(difference?.sections[1]?.parts).toEqual([
      { kind: 'SAME', text: '하나 ' },
      { kind: 'REMOVED', text: '둘' },
      { kind: 'ADDED', text: '넷' },
      { kind: 'SAME', text: ' 셋' },
    ])
    const unknown = { ...which, before: '1980-01-01' }
    expect(await comparePolicies(database.kysely, unknown)).toBeNull()
  })

  it('제목만 바뀐 조항은 같은 조항이고, 다른 글이 된 조항은 없어지고 새로 생긴 것이다', () => {
    const before =
      '## 제1조 (도배)\n\n같은 물건은 한 번만 올릴 수 있습니다.\n\n## 제2조 (옛것)\n\n없어질 글'
    const after =
      '## 제1조 (도배와 광고)\n\n같은 물건은 두 번만 올릴 수 있습니다.\n\n## 제2조 (새것)\n\n생긴 것'
    expect(
      compareTexts(before, after).map(({ state, heading, headingBefore }) => [
        state,
        heading,
        headingBefore,
      ]),
    ).toEqual([
      ['CHANGED', '제1조 (도배와 광고)', '제1조 (도배)'],
      ['REMOVED', '제2조 (옛것)', null],
      ['ADDED', '제2조 (새것)', null],
    ])
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
