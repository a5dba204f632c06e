import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emojiFile } from '#backend/media/installed.ts'
import { EMOJI, EMOJI_BY_CATEGORY } from './emoji.ts'

test('목록의 모든 그림은 설치된 파일로 존재한다', () => {
  const missing = Object.entries(EMOJI).filter(([, emoji]) => !existsSync(emojiFile(emoji)))
  expect(missing).toEqual([])
  expect(Object.keys(EMOJI).length).toBeGreaterThan(200)
})

test('20개 대분류마다 서로 다른 물건이 8개 이상 있다', () => {
  const categories = Object.entries(EMOJI_BY_CATEGORY)
  expect(categories).toHaveLength(20)
  for (const [category, names] of categories) {
    expect(new Set(names).size, category).toBeGreaterThanOrEqual(8)
    expect(new Set(names).size, category).toBe(names.length)
  }
})
