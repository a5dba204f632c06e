import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readCatalogue } from '#backend/demo/seed/catalogue.ts'
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

/** A shortcut's tile in the dark scheme (`--color-tile`). */
const DARK_TILE: [number, number, number] = [0x4a, 0x44, 0x3c]

const luminance = (...color: [number, number, number]) => {
  const [red, green, blue] = color.map((value) =>
    value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('대분류의 그림은 어두운 테마에서도 보인다', async () => {
  const tile = luminance(...DARK_TILE) + 0.05
  for (const { path, emoji } of readCatalogue().categories) {
    if (path.includes('/')) continue
    const pixels = await sharp(emojiFile(EMOJI[emoji]))
      .resize(48, 48)
      .ensureAlpha()
      .raw()
      .toBuffer()
    let opaque = 0
    let seen = 0
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
      if (alpha < 200) continue
      opaque += 1
      const own = luminance(red, green, blue) + 0.05
      if (Math.max(own, tile) / Math.min(own, tile) > 1.6) seen += 1
    }
    expect(seen / opaque, path).toBeGreaterThan(0.2)
  }
})
