import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { respelledKeyword } from './respell-keyword.ts'
import { loadVocabulary, type Vocabulary } from './vocabulary.ts'

let database: Database
let vocabulary: Vocabulary
beforeAll(async () => {
  database = await createTestDatabase()
  vocabulary = await loadVocabulary(database.kysely)
})
afterAll(() => database?.close())

/** @param hits by keyword; what is not named finds nothing */
const respelled = (keyword: string, hits: Record<string, number>) =>
  respelledKeyword(
    database.kysely,
    keyword.split(' '),
    vocabulary,
    async (filter) => hits[filter.keyword ?? ''] ?? 0,
  )

describe('함께 파는 것이 없는 말은 한 획 다른 이름으로 고친다', () => {
  it('그 이름이 다른 말과 함께 팔릴 때', async () => {
    expect(await respelled('갤럭시 버드', { '갤럭시 버즈': 4 })).toBe('갤럭시 버즈')
    expect(await respelled('에어판 프로', { '에어팟 프로': 2 })).toBe('에어팟 프로')
  })

  it('가장 많은 것을 찾는 이름으로', async () => {
    expect(await respelled('갤럭시 버드', { '갤럭시 보드': 1, '갤럭시 버즈': 4 })).toBe(
      '갤럭시 버즈',
    )
    expect(await respelled('갤럭시 버드', { '갤럭시 보드': 4, '갤럭시 버즈': 1 })).toBe(
      '갤럭시 보드',
    )
  })

  it('함께 팔리는 이름이 없으면 그대로 둔다', async () => {
    expect(await respelled('갤럭시 버드', {})).toBeNull()
  })

  it('여러 제목에 있는 말과 이름은 고치지 않는다', async () => {
    expect(await respelled('갤럭시 버드', { 버드: 3, '갤럭시 버즈': 4 })).toBeNull()
    expect(await respelled('갤럭시 보드', { '갤럭시 버즈': 4 })).toBeNull()
    expect(await respelled('나이키 가방', { '나이키 가발': 4 })).toBeNull()
  })
})
